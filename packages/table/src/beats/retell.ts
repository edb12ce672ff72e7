import type { Change, Fate, Game, GameEvent, Reader, Recap, Retelling } from '@midden/kernel'
import type { Beat } from './beat.ts'

/** A line of a beat; `mine` says what it means for the reader. */
export interface BeatLine {
  /** its own among all lines of the match */
  key: string
  text: string
  mine: boolean
}

export interface Chip {
  key: string
  text: string
}

/** A beat in words. */
export interface RetoldBeat extends Beat {
  title: string
  lines: readonly BeatLine[]
  /** what changed of the reader's own, in a few words each */
  chips: readonly Chip[]
  /** the account of the round that ends with it */
  recap: Recap | null
}

/** How a game's moments are made and told. */
export interface Storyteller {
  fate: Fate
  retelling: Retelling
}

/** What a beat changed, all in all. */
function chipsOf({ move, place, mine }: Beat, retelling: Retelling): Chip[] {
  const sums = new Map<string, Change>()
  for (const change of mine) {
    const before = sums.get(change.key)
    sums.set(change.key, before === undefined ? change : { ...change, by: before.by + change.by })
  }
  return [...sums.values()]
    .filter(({ by }) => by !== 0)
    .map((change) => ({ key: `${move}.${place}.${change.key}`, text: retelling.chip(change) }))
}

/** What the beat says, sentence by sentence; what it means for the reader comes last. */
export function retold(
  { fate, retelling }: Storyteller,
  beat: Beat,
  reader: Reader,
  round: () => Recap | null,
): RetoldBeat {
  const { me } = reader
  const lines = beat.events.flatMap((event, i): BeatLine[] => {
    const text = retelling.line(event, reader)
    const mine = me !== null && fate.changes(event, me).some(({ chosen }) => chosen !== true)
    return text === null ? [] : [{ key: `${beat.move}.${beat.place}.${i}`, text, mine }]
  })
  return {
    ...beat,
    title: retelling.title(beat.about, beat.events, reader),
    lines: [...lines.filter(({ mine }) => !mine), ...lines.filter(({ mine }) => mine)],
    chips: chipsOf(beat, retelling),
    recap: beat.as === 'recap' ? round() : null,
  }
}

/** A game that does not say what is fateful is told by its log: whatever somebody else's move brings is a beat. */
export function plainStoryteller({ words }: Game): Storyteller {
  const line = (event: GameEvent, { who, after }: Reader): string => words.event(event, who, after)
  return {
    fate: {
      shows: () => ({ as: 'moment', cause: 'move', joins: true }),
      changes: () => [],
      holdings: () => ({}),
    },
    retelling: { title: () => '', line, chip: () => '' },
  }
}
