import type { Fate } from '@midden/kernel'
import type { WkEvent } from '../events.ts'
import type { WkView } from '../view/view.ts'
import { changes } from './changes.ts'
import { holdings } from './holdings.ts'
import { shows } from './shows.ts'

/** What moments are made of, and whose counters, cards and standing they change. */
export const fate: Fate<WkView, WkEvent> = { shows, changes, holdings }
