import type { Node } from '../node.ts'
import type { Api } from './types.ts'

/** For whoever runs the server. */
export function operationRoutes(app: Api, node: Node): void {
  const { store, metrics } = node
  const hidden = { schema: { hide: true } }
  app.get('/healthz', hidden, async () => ({ ok: true }))
  app.get('/readyz', hidden, async (_request, reply) => {
    if (node.isClosing()) return reply.status(503).send({ ok: false, reason: 'the server is stopping' })
    try {
      await store.ping()
      return { ok: true }
    } catch {
      return reply.status(503).send({ ok: false, reason: 'the database does not answer' })
    }
  })
  app.get('/metrics', hidden, async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  )
  app.get('/openapi.json', hidden, async () => app.swagger())
}
