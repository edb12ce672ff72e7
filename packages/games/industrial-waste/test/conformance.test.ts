import { conformance } from '@midden/kernel/conformance'
import { industrialWaste } from '../src/index.ts'

conformance(industrialWaste)
