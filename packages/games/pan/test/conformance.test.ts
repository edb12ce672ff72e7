import { conformance } from '@midden/kernel/conformance'
import { pan } from '../src/index.ts'

conformance(pan)
