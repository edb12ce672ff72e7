import { botByName } from '@midden/bots'
import { gameById } from '@midden/games'
import type { Lookup } from './simulate/task.ts'

/** Every game there is, and every bot. */
export const registered: Lookup = { gameById, botByName }
