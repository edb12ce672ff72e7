import { quickConformance } from '@midden/kernel/conformance'
import { game } from '../src/index.ts'

quickConformance(game)
