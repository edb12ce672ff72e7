import { createHash, createHmac } from 'node:crypto'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seeded } from '@midden/kernel'
import { readMatchFile } from '@midden/protocol/client'
import type { MatchFile } from '@midden/table'
import { describe, expect, test, vi } from 'vitest'
import { choicesFrom, narrowed, page, whatNow } from '../src/play/choices.ts'
import { colours } from '../src/play/colours.ts'
import { placesText, wrapped } from '../src/play/sentences.ts'
import { heap } from './heap.ts'
import { midden } from './midden.ts'

const folder = mkdtempSync(join(tmpdir(), 'midden-play-'))

/** Two seats, one round. With this seed the first seat holds the higher card. */
const SEED = Array.from({ length: 50 }, (_, i) => `seed ${i}`).find((seed) => {
  const start = createHmac('sha256', seed).update('midden-luck-1\n0\n\n').digest('hex')
  const { hands } = heap.setup({ pace: 'slow', rounds: 1, prizes: [] }, 2, seeded(start), null)
  return Math.min(...hands[0]!) > Math.max(...hands[1]!)
})!
const sit = (lines: string[], ...more: string[]) =>
  midden(
    ['play', 'heap', '--seats', '2', '--seed', SEED, '--option', 'rounds=1', ...more],
    `${lines.join('\n')}\n`,
  )

