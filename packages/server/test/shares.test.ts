import { createHash } from 'node:crypto'
import { verifyFairness, withheld } from '@midden/protocol'
import type { MatchFile } from '@midden/table'
import { expect, test } from 'vitest'
import { type Guest, guest, type Line } from './support/client.ts'
import { node } from './support/node.ts'
import { playOut } from './support/play.ts'
import { handTime } from './support/time.ts'

const { time, pass } = handTime()
const { url } = await node({ time })
const [ada, bob, cleo] = await Promise.all(['Ada', 'Bob', 'Cleo'].map((name) => guest(url, name)))

const entropyOf = ({ name }: Guest): string => `share-of-the-luck-of-${name}`
const shareOf = (who: Guest): string => createHash('sha256').update(entropyOf(who)).digest('hex')
const OPEN = { kind: 'open' }

/** A private table of Ada, Bob and a bot: all have sat down with a share, and Ada starts. */
async function called(): Promise<{ id: string; lines: [Line, Line] }> {
  const seats = [OPEN, OPEN, { kind: 'bot', bot: 'steady' }]
  const { table: id, code } = await ada!.done('/api/tables', {
    game: 'draft',
    pace: 0,
    seats,
    share: shareOf(ada!),
  })
  await bob!.done(`/api/tables/${id}/join`, { code, share: shareOf(bob!) })
  await ada!.done(`/api/tables/${id}/start`)
  return { id: id!, lines: [await ada!.at(id!), await bob!.at(id!)] }
}

const reveal = (line: Line, table: string, who: Guest) =>
  line.call({ t: 'reveal', table, entropy: entropyOf(who) })

const fileOf = async (id: string): Promise<MatchFile> =>
  (await ada!.ask('GET', `/api/tables/${id}/file`)).body as unknown as MatchFile

test('a private table shows what it has committed to before anybody sends anything', async () => {
  const { table: id, code } = await ada!.done('/api/tables', { game: 'draft', seats: [OPEN, OPEN] })
  const { commitment } = (await cleo!.ask('GET', `/api/codes/${code}`)).body
  expect(commitment).toMatch(/^[0-9a-f]{64}$/)
  await cleo!.done(`/api/tables/${id}/join`, { code })
  const line = await cleo!.at(id!)
  expect(line.picture(id!).fairness.commitment).toBe(commitment)
  line.close()
})

test('nobody can send luck in the open while others may still choose theirs', async () => {
  const { table: id, code } = await ada!.done('/api/tables', { game: 'draft', seats: [OPEN, OPEN] })
  const early = await cleo!.post(`/api/tables/${id}/join`, { code, entropy: entropyOf(cleo!) })
  expect(early).toMatchObject({ status: 400, body: { code: 'malformed' } })
  await cleo!.done(`/api/tables/${id}/join`, { code, share: shareOf(cleo!) })
  const line = await cleo!.at(id!)
  expect(await reveal(line, id!, cleo!)).toMatchObject({ t: 'refused', code: 'not-now' })
  line.close()
})

test('the last to sit has nothing to choose by: all shares are revealed after all were promised', async () => {
  const { id, lines } = await called()
  for (const line of lines) {
    const { fairness, match } = line.picture(id)
    expect(match).toBe(null)
    expect(fairness.entropy).toEqual(['', '', ''])
    expect(fairness.shares).toEqual([shareOf(ada!), shareOf(bob!), null])
  }
  expect(await reveal(lines[0], id, bob!)).toMatchObject({ t: 'refused', code: 'not-now' })
  expect((await reveal(lines[0], id, ada!)).t).toBe('done')
  expect((await reveal(lines[1], id, bob!)).t).toBe('done')
  for (const line of lines) await line.until(() => line.picture(id).status === 'playing', 'the match')
  await playOut(lines, id)
  const file = await fileOf(id)
  expect(await verifyFairness(file)).toEqual([])
  expect(file.entropy).toEqual([entropyOf(ada!), entropyOf(bob!), ''])
  expect(withheld(file)).toEqual([])
  // What an accomplice of the server would put in the place of its share does not fit what it promised.
  const ground = { ...file, entropy: [file.entropy[0]!, 'another-share-of-the-luck', ''] }
  expect(await verifyFairness(ground)).toContain('what seat 2 mixed in is not the share it sat down with')
  for (const line of lines) line.close()
})

test('who keeps a share back is left out, and the file says so', async () => {
  const { id, lines } = await called()
  await reveal(lines[0], id, ada!)
  await pass(19_000)
  expect(lines[0].picture(id).status).toBe('open')
  await pass(2000)
  for (const line of lines) await line.until(() => line.picture(id).status === 'playing', 'the match')
  await playOut(lines, id)
  const file = await fileOf(id)
  expect(await verifyFairness(file)).toEqual([])
  expect(withheld(file)).toEqual([1])
  for (const line of lines) line.close()
})
