import { type RetoldBeat, spokenBeat } from '@midden/table'
import { useEffect, useRef } from 'react'
import type { Face } from '../games/contract.ts'
import { useLangOf } from '../games/use-game-lang.ts'
import type { TableLink, TableView } from '../link/table-link.ts'
import { sentences } from '../speech/sentences.ts'
import type { Voice } from '../speech/voice.ts'
import { spoken } from '../table/sentence.tsx'
import { told } from '../table/told.ts'

/** Each step of a replay says what happened; that it was this move, the timeline says where it has the focus. */
export function useStepsAloud(
  voice: Voice,
  { link, state, face }: { link: Pick<TableLink, 'game'>; state: TableView; face: Face },
  beats: readonly RetoldBeat[],
  place: string,
): void {
  const { moves, story } = state
  const { lang } = useLangOf(link.game)
  const last = useRef(moves)
  useEffect(() => {
    if (last.current === moves) return
    last.current = moves
    const happened =
      beats.length > 0
        ? beats.flatMap((beat) => spokenBeat(beat).map(spoken))
        : story
            .filter(({ move }) => move === moves)
            .map(({ event }) => spoken(told(link, state, face, event)))
    const placed = document.activeElement?.matches('[type="range"]') === true
    voice.say(sentences([placed ? null : place, ...happened]), lang)
  })
}
