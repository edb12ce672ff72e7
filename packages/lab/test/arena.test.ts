import { expect, test } from 'vitest'
import { shareOf } from '../src/arena/figures.ts'
import type { BotResult } from '../src/arena/match.ts'
import { partyAt } from '../src/arena/task.ts'
import { arena, type Contest, headOf, lineOf, readRecord } from '../src/index.ts'

const contest: Contest = {
  game: 'waste',
  seats: 4,
  bots: ['ottilie', 'gus', 'gus', 'gus'],
  games: 8,
  seed: 'test',
  iterations: 12,
}

test('the same contest gives the same shares and ratings', async () => {
  const figures = async () => {
    const { players, ...rest } = await arena(contest, { workers: 0 })
    return {
      ...rest,
      players: players.map(({ msPerDecision: _, iterationsPerSecond: __, ...player }) => player),
    }
  }
  const first = await figures()
  expect(await figures()).toEqual(first)
  expect(first).toMatchObject({ game: 'waste', seats: 4, games: 8, budget: { iterations: 12 } })
  expect(first.players.map(({ bot }) => bot)).toEqual(['ottilie', 'gus'])
  for (const { share, low, high, rating, ratingLow, ratingHigh } of first.players) {
    expect(low).toBeLessThanOrEqual(share)
    expect(high).toBeGreaterThanOrEqual(share)
    expect(ratingLow).toBeLessThanOrEqual(rating)
    expect(ratingHigh).toBeGreaterThanOrEqual(rating)
  }
  const mean = first.players.reduce((sum, { rating }) => sum + rating, 0) / 2
  expect(mean).toBeCloseTo(1500, 6)
})

test('whoever plays anything is met at all the same', async () => {
  const { players } = await arena(
    { ...contest, game: 'pan', bots: ['random', 'gus', 'gus', 'gus'] },
    { workers: 0 },
  )
  expect(players.reduce((sum, { share }, i) => sum + share * (i === 0 ? 1 : 3), 0)).toBeCloseTo(1, 1)
})

test('bots may have budgets of their own, and be blind to what moves tell', async () => {
  const bots = ['ferrous@30', 'ferrous-blind@30', 'ottilie', 'gus']
  const rows = new Map<string, BotResult[]>()
  const keep = (_: number, parts: BotResult[][]): void => {
    for (const one of parts.flat()) rows.set(one.bot, [...(rows.get(one.bot) ?? []), one])
  }
  const { players } = await arena({ ...contest, bots, games: 4 }, { workers: 0, keep })
  expect(players.map(({ bot }) => bot)).toEqual(bots)
  const lines = (bot: string): number =>
    rows.get(bot)!.reduce((sum, one) => sum + one.lines, 0) /
    rows.get(bot)!.reduce((sum, one) => sum + one.decisions, 0)
  expect(lines('ferrous@30')).toBeGreaterThan(1.5 * lines('ottilie'))
  expect(rows.get('ferrous@30')).not.toEqual(rows.get('ferrous-blind@30'))
})

test('who is more than can sit down is drawn for each deal, nobody twice before all have sat', () => {
  const bots = ['a', 'b', 'c', 'd', 'e']
  const parties = Array.from({ length: 40 }, (_, deal) => partyAt({ ...contest, bots }, deal))
  for (const party of parties) expect(new Set(party).size).toBe(4)
  expect(new Set(parties.flat()).size).toBe(5)
  expect(partyAt({ ...contest, bots: ['a', 'b'] }, 1).toSorted()).toEqual(['a', 'a', 'b', 'b'])
})

const part = (share: number, luck: number): BotResult => ({
  bot: 'a',
  share,
  place: 1,
  luck,
  decisions: 1,
  lines: 0,
  millis: 1,
})

