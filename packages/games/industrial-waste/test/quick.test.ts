import { quickConformance } from '@midden/kernel/conformance'
import { industrialWaste } from '../src/index.ts'

quickConformance(industrialWaste, 12)
