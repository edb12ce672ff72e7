import type { RefObject } from 'react'
import type { Face } from '../games/contract.ts'
import type { TableLink, TableView } from '../link/table-link.ts'
import { spoken } from '../table/sentence.tsx'
import { told } from '../table/told.ts'
import type { Text } from '../text/text.ts'
import { readingOf } from './reading.ts'
import { sentences } from './sentences.ts'
import type { Voice } from './voice.ts'

/** So many things that happened are read out at once. */
const LATEST = 3

interface Asked {
  root: RefObject<HTMLElement | null>
  link: TableLink
  state: TableView
  face: Face
  t: Text
  /** the game's, where that is not the page's */
  lang: string | undefined
}

/** What can be asked for by a key at any time, and is answered aloud. */
export function queries(voice: Voice, { root, link, state, face, t, lang }: Asked) {
  const read = (where: string): string => readingOf(root.current?.querySelectorAll(where) ?? [])
  return {
    turn: () => voice.say([read('.ask .question .you'), read('.ask .question h1')].join(' ').trim(), lang),
    hand: () => {
      const cards = face.holds?.(state.view) ?? read('.hand')
      voice.say(cards === '' ? t.speech.noHand : cards, lang)
    },
    scores: () => voice.say(read('.seats > .seat'), lang),
    latest: () => {
      const lines = state.story.slice(-LATEST).map(({ event }) => spoken(told(link, state, face, event)))
      voice.say(lines.length === 0 ? t.log.none : sentences(lines), lang)
    },
    earlier: () => voice.earlier(t.speech.noneEarlier),
    later: () => voice.later(t.speech.noneLater),
  }
}
