// What a board may ask of a view: rules that only read, rows and their texts. Nothing here changes a position.
export { AXIAL, distance, HEXES, hexAt, NEIGHBOURS } from './board/geometry.ts'
export {
  contaminationAt,
  descriptionAt,
  hexOfNumber,
  isBlank,
  isCity,
  numberAt,
  obstaclesAt,
  radiationAt,
  threatAt,
  tileAt,
} from './board/hexes.ts'
export { wayTo } from './board/routes.ts'
export { FULL, woundPenalty } from './bodies/counters.ts'
export { ranges } from './cards/ranges.ts'
export { cards } from './cards.ts'
export { poolOf as checkPool } from './checks/check.ts'
export {
  type DamageAccount,
  type DiceLine,
  damageAccount,
  diceLines,
} from './combat/account.ts'
export { attackOptions, isAttack, legalCards } from './combat/options.ts'
export { armourOf, attackPool } from './combat/pool.ts'
export { ICONS, RANGES, SKILLS } from './content/names.ts'
export type { Fighter, GearRow, Reward } from './content/rows.ts'
export { nothing } from './effects/scene.ts'
export { isUseless, movesNothing } from './effects/useless.ts'
export type { WkEvent } from './events.ts'
export { panelDue } from './explore/openings.ts'
export type { AttackFrame, ClashFrame, CombatFrame, Side } from './frames/combat.ts'
export type { CheckFrame } from './frames/effects.ts'
export {
  freshAttack,
  freshClash,
  freshCombat,
  freshExploration,
  freshMove,
  freshScript,
  freshSwap,
  freshWild,
} from './frames/fresh.ts'
export type { SwapFrame, TradeFrame } from './frames/gear.ts'
export type { FrameKind, FrameOf, WkFrame } from './frames/index.ts'
export type { ExploreFrame, MoveFrame } from './frames/road.ts'
export { PRINTED, planOf } from './gear/drafts.ts'
export { isCovered, isTwoHanded } from './gear/panels.ts'
export { CARGO, OVER, PACK } from './gear/places.ts'
export { cardAt, isStored, slotOf, VEHICLE } from './gear/slots.ts'
export { cargoRoom, packRoom, vehicleRow } from './gear/storage.ts'
export { worthOf } from './gear/worth.ts'
export type { Held, Plus } from './held.ts'
export { cardOfGood, isHiddenGood } from './meeting/goods.ts'
export { missions, missionsFor, TOO_MANY_CULTISTS } from './missions/rows.ts'
export { isAtHand, villainNumber } from './missions/villains.ts'
export { mustPlay, playableCards } from './move/constraint.ts'
export { entryCost, feetOf, flatMp, rateOf } from './move/cost.ts'
export { reachable } from './move/reach.ts'
export { COLOUR_NAMES, type Knight, type Owned, PANELS, type Phase, type Wk } from './position.ts'
export { moveWaster, roundWaster, wasterNow } from './roles.ts'
export { PAIRS, starterPlace } from './round/dealing.ts'
export { gearValue } from './score.ts'
export { chanceNow, DOUBTFUL } from './sense/luck.ts'
export { passes } from './sense/odds.ts'
export { leaderOf } from './sense/rivals.ts'
export { weighed } from './sense/weigh.ts'
export { priceOf, worthOffered } from './stalls/prices.ts'
export { abilityText } from './text/abilities.ts'
export {
  commonText,
  gearText,
  hexText,
  knightText,
  linesText,
  panelText,
  privateText,
  requirementText,
  rewardsText,
} from './text/cards.ts'
export type { WkView } from './view/view.ts'
export { caughtBy, neededToEscape } from './wasteland/wild.ts'
export { bearing, nearWords, placeWords } from './words/bearings.ts'
export { lineName } from './words/names.ts'
export { momentWords } from './words/waits.ts'
