import { below, has, type Random, shuffle, type Viewer } from '@midden/kernel'
import { cards } from '../cards.ts'
import { isBlue } from '../gear/losing.ts'
import { heldAt, positions } from '../gear/slots.ts'
import { goodAt, isLaid, takeBack } from '../meeting/goods.ts'
import type { TaskPile, Wk } from '../position.ts'
import { wasterNow } from '../roles.ts'

/** A place that holds a card this viewer may not know. */
interface Cell {
  read(): number
  write(card: number): void
}
const inList = (list: number[], at: number): Cell => ({
  read: () => list[at]!,
  write: (card) => {
    list[at] = card
  },
})
const inRecord = (record: { card: number }): Cell => ({
  read: () => record.card,
  write: (card) => {
    record.card = card
  },
})
const inMarker = (marker: { n: number }): Cell => ({
  read: () => marker.n,
  write: (n) => {
    marker.n = n
  },
})
const wholeList = (list: number[]): Cell[] => list.map((_, at) => inList(list, at))

/** Deals the cards of these cells anew among them. */
function mix(cells: readonly Cell[], rng: Random): void {
  const held = cells.map((cell) => cell.read())
  shuffle(rng, held, 'rehidden')
  cells.forEach((cell, i) => {
    cell.write(held[i]!)
  })
}

/** Gear decks and the storage of others, colour by colour: a card that keeps its enhancements keeps its place. */
function gearCells(s: Wk, viewer: Viewer): Cell[] {
  const cells = s.gear.flatMap(({ deck }) => wholeList(deck))
  s.knights.forEach((k, seat) => {
    if (seat === viewer) return
    for (const where of ['pack', 'cargo'] as const)
      for (const [at, slot] of positions(k, where).entries()) {
        const h = heldAt(k, slot)!
        const known = isBlue(s, h.card) || isLaid(s, seat, viewer, goodAt(where, at))
        if (h.plus.length === 0 && !known) cells.push(inRecord(h))
      }
  })
  for (const f of s.stack) {
    if (f.at === 'draw' && f.seat !== viewer) cells.push(...wholeList(f.cards))
    if (f.at === 'place' && f.seat !== viewer && !f.open && !f.displacing)
      cells.push(...f.cards.map(inRecord))
  }
  return cells
}

/** Somebody may be shown another's storage by option; then it is no secret from him. */
const isShown = (s: Wk, viewer: Viewer): boolean =>
  s.stack.some(
    (f) =>
      (f.at === 'overload' && f.by === viewer && s.options.cargoLossOpen === 'on') ||
      (f.at === 'steal' && f.seat === viewer && s.options.stealSeesStored === 'on'),
  )

/** What others plan, lay down or offer may as well be nothing yet. */
function dropPlans(s: Wk, viewer: Viewer): void {
  for (const f of s.stack) {
    if (f.at === 'rearrange')
      for (let seat = 0; seat < s.seats; seat++)
        if (seat !== viewer) {
          f.drafts[seat] = null
          f.changes[seat] = 0
        }
    if (f.at === 'trade' && f.seat !== viewer) f.offered = []
    if (f.at === 'swap' && (viewer === null || !f.seats.includes(viewer))) {
      takeBack(f, 0)
      takeBack(f, 1)
      f.edits = 0
    }
  }
}

/** A marker on a stored card is its owner's secret like the card. */
function dropMarkers(s: Wk, viewer: Viewer): void {
  s.knights.forEach((k, seat) => {
    if (seat === viewer) return
    for (const h of [...k.pack, ...k.cargo])
      for (const part of [h, ...h.plus]) if (!isBlue(s, part.card)) part.marked = false
  })
}

/** What is attached to a stored card is its owner's secret, too: it may as well lie beside it. */
function detach(s: Wk, viewer: Viewer): void {
  s.knights.forEach((k, seat) => {
    if (seat === viewer) return
    for (const where of ['pack', 'cargo'] as const)
      k[where] = k[where].flatMap((h) =>
        [h, ...h.plus].map(({ card, marked }) => ({ card, marked, plus: [] })),
      )
  })
}

