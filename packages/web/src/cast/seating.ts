import type { LocalSeat } from '../save/saved-table.ts'
import { named } from '../shelf/seat-plan.ts'

/** Seats while a table is set up; null: nobody yet. */
export interface Seating {
  places: readonly (LocalSeat | null)[]
  /** the seat that is being filled or changed */
  at: number | null
  /** the bot's seat that was filled last */
  last: number
}

export const seated = (plans: readonly LocalSeat[]): Seating => ({ places: plans, at: null, last: -1 })

/** The seats to be dealt to; null while one is empty. */
export function plansOf({ places }: Seating): LocalSeat[] | null {
  const plans = places.filter((place) => place !== null)
  return plans.length === places.length ? plans : null
}

const empty = (places: Seating['places']): number => places.indexOf(null)

/** Names are given anew: whoever sits alone now is no second one any more. */
function renamed(places: Seating['places']): Seating['places'] {
  const plans = named(places.filter((place) => place !== null))
  return places.map((place) => (place === null ? null : plans.shift()!))
}

/** The seat that the next one of the company sits down in. */
export function nextSeat({ places, at, last }: Seating): number {
  if (at !== null) return at
  if (empty(places) !== -1) return empty(places)
  const bots = places.flatMap((place, seat) => (place !== null && place.bot !== null ? [seat] : []))
  return bots.find((seat) => seat > last) ?? bots[0] ?? places.length - 1
}

/** Somebody sits down, and the next empty seat is the one to fill. */
export function sitDown(seating: Seating, plan: LocalSeat): Seating {
  const seat = nextSeat(seating)
  const places = renamed(seating.places.map((place, i) => (i === seat ? plan : place)))
  return { places, at: empty(places) === -1 ? null : empty(places), last: seat }
}

/** The seat is free again, and is the one to fill. */
export const sendAway = ({ places, last }: Seating, seat: number): Seating => ({
  places: renamed(places.map((place, i) => (i === seat ? null : place))),
  at: seat,
  last,
})

export const change = (seating: Seating, seat: number): Seating => ({
  ...seating,
  at: seating.at === seat && seating.places[seat] !== null ? null : seat,
})

export const rename = (seating: Seating, seat: number, name: string): Seating => ({
  ...seating,
  places: renamed(
    seating.places.map((place, i) => (i === seat && place !== null ? { ...place, name } : place)),
  ),
})

/** More seats, or fewer: those who sit stay; who comes is the company that is asked along, whoever is not there yet first. */
export function resized({ places, at, last }: Seating, count: number, along: readonly string[]): Seating {
  const there = places.slice(0, count)
  const coming = [...along]
  for (const place of there) {
    const i = place === null ? -1 : coming.indexOf(place.bot ?? '')
    if (i !== -1) coming.splice(i, 1)
  }
  const more = Array.from({ length: Math.max(0, count - there.length) }, (_, i) => ({
    name: '',
    bot: coming[i] ?? along[0]!,
  }))
  return { places: renamed([...there, ...more]), at: at !== null && at < count ? at : null, last }
}

/** All seats that no person sits in, for a company of as many. */
export function filled({ places, last }: Seating, company: readonly string[]): Seating {
  const bots = [...company]
  return {
    places: renamed(places.map((place) => (place?.bot === null ? place : { name: '', bot: bots.shift()! }))),
    at: null,
    last,
  }
}

export const botSeats = ({ places }: Seating): number => places.filter((place) => place?.bot !== null).length
