import { quickConformance } from '@midden/kernel/conformance'
import { SPARING } from '@midden/kernel/laws'
import { wasteKnights } from '../src/index.ts'

quickConformance(wasteKnights, 6, SPARING)
