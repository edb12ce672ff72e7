import { conformance } from '@midden/kernel/conformance'
import { waste } from '../src/index.ts'

conformance(waste, 1000)
