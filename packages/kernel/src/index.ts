export { canonical, hashOf } from './canonical.ts'
export { eventsFor, type GameEvent, type Tell } from './events.ts'
export {
  type Change,
  type Fate,
  type Reader,
  type Recap,
  type RecapCell,
  type RecapRow,
  type Retelling,
  type Showing,
  type Shows,
  showing,
} from './fate.ts'
export {
  type Aside,
  type Ask,
  type Book,
  compile,
  type Frame,
  type Go,
  type Position,
  type Procedure,
  type Program,
  type Run,
  type Step,
  stepNumber,
  type Watch,
} from './frames.ts'
export {
  type DrawInfo,
  defineGame,
  type Game,
  type Outcome,
  type TableTerms,
  type View,
  type WholeGame,
  type Words,
} from './game.ts'
export { type Barred, clausesIn, type Ledger, type Refusal } from './ledger.ts'
export {
  act,
  begin,
  carryOut,
  type Each,
  type Journal,
  type Match,
  type MatchSetup,
  type Move,
  mayUndo,
  type Redeal,
  redealt,
  replay,
  replaying,
  Unplayable,
  undo,
  undoing,
} from './match.ts'
export {
  type Action,
  allowed,
  allows,
  anyOf,
  expand,
  nth,
  nthOf,
  type Offer,
  readAction,
  WIDEST,
  width,
  widthOf,
} from './offers.ts'
export {
  type AcceptedAction,
  check,
  isRefusal,
  menu,
  type PlayResult,
  perform,
  play,
  type RareRight,
  rareRights,
  type Waiting,
  waiting,
} from './play.ts'
export {
  arrange,
  below,
  branch,
  cloneRandom,
  type Draw,
  pick,
  type Random,
  reseed,
  ScriptError,
  seeded,
  shuffle,
} from './random.ts'
export {
  all,
  firstOf,
  has,
  leftOf,
  only,
  reaches,
  type Seat,
  type Seats,
  seatsIn,
  type Viewer,
} from './seats.ts'
export { apply, applyAside, asidesFor, offers, owing, question, settle } from './settle.ts'
export { hmac, sha256 } from './sha256.ts'
export { bool, byField, int, list, nullOr, oneOf, randomShape, record, type Shape, text } from './shape.ts'
export {
  optionName,
  optionSchema,
  optionsShape,
  readOptions,
  type Sheet,
  type TableOption,
  valueName,
} from './sheet.ts'
export { atOnce, type Steps } from './steps.ts'
export type { Memory, Valuation, Wits } from './wits.ts'
export { type Admits, ANY, dealUnder, strayCard, unseenOf } from './zones.ts'
