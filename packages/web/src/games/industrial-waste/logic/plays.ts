import { type Kind, PEGS, type Peg, TWO_STEPS } from '@midden/industrial-waste'
import { type Action, allowed, type Offer } from '@midden/kernel'
import { playOf } from './after.ts'

export const ADVISER: Kind = 5
export const BRIBERY: Kind = 8

/** What each card is played for, by kind; Bribery is never played on a turn. */
const ACTS: readonly (readonly string[])[] = [
  ['order'],
  ['raw'],
  ['grow'],
  ['innovate'],
  ['dispose'],
  ['repay'],
  ['hire', 'fire'],
  ['remove'],
  [],
  [],
]

/** The card a play lays down; null: none, or named by the choice. */
export function cardOf({ act, n }: Action): Kind | null {
  if (act === 'discard') return n ?? null
  const kind = ACTS.findIndex((acts) => acts.includes(playOf(act).base))
  return kind < 0 ? null : kind
}

/** All actions of these offers with these names. */
const actionsOf = (menu: readonly Offer[], acts: readonly string[]): Action[] =>
  menu.flatMap((offer) => {
    if (!acts.includes(offer.act)) return []
    return 'of' in offer ? offer.of.map((n) => ({ act: offer.act, n })) : [{ act: offer.act }]
  })

const same = (a: Action, b: Action | null): boolean => a.act === b?.act && a.n === b?.n

/** What cannot be played can often be discarded; the reason stands beside it. */
const orDiscard = (menu: readonly Offer[], play: Action, n: Kind): Action =>
  !allowed(menu, play) && allowed(menu, { act: 'discard', n }) ? { act: 'discard', n } : play

/** A tap on the Adviser joins it to the play, or takes it away again. */
function tapAdviser(menu: readonly Offer[], picked: Action | null): Action {
  if (picked === null || picked.act === 'repay' || picked.act === 'discard')
    return orDiscard(menu, { act: 'repay' }, ADVISER)
  const { base, advised } = playOf(picked.act)
  const other = actionsOf(menu, [advised ? base : `${base}+adviser`])
  return (
    other.find(({ n }) => n === picked.n) ??
    other[0] ??
    (advised ? { act: base } : { act: `${base}+adviser` })
  )
}

/** A tap on a card: the first way to play it, and with each further tap the next one. */
export function tap(menu: readonly Offer[], picked: Action | null, kind: Kind): Action {
  if (kind === ADVISER) return tapAdviser(menu, picked)
  if (kind === BRIBERY) return { act: 'discard', n: kind }
  const advised = picked !== null && playOf(picked.act).advised
  const acts = ACTS[kind]!.map((act) => (advised ? `${act}+adviser` : act))
  const ways = actionsOf(menu, acts)
  const now = ways.findIndex((way) => same(way, picked))
  const next = ways[(now + 1) % Math.max(1, ways.length)]
  const plain = { act: ACTS[kind]![0]!, ...(kind === 3 ? { n: 0 } : {}) }
  return next !== undefined && allowed(menu, next) ? next : orDiscard(menu, plain, kind)
}

/** The choice of an Innovation with an Adviser that moves these two pegs, in either order. */
const stepsOf = (one: Peg, other: Peg): number =>
  TWO_STEPS.findIndex(([a, b]) => (a === one && b === other) || (a === other && b === one))

/** A tap on the next hole of a row; with an Adviser each tap joins the one before. null: that peg cannot move. */
export function tapPeg(menu: readonly Offer[], picked: Action | null, peg: Peg): Action | null {
  const act = picked !== null && playOf(picked.act).advised ? 'innovate+adviser' : 'innovate'
  const before = picked?.act === act && picked.n !== undefined ? TWO_STEPS[picked.n] : undefined
  const ways =
    act === 'innovate'
      ? [PEGS.indexOf(peg)]
      : [...(before === undefined ? [] : [stepsOf(before[1], peg)]), stepsOf(peg, peg)]
  const n = ways.find((way) => allowed(menu, { act, n: way }))
  return n === undefined ? null : { act, n }
}
