import { createHash, createHmac } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Action, act, begin, hashOf, isRefusal, replay, undo } from '@midden/kernel'
import { toMatchFile } from '@midden/protocol/client'
import type { AnyMatch, MatchFile } from '@midden/table'
import { describe, expect, test } from 'vitest'
import { heap } from './heap.ts'
import { midden } from './midden.ts'

const folder = mkdtempSync(join(tmpdir(), 'midden-replay-'))
let written = 0
function write(content: unknown): string {
  const path = join(folder, `${++written}.json`)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

/** A match that nobody had to be convinced of, with a hash after every action. */
function fileOf({ game, position, journal }: AnyMatch): MatchFile {
  const hashes: string[] = []
  replay(game, journal, undefined, (match, move) => {
    if (move !== null) hashes.push(hashOf(match.position))
  })
  const file = toMatchFile(journal, game.outcome(position))
  return { ...file, actions: file.actions.map((action, i) => ({ ...action, hash: hashes[i]! })) }
}

/** A match of two rounds, the second bid taken back and made again. */
function played(): MatchFile {
  const match = begin(heap, { seats: 2, seed: 'file', options: { rounds: 2 } })
  if (isRefusal(match)) throw new Error(match.reason)
  const [high, low] = match.position.hands.map((hand) => Math.max(...hand)) as [number, number]
  const best = high > low ? 0 : 1
  const round = (last: Action) => {
    act(match, 0, { act: 'hide', n: high })
    act(match, 1, { act: 'hide', n: low })
    act(match, best, last)
  }
  round({ act: 'bid', n: 3 })
  round({ act: 'bid', n: 5 })
  undo(match, 1, 'mixed anew')
  act(match, best, { act: 'bid', n: 6 })
  return fileOf(match)
}

/** A round as a server plays it: every draw from a committed secret and the players' entropy. */
function served(): MatchFile {
  const luck = (n: number): string =>
    createHmac('sha256', 'secret').update(`midden-luck-1\n${n}\na\nb`).digest('hex')
  const match = begin(heap, { seats: 2, seed: luck(0), options: { rounds: 1 } })
  if (isRefusal(match)) throw new Error(match.reason)
  const [high, low] = match.position.hands.map((hand) => Math.max(...hand)) as [number, number]
  const best = high > low ? 0 : 1
  act(match, 0, { act: 'hide', n: high }, undefined, luck(1))
  act(match, 1, { act: 'hide', n: low }, undefined, luck(2))
  act(match, best, { act: 'bid', n: 3 }, undefined, luck(3))
  const told = fileOf(match)
  return {
    ...told,
    actions: told.actions.map((action, i) => ({ ...action, n: i + 1 })),
    commitment: createHash('sha256').update('secret').digest('hex'),
    entropy: ['a', 'b'],
    seed: 'secret',
    start: luck(0),
  }
}

const file = played()
/** A file with one thing in it changed, named by its path; undefined takes it out. */
function edited(path: string, value: unknown): string {
  const copy = structuredClone(file)
  const keys = path.split('.')
  const last = keys.pop()!
  const place = keys.reduce<Record<string, unknown>>(
    (at, key) => at[key] as Record<string, unknown>,
    copy as unknown as Record<string, unknown>,
  )
  place[last] = value
  return write(copy)
}

async function fails(path: string, sentence: string | RegExp, ...more: string[]): Promise<void> {
  const { status, err } = await midden(['replay', path, ...more])
  expect(status).toBe(1)
  expect(err).toMatch(sentence)
  expect(err).toMatch(/^midden: .+\n$/)
}

describe('midden replay --verify', () => {
  test('finds every hash equal', async () => {
    const path = write(file)
    expect(await midden(['replay', path, '--verify'])).toEqual({
      status: 0,
      out: `${path} replays: 6 actions, 6 state hashes equal.\n`,
      err: '',
    })
    const { out } = await midden(['replay', path, '--verify', '--json'])
    expect(JSON.parse(out)).toEqual({ verified: true, actions: 6, hashes: 6, difference: null, withheld: [] })
  })

  test('reports the first hash that differs', async () => {
    const path = edited('actions.2.hash', 'f'.repeat(64))
    await fails(
      path,
      `after action 3 the state hash is ${file.actions[2]!.hash}, and the file says ffff`,
      '--verify',
    )
    const { status, out } = await midden(['replay', path, '--verify', '--json'])
    expect(status).toBe(1)
    expect(JSON.parse(out)).toMatchObject({
      verified: false,
      difference: expect.stringContaining('after action 3'),
    })
  })

  test('reports another seed, other options, an action that is refused, another outcome', async () => {
    await fails(edited('seed', 'other'), /does not replay: (action 1,|after action 1)/, '--verify')
    await fails(edited('options', { rounds: 3 }), 'after action 1', '--verify')
    await fails(edited('actions.5.luck', undefined), 'after action 6', '--verify')
    await fails(
      edited('actions.1.action', { act: 'hide', n: 99 }),
      'action 2, {"act":"hide","n":99} of seat 1, is refused: You cannot hide now',
      '--verify',
    )
    await fails(edited('outcome.scores', [9, 9]), 'and the file says', '--verify')
    await fails(edited('actions', file.actions.slice(0, -1)), 'the outcome is null', '--verify')
  })

  test("of a server's match also checks its luck, by other means than it was made with", async () => {
    const said = async (more: Partial<MatchFile>): Promise<string> =>
      (await midden(['replay', write({ ...served(), ...more }), '--verify'])).out
    expect(await said({})).toContain(
      'Its luck follows from the commitment. No player promised a share of it beforehand.',
    )
    const shares = served().entropy.map((text) => createHash('sha256').update(text).digest('hex'))
    expect(await said({ shares })).toContain(
      'Its luck follows from the commitment, and from the shares that players promised beforehand.',
    )
    const unfair = (change: Partial<MatchFile>, sentence: string) =>
      fails(write({ ...served(), ...change }), sentence, '--verify')
    await unfair({ seed: 'other' }, 'not the one that was committed to')
    await unfair({ commitment: null }, 'without a commitment')
    await unfair({ entropy: ['a', 'c'] }, 'the set-up was not drawn from the secret')
    await unfair({ undone: [9] }, 'skipped')
    await unfair({ undone: ['x'] as unknown as number[] }, 'undone must be a list')
  })
})

describe('midden replay', () => {
  test('tells the whole match in sentences with clauses, and the places', async () => {
    const { status, out, err } = await midden(['replay', write(file)])
    expect({ status, err }).toEqual({ status: 0, err: '' })
    expect(out).toContain('   0  Seat 0 dealt 2. [HEAP-1.1]')
    expect(out).toMatch(/ {3}3 {2}Seat \d bid 3\. \[HEAP-1\.2\]/)
    expect(out).toMatch(/1\. Seat 0 \(\d+\) and Seat 1 \(\d+\)\n$/)
  })

  test('--at shows the table after so many actions, as a seat saw it', async () => {
    const path = write(file)
    const { out } = await midden(['replay', path, '--at', '0', '--seat', '1'])
    expect(out).toMatch(/Seat 0: 0 points, two cards\nSeat 1: 0 points, \d+ \d+\n/)
    expect(out).not.toContain('[HEAP')
    const { status, err } = await midden(['replay', path, '--at', '7'])
    expect({ status, err }).toEqual({
      status: 2,
      err: 'midden: --at must be a whole number from 0 to 6, not "7".\n',
    })
    expect((await midden(['replay', path, '--seat', '2'])).status).toBe(2)
  })

  test('--json is one document', async () => {
    const { out } = await midden(['replay', write(file), '--at', '2', '--json'])
    expect(JSON.parse(out)).toMatchObject({ game: 'heap', at: 2, view: { me: null }, outcome: null })
  })

  test('files that are none, with the reason', async () => {
    await fails(join(folder, 'nothing.json'), 'cannot be read')
    await fails(folder, 'cannot be read')
    await fails(write(''), 'is not a match file: it is not JSON.')
    await fails(write('[]'), 'it must hold one JSON object')
    await fails(write('{}'), 'format must be "midden-match"')
    await fails(edited('version', 2), 'version must be 1, and it is 2')
    await fails(edited('seats', '2'), 'seats must be')
    await fails(edited('seats', 9), 'its table cannot be set up: The Heap is played by 2 to 4')
    await fails(edited('options', 1), 'options must be')
    await fails(edited('options', { speed: 1 }), 'there is no option "speed"')
    await fails(edited('commitment', 1), 'commitment must be')
    await fails(edited('entropy', [{}]), 'entropy must be')
    await fails(edited('seed', 1), 'seed must be')
    await fails(edited('start', 1), 'start must be')
    await fails(edited('actions.1.luck', 1), 'actions[1].luck must be')
    await fails(edited('actions', {}), 'actions must be a list')
    await fails(edited('actions.1', null), 'actions[1] must be an object')
    await fails(edited('actions.1.seat', -1), "actions[1].seat must be a seat's number")
    await fails(edited('actions.1.action.n', 1.5), 'actions[1].action: "n" must be')
    await fails(edited('actions.1.hash', 1), 'actions[1].hash must be')
    await fails(edited('outcome', 1), 'outcome must be')
    await fails(edited('rulesVersion', null), 'rulesVersion must be')
    await fails(edited('rulesVersion', 7), 'by rules 7 of The Heap, and these are rules 1')
    await fails(edited('game', 'chess'), 'the game "chess", which this version does not have')
    await fails(edited('seed', undefined), 'it holds no seed: a match can be replayed once it is over')
  })
})
