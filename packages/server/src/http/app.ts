import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import swagger from '@fastify/swagger'
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import { StoreAway } from '@midden/store'
import fastify, { type FastifyError, type FastifyRequest, LogController } from 'fastify'
import { buckets } from '../limits.ts'
import { networkOf } from '../network.ts'
import type { ServerNode } from '../node.ts'
import { onceEach } from '../once-each.ts'
import { Refusal, refusal, STATUS } from '../refusal.ts'
import { apiRoutes } from './api.ts'
import { operationRoutes } from './operations.ts'
import { webRoutes } from './web.ts'

const BODY_BYTES = 16 * 1024

/** Strict: scripts, styles and connections from ourselves only, and no other site may frame us. */
const CONTENT_POLICY = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
}

/** Browsers heed these over TLS only, and complain about them elsewhere. */
const OVER_TLS = ['cross-origin-opener-policy', 'origin-agent-cluster']

/** Requests are logged by their route, never by their address: an address can hold an invitation. */
const serializers = {
  req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url }),
  res: (reply: { statusCode?: number }) => ({ status: reply.statusCode ?? 0 }),
}

function answerTo(error: FastifyError | Refusal): Refusal['refused'] {
  if (error instanceof Refusal) return error.refused
  if (error instanceof StoreAway)
    return { code: 'unavailable', reason: 'the store does not answer; try again', clauses: [] }
  const status = error.statusCode ?? 500
  if (status === 413) return { code: 'malformed', reason: 'the request is too large', clauses: [] }
  if (status < 500) return { code: 'malformed', reason: error.message, clauses: [] }
  return { code: 'unavailable', reason: 'the server failed to answer this; it has been noted', clauses: [] }
}

export async function httpApp(node: ServerNode) {
  const app = fastify({
    logger: node.logger === null ? false : { ...node.logger, serializers },
    bodyLimit: BODY_BYTES,
    trustProxy: node.trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    // An address that cannot be read leads to no route, and past all hooks.
    frameworkErrors: (error, _request, reply) => {
      void reply.status(400 as never).send(answerTo(error) as never)
    },
  }).withTypeProvider<TypeBoxTypeProvider>()
  app.setValidatorCompiler(TypeBoxValidatorCompiler)
  // Schemas of answers are for the description; what is open in them (options, breakdowns) must not be cut off.
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer))
  await app.register(helmet, {
    contentSecurityPolicy: CONTENT_POLICY,
    // Whether everything runs over TLS is the proxy's to say.
    strictTransportSecurity: false,
  })
  await app.register(cookie)
  await app.register(swagger, {
    openapi: {
      info: { title: 'Midden', version: '1', description: 'The lobby. At a table, see docs/protocol.md.' },
    },
  })

  app.addHook('onSend', async (request, reply) => {
    if (request.protocol !== 'https') for (const header of OVER_TLS) reply.removeHeader(header)
  })
  const floods = onceEach(node.log)
  const perAddress = buckets(node.limits.pages, node.time)
  app.addHook('onRequest', async (request) => {
    if (!perAddress(networkOf(request.ip))) throw refusal('too-many', 'too many requests; wait a moment')
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refused = answerTo(error)
    const isOurs = error instanceof Refusal || error instanceof StoreAway
    const status = isOurs ? STATUS[refused.code] : (error.statusCode ?? 500)
    node.metrics.refusedRequests.inc({ status })
    if (error instanceof StoreAway) node.metrics.storeFailures.inc()
    const about = { status, reason: refused.reason, address: request.ip }
    if (status === 403) request.log.info(about, 'a request was refused')
    if (status === 429) floods.note(request.ip, about, 'an address asks for too much')
    if (status >= 500) request.log.error({ reason: error.message, stack: error.stack }, 'a request failed')
    return reply.status(status).send(refused)
  })

  await app.register(apiRoutes(node), { prefix: '/api' })
  operationRoutes(app, node)
  await webRoutes(app, node.web)
  return app
}
