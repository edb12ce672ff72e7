import { quickConformance } from '@midden/kernel/conformance'
import { pan } from '../src/index.ts'

quickConformance(pan)
