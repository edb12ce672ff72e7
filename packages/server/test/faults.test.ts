import type { WholeGame } from '@midden/kernel'
import { expect, test } from 'vitest'
import { guest } from './support/client.ts'
import { errand } from './support/errand.ts'
import { node, toys } from './support/node.ts'
import { act, matchOf, table } from './support/play.ts'

const fault = (): never => {
  throw new Error('a mistake in the rules')
}
const turn = errand.program.turn!
/** Games with a mistake in them: in a move, in the bots, in a view. */
const inMoves = {
  ...errand,
  id: 'in-moves',
  program: {
    turn: { ...turn, steps: turn.steps.map((step) => ('take' in step ? { ...step, take: fault } : step)) },
  },
}
let asked = (): void => {}
const failed = new Promise<void>((resolve) => {
  asked = resolve
})
/** The last that is asked for a move, when bots and their policy have failed. */
const nobodyLeft = (): never => {
  asked()
  return fault()
}
const inBots = { ...errand, id: 'in-bots', sense: fault, standIn: nobodyLeft }
const inViews = {
  ...errand,
  id: 'in-views',
  view: (s: Parameters<typeof errand.view>[0], me: number | null) =>
    s.places[0] === 0 ? errand.view(s, me) : fault(),
}
const games = [...toys, inMoves, inBots, inViews] as unknown as readonly WholeGame[]

const { url } = await node({ games })
const [ada, bob] = await Promise.all([guest(url, 'Ada'), guest(url, 'Bob')])

/** A table of a sound game on the same server is played as if nothing had happened. */
async function others(): Promise<void> {
  const id = await table('bank', 2, [ada!, bob!])
  const line = await ada!.at(id)
  expect((await act(line, id)).t).toBe('done')
  line.close()
}

test('a mistake in a move is a refusal, and the table stays as it was', async () => {
  const id = await table('in-moves', 2, [ada!, bob!])
  const line = await ada!.at(id)
  expect(await act(line, id)).toMatchObject({ t: 'refused', code: 'unavailable' })
  const again = await ada!.at(id)
  expect(matchOf(again, id).moves).toBe(0)
  await others()
  for (const each of [line, again]) each.close()
})

test('a mistake in a bot stops its table only', async () => {
  const id = await table('in-bots', 2, [ada!])
  const line = await ada!.at(id)
  await act(line, id)
  await act(line, id)
  // Who is asked in secret is drawn: if it is Ada, the bot's turn comes after her answer.
  if (matchOf(line, id).menu.length > 0) await act(line, id)
  await failed
  await others()
  expect((await line.call({ t: 'say', table: id, text: 'nobody moves' })).t).toBe('done')
  line.close()
})

test('a mistake in a view stops its table only', async () => {
  const id = await table('in-views', 2, [ada!, bob!])
  const line = await ada!.at(id)
  await act(line, id)
  await others()
  line.close()
})
