import { protocolDocument } from '@midden/protocol'
import type { ServerNode } from '../node.ts'
import type { Api } from './types.ts'

/** For whoever runs the server. */
export function operationRoutes(app: Api, node: ServerNode): void {
  const { store, metrics } = node
  let asking: Promise<void> | null = null
  const hidden = { schema: { hide: true } }
  app.get('/healthz', hidden, async () => ({ ok: true }))
  app.get('/readyz', hidden, async (_request, reply) => {
    if (node.isClosing()) return reply.status(503).send({ ok: false, reason: 'the server is stopping' })
    try {
      // However many ask at once, the store is asked once.
      asking ??= store.ping().finally(() => {
        asking = null
      })
      await asking
      return { ok: true }
    } catch (error) {
      return reply.status(503).send({ ok: false, reason: (error as Error).message })
    }
  })
  if (node.showMetrics)
    app.get('/metrics', hidden, async (_request, reply) =>
      reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
    )
  const document = protocolDocument()
  app.get('/protocol.json', hidden, async () => document)
  app.get('/openapi.json', hidden, async () => app.swagger())
}
