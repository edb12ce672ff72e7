import { has, type Seat } from '@midden/kernel'
import {
  COLOUR_NAMES,
  cards,
  missions,
  type Phase as Stage,
  type WkEvent,
  type WkView,
} from '@midden/waste-knights/reading'
import type { Face, Phase, SeatMark, Sound } from '../contract.ts'
import { asks, beside, detail, label, verdict } from './captions.ts'
import { PLAN } from './logic/draft.ts'
import { placeTitle } from './logic/places.ts'
import { offered } from './logic/props.ts'
import { PLAYS, wasterOf } from './logic/scene.ts'
import { wouldDoNothing } from './logic/useless.ts'
import { usual } from './logic/usual.ts'
import { Board } from './parts/board.tsx'
import { Hand } from './parts/knight/luck.tsx'
import { Belt, Closer } from './parts/later.tsx'
import { Facts } from './parts/table/facts.tsx'
import { UnderSeats } from './parts/table/under-seats.tsx'
import { because, fetchReasons } from './reasons.ts'
import { t } from './text/text.ts'
import './style/tokens.css'
import './index.css'

const STEP: Readonly<Record<Stage, number>> = {
  setup: -1,
  waster: 0,
  knights: 1,
  move: 2,
  explore: 3,
  rest: 4,
  over: 4,
}

const phase = (view: WkView): Phase => ({
  round:
    view.phase === 'setup'
      ? t.phase.setup
      : t.phase.round(view.round, missions[view.quest.mission]?.rounds ?? 0),
  steps: t.phase.steps,
  now: STEP[view.phase],
})

function seat(view: WkView, at: Seat): SeatMark {
  const k = view.knights[at]!
  const knight = cards(view).knights[k.sheet]
  const badges = [
    ...(view.first === at && view.phase !== 'setup' ? [t.seat.first] : []),
    ...(view.phase !== 'setup' && view.phase !== 'over' && wasterOf(view) === at ? [t.seat.waster] : []),
  ]
  const place = k.down ? t.seat.down : placeTitle(view, Math.max(0, k.hex))
  return {
    note: knight === undefined ? t.seat.chooses : t.seat.at(knight.row.name, place),
    ...(badges.length === 0 ? {} : { badges }),
    out: has(view.gone, at),
    ...(view.result?.winners === 0 ? { place: t.end.lost } : {}),
  }
}

/** The colours of the knights; none until it is chosen. */
const inks = ({ knights }: WkView): (string | undefined)[] =>
  knights.map(({ colour }) => COLOUR_NAMES[colour] && `var(--wk-knight-${COLOUR_NAMES[colour]})`)

const SOUNDS: Partial<Record<WkEvent['what'], Sound>> = {
  entered: 'click',
  'cards turned up': 'card',
  'card played': 'bang',
  'luck played': 'card',
  'luck drawn': 'card',
  'gear drawn': 'card',
  rolled: 'click',
  'cards shown': 'turn',
  damage: 'bang',
  'check passed': 'stamp',
  'fell unconscious': 'bang',
  'task accomplished': 'stamp',
  'round begins': 'turn',
  dealt: 'coin',
  traded: 'coin',
  'game over': 'bell',
}

const DWELL: readonly WkEvent['what'][] = ['card played', 'cards shown', 'rolled', 'damage', 'combat decided']

/** Questions whose answers lie on the board: a choice stands on the screen once. */
const BOARD_ANSWERS: readonly string[] = [
  PLAN,
  'choose a knight',
  'choose a colour',
  'choose a vehicle',
  'keep two tasks',
  'rearrange',
  'offer and pick',
  'lay down and propose',
  'agree on a mission',
  'choose the mission',
  'escape or face',
  'next reward',
  'which task first',
  'introduce a task',
  'give up a clue',
  'keep a card',
  ...PLAYS,
]

export const face: Face<WkView, WkEvent> = {
  plate: 'Waste Knights',
  Board,
  Hand,
  Closer,
  Facts,
  UnderSeats,
  Belt,
  asks,
  beside,
  label,
  detail,
  because,
  fetchReasons,
  verdict,
  phase,
  seat,
  inks,
  ready(menu) {
    const [n] = offered(menu, 'starters')
    return n === undefined ? null : { act: 'starters', n }
  },
  usual,
  sure: (view, action) =>
    action.act === 'leave for good' ? t.seat.leave : wouldDoNothing(view, action) ? t.seat.nothing : null,
  handIsList: (_view, decision) => BOARD_ANSWERS.includes(decision),
  result: () => null,
  sound: (event) => SOUNDS[event.what] ?? null,
  chapter: (event) =>
    event.what === 'round begins'
      ? t.phase.round(event.round, 0)
      : event.what === 'active'
        ? t.phase.steps[event.clause === 'WK-6.1' ? 2 : 3]!
        : null,
  dwell: (events) => (events.some(({ what }) => DWELL.includes(what)) ? 1.6 : 1),
}
