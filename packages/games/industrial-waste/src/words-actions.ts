import type { Action } from '@midden/kernel'
import { ADV, BRI, type CardNames, type Kind, nameOf } from './cards.ts'
import {
  ADVISED_ORDER,
  FULL_ROW,
  LAST_COLUMN,
  LAST_ROW,
  LOAN,
  MOST_WASTE,
  PEGS,
  type Peg,
  TWO_STEPS,
} from './mat.ts'
import { type Play, playNamed } from './plays.ts'
import type { Bill, WorksView } from './view.ts'

/** What each peg stands for. */
export const PEG_WORDS: Readonly<Record<Peg, string>> = {
  R: 'workers needed (R)',
  M: 'materials needed (M)',
  W: 'waste made (W)',
}

export const listWords = (kinds: readonly Kind[], names: CardNames): string =>
  kinds.map((kind) => nameOf(kind, names)).join(', ')

export const count = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`

/** IW-R4: the asked player is told what each answer costs, loans included. */
const billWords = ({ pays, loans, column }: Bill): string =>
  `pay €${pays}${loans > 0 ? ` with ${count(loans, 'new loan')}` : ''}, factory in column ${column}`

/** How far the waste of the others would really rise; above 16 nothing goes. */
function othersRise(v: WorksView, me: number, by: number): string {
  const rises = v.companies.flatMap(({ waste }, seat) =>
    seat === me ? [] : [Math.min(by, MOST_WASTE - waste)],
  )
  const most = Math.max(...rises)
  if (most === 0) return 'nobody else’s can rise'
  return `everyone else’s up by ${rises.every((rise) => rise === most) ? '' : 'up to '}${most}`
}

function removalWords(v: WorksView, me: number, by: number): string {
  const own = Math.min(by, v.companies[me]!.waste)
  return `${own === 0 ? 'your waste stays at 0' : `your waste down by ${own}`}, ${othersRise(v, me, by)}`
}

function lotWords(v: WorksView, me: number, times: number): string {
  const lot = Math.min(v.companies[me]!.M * times, v.supply ?? Number.POSITIVE_INFINITY)
  return lot === 0 ? 'no effect, the supply is empty' : `auction ${count(lot, 'raw material')}`
}

/** Innovation: which pegs go down, for how much. */
function pegWords(adviser: boolean, n: number): string {
  if (!adviser) return `lower ${PEG_WORDS[PEGS[n]!]} by 1 for €5`
  const [one, other] = TWO_STEPS[n]!
  return one === other
    ? `lower ${PEG_WORDS[one]} by 2 for €10`
    : `lower ${PEG_WORDS[one]} and ${PEG_WORDS[other]} by 1 each for €10`
}

/** What a play would do for this company as it stands: an edge of the mat cuts an Adviser's help short. */
function doesWords(v: WorksView, me: number, play: Play, n: number): string {
  const c = v.companies[me]!
  const times = play.adviser ? 2 : 1
  switch (play.act.split('+')[0]) {
    case 'order':
      return `fill an order for €${c.column + (play.adviser ? ADVISED_ORDER : 0)}`
    case 'grow':
      return `${count(Math.min(times, LAST_COLUMN - c.column), 'column')} to the right`
    case 'hire':
      return `hire ${count(Math.min(times, FULL_ROW - c.row), 'worker')}`
    case 'fire':
      return `fire ${count(Math.min(times, c.row - LAST_ROW), 'worker')}`
    case 'innovate':
      return pegWords(play.adviser, n)
    case 'dispose':
      return `your waste down by ${Math.min(3 * times, c.waste)}`
    case 'remove':
      return removalWords(v, me, times)
    case 'raw':
      return lotWords(v, me, times)
    default:
      return `pay back a loan for €${LOAN}`
  }
}

function playWords(v: WorksView, act: string, n: number): string {
  const play = playNamed(act)
  if (play === undefined) return act
  const names = v.options.cardNames
  const cards = nameOf(play.card, names) + (play.adviser ? ` with ${nameOf(ADV, names)}` : '')
  return `Play ${cards}: ${doesWords(v, v.me ?? v.turn ?? 0, play, n)}`
}

/** Everybody has every card in the end: it matters who took it first. */
export const firstCards = (v: WorksView, { act, n }: Action): readonly string[] =>
  act === 'set' && v.round === 1
    ? [...new Set(v.sets[n!])].map((kind) => nameOf(kind, v.options.cardNames))
    : []

/** The label of a button. */
export function actionWords(v: WorksView, a: Action): string {
  const names = v.options.cardNames
  switch (a.act) {
    case 'bribe':
    case 'decline': {
      const bill = v.accident?.mine?.[a.act]
      const what = a.act === 'bribe' ? `Use ${nameOf(BRI, names)}` : 'No bribe'
      return bill === undefined ? what : `${what}: ${billWords(bill)}`
    }
    case 'set':
      return `Take set ${a.n! + 1}: ${listWords(v.sets[a.n!] ?? [], names)}`
    case 'bid':
      return a.n === undefined ? 'Bid' : `Bid €${a.n}`
    case 'pass':
      return v.auction === null ? 'Pass and keep your last card' : 'No bid'
    case 'discard':
      return `Discard ${nameOf(a.n!, names)}`
    case 'credit':
      return `Take a loan: €${LOAN} now, −${LOAN} points at the end`
    default:
      return playWords(v, a.act, a.n ?? 0)
  }
}
