import { gameById } from '@midden/games'
import type { WholeGame } from '@midden/kernel'
import { ReviewBody } from '@midden/protocol'
import { inlineThinker } from '@midden/table'
import { Compile } from 'typebox/compile'
import { expect, test } from 'vitest'
import { Guest, guest } from './support/client.ts'
import { folder, node, toys } from './support/node.ts'
import { playOut, table } from './support/play.ts'

const games: WholeGame[] = [gameById('pan')!, ...toys]
const inner = inlineThinker((id) => games.find((game) => game.id === id))
let begun: string[] = []
let ill = false
/** A review of few lines, whose beginnings are counted. */
const thinker: typeof inner = {
  ...inner,
  weigh: async (weighing) => {
    if (weighing.parts === 0) begun.push(weighing.review)
    if (ill) throw new Error('its thread broke')
    return inner.weigh({ ...weighing, terms: { ...weighing.terms, lines: 8, stepLines: 6 } })
  },
}

const data = folder()
const { url, close } = await node({ data, games, thinker, limits: { reviews: { burst: 2, perSecond: 0 } } })
const [ada, bob] = await Promise.all([guest(url, 'Ada'), guest(url, 'Bob')])
const nobody = new Guest(url, 'Nobody')

async function played(game = 'pan'): Promise<string> {
  const id = await table(game, 2, [ada!, bob!])
  await playOut(await Promise.all([ada!.at(id), bob!.at(id)]), id)
  return id
}

const read = async (who: Guest, id: string) => (await who.ask('GET', `/api/tables/${id}/review`)).body
const done = (who: Guest, id: string) =>
  expect.poll(async () => (await read(who, id)).state, { timeout: 20_000 }).toBe('done')

test('a review is made when it is asked for, once, and read by those who may see the match', async () => {
  const running = await table('pan', 2, [ada!, bob!])
  const early = await ada!.post(`/api/tables/${running}/review`)
  expect([early.status, early.body.reason]).toEqual([409, 'the match is not over'])
  const id = await played()
  expect(await read(ada!, id)).toEqual({ state: 'none' })
  expect((await nobody.post(`/api/tables/${id}/review`)).status).toBe(403)
  expect((await nobody.ask('GET', `/api/tables/${id}/review`)).status).toBe(404)
  begun = []
  const answers = await Promise.all([ada!, bob!, ada!].map((who) => who.post(`/api/tables/${id}/review`)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  await done(bob!, id)
  const body = await read(bob!, id)
  expect(Compile(ReviewBody).Check(body), JSON.stringify([...Compile(ReviewBody).Errors(body)][0])).toBe(true)
  const { steps, pending } = body.review as { steps: unknown[]; pending: unknown[] }
  const { actions } = (await ada!.ask('GET', `/api/tables/${id}/file`)).body as unknown as {
    actions: unknown[]
  }
  expect([steps.length, pending]).toEqual([actions.length + 1, []])
  expect((await ada!.post(`/api/tables/${id}/review`)).body.state).toBe('done')
  expect(begun).toEqual([id])
})

test('one whose thread breaks is given up with a sentence, and may be asked for again', async () => {
  const id = await played()
  ill = true
  await bob!.post(`/api/tables/${id}/review`)
  await expect.poll(async () => (await read(bob!, id)).state).toBe('failed')
  expect((await read(bob!, id)).reason).toBe('The review could not be made; ask for it again.')
  ill = false
  expect((await bob!.post(`/api/tables/${id}/review`)).body.state).toBe('waiting')
  await done(bob!, id)
})

test('one person may ask for so many, and only where there is something to weigh by', async () => {
  const toy = await ada!.post(`/api/tables/${await played('bank')}/review`)
  expect([toy.status, toy.body.reason]).toEqual([409, 'nothing is kept to weigh a match of these rules by'])
  const [second, third] = [await played(), await played()]
  expect((await ada!.post(`/api/tables/${second}/review`)).status).toBe(200)
  const refused = await ada!.post(`/api/tables/${third}/review`)
  expect([refused.status, refused.body.reason]).toEqual([
    429,
    'you have asked for many reviews; wait a while for the next',
  ])
  await done(ada!, second)
})

test('it lies with the match: another server on the same store has it at once', async () => {
  const cleo = await guest(url, 'Cleo')
  const id = await table('pan', 2, [cleo, bob!], { listed: true })
  await playOut(await Promise.all([cleo.at(id), bob!.at(id)]), id)
  await cleo.post(`/api/tables/${id}/review`)
  await done(nobody, id)
  await close()
  const next = await node({ data, games, thinker })
  expect((await read(new Guest(next.url, 'Anybody'), id)).state).toBe('done')
})
