import { withstands } from '@midden/kernel/conformance'
import { game } from '../src/index.ts'

withstands(game, { games: 30, tries: 30, least: { refused: 300, played: 10 } })
