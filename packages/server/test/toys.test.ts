import { conformance } from '@midden/kernel/conformance'
import { errand } from './support/errand.ts'

conformance(errand, 100)
