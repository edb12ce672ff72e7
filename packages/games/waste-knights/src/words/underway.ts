import { cards } from '../cards.ts'
import { COMBAT_CARDS } from '../combat/options.ts'
import { RANGES, SKILLS } from '../content/names.ts'
import type { Fighter } from '../content/rows.ts'
import { combatNow, moveNow } from '../effects/scene.ts'
import type { CombatFrame } from '../frames/combat.ts'
import { abilityText } from '../text/abilities.ts'
import { rewardsText } from '../text/cards.ts'
import type { WkView } from '../view/view.ts'
import { hexWords, listed, wildName } from './names.ts'
import type { Who } from './sayings.ts'

/** The card's text, made from its row. */
function textOf(v: WkView, card: number): string {
  const { pack, events, cultists } = cards(v)
  const rows = [...pack.events, ...pack.enemies, ...pack.cultists]
  const row = rows[card]
  if (row === undefined) return ''
  return row.text.map((line) => abilityText(line, card >= events || card >= cultists)).join(' ')
}

/** A wasteland card on the table: how to escape it, what it says, what facing it brings. */
function wildLines(v: WkView, card: number): string[] {
  const row = cards(v).wild[card]
  if (row === undefined) return []
  const way =
    row.escape === null ? 'no escape' : `escape ${SKILLS[row.escape.skill]} (${row.escape.difficulty})`
  const reward = row.reward.length === 0 ? '' : ` Reward: ${rewardsText(row.reward, cards(v).pack)}.`
  const text = textOf(v, card)
  return [`${row.title} (${row.trait}), ${way}.${text === '' ? '' : ` ${text}`}${reward}`]
}

const panelWords = (f: Fighter, wounds: number): string =>
  [
    `Health ${Math.max(0, f.health - wounds)}/${f.health}`,
    `Aggression ${f.aggression}`,
    `icons ${f.icons.join('')}`,
    ...(f.multi > 0 ? [`multi-attack ${f.multi}`] : []),
    ...(f.damage > 0 ? [`damage +${f.damage}`] : []),
    ...(f.pierce > 0 ? [`piercing ${f.pierce}`] : []),
    ...(f.armour > 0 ? [`armour ${f.armour}`] : []),
    ...(f.ferocious ? ['ferocious'] : []),
  ].join(', ')

function dominanceWords(f: CombatFrame, names: readonly [string, string]): string {
  if (f.dominance === 0) return 'nobody has dominance'
  return `${names[f.dominance > 0 ? 0 : 1]} leads by ${Math.abs(f.dominance)}`
}

function combatLines(v: WkView, who: Who): string[] {
  const f = combatNow(v)
  if (f === null) return []
  const names: [string, string] = [who(f.seats[0]), f.foe < 0 ? who(f.seats[1]) : wildName(v, f.foe)]
  const clash = v.stack.findLast((frame) => frame.at === 'clash')
  const shown = clash?.cards.every((card) => card >= 0) === true
  const lines = [
    `Combat on ${hexWords(f.hex)}: ${names[0]} against ${names[1]}. Range ${RANGES[f.range]}, clash ${f.clash}, ${dominanceWords(f, names)}.`,
  ]
  if (f.foe >= 0) lines.push(`${names[1]}: ${panelWords(cards(v).wild[f.foe]!.fighter!, f.wounds)}.`)
  for (const side of [0, 1] as const) if (f.prepared[side]) lines.push(`${names[side]} is prepared.`)
  if (shown)
    lines.push(
      `${names[0]} plays ${COMBAT_CARDS[clash.cards[0]]}, ${names[1]} ${COMBAT_CARDS[clash.cards[1]]}.`,
    )
  return lines
}

function moveLines(v: WkView, who: Who): string[] {
  const f = moveNow(v)
  if (f === null || f.route.length === 0) return []
  const route = f.route.map((hex, i) => `${i < f.i ? '' : 'to '}${hexWords(hex)}`).join(', ')
  const lines = [
    `${who(f.seat)} is on the road: ${route}${f.mode === 'vehicle' ? `; ${f.pool} MP left` : ''}.`,
  ]
  if (f.revealed.length > 0)
    lines.push(`Turned up: ${listed(f.revealed.map((card) => (card < 0 ? 'a card' : wildName(v, card))))}.`)
  return lines
}

/** What is going on just now: a move, a wasteland card, a combat. */
export function underwayWords(v: WkView, who: Who): string[] {
  const card = v.stack.findLast((f) => f.at === 'wild')?.card ?? combatNow(v)?.foe ?? -1
  return [...moveLines(v, who), ...wildLines(v, card), ...combatLines(v, who)]
}
