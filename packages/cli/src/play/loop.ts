import { createInterface, type Interface } from 'node:readline'
import type { CliContext } from '../context.ts'
import { type Next, obey, obeyAtEnd } from './obey.ts'
import { placesText, saying } from './sentences.ts'
import { ask, choicesOf, matchOf, type Sitting, say, showTable, withMeStrong } from './session.ts'

/** What happened since the player last looked. */
function tellNews(session: Sitting): void {
  const { table, game, who, paint } = session
  const { view } = matchOf(session)
  const sentences = table.news().map((event) => `· ${saying(game, event, who, paint, view)}`)
  if (sentences.length > 0) say(session, '', ...sentences.map((sentence) => withMeStrong(session, sentence)))
}

function showEnd(session: Sitting): void {
  const { table, who, paint } = session
  const { outcome } = matchOf(session)
  showTable(session)
  say(session, '', paint.strong('The match is over.'), placesText(outcome!, who))
  say(session, `Its luck came from the secret ${table.picture().fairness.secret}.`)
}

/** Reads lines until the input ends, then null for ever. */
function reader(cli: CliContext): { next(): Promise<string | null>; close(): void } {
  const terminal = cli.tty.stdin && cli.tty.stdout
  const lines: Interface = createInterface({
    input: cli.stdin,
    ...(terminal && { output: cli.stdout }),
    terminal,
    prompt: '> ',
  })
  const each = lines[Symbol.asyncIterator]()
  return {
    async next() {
      if (terminal) lines.prompt()
      const { done, value } = await each.next()
      return done === true ? null : value
    },
    close: () => lines.close(),
  }
}

/** Plays one match at the terminal, to its end, to `quit` or to the end of the input. */
export async function playAtTerminal(session: Sitting): Promise<void> {
  const { table } = session
  const input = reader(session.cli)
  try {
    for (;;) {
      await table.botsHavePlayed()
      tellNews(session)
      if (table.picture().status === 'over') break
      showTable(session)
      const choices = choicesOf(session)
      ask(session, choices)
      const asked = table.version()
      let next: Next = 'same question'
      while (next === 'same question') {
        const line = await input.next()
        if (line === null) next = 'leave'
        else if (table.version() === asked) next = await obey(session, choices, line.trim())
        else {
          say(session, 'Your time is up, and the default was done for you.')
          next = 'go on'
        }
      }
      if (next === 'leave') return say(session, '', 'Goodbye.')
    }
    showEnd(session)
    for (let next: Next = 'same question'; next !== 'leave'; ) {
      const line = await input.next()
      next = line === null ? 'leave' : obeyAtEnd(session, line.trim())
    }
  } finally {
    input.close()
    await table.close()
  }
}
