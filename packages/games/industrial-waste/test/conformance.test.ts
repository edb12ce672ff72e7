import { conformance } from '@midden/kernel/conformance'
import { SPARING } from '@midden/kernel/laws'
import { industrialWaste } from '../src/index.ts'

conformance(industrialWaste, 500)
conformance(industrialWaste, 2000, SPARING)