test('what the draws gave is taken off a share: the interval gets narrower, and the middle stays about', () => {
  const shares = [1, 0, 1, 0, 1, 0, 1, 1]
  const lucky = shares.map((share) => [[part(share, share - 0.5)]])
  const plain = shares.map((share) => [[part(share, 0)]])
  const [adjusted, raw] = [shareOf(lucky, 'a'), shareOf(plain, 'a')]
  expect(raw.share).toBe(0.625)
  expect(adjusted.share).toBeCloseTo(0.5)
  expect(adjusted.high - adjusted.low).toBeLessThan(raw.high - raw.low - 0.2)
  expect(raw.high - raw.low).toBeGreaterThan(0.5)
})

test.each<[Partial<Contest>, string]>([
  [{ game: 'chess' }, 'there is no game "chess"'],
  [{ bots: ['nobody'] }, 'there is no bot "nobody"'],
  [{ bots: ['gus-blind'] }, 'gus has no beliefs to be blind to'],
  [{ bots: ['ferrous@0'] }, 'ferrous@0: iterations must be a whole number from 1 to 10000000'],
  [{ bots: ['ferrous@9s'] }, 'there is no bot "ferrous@9s"'],
  [{ iterations: 0 }, 'iterations must be a whole number from 1 to 10000000'],
])('what cannot be played is refused: %j', async (change, sentence) => {
  await expect(arena({ ...contest, ...change }, { workers: 0 })).rejects.toThrow(sentence)
})

test('one deal says nothing of the interval', () => {
  expect(shareOf([[[part(1, 0)]]], 'a')).toEqual({ share: 1, low: 0, high: 1 })
})

test.each([
  ['deals that agree', [0.25, 0.25, 0.25, 0.25], [0, 0.1, -0.1, 0.2]],
  ['lost matches with lucky draws', [0, 0, 0, 0.25], [0.3, 0.25, 0.4, 0.9]],
  ['won matches with unlucky draws', [1, 1, 1, 0.75], [-0.3, -0.25, -0.4, -0.9]],
  ['luck that goes against the shares', [0, 1, 0, 1], [0.4, -0.4, 0.5, -0.5]],
])('a few deals give a share within its interval, from none to all: %s', (_, shares, lucks) => {
  const { share, low, high } = shareOf(
    shares.map((one, i) => [[part(one, lucks[i]!)]]),
    'a',
  )
  expect(low).toBeGreaterThanOrEqual(0)
  expect(low).toBeLessThanOrEqual(share)
  expect(high).toBeGreaterThanOrEqual(share)
  expect(high).toBeLessThanOrEqual(1)
  expect(high - low).toBeGreaterThan(0.25)
})

test('no deal says itself how much of it was luck', () => {
  const deals = [0.5, 0.5, 0.5, 0.5, 1].map((share, i) => [[part(share, i === 4 ? 0.8 : 0)]])
  expect(shareOf(deals, 'a').share).toBeCloseTo(0.6)
})

test('a contest that was stopped goes on from its record, and comes to the same', async () => {
  const shares = ({ players }: Awaited<ReturnType<typeof arena>>) => players.map(({ share }) => share)
  let record = headOf(contest)
  const keep = (deal: number, parts: Parameters<typeof lineOf>[1]): void => {
    record += lineOf(deal, parts)
  }
  const half = { ...contest, games: 4 }
  await arena(half, { workers: 0, keep })
  const before = readRecord(`${record}{"deal":1,"par`, contest)
  if (typeof before === 'string') throw new Error(before)
  const played: number[] = []
  const rest = await arena(contest, { workers: 0, before, keep: (deal) => void played.push(deal) })
  expect(played).toEqual([1])
  expect(shares(rest)).toEqual(shares(await arena(contest, { workers: 0 })))
})

test('a record of another contest, or a damaged one, is not gone on with', () => {
  expect(readRecord(headOf({ ...contest, seed: 'other' }), contest)).toBe(
    'it is the record of another contest',
  )
  expect(readRecord(`${headOf(contest)}nonsense\n`, contest)).toBe('its line 2 is damaged')
  expect(readRecord('', contest)).toBe('it is the record of another contest')
})
