import { bots } from '@midden/bots'
import { seeded, shuffle } from '@midden/kernel'
import { describe, expect, test } from 'vitest'
import { type Contender, keyOf } from '../src/bench/contender.ts'
import { contestHeat, contests } from '../src/bench/contests.ts'
import { sample } from '../src/bench/game-work.ts'
import { isInstalled, peerIn } from '../src/bench/peer-work.ts'
import { tableHeat } from '../src/bench/plan.ts'
import { median, ratio, timed } from '../src/bench/rounds.ts'
import { kernelSize } from '../src/bench/size.ts'
import { rateOf } from '../src/bench/work.ts'
import { type Bench, bench, benchTable } from '../src/index.ts'
import { mini } from '../src/toys/mini.ts'
import * as plain from '../src/toys/mini-plain.ts'
import { toyLookup } from './toy-lookup.ts'
import { toyWorker } from './toy-worker.ts'

const root = new URL('../../../', import.meta.url)
const pace = { rounds: 1, milliseconds: 1, root, lookup: toyLookup }
const toys = [toyLookup.gameById('tic-tac-toe')!, toyLookup.gameById('mini')!]

// Nothing here is held against the clock: only that every contender works and every figure is there.
describe('the bench', () => {
  let whole: Bench

  test('times every toy and every game', async () => {
    const steps: number[] = []
    whole = await bench(toys, true, { ...pace, progress: (done, of) => steps.push(done / of) })
    expect(steps.at(-1)).toBe(1)
    expect(whole.peer).toBe(isInstalled(root) ? null : 'npm --prefix peer ci')
    expect(whole.bars.map(({ name, against }) => `${name}: ${against.name}`)).toEqual([
      ...(isInstalled(root)
        ? [
            'full path, mini: boardgame.io',
            'full path, tic-tac-toe: boardgame.io',
            'bare full path, mini: boardgame.io',
          ]
        : []),
      'full path, mini: bare',
      'full path, tic-tac-toe: bare',
      'search path, mini: bare',
      'search path, tic-tac-toe: bare',
      'a match of 10000 moves, mini: one of 100 moves',
      'apply and 4 views, mini: apply alone',
      'bare apply and 4 views, mini: bare apply alone',
    ])
    for (const { figure, perSecond, against, goal, met } of whole.bars) {
      expect(figure).toBeGreaterThan(0)
      expect(figure).toBeCloseTo(perSecond / against.perSecond)
      expect(met).toBe(goal === null ? null : figure >= goal)
    }
    expect(whole.games.map(({ game, seats }) => [game, seats])).toEqual([
      ['tic-tac-toe', 2],
      ['mini', 4],
    ])
    for (const { game: _, seats: __, goal, met, botMoves, ...figures } of whole.games) {
      expect([goal, met]).toEqual([null, null])
      expect(Object.keys(botMoves)).toEqual(bots.map(({ name }) => name))
      for (const figure of [...Object.values(figures), ...Object.values(botMoves)])
        expect(figure).toBeGreaterThan(0)
    }
    expect(JSON.parse(JSON.stringify(whole))).toEqual(whole)
  })

  test('shows its figures with their goals', () => {
    const text = benchTable(whole)
    expect(text).toMatch(/^Node v\d+.* per second of processor time\.\n\n/)
    expect(text).toMatch(
      /\nsearch path, mini +[\d.]+ [Mk]\/s +[\d.]+ [Mk]\/s +bare +[\d.]+ × +0\.50 × +(met|MISSED)\n/,
    )
    expect(text).toMatch(/\nmini +4 +[\d.]+ [Mk]/)
    expect(text).toMatch(/\nkernel: \d+ bytes minified, \d+ gzip; goal 15360: met\n$/)
  })

  test('says how to get the peer where it is missing', () => {
    expect(benchTable({ ...whole, peer: 'npm --prefix peer ci' })).toContain(
      'boardgame.io is not installed, so it is not compared with: npm --prefix peer ci\n',
    )
  })

  test('of games alone leaves the toys out', async () => {
    const part = await bench([toys[0]!], false, pace)
    expect(part).toMatchObject({ bars: [], peer: null, kernel: null })
    expect(part.games).toHaveLength(1)
    expect(benchTable(part)).not.toContain('kernel')
  })

  test('works in threads of its own', async () => {
    const worker = await toyWorker()
    try {
      const heats = contests(false).slice(0, 2).map(contestHeat)
      const rates = await timed(heats, { ...pace, rounds: 2, file: worker.file })
      expect(rates).toHaveLength(2)
      for (const [i, heat] of heats.entries()) {
        expect([...rates[i]!.keys()]).toEqual(heat.map(keyOf))
        for (const contender of heat) expect(rates[i]!.get(keyOf(contender))).toHaveLength(2)
      }
    } finally {
      worker.remove()
    }
  })

  test('gives every contender of a heat a key, and so a thread', () => {
    for (const heat of [...contests(true).map(contestHeat), tableHeat(toys[0]!, 2, ['random', 'steady'])])
      expect(new Set(heat.map(keyOf)).size).toBe(heat.length)
  })

  test('times a game beside what its decisions are a share of', () => {
    expect(tableHeat(toys[1]!, 4, ['steady']).map(keyOf)).toEqual([
      'search mini plain',
      'playout mini 4',
      'clone mini 4',
      'structuredClone mini 4',
      'view mini 4',
      'serialise mini 4',
      'options mini 4',
      'bot mini 4 steady',
    ])
  })

  test.each<[Contender, string]>([
    [{ what: 'view', game: 'chess', seats: 2 }, 'there is no game "chess"'],
    [{ what: 'bot', game: 'mini', seats: 4, bot: 'deep' }, 'there is no bot "deep"'],
  ])('%j is an error', async (contender, sentence) => {
    await expect(timed([[contender]], pace)).rejects.toThrow(sentence)
  })
})

