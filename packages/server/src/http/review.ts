import { ReviewBody, TableId } from '@midden/protocol'
import { Type } from 'typebox'
import type { ReviewState } from '../hosting/reviews.ts'
import { buckets } from '../limits.ts'
import type { ServerNode } from '../node.ts'
import { refusal } from '../refusal.ts'
import type { Api } from './types.ts'
import { whoAsks } from './who.ts'

const One = Type.Object({ table: TableId })
const schema = { params: One, response: { 200: ReviewBody } }
const NOBODY = { person: '', ids: [], name: '' }

/** What is kept goes out as it was written: a long match is a large text, and nobody waits for it to be read. */
const told = (found: string | ReviewState): string =>
  typeof found === 'string' ? `{"state":"done","review":${found}}` : JSON.stringify(found)

/** The review of a match that is over: asked for by somebody known, read by whoever may see the match. */
export function reviewRoutes(app: Api, node: ServerNode): void {
  const { opening, reviews, limits, time } = node
  const who = whoAsks(node)
  const newReviews = buckets(limits.reviews, time)

  app.get('/tables/:table/review', { schema }, async (request, reply) => {
    const { table } = request.params
    await opening.finished(table, (await who.maybe(request)) ?? NOBODY)
    const found = await reviews.read(table)
    reply.header('content-type', 'application/json; charset=utf-8')
    return reply.send(told(found) as never)
  })

  app.post('/tables/:table/review', { schema }, async (request, reply) => {
    const known = await who.known(request)
    const { table } = request.params
    const { game, match } = await opening.finished(table, known)
    const found = await reviews.read(table)
    const isOpen = typeof found !== 'string' && (found.state === 'none' || found.state === 'failed')
    if (isOpen) {
      if (game.wits === undefined)
        throw refusal('not-now', 'nothing is kept to weigh a match of these rules by')
      if (!newReviews(known.person))
        throw refusal('too-many', 'you have asked for many reviews; wait a while for the next')
      reviews.begin(table, match!.journal)
    }
    reply.header('content-type', 'application/json; charset=utf-8')
    return reply.send(told(isOpen ? { state: 'waiting' } : found) as never)
  })
}
