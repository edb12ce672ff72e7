import type { Action } from '@midden/kernel'
import { ADV, BRI, CARDS, type CardNames, type Kind, nameOf } from './cards.ts'
import { LOAN, PEGS, type Peg, TWO_STEPS } from './mat.ts'
import { playNamed } from './plays.ts'
import type { Bill, WorksView } from './view.ts'

/** What each peg stands for. */
export const PEG_WORDS: Readonly<Record<Peg, string>> = {
  R: 'workers needed (R)',
  M: 'materials needed (M)',
  W: 'waste made (W)',
}

export const cardWords = (kind: Kind, names: CardNames): string =>
  `${nameOf(kind, names)} (${CARDS[kind]!.code})`

export const listWords = (kinds: readonly Kind[], names: CardNames): string =>
  kinds.map((kind) => cardWords(kind, names)).join(', ')

export const count = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`

/** IW-R4: the asked player is told what each answer costs, loans included. */
const billWords = ({ pays, loans, column }: Bill): string =>
  `pay €${pays}${loans > 0 ? ` with ${count(loans, 'new loan')}` : ''}, factory in column ${column}`

const PLAIN: Readonly<Record<string, string>> = {
  order: 'fill an order',
  grow: 'one column right',
  hire: 'one row up',
  fire: 'one row down',
  dispose: 'waste down by 3',
  remove: 'own waste down by 1, all others up by 1',
  raw: 'auction a lot',
  'order+adviser': 'fill an order for €5 more',
  'grow+adviser': 'two columns right',
  'hire+adviser': 'two rows up',
  'fire+adviser': 'two rows down',
  'dispose+adviser': 'waste down by 6',
  'remove+adviser': 'own waste down by 2, all others up by 2',
  'raw+adviser': 'auction a double lot',
  repay: `pay one loan back for €${LOAN}`,
}

function stepWords(act: string, n: number): string {
  if (act === 'innovate') return `improve ${PEG_WORDS[PEGS[n]!]} for €5`
  const [one, other] = TWO_STEPS[n]!
  return one === other
    ? `improve ${PEG_WORDS[one]} twice for €10`
    : `improve ${PEG_WORDS[one]} and ${PEG_WORDS[other]} for €10`
}

function playWords(act: string, n: number | undefined, names: CardNames): string {
  const play = playNamed(act)
  if (play === undefined) return act
  const cards = cardWords(play.card, names) + (play.adviser ? ` with ${cardWords(ADV, names)}` : '')
  const what = PLAIN[act] ?? stepWords(act, n ?? 0)
  return `Play ${cards}: ${what}`
}

/** The label of a button. */
export function actionWords(v: WorksView, a: Action): string {
  const names = v.options.cardNames
  switch (a.act) {
    case 'bribe':
    case 'decline': {
      const bill = v.accident?.mine?.[a.act]
      const what = a.act === 'bribe' ? `Use ${cardWords(BRI, names)}` : 'Do not bribe'
      return bill === undefined ? what : `${what}: ${billWords(bill)}`
    }
    case 'set':
      return `Take set ${a.n! + 1}: ${listWords(v.sets[a.n!] ?? [], names)}`
    case 'bid':
      return a.n === undefined ? 'Bid' : `Bid €${a.n}`
    case 'pass':
      return v.auction === null ? 'Pass and keep your last card' : 'No bid'
    case 'discard':
      return `Discard ${cardWords(a.n!, names)}`
    case 'credit':
      return `Take credit: €${LOAN} now, −${LOAN} points at the end`
    default:
      return playWords(a.act, a.n, names)
  }
}
