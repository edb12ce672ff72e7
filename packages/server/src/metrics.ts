import type { Store } from '@midden/store'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'

const QUICK = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** What an operator can watch; Prometheus text at /metrics. */
export function metrics(store: Pick<Store, 'kind' | 'size'>, version: string) {
  const registry = new Registry()
  const registers = [registry]
  new Gauge({
    name: 'midden_build_info',
    help: 'Which Midden this is, over which store; always 1',
    labelNames: ['version', 'store'],
    registers,
  }).set({ version, store: store.kind }, 1)
  new Gauge({
    name: 'midden_store_bytes',
    help: 'Disk that the store takes',
    registers,
    async collect() {
      // A store that is away has a metric of its own.
      await store.size().then(
        (bytes) => this.set(bytes),
        () => this.remove(),
      )
    },
  })
  return {
    registry,
    commands: new Counter({
      name: 'midden_commands_total',
      help: 'Commands by kind and by how they were answered',
      labelNames: ['kind', 'answer'],
      registers,
    }),
    holds: new Histogram({
      name: 'midden_hold_seconds',
      help: 'How long one task kept the process from looking at anything else, by what it was for',
      labelNames: ['kind'],
      buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
      registers,
    }),
    saving: new Histogram({
      name: 'midden_save_seconds',
      help: 'From a command being accepted to its entry being durable',
      buckets: QUICK,
      registers,
    }),
    telling: new Histogram({
      name: 'midden_tell_seconds',
      help: 'From a command arriving to its news being handed to every socket of this node',
      buckets: QUICK,
      registers,
    }),
    thinking: new Histogram({
      name: 'midden_bot_seconds',
      help: 'From a bot being asked to its answer, waiting for a worker included',
      buckets: QUICK,
      registers,
    }),
    sockets: new Gauge({ name: 'midden_sockets', help: 'Sockets open now', registers }),
    tables: new Gauge({ name: 'midden_tables_in_memory', help: 'Tables held in memory now', registers }),
    refusedSockets: new Counter({
      name: 'midden_sockets_refused_total',
      help: 'Sockets refused or closed by the server, by reason',
      labelNames: ['reason'],
      registers,
    }),
    conflicts: new Counter({
      name: 'midden_append_conflicts_total',
      help: 'Appends that another node was quicker with',
      registers,
    }),
    refusedRequests: new Counter({
      name: 'midden_requests_refused_total',
      help: 'HTTP requests refused or failed, by status',
      labelNames: ['status'],
      registers,
    }),
    storeFailures: new Counter({
      name: 'midden_store_failures_total',
      help: 'Times the store could not be written or reached',
      registers,
    }),
    storeAway: new Gauge({
      name: 'midden_store_away',
      help: '1 while moves cannot be saved',
      registers,
    }),
    rebuilt: new Counter({
      name: 'midden_tables_rebuilt_total',
      help: 'Tables read back from the store',
      registers,
    }),
  }
}

export type Metrics = ReturnType<typeof metrics>
