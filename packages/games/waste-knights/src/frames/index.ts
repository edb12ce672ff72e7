import type { KnockoutFrame, ReviveFrame, WakeFrame } from './bodies.ts'
import type { AttackFrame, ClashFrame, CombatFrame } from './combat.ts'
import type { CheckFrame, HandFrame, LuckFrame, ScriptFrame, WindowFrame } from './effects.ts'
import type {
  DrawFrame,
  OverloadFrame,
  PayFrame,
  PlaceFrame,
  RearrangeFrame,
  SwapFrame,
  TradeFrame,
} from './gear.ts'
import type { ExploreFrame, MeetFrame, MoveFrame, StealFrame, WildFrame } from './road.ts'
import type {
  ExplorationsFrame,
  MissionFrame,
  MovesFrame,
  PreparationsFrame,
  RestFrame,
  RoundFrame,
  SetupFrame,
} from './round.ts'
import type { AttemptFrame, IntroduceFrame, RewardFrame, TaskFrame } from './tasks.ts'

/** Every procedure that can be under way (WK-30.1). */
export type WkFrame =
  | SetupFrame
  | RoundFrame
  | PreparationsFrame
  | MovesFrame
  | ExplorationsFrame
  | RestFrame
  | MissionFrame
  | WindowFrame
  | LuckFrame
  | HandFrame
  | ScriptFrame
  | CheckFrame
  | RearrangeFrame
  | DrawFrame
  | PlaceFrame
  | PayFrame
  | OverloadFrame
  | TradeFrame
  | SwapFrame
  | MoveFrame
  | WildFrame
  | MeetFrame
  | StealFrame
  | ExploreFrame
  | AttemptFrame
  | TaskFrame
  | IntroduceFrame
  | RewardFrame
  | CombatFrame
  | ClashFrame
  | AttackFrame
  | KnockoutFrame
  | WakeFrame
  | ReviveFrame

export type FrameKind = WkFrame['at']
export type FrameOf<K extends FrameKind> = Extract<WkFrame, { at: K }>
