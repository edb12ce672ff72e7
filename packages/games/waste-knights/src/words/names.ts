import { hexName } from '../board/geometry.ts'
import { sold } from '../content/catalogue.ts'
import { CARGO, GONE, OVER, PACK } from '../gear/places.ts'
import { missions } from '../missions/rows.ts'

/** Names of things by their numbers, as the game is sold. */
export const gearName = (card: number): string => sold.gear[card]?.row.title ?? `gear card ${card}`
export const luckName = (card: number): string => {
  const luck = sold.luck[card]
  return luck === undefined ? `luck card ${card}` : `${luck.row.title} (${luck.rank})`
}
export const wildName = (card: number): string => sold.wild[card]?.title ?? `wasteland card ${card}`
export const taskName = (card: number): string => {
  const task = sold.tasks[card]
  return (task?.common ?? task?.private)?.title ?? `task ${card}`
}
export const knightName = (sheet: number): string => sold.knights[sheet]?.row.name ?? `knight ${sheet}`
export const missionName = (mission: number): string => missions[mission]?.title ?? `mission ${mission}`
export const tileName = (number: number): string => sold.hexes[number]?.row.name ?? ''
export const lineName = (line: number): string => {
  const made = sold.lines[line]
  switch (made?.from) {
    case 'gear':
      return gearName(made.of)
    case 'knight':
      return `${knightName(made.of)}'s ability`
    case 'luck':
      return sold.pack.luck[made.of]!.title
    case 'wild':
      return wildName(made.of)
    case 'hex':
      return tileName(made.of)
    default:
      return `line ${line}`
  }
}
export const colourName = (colour: number): string => ['green', 'yellow', 'red', 'blue'][colour] ?? ''
export const spaceName = (space: number): string => sold.stalls[space]?.space ?? `space ${space}`
export const tokenName = (token: number): string => ['Nuked', 'Pills', 'Reboot'][token] ?? ''
export const hexWords = hexName
export function placeName(place: number): string {
  if (place === PACK) return 'backpack'
  if (place === CARGO) return 'vehicle'
  if (place === OVER) return 'nowhere yet'
  if (place === GONE) return 'the discard pile'
  return ['left hand', 'right hand', 'body', 'pocket 1', 'pocket 2', 'pocket 3'][place] ?? 'printed place'
}
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
