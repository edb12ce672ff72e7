import type { Seat, View, Viewer } from '@midden/kernel'
import { digit, GUN_CARDS, shown, size } from './cards.ts'
import type { PanOptions } from './options.ts'
import { hasGhost, type Pan, type PanFrame, pickerOf, player } from './position.ts'
import { openSlots } from './trick.ts'

/** What the table is at: a trick, a turn, an offer of the Double CLIC, a taking (whole or card by card), the end. */
export type Stage = 'trick' | 'turn' | 'offer' | 'taking' | 'picking' | 'over'

/** What a viewer may know (section 5 of the ledger). Lists of cards are highest first. */
export interface PanView extends View {
  /** how many play */
  seats: number
  options: PanOptions
  /** what is going on */
  stage: Stage
  /** 1 to 4, and 0 in the second step */
  trick: number
  /** the viewer's own */
  hand: number[]
  /** how many cards every hand holds; they are always equal */
  handSize: number
  /** by seat: who has committed a card in this trick */
  committed: boolean[]
  /** the viewer's own commitment; the slot only if the viewer picks */
  commitment: { card: number; slot: number | null } | null
  /** whose turn it is to pick for the ghost; null without one */
  picker: Seat | null
  /** null without a ghost */
  ghost: { open: number[]; heap: number[] } | null
  /** by seat: the face-up cards */
  fronts: number[][]
  /** cards without an owner that a Double CLIC may take */
  free: number[]
  /** discarded cards, face up */
  discard: number[]
  /** how many cards are set aside unseen */
  aside: number
  /** the set-aside cards, once the game is over */
  asideCards: number[] | null
  /** gun cards face down (k) */
  left: number
  /** CLICs face up beside the gun cards */
  clics: number
  /** active seats in turn order; in the first step simply all seats */
  order: Seat[]
  /** how many are still in */
  active: number
  /** whose turn it is in the second step */
  player: Seat | null
  /** eliminated seats, the latest first */
  eliminated: Seat[]
  /** how many of the last were put out together */
  together: number
  /** cards picked so far, as actions name them */
  picked: number[]
}

const STAGES: Readonly<Record<PanFrame['at'], Stage>> = {
  game: 'turn',
  doubleClic: 'offer',
  taking: 'taking',
  picking: 'picking',
}

function stageOf(s: Pan, trick: number): Stage {
  const top = s.stack.at(-1)
  if (top === undefined) return 'over'
  return trick > 0 ? 'trick' : STAGES[top.at]
}

export function view(s: Pan, viewer: Viewer): PanView {
  const game = s.stack[0]
  const { trick, sealed, slot } = game?.at === 'game' ? game : { trick: 0, sealed: 0, slot: 0 }
  const top = s.stack.at(-1)
  const stage = stageOf(s, trick)
  const picker = pickerOf(s.seats, trick)
  const mine = viewer === null ? 0 : digit(sealed, viewer)
  const turning = stage !== 'trick' && stage !== 'over'
  return {
    me: viewer,
    seats: s.seats,
    options: s.options,
    stage,
    trick,
    hand: viewer === null ? [] : shown(s.hands[viewer]!),
    handSize: size(s.hands[0]!),
    committed: s.hands.map((_, seat) => digit(sealed, seat) !== 0),
    commitment: mine === 0 ? null : { card: mine, slot: viewer === picker ? slot : null },
    picker,
    ghost: hasGhost(s.seats) ? { open: openSlots(s.slots).slice(), heap: shown(s.heap) } : null,
    fronts: s.fronts.map(shown),
    free: shown(s.free),
    discard: shown(s.discard),
    aside: size(s.aside),
    asideCards: stage === 'over' ? shown(s.aside) : null,
    left: s.left,
    // A PAN that ended the game lies face up too, but it is no CLIC.
    clics: GUN_CARDS - s.left - (s.pan === 0 ? 1 : 0),
    order: s.order.slice(0, s.active),
    active: s.active,
    player: turning ? player(s) : null,
    eliminated: s.order.slice(s.active),
    together: s.together,
    picked: top?.at === 'picking' ? top.picked.slice() : [],
  }
}
