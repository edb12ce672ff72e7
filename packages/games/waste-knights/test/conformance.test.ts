import { conformance } from '@midden/kernel/conformance'
import { SPARING } from '@midden/kernel/laws'
import { wasteKnights } from '../src/index.ts'

conformance(wasteKnights, 30)
conformance(wasteKnights, 800, SPARING)