function mixGear(s: Wk, viewer: Viewer, rng: Random): void {
  if (isShown(s, viewer)) return
  dropMarkers(s, viewer)
  if (below(rng, 2, 'rehidden') === 0) detach(s, viewer)
  const cells = gearCells(s, viewer)
  for (const colour of [0, 1, 2])
    mix(
      cells.filter((cell) => cards(s).gear[cell.read()]!.colour === colour),
      rng,
    )
}

function luckCells(s: Wk, viewer: Viewer): Cell[] {
  return [s.luck.deck, ...s.knights.filter((_, seat) => seat !== viewer).map((k) => k.hand)].flatMap(
    wholeList,
  )
}
function wildCells(s: Wk, viewer: Viewer): Cell[] {
  const cells = wholeList(s.wild.deck)
  cells.push(...s.planted.filter(({ by }) => by !== viewer).map(inRecord))
  for (const f of s.stack) if (f.at === 'script' && f.you !== viewer) cells.push(...wholeList(f.drawn))
  return cells
}
const taskDeck = ({ deck, seen }: TaskPile, viewer: Viewer): Cell[] =>
  wholeList(deck).filter((_, i) => viewer === null || !has(seen[i]!, viewer))

function privateCells(s: Wk, viewer: Viewer): Cell[] {
  const cells = [...taskDeck(s.privates, viewer), ...wholeList(s.unused)]
  s.knights.forEach((k, seat) => {
    if (seat === viewer) return
    cells.push(...wholeList(s.rejected[seat]!), ...k.tasks.filter(({ shown }) => !shown).map(inRecord))
  })
  for (const f of s.stack)
    if (f.at === 'setup')
      f.dealt.forEach((list, seat) => void (seat !== viewer && cells.push(...wholeList(list))))
  return cells
}
function introduced(s: Wk, viewer: Viewer, common: boolean): Cell[] {
  if (viewer === wasterNow(s)) return []
  return s.stack.flatMap((f) =>
    f.at === 'introduce' && (f.space === 0) === common ? wholeList(f.cards) : [],
  )
}

/** Sealed answers of others become other legal ones. */
function changeAnswers(s: Wk, viewer: Viewer, rng: Random): void {
  for (const f of s.stack) {
    if (f.at === 'setup')
      for (let seat = 0; seat < s.seats; seat++) {
        if (seat === viewer) continue
        if (f.starters[seat]! >= 0) f.starters[seat] = 0
        if (f.kept[seat]! >= 0 && f.dealt[seat]!.length > 0) f.kept[seat] = below(rng, 6, 'rehidden')
        if (f.votes[seat]! >= 0 && s.quest.mission < 0 && f.votes.includes(-1)) f.votes[seat] = 0
      }
    if (f.at === 'clash' && f.cards.includes(-1)) {
      const combat = s.stack.findLast((below_) => below_.at === 'combat')!
      for (const side of [0, 1] as const)
        if (f.cards[side] >= 0 && combat.seats[side] !== viewer) {
          f.cards[side] = 2
          f.bluff[side] = false
        }
    }
  }
}

function mixMarkers(s: Wk, rng: Random): void {
  const { markers, bag } = s.quest
  mix([...markers.filter(({ shown }) => !shown).map(inMarker), ...wholeList(bag)], rng)
}

/** Changes every fact the ledger hides from this viewer (section 4), in place, into another possible one. */
export function rehide(s: Wk, viewer: Viewer, rng: Random): void {
  dropPlans(s, viewer)
  mixGear(s, viewer, rng)
  mix(luckCells(s, viewer), rng)
  mix(wildCells(s, viewer), rng)
  mix([...taskDeck(s.commons, viewer), ...introduced(s, viewer, true)], rng)
  mix([...privateCells(s, viewer), ...introduced(s, viewer, false)], rng)
  mixMarkers(s, rng)
  changeAnswers(s, viewer, rng)
}
