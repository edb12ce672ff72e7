import { cards } from '../cards.ts'
import type { Draft } from '../frames/gear.ts'
import type { Held } from '../held.ts'
import type { Knight, Wk } from '../position.ts'

/** How often each card was found. */
type Tally = Int16Array

const addAll = (tally: Tally, list: readonly number[]): void => {
  for (const card of list) if (card >= 0) tally[card]!++
}
function addHeld(tally: Tally, h: Held): void {
  addAll(tally, [h.card])
  for (const plus of h.plus) addAll(tally, [plus.card])
}

/** A knight's gear; starting gear is print, but what is attached to it are cards. A plan under way stands for it. */
function addKnight(tally: Tally, k: Knight, plan: readonly Draft[] | null): void {
  if (plan === null) {
    for (const h of [...k.panels, ...k.pack, ...k.cargo, ...k.over]) if (h !== null) addHeld(tally, h)
    for (const h of k.own)
      addAll(
        tally,
        h.plus.map(({ card }) => card),
      )
  } else
    for (const { held, to } of plan) {
      if (to < 100) addAll(tally, [held.card])
      addAll(
        tally,
        held.plus.map(({ card }) => card),
      )
    }
  for (const h of [...k.beside, ...k.under]) addHeld(tally, h)
  if (k.vehicle >= 0) addAll(tally, [k.vehicle])
}

function gearTally(s: Wk): Tally {
  const { gear, vehicles } = cards(s)
  const tally = new Int16Array(gear.length)
  const rearranging = s.stack.findLast((f) => f.at === 'rearrange')
  s.knights.forEach((k, seat) => {
    addKnight(tally, k, rearranging?.drafts[seat] ?? null)
  })
  for (const pile of s.gear) addAll(tally, [...pile.deck, ...pile.discard])
  addAll(tally, [...s.blue, ...s.removedBlue, ...s.stalls])
  s.pool.forEach((n, i) => {
    tally[vehicles + i]! += n
  })
  s.poolDamaged.forEach((n, i) => {
    tally[vehicles + i]! += n
  })
  for (const f of s.stack) {
    if (f.at === 'draw') addAll(tally, f.cards)
    if (f.at === 'place') for (const h of f.cards) addHeld(tally, h)
  }
  return tally
}

function luckTally(s: Wk): Tally {
  const tally = new Int16Array(cards(s).luck.length)
  addAll(tally, [...s.luck.deck, ...s.luck.discard])
  for (const k of s.knights) addAll(tally, k.hand)
  for (const f of s.stack) {
    if (f.at === 'luck') addAll(tally, [f.card])
    if (f.at === 'move') addAll(tally, f.laid)
  }
  return tally
}

function wildTally(s: Wk): Tally {
  const tally = new Int16Array(cards(s).wild.length)
  addAll(tally, [...s.wild.deck, ...s.wild.discard, ...s.quest.beside, ...s.planted.map(({ card }) => card)])
  for (const f of s.stack) {
    if (f.at === 'move') addAll(tally, f.revealed)
    if (f.at === 'wild') addAll(tally, [f.card])
    if (f.at === 'script') addAll(tally, f.drawn)
  }
  return tally
}

function taskTally(s: Wk): Tally {
  const tally = new Int16Array(cards(s).tasks.length)
  for (const pile of [s.commons, s.privates]) addAll(tally, [...pile.deck, ...pile.discard])
  addAll(
    tally,
    s.posted.map(({ card }) => card),
  )
  addAll(tally, [...s.removedTasks, ...s.unused, ...s.rejected.flat()])
  for (const k of s.knights)
    addAll(
      tally,
      k.tasks.map(({ card }) => card),
    )
  for (const f of s.stack) {
    if (f.at === 'introduce') addAll(tally, f.cards)
    if (f.at === 'setup') addAll(tally, f.dealt.flat())
  }
  return tally
}

function compare(
  tally: Tally,
  copies: (card: number) => number,
  name: (card: number) => string,
): string | null {
  for (let card = 0; card < tally.length; card++)
    if (tally[card] !== copies(card))
      return `${name(card)} must be there ${copies(card)} times, not ${tally[card]}`
  return null
}

/** No card is lost or doubled. */
export function wrongCensus(s: Wk): string | null {
  const { gear, luck, wild, tasks, cultists } = cards(s)
  return (
    compare(
      gearTally(s),
      (card) => (gear[card]!.printed ? 0 : gear[card]!.row.copies),
      (card) => gear[card]!.row.title,
    ) ??
    compare(
      luckTally(s),
      () => 1,
      (card) => `${luck[card]!.row.title} ${luck[card]!.rank}`,
    ) ??
    compare(
      wildTally(s),
      (card) => (card >= cultists ? 0 : wild[card]!.copies),
      (card) => wild[card]!.title,
    ) ??
    compare(
      taskTally(s),
      () => 1,
      (card) => (tasks[card]!.common ?? tasks[card]!.private)!.title,
    )
  )
}
