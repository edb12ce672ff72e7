import { act, begin, eventsFor, isRefusal, type Told, type Viewer } from '@midden/kernel'
import type { Message } from '@midden/protocol'
import { JournalBroken } from './advance.ts'
import type { TableState } from './state.ts'

/** All that a viewer was told of the match as it stands, by playing it once more. */
export function storyOf({ match }: TableState, viewer: Viewer): Pick<Message<'story'>, 'own' | 'lines'> {
  const lines: Message<'story'>['lines'] = []
  if (match === null) return { own: 0, lines }
  const { game, journal } = match
  const write = (move: number, heard: readonly Told[]): void => {
    for (const event of eventsFor(heard, viewer)) lines.push({ move, event })
  }
  const setUp: Told[] = []
  const again = begin(game, journal, setUp)
  if (isRefusal(again)) throw new JournalBroken(again.reason)
  write(0, setUp)
  for (const [i, { seat, action, luck }] of journal.moves.entries()) {
    const heard: Told[] = []
    const refused = act(again, seat, action, heard, luck)
    if (refused !== null) throw new JournalBroken(refused.reason)
    write(i + 1, heard)
  }
  return { own: journal.moves.findLastIndex(({ seat }) => seat === viewer) + 1, lines }
}
