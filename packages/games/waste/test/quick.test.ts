import { quickConformance } from '@midden/kernel/conformance'
import { waste } from '../src/index.ts'

quickConformance(waste)
