import { conformance } from '@midden/kernel/conformance'
import { game } from '../src/index.ts'

conformance(game, 500)
