import { withstands } from '@midden/kernel/conformance'
import { industrialWaste } from '../src/index.ts'

withstands(industrialWaste, { least: { refused: 200, played: 200 } })
