import type { Action } from '@midden/kernel'
import { cards } from '../cards.ts'
import type { PreparationsFrame, SetupFrame } from '../frames/round.ts'
import { COLOUR_NAMES } from '../position.ts'
import { PAIRS, starterPlace } from '../round/dealing.ts'
import type { WkView } from '../view/view.ts'
import { gearName, knightName, listed, missionName, spaceName, taskName } from './names.ts'

const INTO = ['pocket', 'backpack', 'vehicle']

function starters(v: WkView, code: number): string {
  const { pack } = cards(v)
  const places = pack.starters.map((id, i) => {
    const row = pack.green.find((card) => card.id === id)
    return `${row?.title ?? id}: ${INTO[starterPlace(code, i)]}`
  })
  return places.join(', ')
}

/** Labels for the choices before the first round. */
export function setupLabel(v: WkView, f: SetupFrame, { act, n = 0 }: Action): string | null {
  switch (act) {
    case 'knight':
      return `Play as ${knightName(v, n)}`
    case 'colour':
      return `Take ${COLOUR_NAMES[n]}`
    case 'starters':
      return starters(v, n)
    case 'keep': {
      const dealt = v.me === null ? [] : f.dealt[v.me]!
      return `Keep ${listed(PAIRS[n]!.map((i) => taskName(v, dealt[i] ?? -1)))}`
    }
    case 'mission':
      return `Play ${missionName(n)}`
    default:
      return null
  }
}

const CITY = ['Take nothing', 'Heal 1 Health', 'Heal 1 Radiation', 'Take 1 Ammo', 'Take 1 Fuel']

/** Labels for what a city offers, and for the Stalls the Waster clears. */
export function preparationsLabel(
  v: WkView,
  _f: PreparationsFrame,
  { act, n = 0, ns = [] }: Action,
): string | null {
  if (act === 'city') return CITY[n] ?? null
  if (act !== 'clear') return null
  if (ns.length === 0) return 'Discard nothing'
  return `Discard ${listed(ns.map((space) => `${gearName(v, v.stalls[space]!)} (${spaceName(v, space)})`))}`
}
