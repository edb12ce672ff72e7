import { createInterface, type Interface } from 'node:readline'
import { consult } from '@midden/bots'
import { act, eventsFor, firstOf, has, only, owing } from '@midden/kernel'
import type { House } from '../house.ts'
import { obey } from './obey.ts'
import { placesText, saying } from './sentences.ts'
import { ask, choicesOf, type Session, say, showTable, withMeStrong } from './session.ts'

/** The bots answer until only the player is waited for. Sealed answers come first from them: they see nothing. */
function letBotsPlay({ match, me, bots, rng, unseen }: Session): void {
  const { game } = match
  for (;;) {
    const others = owing(game, match.position) & ~only(me)
    if (others === 0) return
    const seat = firstOf(others)
    const refused = act(match, seat, consult(bots.get(seat)!, game, match.position, seat, rng), unseen)
    if (refused !== null) throw new Error(`a bot's action was refused: ${refused.reason}`)
  }
}

/** What happened since the player last looked, as far as the player may know it. */
function tellNews(session: Session): void {
  const { match, me, who, paint, unseen } = session
  const news = eventsFor(unseen.splice(0), me)
  const v = match.game.view(match.position, me)
  const sentences = news.map((event) => `· ${saying(match.game, event, who, paint, v)}`)
  if (news.length > 0) say(session, '', ...sentences.map((sentence) => withMeStrong(session, sentence)))
}

function showEnd(session: Session): void {
  const { match, who, paint } = session
  const outcome = match.game.outcome(match.position)!
  showTable(session)
  say(session, '', paint.strong('The match is over.'), placesText(outcome, who))
}

/** Reads lines until the input ends, then null for ever. */
function reader(house: House): { next(): Promise<string | null>; close(): void } {
  const terminal = house.tty.stdin && house.tty.stdout
  const lines: Interface = createInterface({
    input: house.stdin,
    ...(terminal && { output: house.stdout }),
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
export async function playAtTerminal(session: Session): Promise<void> {
  const { match, me } = session
  const input = reader(session.house)
  try {
    for (;;) {
      letBotsPlay(session)
      tellNews(session)
      if (!has(owing(match.game, match.position), me)) return showEnd(session)
      showTable(session)
      const choices = choicesOf(session)
      ask(session, choices)
      for (;;) {
        const line = await input.next()
        const next = line === null ? 'leave' : obey(session, choices, line.trim())
        if (next === 'leave') return say(session, '', 'Goodbye.')
        if (next === 'go on') break
      }
    }
  } finally {
    input.close()
  }
}
