import { atOnce, type GameEvent } from '@midden/kernel'
import { advancing, withHash } from '../rules/advance.ts'
import type { Command, Refused, Who } from '../rules/commands.ts'
import { decide } from '../rules/decide.ts'
import type { JournalStep } from '../rules/news.ts'
import type { Head } from './head.ts'
import type { Answer, RunnerPorts } from './ports.ts'

export const refused = (code: Refused['code'], reason: string): Answer => ({
  refused: { code, reason, clauses: [] },
})
const UNKNOWN = refused('unknown', 'there is no such table')

/** What came of a command; `step` is to be told once the answer is out. */
export interface AttemptResult {
  answer: Answer
  step?: JournalStep
}

/** One try at a command on the newest state. null: somebody else was quicker, and it must be decided again. */
export async function attempt(
  id: string,
  { context, journal, clock, work = atOnce, observer = {} }: RunnerPorts,
  head: Head,
  command: string,
  what: Command,
  who: Who | null,
): Promise<AttemptResult | null> {
  /** It was carried out before, perhaps elsewhere and not heard of here yet. */
  const known = async (version: number): Promise<AttemptResult> => {
    await head.reach(version)
    return { answer: { version } }
  }
  await head.catchUp()
  const before = head.state()
  if (before === null) return { answer: UNKNOWN }
  const decided = decide(before, what, who)
  if ('refused' in decided) {
    if (who === null) return { answer: decided }
    // It may be a command that was carried out before and no longer fits, or another place may have moved on.
    const version = await journal.find(command)
    if (version !== null) return known(version)
    return (await head.isBehind()) ? null : { answer: decided }
  }
  const events: GameEvent[] = []
  const draft = { version: before.version + 1, command, at: clock.now(), body: decided.body }
  const after = await work(advancing(context, id, before, draft, events, decided.accepted))
  const entry = { ...draft, body: withHash(context.digest, decided.body, after) }
  const saved = observer.saving?.()
  const { kind, version } = await journal.append(entry, before, after)
  saved?.()
  if (kind === 'stored') return { answer: { version }, step: { before, after, entry, events } }
  head.doubt()
  if (kind === 'known') return known(version)
  // The journal has been thrown away meanwhile.
  if (version < before.version) return { answer: UNKNOWN }
  observer.conflict?.()
  return null
}
