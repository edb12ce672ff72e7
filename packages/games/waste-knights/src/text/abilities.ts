import type { Ability, Condition, Cost, Deed, Modifier } from '../content/vocabulary.ts'
import { checkWords, circumstances, owner } from './conditions.ts'
import { deedsText } from './deeds.ts'
import { capital, modifierText, things } from './modifiers.ts'

function costText(cost: Cost): string {
  if (cost === 'discard') return 'discard this'
  if (typeof cost === 'string') return ''
  if ('spend' in cost) return `spend ${cost.n} ${capital(cost.spend)}`
  if ('lose' in cost) return `lose ${cost.n} ${capital(cost.lose)}`
  if ('luck' in cost) return `discard ${things(cost.luck, 'luck card')}`
  return `discard gear worth ${cost.n} ${cost.gear}`
}

/** When a line may be used or happens; on an enemy card it speaks of that card. */
function moment(text: Ability, enemy: boolean): string {
  const when: readonly Condition[] = text.if ?? []
  switch (text.at) {
    case 'any':
      return 'any time'
    case 'luck draw':
      return 'Draw Luck step'
    case 'before move':
      return 'before moving'
    case 'played':
      return enemy ? 'when played' : 'when the Waster plays a wasteland card on you'
    case 'before check':
      return `before ${owner(when)} ${checkWords(when)}`
    case 'after check':
      return `after ${owner(when)} ${checkWords(when)}`
    case 'before soak':
      return owner(when) === 'your' ? 'when your attack hits' : 'when an attack hits you'
    case 'before combat':
      return 'before combat'
    case 'combat end':
      return ''
    case 'explore':
      return 'during your exploration'
    case 'rest':
      return 'Rest Step'
    case 'ko':
      return 'when you would lose consciousness, or while unconscious'
    case 'luck played':
      return 'when a rival plays a luck card'
    case 'event always':
      return 'even if you escape'
    case 'on loss':
      return 'when you lose Health to this enemy'
    case 'dominance':
      return 'each clash, for this enemy'
    case 'set range':
      return 'each Set Range step'
    case 'would':
      return {
        rad: 'you would suffer Radiation',
        contamination: 'contamination would cost you Health',
        'vehicle damage': 'your vehicle would suffer damage',
      }[text.what]
    case 'passive':
    case 'action':
    case 'event':
      return ''
  }
}

const used = (pay: readonly Cost[]): string[] => [
  ...(pay.includes('mark') ? ['once per round'] : []),
  ...(pay.includes('once') ? ['once per combat'] : []),
]
const limit = (pay: readonly Cost[]): string => (pay.includes('limit') ? ' Limit 1 per knight.' : '')

function prevented(text: Extract<Ability, { at: 'would' }>): string {
  const n = text.do[0]!.n
  const first = (text.pay ?? []).length > 0 ? 'The first time each round ' : 'Whenever '
  return `${first}${moment(text, false)}: ${n === 'all' ? 'it has no effect' : `suffer ${n} less`}.`
}

/** One line of a card as a sentence. */
export function abilityText(text: Ability, enemy = false): string {
  if (text.at === 'would') return prevented(text)
  const when: readonly Condition[] = text.if ?? []
  const pay: readonly Cost[] = text.pay ?? []
  const lead = [moment(text, enemy), circumstances(when), ...used(pay)].filter((words) => words !== '')
  const paid = pay.map(costText).filter((words) => words !== '')
  const does =
    text.at === 'passive'
      ? text.do.map((m: Modifier) => modifierText(m, when)).join('; ')
      : `${text.may === true && pay.length === 0 && text.at === 'event' ? 'you may ' : ''}${deedsText(text.do as readonly Deed[])}`
  const body = [...paid, does].join('; ')
  return `${lead.length === 0 ? capital(body) : `${capital(lead.join(', '))}: ${body}`}.${limit(pay)}`
}
