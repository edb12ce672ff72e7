import { conformance } from '../src/conformance.ts'
import { bank } from './toys/bank.ts'

conformance(bank, 200)