describe('midden play', () => {
  test('shows the table, the question with its clause, what can be done and what cannot', async () => {
    const { status, out, err } = await sit([])
    expect({ status, err }).toEqual({ status: 0, err: '' })
    expect(out).toContain('The Heap\n')
    expect(out).toContain(`You are Ash. Birch is played by steady. Seed: ${SEED}. Type ? for help.`)
    expect(out).toContain('· Ash dealt 2. [HEAP-1.1]')
    expect(out).toMatch(/Ash: 0 points, \d+ \d+\nBirch: 0 points, two cards\n/)
    expect(out).toContain('Which card do you hide? [HEAP-1.1]')
    expect(out).toMatch(/ {3}1 {2}Hide \w+ \d+\n {3}2 {2}Hide \w+ \d+\n {3}3 {2}Shout\n/)
    expect(out).toContain('   –  sell: nobody buys [HEAP-R1]')
    expect(out).toMatch(/Goodbye\.\n$/)
    expect(out).not.toContain('\u001b')
  })

  test('plays a number, tells what follows, and ends with the places', async () => {
    const { out } = await sit(['1', '1'])
    expect(out).toMatch(/You chose: Hide /)
    expect(out).toContain('· Birch hid. [HEAP-1.1]')
    expect(out).toMatch(/· Birch opened \d+\. \[HEAP-1\.1\]/)
    expect(out).toContain('What do you do? [HEAP-1.2]')
    expect(out).toContain('The match is over.\n1. Ash (0) and Birch (0)\n')
    expect(out).not.toContain('Goodbye')
  })

  test('folds a wide offer into one line whose numbers still count', async () => {
    const { out } = await sit(['1', '8'])
    expect(out).toContain('   1  Pass\n2–22  Bid 0 … Bid 20\n')
    expect(out).toContain('You chose: Bid 6')
  })

  test('takes words: what is left alone is done, otherwise the list is shown', async () => {
    const { out } = await sit(['hide', 'shout', 'hide', '1', 'bid 7'])
    expect(out).toContain('You chose: Shout')
    expect(out).toContain('· Ash shouted. [HEAP-2.1]')
    expect(out).toContain('You chose: Bid 7')
  })

  test('complains about numbers and words that fit nothing', async () => {
    const { out } = await sit(['0', '99', 'dance', ''])
    expect(out).toContain('There is no number 0; the list goes from 1 to 3.')
    expect(out).toContain('There is no number 99')
    expect(out).toContain('Nothing you can do now fits "dance". Type ? for help.')
    expect(out.match(/Which card do you hide/g)).toHaveLength(2)
  })

  test('reads a clause, helps, hints, lists and shows the table again', async () => {
    const { out } = await sit(['heap-1.2', '?', 'help', 'hint', 'list', 'table', 'HEAP-9.9'])
    expect(out).toContain('HEAP-1.2\n  The highest card passes, bids or burns.\n')
    expect(out.match(/save FILE/g)).toHaveLength(2)
    expect(out).toMatch(/The steady bot would choose 1: Hide /)
    expect(out.match(/Ash: 0 points/g)).toHaveLength(2)
    expect(out).toContain('Nothing you can do now fits "HEAP-9.9"')
  })

  test('takes an action back: freely, or with the draws mixed anew', async () => {
    const { out } = await sit(['undo', '1', 'undo', '2', 'quit'])
    expect(out).toContain('You cannot: there is no move of yours to take back.')
    expect(out).toContain('Taken back; the bots agree, and what is drawn next is mixed anew.')
    expect(out.match(/Which card do you hide/g)).toHaveLength(2)
    expect(out.match(/What do you do/g)).toHaveLength(2)
  })

  const fileAt = (path: string): MatchFile => JSON.parse(readFileSync(path, 'utf8'))

  test('saves a match that goes on without the secret of what is still to be drawn, and writes over no file', async () => {
    const path = join(folder, 'my match.json')
    const { out } = await sit([
      '1',
      'undo',
      '1',
      `save ${path}`,
      `save ${path}`,
      'save',
      `save ${folder}/no/where`,
    ])
    expect(out).toContain(`Saved to ${path}.`)
    expect(out).toContain(`${path} is there already; choose another name.`)
    expect(out).toContain('Say where: save FILE')
    expect(out).toContain('cannot be written')
    expect(readFileSync(path, 'utf8')).not.toContain(SEED)
    expect(fileAt(path)).toMatchObject({ format: 'midden-match', version: 1, commitment: null, entropy: [] })
    expect(fileAt(path)).not.toHaveProperty('outcome')
    expect((await midden(['replay', path, '--verify'])).out).toContain('2 actions, 2 state hashes equal.\n')
  })

  test('saves a match that is over with the proof of its luck, draws that were taken back too', async () => {
    const path = join(folder, 'over.json')
    const { out } = await sit(['1', 'undo', '1', '1', 'dance', 'heap-1.2', `save ${path}`, 'quit', 'quit'])
    expect(out).toContain(`Its luck came from the secret ${SEED}.`)
    expect(out).toContain('It is over: save FILE keeps the match, quit gets up.')
    expect(out).toContain('HEAP-1.2\n  The highest card')
    expect(out).toContain(`Saved to ${path}.`)
    const file = fileAt(path)
    expect(file).toMatchObject({ rulesVersion: 1, seats: 2, seed: SEED, outcome: { ranking: [[0, 1]] } })
    expect(file.commitment).toBe(createHash('sha256').update(SEED).digest('hex'))
    expect(file.undone).toEqual([2])
    expect(readMatchFile(JSON.parse(JSON.stringify(file)))).toEqual(file)
    expect((await midden(['replay', path, '--verify'])).out).toContain(
      'Its luck follows from the commitment.',
    )
  })

  test('the same seed and the same lines give the same match', async () => {
    const lines = ['1', 'undo', '2', 'hint', '1']
    expect(await sit(lines)).toEqual(await sit(lines))
  })

  test('without a seed a secret is committed to before the deal, and told at the end', async () => {
    const { out } = await midden(['play', 'heap', '--option', 'rounds=1'], '1\n1\n')
    const [, commitment] = /its SHA-256 is ([0-9a-f]{64})\./.exec(out)!
    const [, secret] = /Its luck came from the secret ([0-9a-f]{64})\./.exec(out)!
    expect(createHash('sha256').update(secret!).digest('hex')).toBe(commitment)
  })

  test('asks anew where the clock of the game ran out over a question', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const turn = () => new Promise((resolve) => setImmediate(resolve))
    const args = ['play', 'heap', '--seats', '2', '--seed', SEED, '--option', 'rounds=1']
    const timed = { ...heap, terms: () => ({ timer: 30 }) }
    async function* late(said: () => string) {
      while (!said().includes('Which card do you hide')) await turn()
      vi.advanceTimersByTime(30_000)
      await turn()
      yield 'quit\n'
    }
    const { out } = await midden(args, late, { games: [timed] }).finally(() => vi.useRealTimers())
    expect(out).toMatch(/Your time is up, and the default was done for you\.[\s\S]+What do you do\?/)
    expect(out).not.toContain('You chose')
  })

  test('leaves at quit and passes over what follows', async () => {
    const { out } = await sit(['quit', '1'])
    expect(out).toMatch(/Goodbye\.\n$/)
    expect(out).not.toContain('You chose')
  })

  test('takes another seat, other bots, and tells nobody the hidden', async () => {
    const { out } = await sit(['1'], '--me', '1', '--bots', 'random')
    expect(out).toContain('You are Birch. Ash is played by random.')
    expect(out).toMatch(/Ash: 0 points, two cards\nBirch: 0 points, \d+ \d+/)
  })

  test('has colours only on a terminal without NO_COLOR', async () => {
    const args = ['play', 'heap', '--seed', SEED]
    expect((await midden(args, '', { tty: true })).out).toContain('\u001b[36m[HEAP-1.1]\u001b[39m')
    expect((await midden(args, '', { tty: true, env: { NO_COLOR: '1' } })).out).not.toContain('[36m')
  })

  test('sits down at three seats unless told otherwise', async () => {
    expect((await midden(['play', 'heap'])).out).toContain(
      'Birch is played by steady, Clay is played by steady.',
    )
  })
})

