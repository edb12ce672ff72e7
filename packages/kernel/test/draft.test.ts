import { conformance } from '../src/conformance.ts'
import { draft } from './toys/draft.ts'

conformance(draft, 200)
