import { Refused } from '@midden/protocol'
import type { FastifyRequest } from 'fastify'
import { buckets } from '../limits.ts'
import { networkOf } from '../network.ts'
import type { ServerNode } from '../node.ts'
import { onceEach } from '../once-each.ts'
import { refusal } from '../refusal.ts'
import type { Payer } from '../turns.ts'
import { isIntricate } from './intricate.ts'
import { lobbyRoutes } from './lobby.ts'
import { isOwn } from './origin.ts'
import { ownDataRoutes } from './own-data.ts'
import { passwordRoutes } from './passwords.ts'
import { peopleRoutes } from './people.ts'
import { reviewRoutes } from './review.ts'
import type { Api } from './types.ts'

/** Milliseconds that a request costs at least, beside what is measured. */
const REQUEST_MS = 1

/**
 * All that pages ask for. The guards hang on the routes and on what is no route here: an address written in another
 * way leads to the same route, and so past the same guards.
 */
export const apiRoutes = (node: ServerNode) => async (api: Api) => {
  const strangers = onceEach(node.log)
  const { allowances, turns } = node
  const parse = api.getDefaultJsonParser('error', 'error')
  const perAddress = buckets(node.limits.address, node.time)
  api.addHook('onRoute', ({ schema }) => {
    Object.assign(schema?.response ?? {}, { '4xx': Refused, '5xx': Refused })
  })
  api.addHook('onRequest', async (request) => {
    // Before anything large is read.
    const from = networkOf(request.ip)
    if (!perAddress(from) || !allowances.hasWork(from, ''))
      throw refusal('too-many', 'too many requests; wait a moment')
    allowances.spend(from, '', REQUEST_MS)
    if (request.method !== 'GET' && !isOwn(request.headers, node.origins)) {
      const { origin, host } = request.headers
      strangers.note(
        `${origin} at ${host}`,
        { origin, host },
        'a page of another origin was refused: see --origin and the proxy’s Host',
      )
      throw refusal(
        'foreign',
        `this server does not take orders from pages of ${origin}: its keeper can allow that`,
      )
    }
    if (!node.trustProxy && request.headers['x-forwarded-for'] !== undefined)
      strangers.note(
        'proxy',
        {},
        'a proxy is in front, and --proxy is not given: all players count as one address',
      )
  })
  const payerOf = (request: FastifyRequest): Payer => ({
    address: networkOf(request.ip),
    person: '',
    isWanted: () => !request.socket.destroyed,
  })
  // What has come in is read in a turn of its own, together with the check of its shape.
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    turns.take(payerOf(request), 'body', () => {
      if (isIntricate(body as string)) done(refusal('malformed', 'the request is too intricate'))
      else parse(request, body as string, done)
    })
  })
  api.addHook('preHandler', (request, _reply, done) => {
    turns.take(payerOf(request), 'http', done)
  })
  api.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  api.setNotFoundHandler(async () => {
    throw refusal('unknown', 'there is nothing here')
  })
  peopleRoutes(api, node)
  lobbyRoutes(api, node)
  reviewRoutes(api, node)
  ownDataRoutes(api, node)
  passwordRoutes(api, node)
}
