import { has, type View, type Viewer } from '@midden/kernel'
import { cloneFrame, cloneQuest } from '../clone.ts'
import type { FrameKind, FrameOf, WkFrame } from '../frames/index.ts'
import type { Kit } from '../frames/kit.ts'
import { NONE } from '../held.ts'
import { kits } from '../kits.ts'
import type { Pile, Planted, Quest, Table, TaskPile, Wk } from '../position.ts'
import { seenKnight } from './knight.ts'

/** The position as a viewer may know it: NONE where something is hidden. */
export interface WkView extends View, Table {}

const hidden = (list: readonly number[]): number[] => list.map(() => NONE)
/** Count public, order and content nobody's; the discard pile is public. */
const seenPile = (pile: Pile): Pile => ({ deck: hidden(pile.deck), discard: pile.discard.slice() })
/** A card somebody put under the deck stays known to him (WK-13.9). */
const seenTasks = (pile: TaskPile, viewer: Viewer): TaskPile => ({
  deck: pile.deck.map((card, i) => (viewer !== null && has(pile.seen[i]!, viewer) ? card : NONE)),
  discard: pile.discard.slice(),
  seen: pile.seen.slice(),
})

/** Face-down mission markers are hidden from all. */
export const seenQuest = (quest: Quest): Quest => ({
  ...cloneQuest(quest),
  markers: quest.markers.map(({ n, hex, shown }) => ({ n: shown ? n : NONE, hex, shown })),
  bag: hidden(quest.bag),
})

/** A frame as the viewer may know it, as a copy; null where it has no secrets. */
export function seenFrame<K extends FrameKind>(s: Table, f: FrameOf<K>, viewer: Viewer): WkFrame | null {
  const kit = kits[f.at] as unknown as Kit<K>
  return kit.seen === undefined ? null : kit.seen(f, viewer, s)
}

export const seenPlanted = (planted: readonly Planted[], viewer: Viewer): Planted[] =>
  planted.map(({ card, by }) => ({ card: by === viewer ? card : NONE, by }))

/** Everything that may leave the table, built up field by field (ledger, section 4). */
export const view = (s: Wk, viewer: Viewer): WkView => ({
  me: viewer,
  seats: s.seats,
  stack: s.stack.map((f) => seenFrame(s, f, viewer) ?? cloneFrame(f)),
  options: s.options,
  phase: s.phase,
  round: s.round,
  first: s.first,
  active: s.active,
  gone: s.gone,
  knights: s.knights.map((_, seat) => seenKnight(s, seat, viewer)),
  tiles: s.tiles.slice(),
  tokens: s.tokens.map((layer) => layer.slice()),
  special: s.special.slice(),
  dark: s.dark.slice(),
  luck: seenPile(s.luck),
  wild: seenPile(s.wild),
  gear: s.gear.map(seenPile),
  blue: s.blue.slice(),
  removedBlue: s.removedBlue.slice(),
  pool: s.pool.slice(),
  poolDamaged: s.poolDamaged.slice(),
  stalls: s.stalls.slice(),
  commons: seenTasks(s.commons, viewer),
  privates: seenTasks(s.privates, viewer),
  posted: s.posted.map(({ card, markers }) => ({ card, markers })),
  removedTasks: s.removedTasks.slice(),
  rejected: s.rejected.map((cards, seat) => (seat === viewer ? cards.slice() : hidden(cards))),
  unused: hidden(s.unused),
  acted: s.acted.slice(),
  met: s.met.map(({ seat, card }) => ({ seat, card })),
  planted: seenPlanted(s.planted, viewer),
  quest: seenQuest(s.quest),
  result: s.result === null ? null : { winners: s.result.winners, how: s.result.how },
})
