import type { BoardEvent } from './events/board.ts'
import type { BodyEvent } from './events/bodies.ts'
import type { CombatEvent } from './events/combat.ts'
import type { EffectEvent } from './events/effects.ts'
import type { ExploreEvent } from './events/explore.ts'
import type { GearEvent } from './events/gear.ts'
import type { MeetingEvent } from './events/meeting.ts'
import type { MissionEvent } from './events/missions.ts'
import type { MoveEvent } from './events/move.ts'
import type { RoundEvent } from './events/round.ts'
import type { SetupEvent } from './events/setup.ts'
import type { StallsEvent } from './events/stalls.ts'
import type { TaskEvent } from './events/tasks.ts'
import type { WastelandEvent } from './events/wasteland.ts'

/** Everything that can be told. Each chapter keeps its own list. */
export type WkEvent =
  | SetupEvent
  | RoundEvent
  | EffectEvent
  | BodyEvent
  | GearEvent
  | BoardEvent
  | CombatEvent
  | MeetingEvent
  | MoveEvent
  | WastelandEvent
  | StallsEvent
  | MissionEvent
  | ExploreEvent
  | TaskEvent
