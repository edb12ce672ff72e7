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
  // Told often and made once.
  const protocol = JSON.stringify(protocolDocument())
  let api: string | null = null
  const asJson = 'application/json; charset=utf-8'
  app.get('/protocol.json', hidden, async (_request, reply) => reply.type(asJson).send(protocol))
  app.get('/openapi.json', hidden, async (_request, reply) => {
    api ??= JSON.stringify(app.swagger())
    return reply.type(asJson).send(api)
  })
}
