import type { GearRow, Pack, Reward } from '../rows.ts'

const allGear = (pack: Pack): GearRow[] => [
  ...pack.green,
  ...pack.yellow,
  ...pack.red,
  ...pack.blue,
  ...pack.vehicles,
  ...pack.printed,
]

function twice(pack: Pack): string | null {
  const seen = new Set<string>()
  const rows = [
    pack.knights,
    pack.events,
    pack.enemies,
    pack.cultists,
    pack.commons,
    pack.privates,
    pack.luck,
  ]
  for (const { id } of [
    ...rows.flat(),
    ...allGear(pack),
    ...pack.tiles.map(({ id: tile }) => ({ id: `tile ${tile}` })),
  ]) {
    if (seen.has(id)) return `the id "${id}" is used twice`
    seen.add(id)
  }
  return null
}

/** Starting gear and its panels: weapons in hands, at most two hands, armour on the body, general gear in the pocket. */
function sheets(pack: Pack): string | null {
  const byId = new Map(allGear(pack).map((row) => [row.id, row]))
  for (const { id, hands, body, pocket } of pack.knights) {
    const weapons = hands.map((card) => byId.get(card))
    if (weapons.some((row) => row?.group !== 'weapon'))
      return `knight ${id}: hands must hold weapons of the pack`
    if (weapons.reduce((sum, row) => sum + (row?.group === 'weapon' ? row.hands : 0), 0) > 2)
      return `knight ${id}: more than two hands are full`
    if (body !== null && byId.get(body)?.group !== 'armour')
      return `knight ${id}: the body must wear armour of the pack`
    if (pocket !== null && byId.get(pocket)?.group !== 'general')
      return `knight ${id}: the pocket must hold general gear of the pack`
  }
  return null
}

function starters(pack: Pack): string | null {
  for (const id of pack.starters) {
    const row = pack.green.find((card) => card.id === id)
    if (row === undefined) return `starter "${id}" is not a green card`
    if (row.copies < 4) return `starter "${id}" needs 4 copies, one for every knight`
    if (row.group !== 'general') return `starter "${id}" must be general gear`
  }
  return pack.starters.length > 3 ? 'there is room for three starters, one a pocket' : null
}

/** Five cities, ten special hexes, four hexes of the central tile and eighteen normal tiles (WK-2.1). */
function board(pack: Pack): string | null {
  for (let number = 1; number <= 15; number++) {
    const tiles = pack.tiles.filter((tile) => tile.number === number)
    const hex = pack.hexes.find((row) => row.number === number)
    if (tiles.length !== 1) return `hex [${number}] must be on exactly one tile`
    if (hex === undefined) return `hex [${number}] has no description`
    if (hex.city !== number <= 5) return `hex [${number}] ${number <= 5 ? 'must' : 'must not'} be a city`
    if (hex.clauses.length !== hex.text.length)
      return `hex [${number}] needs a clause for each line of its text`
  }
  if (['K1', 'K2', 'K3', 'K4'].some((id) => !pack.tiles.some((tile) => tile.id === id && tile.number === 0)))
    return 'the central tile needs the hexes K1, K2, K3 and K4'
  return null
}

function rewards(pack: Pack): string | null {
  const given: readonly { id: string; reward: readonly Reward[] }[] = [
    ...pack.events,
    ...pack.enemies,
    ...pack.commons,
    ...pack.privates,
  ]
  for (const { id, reward } of given)
    for (const part of reward)
      if ('blue' in part && !pack.blue.some((row) => row.id === part.blue))
        return `${id}: there is no blue card "${part.blue}" to reward with`
  return null
}

function decks(pack: Pack): string | null {
  const copies = (rows: readonly { copies: number }[]): number =>
    rows.reduce((sum, row) => sum + row.copies, 0)
  if (pack.luck.reduce((sum, row) => sum + row.copies.length, 0) < 12)
    return 'there must be 12 luck cards at least'
  if (copies(pack.vehicles) < 4) return 'there must be 4 vehicles at least, one for every knight'
  if (pack.vehicles.some((row) => row.copies < 4))
    return 'every vehicle needs 4 copies: all may choose the same one'
  if ([...pack.green, ...pack.yellow, ...pack.red].some((row) => row.group === 'vehicle'))
    return 'vehicles are blue cards or vehicle cards, never in a gear deck'
  if ([...pack.green, ...pack.yellow, ...pack.red].some((row) => row.group === 'attached'))
    return 'Implants, Mutations and Tuning cards are blue cards'
  if ([...pack.green, ...pack.yellow, ...pack.red].some((row) => row.copies < 1))
    return 'a gear card needs a copy'
  if (pack.blue.some((row) => row.copies !== 1)) return 'a blue card has one copy'
  return null
}

/** What a well-formed pack may still get wrong: references, places, numbers of copies. */
export const inconsistent = (pack: Pack): string | null =>
  twice(pack) ?? starters(pack) ?? sheets(pack) ?? board(pack) ?? rewards(pack) ?? decks(pack)