describe('the figures', () => {
  test('a median', () => {
    expect(median([5, 1, 9])).toBe(5)
    expect(median([5, 1, 9, 7])).toBe(6)
  })

  test('a ratio is taken round by round', () => {
    const [a, b] = contestHeat(contests(false)[0]!)
    const rate = (perSecond: number) => ({ perSecond, gamesPerSecond: 1 })
    const rates = new Map([
      [keyOf(a!), [rate(10), rate(100), rate(30)]],
      [keyOf(b!), [rate(5), rate(200), rate(10)]],
    ])
    expect(ratio(rates, a!, b!)).toBe(2)
  })

  test('a rate counts what the work counts', () => {
    const rate = rateOf(() => ({ units: 10, games: 2, milliseconds: 5 }), 1)
    expect(rate.perSecond).toBeCloseTo(2000)
    expect(rate.gamesPerSecond).toBeCloseTo(400)
  })

  test('samples come from the whole of a game', () => {
    const moves = sample(mini as never, 4, 50).map((s) => (s as unknown as { moves: number }).moves)
    expect(moves.length).toBeLessThanOrEqual(50)
    expect(Math.min(...moves)).toBeLessThan(10)
    expect(Math.max(...moves)).toBeGreaterThan(50)
  })

  test('the kernel’s size is that of its bundle', async () => {
    const size = await kernelSize(root)
    expect(size!.gzip).toBeGreaterThan(1000)
    expect(size!.minified).toBeGreaterThan(size!.gzip)
  })
})

test('the peer plays the same mini', async () => {
  const { mini: table } = await peerIn(root)
  const deck = plain.unshuffled()
  shuffle(seeded('peer'), deck, 'deck')
  let state = table.start({ deck })
  const other: plain.PlainMatch = { position: plain.deal(deck), journal: [] }
  for (let i = 0; !table.isOver(state); i++) {
    const options = plain.options(other.position)
    const card = options[i % options.length]!
    const seat = other.position.turn
    expect(state.G.hands[seat]).toEqual(options)
    state = table.play(state, 'play', card)
    plain.act(other, seat, card, [])
  }
  expect(plain.isOver(other.position)).toBe(true)
  expect(state.G.scores).toEqual(other.position.scores)
})
