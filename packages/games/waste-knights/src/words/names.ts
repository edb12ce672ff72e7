import { hexName } from '../board/geometry.ts'
import { cards, type Packed } from '../cards.ts'
import { CARGO, GONE, OVER, PACK } from '../gear/places.ts'
import { missions } from '../missions/rows.ts'

/** Names of things by their numbers, in the pack this table plays with. */
export const gearName = (t: Packed, card: number): string =>
  cards(t).gear[card]?.row.title ?? `gear card ${card}`
export const luckName = (t: Packed, card: number): string => {
  const luck = cards(t).luck[card]
  return luck === undefined ? `luck card ${card}` : `${luck.row.title} (${luck.rank})`
}
export const wildName = (t: Packed, card: number): string =>
  cards(t).wild[card]?.title ?? `wasteland card ${card}`
export const taskName = (t: Packed, card: number): string => {
  const task = cards(t).tasks[card]
  return (task?.common ?? task?.private)?.title ?? `task ${card}`
}
export const knightName = (t: Packed, sheet: number): string =>
  cards(t).knights[sheet]?.row.name ?? `knight ${sheet}`
export const cultistName = (t: Packed, n: number): string =>
  cards(t).pack.cultists[n - 1]?.name ?? `Cultist ${n}`
export const missionName = (mission: number): string => missions[mission]?.title ?? `mission ${mission}`
export const tileName = (t: Packed, number: number): string => cards(t).hexes[number]?.row.name ?? ''
export const lineName = (t: Packed, line: number): string => {
  const made = cards(t).lines[line]
  switch (made?.from) {
    case 'gear':
      return gearName(t, made.of)
    case 'knight':
      return `${knightName(t, made.of)}'s ability`
    case 'luck':
      return cards(t).pack.luck[made.of]!.title
    case 'wild':
      return wildName(t, made.of)
    case 'hex':
      return tileName(t, made.of)
    default:
      return `line ${line}`
  }
}
export const colourName = (colour: number): string => ['green', 'yellow', 'red', 'blue'][colour] ?? ''
export const spaceName = (t: Packed, space: number): string =>
  cards(t).stalls[space]?.space ?? `space ${space}`
export const tokenName = (token: number): string => ['Nuked', 'Pills', 'Reboot'][token] ?? ''
export const hexWords = hexName

export function placeName(place: number): string {
  if (place === PACK) return 'backpack'
  if (place === CARGO) return 'vehicle'
  if (place === OVER) return 'nowhere yet'
  if (place === GONE) return 'the discard pile'
  return (
    ['left hand', 'right hand', 'body', 'pocket 1', 'pocket 2', 'pocket 3'][place] ?? 'a place on the sheet'
  )
}
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** A long list as lines that fit a terminal. */
export function inRows(names: readonly string[], wide = 78): string[] {
  const rows: string[] = []
  for (const name of names) {
    const last = rows.length - 1
    if (last >= 0 && rows[last]!.length + name.length + 2 <= wide) rows[last] += `, ${name}`
    else rows.push(`  ${name}`)
  }
  return rows
}
