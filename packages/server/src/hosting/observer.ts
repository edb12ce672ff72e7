import type { Observer } from '@midden/table'
import type { Services } from './services.ts'

/** What the keeper of the server can measure and read of a table. */
export const observerOf = (table: string, { metrics, log, health }: Services): Observer => ({
  rebuilt: () => metrics.rebuilt.inc(),
  answered: (what, answer) =>
    metrics.commands.inc({ kind: what.t, answer: 'refused' in answer ? answer.refused.code : 'done' }),
  conflict: () => metrics.conflicts.inc(),
  saving: () => metrics.saving.startTimer(),
  thinking: () => metrics.thinking.startTimer(),
  telling: () => metrics.telling.startTimer(),
  away: health.away,
  back: health.back,
  warn: (about, text) => log.warn({ table, ...about }, text),
  error: (about, text) => log.error({ table, ...about }, text),
})
