import type { GearRow, Pack } from '../rows.ts'
import type { Ability, Condition, Cost, Deck } from '../vocabulary.ts'

const CLASHING: readonly (readonly [Condition, Condition])[] = [
  ['attack', 'not attack'],
  ['attack', 'escape'],
  ['attack', 'explore'],
  ['escape', 'explore'],
  ['not attack', 'spends ammo'],
  ['vehicle', 'foot'],
  ['won', 'lost'],
  ['combat', 'not combat'],
  ['duel', 'ferocious'],
]
const keyed = (list: readonly Condition[], key: string): Condition[] =>
  list.filter((c) => typeof c === 'object' && key in c)

/** Conditions that can never hold together. */
function clash(list: readonly Condition[]): string | null {
  for (const [a, b] of CLASHING)
    if (list.includes(a) && list.includes(b)) return `"${String(a)}" and "${String(b)}"`
  for (const key of ['by', 'skill', 'icon', 'clash'])
    if (new Set(keyed(list, key).map((c) => JSON.stringify(c))).size > 1)
      return `two different conditions "${key}"`
  if (list.includes('duel') && keyed(list, 'trait').length > 0) return '"duel" and a trait of an enemy'
  if (list.includes('escape') && keyed(list, 'icon').length > 0) return '"escape" and a range icon'
  return null
}

/** Whose checks a line of this deck can be about. */
const OWNERS: Readonly<Record<Deck, readonly string[]>> = {
  knight: ['you', 'opp'],
  gear: ['you', 'opp'],
  luck: ['you', 'opp', 'rival'],
  event: [],
  enemy: ['you', 'self'],
  hex: ['enemy', 'you'],
}

function wrongOwner(deck: Deck, list: readonly Condition[]): string | null {
  for (const c of list)
    if (typeof c === 'object' && 'by' in c && !OWNERS[deck].includes(c.by)) return `nobody is "${c.by}" here`
  return null
}

/** Costs nobody can pay for this card. */
function wrongCost(deck: Deck, list: readonly Cost[]): string | null {
  if (deck === 'luck' && list.some((c) => c === 'mark' || c === 'once' || c === 'limit' || c === 'discard'))
    return 'a luck card is discarded by itself and cannot be marked'
  if (deck === 'knight' && list.includes('discard')) return 'a knight sheet cannot be discarded'
  if (deck === 'enemy' && list.includes('mark')) return 'an enemy card is not marked'
  const spends = list.filter(
    (c): c is Extract<Cost, { spend: string } | { lose: string }> =>
      typeof c === 'object' && 'n' in c && !('gear' in c),
  )
  return spends.some(({ n }) => n > 4) ? 'no level is above 4' : null
}

const PERMANENT = [
  'passive',
  'would',
  'luck draw',
  'event',
  'event always',
  'on loss',
  'dominance',
  'set range',
]

function idleLine(deck: Deck, text: Ability): string | null {
  const when = text.if ?? []
  const wrong = clash(when) ?? wrongOwner(deck, when) ?? wrongCost(deck, text.pay ?? [])
  if (wrong !== null) return wrong
  if (deck === 'luck' && text.may !== true) return 'a luck card is always played by choice'
  if (text.may === true && PERMANENT.includes(text.at) && text.at !== 'event')
    return 'it happens by itself, nobody may'
  return null
}

function idleGear(pack: Pack, row: GearRow, won: ReadonlySet<string>): string | null {
  if (pack.blue.includes(row) && !won.has(row.id)) return 'no card or task rewards with it'
  if ((row.group === 'enhancement' || row.group === 'attached') && row.text.length === 0)
    return 'it has no effect'
  if (row.group === 'general' && row.text.length === 0) return 'it has no effect'
  if (row.group === 'armour' && row.armour === 0 && row.text.length === 0) return 'it has no effect'
  return null
}

/** Rows, and lines of rows, that can never act in any match: each with the reason. */
export function idleRows(pack: Pack): string[] {
  const found: string[] = []
  const tell = (id: string, why: string | null): void => {
    if (why !== null) found.push(`${id}: ${why}`)
  }
  const lines = (deck: Deck, id: string, text: readonly Ability[]): void =>
    text.forEach((line, i) => {
      tell(`${id} line ${i + 1}`, idleLine(deck, line))
    })
  const won = new Set(
    [...pack.events, ...pack.enemies, ...pack.commons, ...pack.privates].flatMap(({ reward }) =>
      reward.flatMap((part) => ('blue' in part ? [part.blue] : [])),
    ),
  )
  for (const row of pack.knights) lines('knight', row.id, row.text)
  for (const row of pack.events) lines('event', row.id, row.text)
  for (const row of [...pack.enemies, ...pack.cultists]) lines('enemy', row.id, row.text)
  for (const row of pack.luck) lines('luck', row.id, row.text)
  for (const row of pack.hexes) lines('hex', `hex [${row.number}]`, row.text)
  for (const row of [...pack.green, ...pack.yellow, ...pack.red, ...pack.blue, ...pack.vehicles]) {
    lines('gear', row.id, row.text)
    tell(row.id, idleGear(pack, row, won))
  }
  for (const row of pack.printed)
    if (!pack.knights.some(({ hands }) => hands.includes(row.id))) tell(row.id, 'it is printed on no sheet')
  const traits = new Set(pack.enemies.map(({ trait }) => trait))
  for (const row of [...pack.commons, ...pack.privates])
    if (row.mustPlay !== null && !traits.has(row.mustPlay))
      tell(row.id, `there is no ${row.mustPlay} enemy to play`)
  for (const row of pack.privates)
    if ('defeat' in row.second && !traits.has(row.second.defeat))
      tell(row.id, `there is no ${row.second.defeat} enemy to defeat`)
  return found
}