describe('the what-now list', () => {
  const plain = colours({ tty: { stdin: false, stdout: false, stderr: false }, env: {} } as Parameters<
    typeof colours
  >[0])
  const choices = choicesFrom(
    [{ act: 'stop' }, { act: 'take', of: [6, 6, 5, 1], min: 1, max: 3 }],
    ({ ns }) => (ns === undefined ? 'Stop here' : `Take ${ns.join(' and ')}`),
  )
  const found = (typed: string) => narrowed(choices, typed).map((i) => choices.labels[i])

  test('narrows by words, each serving once', () => {
    expect(found('6 6')).toEqual(['Take 6 and 6', 'Take 5 and 6 and 6', 'Take 1 and 6 and 6'])
    expect(found('take 5 and 6')[0]).toBe('Take 5 and 6')
    expect(found('st')).toEqual(['Stop here'])
    expect(found('7')).toEqual([])
    expect(found('...')).toEqual([])
  })

  test('what is typed in full is meant', () => {
    expect(found('take 6 and 6')).toEqual(['Take 6 and 6'])
    expect(found('take 5')).toEqual(['Take 5'])
  })

  test('shows twenty at once', () => {
    const bids = choicesFrom([{ act: 'bid', from: 1, to: 30 }], ({ n }) => `Bid ${n}`)
    expect(page(bids, narrowed(bids, 'bid'), plain)).toHaveLength(21)
    expect(page(bids, narrowed(bids, 'bid'), plain).at(-1)).toContain('… and 10 more')
    expect(whatNow(bids, plain)[0]).toBe('1–30  Bid 1 … Bid 30')
  })
})

test('long texts are wrapped at eighty columns', () => {
  const lines = wrapped('word '.repeat(60).trim(), '  ').split('\n')
  expect(lines.length).toBeGreaterThan(3)
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(80)
  expect(lines.join(' ').split(/\s+/).filter(Boolean)).toHaveLength(60)
})

test('shared places count as many', () => {
  const who = (seat: number) => 'ABCD'[seat]!
  expect(placesText({ ranking: [[2], [0, 1], [3]], scores: null, breakdown: null }, who)).toBe(
    '1. C\n2. A and B\n4. D',
  )
})
