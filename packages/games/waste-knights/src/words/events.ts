import type { WkEvent } from '../events.ts'
import type { Known } from './bearings.ts'
import { boardSayings } from './events/board.ts'
import { bodySayings } from './events/bodies.ts'
import { combatSayings } from './events/combat.ts'
import { effectSayings } from './events/effects.ts'
import { exploreSayings } from './events/explore.ts'
import { gearSayings } from './events/gear.ts'
import { meetingSayings } from './events/meeting.ts'
import { missionSayings } from './events/missions.ts'
import { moveSayings } from './events/move.ts'
import { roundSayings } from './events/round.ts'
import { setupSayings } from './events/setup.ts'
import { stallsSayings } from './events/stalls.ts'
import { taskSayings } from './events/tasks.ts'
import { wastelandSayings } from './events/wasteland.ts'
import type { Sayings, Who } from './sayings.ts'

/** A sentence for every event; one that is missing does not compile. */
const sayings: Sayings<WkEvent> = {
  ...setupSayings,
  ...roundSayings,
  ...effectSayings,
  ...bodySayings,
  ...gearSayings,
  ...boardSayings,
  ...combatSayings,
  ...meetingSayings,
  ...moveSayings,
  ...wastelandSayings,
  ...stallsSayings,
  ...missionSayings,
  ...exploreSayings,
  ...taskSayings,
}

/** Without a view the cards are those the game is sold with. */
const SOLD: Known = { options: { content: null } }

export function eventWords(e: WkEvent, who: Who, v: Known = SOLD): string {
  return (sayings[e.what] as (e: WkEvent, who: Who, t: Known) => string)(e, who, v)
}
