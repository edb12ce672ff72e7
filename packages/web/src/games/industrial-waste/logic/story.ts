import type { Kind, WorksEvent } from '@midden/industrial-waste'
import type { Seat } from '@midden/kernel'
import type { StoryLine } from '@midden/table'

type Story = readonly StoryLine<WorksEvent>[]
type Took = Extract<WorksEvent, { what: 'took' }>

/** Who took which set, this round. */
export function setsTaken(story: Story): Took[] {
  const taken: Took[] = []
  for (let i = story.length - 1; i >= 0; i--) {
    const { event } = story[i]!
    if (event.what === 'new round') break
    if (event.what === 'took') taken.push(event)
  }
  return taken
}

/** Keys for the cards of a hand: the same as they had in the set they came from, so that they travel. */
export function handKeys(
  story: Story,
  seat: Seat,
  hand: readonly (Kind | null)[],
  code: (kind: Kind) => string,
): string[] {
  const from = setsTaken(story).find((took) => took.seat === seat)
  return hand.map((kind, i) => {
    if (kind === null) return `kept${seat}-back`
    const dealt = from?.kinds.includes(kind) === true && hand.lastIndexOf(kind) === i
    return dealt ? `set${from.set}-${code(kind)}` : `kept${seat}-${code(kind)}`
  })
}

type Played = Extract<WorksEvent, { seat: Seat }>

/** The card behind an event; that of a discarded or kept one is told with it. */
const CARD_OF: Partial<Record<WorksEvent['what'], Kind>> = {
  order: 0,
  auction: 1,
  'no lot': 1,
  sold: 1,
  unsold: 1,
  growth: 2,
  innovation: 3,
  disposal: 4,
  repaid: 5,
  hiring: 6,
  firing: 6,
  removal: 7,
}

/** The last card that was played, discarded or kept this round, and what came of it. */
export function lastPlay(story: Story): { event: Played; kind: Kind; adviser: boolean } | null {
  for (let i = story.length - 1; i >= 0; i--) {
    const { event } = story[i]!
    if (event.what === 'new round' || event.what === 'took') return null
    const kind = event.what === 'discarded' || event.what === 'kept' ? event.kind : CARD_OF[event.what]
    if (kind !== undefined && 'seat' in event)
      return { event, kind, adviser: 'adviser' in event && event.adviser }
  }
  return null
}

/** What an accident did to one company. */
export interface Struck {
  seat: Seat
  /** null: unharmed */
  fined: { paid: number; column: number } | null
  bribed: number | null
  loans: number
}

export interface Aftermath {
  final: boolean
  struck: Struck[]
}

/** What the last accident came to. */
export function aftermath(story: Story): Aftermath | null {
  const at = story.findLastIndex(({ event }) => event.what === 'accident')
  const line = story[at]
  if (line?.event.what !== 'accident') return null
  const struck: Struck[] = []
  for (const { event } of story.slice(at + 1)) {
    if (event.what === 'unharmed') struck.push({ seat: event.seat, fined: null, bribed: null, loans: 0 })
    else if (event.what === 'fined')
      struck.push({
        seat: event.seat,
        fined: { paid: event.paid, column: event.column },
        bribed: null,
        loans: 0,
      })
    else if (event.what === 'bribed')
      struck.push({ seat: event.seat, fined: null, bribed: event.paid, loans: 0 })
    else if (event.what === 'credit' && event.forced) {
      const last = struck.at(-1)
      if (last?.seat === event.seat) last.loans += event.loans
    } else if (event.what === 'answered' || event.what === 'declined' || event.what === 'credit') continue
    else break
  }
  return struck.length === 0 ? null : { final: line.event.final, struck }
}
