import { type Random, shuffle } from '@midden/kernel'
import { cards } from '../cards.ts'
import { type Held, NONE } from '../held.ts'
import type { WkView } from '../view/view.ts'

/** Cards nobody has shown this viewer, in random order. */
export interface Pools {
  /** green, yellow, red */
  gear: number[][]
  luck: number[]
  wild: number[]
  /** common, private */
  tasks: number[][]
}

/** All copies, less those in sight. */
function unseen(copies: readonly number[], sight: readonly number[]): number[] {
  const left = copies.slice()
  for (const card of sight) if (card >= 0) left[card]!--
  return left.flatMap((n, card) => new Array<number>(Math.max(0, n)).fill(card))
}

const helds = (list: readonly (Held | null)[]): number[] =>
  list.flatMap((h) => (h === null ? [] : [h.card, ...h.plus.map(({ card }) => card)]))

function gearInSight(v: WkView): number[] {
  const sight = v.gear.flatMap(({ deck, discard }) => [...deck, ...discard]).concat(v.stalls)
  const plan = v.stack.findLast((f) => f.at === 'rearrange')?.drafts ?? []
  v.knights.forEach((k, seat) => {
    const mine = plan[seat] ?? null
    if (mine === null) sight.push(...helds(k.panels), ...helds(k.pack), ...helds(k.cargo), ...helds(k.over))
    else for (const { held, to } of mine) sight.push(...helds([held]).slice(to < 100 ? 0 : 1))
    if (mine === null) for (const h of k.own) sight.push(...h.plus.map(({ card }) => card))
    sight.push(...helds(k.beside), ...helds(k.under))
  })
  for (const f of v.stack) {
    if (f.at === 'draw') sight.push(...f.cards)
    if (f.at === 'place') sight.push(...helds(f.cards))
  }
  return sight.filter((card) => card !== NONE)
}

const luckInSight = (v: WkView): number[] => [
  ...v.luck.discard,
  ...v.knights.flatMap((k) => k.hand),
  ...v.stack.flatMap((f) => (f.at === 'luck' ? [f.card] : f.at === 'move' ? f.laid : [])),
]
const wildInSight = (v: WkView): number[] => [
  ...v.wild.discard,
  ...v.quest.beside,
  ...v.planted.map(({ card }) => card),
  ...v.stack.flatMap((f) =>
    f.at === 'move' ? f.revealed : f.at === 'wild' ? [f.card] : f.at === 'script' ? f.drawn : [],
  ),
]
const tasksInSight = (v: WkView): number[] => [
  ...[v.commons, v.privates].flatMap(({ deck, discard }) => [...deck, ...discard]),
  ...v.posted.map(({ card }) => card),
  ...v.removedTasks,
  ...v.rejected.flat(),
  ...v.knights.flatMap((k) => k.tasks.map(({ card }) => card)),
  ...v.stack.flatMap((f) => (f.at === 'introduce' ? f.cards : f.at === 'setup' ? f.dealt.flat() : [])),
]

function mixed(rng: Random, list: number[]): number[] {
  shuffle(rng, list, 'imagined')
  return list
}

export function poolsOf(v: WkView, rng: Random): Pools {
  const c = cards(v)
  const gear = unseen(
    c.gear.map(({ row, printed, colour }, card) =>
      printed || colour > 2 || card >= c.vehicles ? 0 : row.copies,
    ),
    gearInSight(v),
  )
  const ones = (n: number): number[] => new Array<number>(n).fill(1)
  const tasks = unseen(ones(c.tasks.length), tasksInSight(v))
  return {
    gear: [0, 1, 2].map((colour) =>
      mixed(
        rng,
        gear.filter((card) => c.gear[card]!.colour === colour),
      ),
    ),
    luck: mixed(rng, unseen(ones(c.luck.length), luckInSight(v))),
    wild: mixed(
      rng,
      unseen(
        c.wild.map(({ copies }) => copies),
        wildInSight(v),
      ),
    ),
    tasks: [tasks.filter((card) => card < c.commons), tasks.filter((card) => card >= c.commons)].map((list) =>
      mixed(rng, list),
    ),
  }
}
