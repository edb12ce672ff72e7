import type { Seat } from '@midden/kernel'
import { cards, mustPlay, rewardsText, type WkView } from '@midden/waste-knights/reading'
import { t } from '../text/text.ts'
import { ATTACK, bestAttack, combatAhead, mayPlay } from './fight.ts'
import { escapeOf } from './odds.ts'

/** One line of what a card would do to a knight: a figure, and what it stands for. */
export interface Harm {
  key: string
  figure: string
  says: string
}

function escapes(v: WkView, seat: Seat, card: number): Harm[] {
  const words = t.victim
  const way = escapeOf(v, seat, card)
  const isEvent = cards(v).wild[card]!.fighter === null
  if (way === null) return [{ key: 'stuck', figure: words.figures.sure, says: words.stuck }]
  const check = t.hazard.check(t.skill(way.skill), way.difficulty)
  const gone = { key: 'gone', figure: t.percent(way.chance), says: words.gone(check, t.dice(way.pool)) }
  if (way.price === 0)
    return isEvent ? [gone, { key: 'else', figure: t.percent(1 - way.chance), says: words.happens }] : [gone]
  const left = v.knights[seat]!.hp - way.price
  return [gone, { key: 'price', figure: t.signed(-way.price), says: words.price(left) }]
}

/** The first clash of the fight it would be, if both attack. */
function fights(v: WkView, seat: Seat, card: number): Harm[] {
  const words = t.victim
  const combat = combatAhead(v, seat, card)
  const range = t.fight.range(combat.range)
  const its = bestAttack(v, combat, 1, ATTACK)
  const mine = mayPlay(v, combat, 0, ATTACK) ? bestAttack(v, combat, 0, ATTACK) : null
  const none = t.percent(0)
  return [
    its === null
      ? { key: 'its', figure: none, says: words.misses(range) }
      : { key: 'its', figure: t.percent(its.chance), says: words.hits(range, its.least) },
    mine === null
      ? { key: 'mine', figure: none, says: words.silent(range) }
      : { key: 'mine', figure: t.percent(mine.chance), says: words.back(range) },
  ]
}

/** What this card would do to this knight, in figures. */
export function harmOf(v: WkView, seat: Seat, card: number): Harm[] {
  const { wild, pack } = cards(v)
  const { fighter, reward } = wild[card]!
  const prize = rewardsText(reward, pack)
  const { prize: figure } = t.victim.figures
  return [
    ...escapes(v, seat, card),
    ...(fighter === null ? [] : fights(v, seat, card)),
    ...(reward.length === 0
      ? []
      : [{ key: 'prize', figure, says: t.victim[fighter === null ? 'faces' : 'wins'](prize) }]),
  ]
}

/** The tasks that keep the Waster of this knight from other cards. */
export function bindingTasks(v: WkView, seat: Seat): string[] {
  if (mustPlay(v, seat).length === 0) return []
  const { tasks } = cards(v)
  const posted = tasks[v.posted[0]!.card]?.common ?? null
  const own = v.knights[seat]!.tasks.flatMap(({ card, accepted, shown }) =>
    accepted && shown ? [tasks[card]?.private ?? null] : [],
  )
  return [posted, ...own].flatMap((row) => (row === null || row.mustPlay === null ? [] : [row.title]))
}
