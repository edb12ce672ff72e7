import {
  act,
  anyOf,
  begin,
  type GameEvent,
  isRefusal,
  type Offer,
  offers,
  owing,
  type Position,
  seatsIn,
  seeded,
  type WholeGame,
} from '@midden/kernel'
import { telling, withSteps } from '@midden/kernel/faults'
import { addSecrets, type Care, LawBroken, noSecrets, overall, walk } from '@midden/kernel/laws'
import { describe, expect, test } from 'vitest'
import { games } from '../src/index.ts'

const OWN = ['hand', 'hands', 'dealt', 'pack']

/** What everybody holds, wherever a position keeps it. */
function handsOf(x: unknown): unknown[] {
  if (typeof x !== 'object' || x === null) return []
  return Object.entries(x).flatMap(([key, held]) =>
    OWN.includes(key) ? [structuredClone(held)] : handsOf(held),
  )
}

const isOpen = (event: GameEvent): boolean => event.only === undefined

const isDealt = (s: Position): boolean => /[1-9]/.test(JSON.stringify(handsOf(s)))

/** What everybody is told first when something is dealt; null where nobody holds anything. */
function toldAtDeal(game: WholeGame): string | null {
  let first: string | undefined
  const match = begin(
    telling(game, (event, s) => {
      if (isOpen(event) && isDealt(s)) first ??= event.what
      return event
    }),
    { seats: game.seats.max, seed: 'deal' },
    [],
  )
  if (isRefusal(match)) throw new Error(match.reason)
  const rng = seeded('deal')
  while (first === undefined && owing(match.game, match.position) !== 0) {
    const seat = seatsIn(owing(match.game, match.position))[0]!
    act(match, seat, anyOf(offers(match.game, match.position, seat), rng), [])
  }
  return first ?? null
}

/** A list of the position that reads like this one. */
function sameList(x: unknown, list: readonly number[]): number[] | null {
  if (typeof x !== 'object' || x === null) return null
  if (Array.isArray(x) && x.length > 0 && JSON.stringify(x) === JSON.stringify(list)) return x as number[]
  for (const held of Object.values(x)) {
    const found = sameList(held, list)
    if (found !== null) return found
  }
  return null
}

const lent = (offer: Offer, s: Position): Offer =>
  'of' in offer ? { ...offer, of: sameList(s, offer.of) ?? offer.of } : offer

interface Fault {
  plant(game: WholeGame): WholeGame
  law: RegExp
  care?: Partial<Care>
  /** only many games together show it */
  together?: true
  /** games that have nothing to plant it in */
  not?: readonly string[]
}

const TOLD =
  /^((events|views) show nothing hidden|whether something is revealed depends on nothing hidden|what shows something hidden)/

const FAULTS: Record<string, Fault> = {
  'all hands are told at the deal': {
    plant(game) {
      const first = toldAtDeal(game)
      return telling(game, (event, s) =>
        event.what === first && isOpen(event) ? { ...event, hands: handsOf(s) } : event,
      )
    },
    law: TOLD,
  },
  'the rest of the hands is told with what comes out': {
    plant: (game) =>
      telling(game, (event, s) =>
        event.reveals === true && isOpen(event) ? { ...event, hands: handsOf(s) } : event,
      ),
    law: TOLD,
    care: { setUps: 0 },
  },
  'an offer is a list of the position itself': {
    plant: (game) =>
      withSteps(game, ({ offer, ...step }) => ({
        ...step,
        ...(offer && { offer: (s, f, seat) => offer(s, f, seat).map((one) => lent(one, s)) }),
      })),
    law: /^an offer holds copies/,
    care: { secrecy: 0, queries: 1000 },
    // Its cards are digits of a number.
    not: ['pan'],
  },
  'draws are not listed': {
    plant: (game) => ({ ...game, draws: {} }),
    law: /^every draw is listed in `draws`/,
  },
  'nothing is marked as revealing': {
    plant: (game) => telling(game, ({ reveals: _, ...event }) => event),
    law: TOLD,
    care: { setUps: 0 },
  },
  'no answer is final': {
    plant: (game) => withSteps(game, ({ final: _, ...step }) => step),
    law: /^a question put to several says whether an answer is final/,
    care: { secrecy: 0 },
    // All that several are asked there is sealed.
    not: ['pan', 'waste'],
  },
  'rehide does nothing': {
    plant: (game) => ({ ...game, rehide: () => {} }),
    law: /^rehide changes what is hidden/,
    care: { secrecy: 100 },
    together: true,
  },
}

const CARE: Care = { audits: 0, copies: 0, secrecy: 300, queries: 0, setUps: 1000 }
const MOST = 60

/** The first law that is broken in some games, or by all of them together. */
function brokenBy(game: WholeGame, care: Care, together: boolean): unknown {
  const total = noSecrets()
  for (let i = 0; i < MOST; i++)
    try {
      addSecrets(total, walk(game, `planted-${game.id}-${i}`, care))
      if (together) overall(total)
    } catch (error) {
      return error
    }
  return null
}

/** Nothing can be planted where nobody holds a hand. */
const withHands = games.filter((game) => toldAtDeal(game) !== null)

test('our games are looked at', () => {
  expect(withHands.length).toBeGreaterThanOrEqual(4)
})

describe.each(withHands.map((game) => [game.id, game] as const))('%s is caught when', (id, game) => {
  const faults = Object.entries(FAULTS).filter(([, { not }]) => not?.includes(id) !== true)
  test.each(faults)('%s', (_, { plant, law, care, together = false }) => {
    const broken = brokenBy(plant(game), { ...CARE, ...care }, together)
    expect(broken).toBeInstanceOf(LawBroken)
    expect((broken as LawBroken).message).toMatch(law)
  })
})
