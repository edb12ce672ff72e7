import { conformance } from '@midden/kernel/conformance'
import { pan } from '@midden/pan'

conformance(pan)
