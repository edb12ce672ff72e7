import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const QUICK = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** What an operator can watch; Prometheus text at /metrics. */
export function metrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    commands: new Counter({
      name: 'midden_commands_total',
      help: 'Commands by kind and by how they were answered',
      labelNames: ['kind', 'answer'],
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
    rebuilt: new Counter({
      name: 'midden_tables_rebuilt_total',
      help: 'Tables read back from the store',
      registers,
    }),
  }
}

export type Metrics = ReturnType<typeof metrics>
