import { conformance } from '../src/conformance.ts'
import { duel } from './toys/duel.ts'

conformance(duel, 200)
