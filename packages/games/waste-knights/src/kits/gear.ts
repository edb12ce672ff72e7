import { bool, int, list, nullOr, oneOf, record } from '@midden/kernel'
import type { Draft } from '../frames/gear.ts'
import type { Kits } from '../frames/kit.ts'
import { copyHeld, copyHelds, type Held, held as heldCard, NONE } from '../held.ts'
import { goodsOf } from '../meeting/goods.ts'
import { isTenable } from '../stalls/prices.ts'
import { count, held, helds, number, numbers, pair, seat, seats } from './shapes.ts'

const copyDraft = (d: Draft): Draft => ({ held: copyHeld(d.held), to: d.to, moved: d.moved })
const copyDrafts = (list_: readonly Draft[] | null): Draft[] | null =>
  list_ === null ? null : list_.map(copyDraft)
const unknown = (): Held => heldCard(NONE)

export const gearKits: Kits<'rearrange' | 'draw' | 'place' | 'pay' | 'overload' | 'trade' | 'swap'> = {
  rearrange: {
    clone: (f) => ({
      at: 'rearrange',
      step: f.step,
      busy: f.busy,
      seats: f.seats,
      loose: f.loose,
      drafts: f.drafts.map(copyDrafts),
      changes: f.changes.slice(),
    }),
    fields: {
      busy: seats,
      seats,
      loose: bool,
      drafts: list(nullOr(list(record({ held, to: int(0, 200), moved: bool }), 0, 60)), 2, 4),
      changes: list(count, 2, 4),
    },
    /** A plan of one's own is nobody else's business; as far as others know, nothing was touched. */
    seen: (f, viewer) => ({
      at: 'rearrange',
      step: f.step,
      busy: f.busy,
      seats: f.seats,
      loose: f.loose,
      drafts: f.drafts.map((drafts, at) => (at === viewer ? copyDrafts(drafts) : null)),
      changes: f.changes.map((n, at) => (at === viewer ? n : 0)),
    }),
    dream() {
      // Untouched plans are as possible as any.
    },
  },
  draw: {
    clone: (f) => ({
      at: 'draw',
      step: f.step,
      seat: f.seat,
      colours: f.colours.slice(),
      i: f.i,
      reward: f.reward,
      toss: f.toss,
      settled: f.settled,
      cards: f.cards.slice(),
      of: f.of.slice(),
    }),
    fields: {
      seat,
      colours: list(int(0, 2), 0, 20),
      i: count,
      reward: bool,
      toss: count,
      settled: bool,
      cards: numbers,
      of: list(int(0, 2), 0, 20),
    },
    seen: (f, viewer) => ({
      at: 'draw',
      step: f.step,
      seat: f.seat,
      colours: f.colours.slice(),
      i: f.i,
      reward: f.reward,
      toss: f.toss,
      settled: f.settled,
      cards: viewer === f.seat ? f.cards.slice() : f.cards.map(() => NONE),
      of: f.of.slice(),
    }),
    dream(f, viewer, _s, deal) {
      if (viewer !== f.seat) for (let i = 0; i < f.cards.length; i++) f.cards[i] = deal.gear(f.of[i]!)
    },
  },
  place: {
    clone: (f) => ({
      at: 'place',
      step: f.step,
      seat: f.seat,
      cards: copyHelds(f.cards),
      open: f.open,
      colour: f.colour,
      attach: f.attach,
      displacing: f.displacing,
    }),
    fields: { seat, cards: helds, open: bool, colour: int(-1, 3), attach: bool, displacing: bool },
    /** What it displaced lay open on a panel; only the new card may be secret (WK-22.16). */
    seen: (f, viewer) => ({
      at: 'place',
      step: f.step,
      seat: f.seat,
      cards: f.cards.flatMap((h) =>
        f.displacing || f.open || viewer === f.seat ? [copyHeld(h)] : [unknown(), ...h.plus.map(unknown)],
      ),
      open: f.open,
      colour: f.colour,
      attach: f.attach,
      displacing: f.displacing,
    }),
    dream(f, _viewer, _s, deal) {
      for (const h of f.cards)
        if (h.card === NONE) h.card = f.colour === NONE ? deal.stored() : deal.gear(f.colour)
    },
  },
  pay: {
    clone: (f) => ({ at: 'pay', step: f.step, seat: f.seat, value: f.value, last: f.last }),
    fields: { seat, value: count, last: int(0) },
  },
  overload: {
    clone: (f) => ({ at: 'overload', step: f.step, seat: f.seat, by: f.by, where: f.where }),
    fields: { seat, by: seat, where: oneOf('pack', 'cargo') },
  },
  trade: {
    clone: (f) => ({
      at: 'trade',
      step: f.step,
      seat: f.seat,
      hex: f.hex,
      offered: f.offered.slice(),
      spaces: f.spaces.slice(),
      vehicle: f.vehicle,
      damaged: f.damaged,
      edits: f.edits,
      closed: f.closed,
    }),
    fields: {
      seat,
      hex: int(0, 15),
      offered: list(int(0, 7999), 0, 60),
      spaces: list(int(0, 19), 0, 20),
      vehicle: number,
      damaged: bool,
      edits: count,
      closed: oneOf('', 'dealt', 'cancelled'),
    },
    sound: (f, s) => (f.closed !== '' || isTenable(s, f) ? null : 'a trade is over what is there'),
    /** What lies on the counter is the trader's own business until the deal is made. */
    seen: (f, viewer) => ({
      ...gearKits.trade.clone(f),
      offered: viewer === f.seat ? f.offered.slice() : [],
    }),
  },
  swap: {
    clone: (f) => ({
      at: 'swap',
      step: f.step,
      seats: [f.seats[0], f.seats[1]],
      turn: f.turn,
      goods: [f.goods[0].slice(), f.goods[1].slice()],
      ammo: [f.ammo[0], f.ammo[1]],
      fuel: [f.fuel[0], f.fuel[1]],
      proposed: f.proposed,
      edits: f.edits,
    }),
    fields: {
      seats: pair(seat),
      turn: int(0, 2),
      goods: pair(list(int(0, 7999), 0, 60)),
      ammo: pair(int(0, 4)),
      fuel: pair(int(0, 4)),
      proposed: bool,
      edits: count,
    },
    sound(f, s) {
      const [a, b] = f.seats
      if (a === b || a >= s.seats || b >= s.seats) return 'two knights trade'
      for (const side of [0, 1] as const) {
        const k = s.knights[f.seats[side]]!
        if (f.ammo[side] > k.ammo || f.fuel[side] > k.fuel) return 'nobody gives what he has not'
        const goods = goodsOf(k)
        if (f.goods[side].some((good, i) => !goods.includes(good) || f.goods[side].indexOf(good) !== i))
          return 'a trader lays down what is his'
      }
      return null
    },
    /** An offer is for the eyes of the two alone (section 4). */
    seen: (f, viewer) =>
      viewer !== null && f.seats.includes(viewer)
        ? gearKits.swap.clone(f)
        : {
            at: 'swap',
            step: f.step,
            seats: [f.seats[0], f.seats[1]],
            turn: f.turn,
            goods: [[], []],
            ammo: [0, 0],
            fuel: [0, 0],
            proposed: false,
            edits: 0,
          },
  },
}
