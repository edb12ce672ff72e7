import { isOwn, type RetoldBeat, spokenBeat } from '@midden/table'
import { useContext, useEffect, useRef } from 'react'
import type { Face } from '../games/contract.ts'
import { useLangOf } from '../games/use-game-lang.ts'
import type { TableLink, TableView } from '../link/table-link.ts'
import { settings } from '../settings/settings.ts'
import { sound } from '../sound/sound.ts'
import { useKeyOf } from '../speech/use-key-of.ts'
import { VoiceContext } from '../speech/voice.ts'
import { verdict } from '../table/question.tsx'
import { spoken } from '../table/sentence.tsx'
import { useMulling } from '../table/use-mulling.ts'
import { namer } from '../table/use-table.ts'
import { useText } from '../text/text.ts'
import type { PlayheadState } from './playhead.ts'

interface Props {
  link: TableLink
  state: TableView
  face: Face
  shown: PlayheadState
}

/** How much is read out is the listener's choice; what is not said can be read back, or asked for. */
const isToBeSaid = (beat: RetoldBeat): boolean => {
  const { speech } = settings()
  return speech === 'all' || (speech === 'own' && (isOwn(beat) || beat.recap !== null))
}

/** Says each beat once, as it is shown, that somebody thinks once a turn, and the question once and last; and lets moves be heard. */
export function Herald({ link, state, face, shown }: Props): null {
  const t = useText()
  const { say, note } = useContext(VoiceContext)
  const { lang } = useLangOf(link.game)
  const happenedKey = useKeyOf()('happened')
  const [beat] = shown.beats
  const told = useRef(beat)
  const asked = useRef('')
  const left = useRef(0)
  const last = useRef(state.moves)
  const [mull] = useMulling(link)
  const thought = useRef(-1)

  useEffect(() => {
    if (beat === undefined || beat === told.current) return
    told.current = beat
    for (const one of shown.beats) {
      const tell = isToBeSaid(one) ? say : note
      for (const text of spokenBeat(one)) tell(spoken(text), lang)
    }
  }, [beat, shown.beats, say, note, lang])

  useEffect(() => {
    const { question, outcome, view, seenTo } = state
    if (shown.beats.length > 0 || shown.still !== null || shown.again !== null) return
    const passed = shown.folded.length + shown.skipped.length
    if (passed > left.current && settings().speech !== 'brief') {
      const how = happenedKey === null ? '' : t.beats.passedKey(happenedKey)
      say(`${t.beats.passed(passed - left.current)} ${how}`.trim())
    }
    left.current = passed
    const now = outcome !== null ? 'over' : question === null ? '' : `${seenTo} ${question.decision}`
    if (now === asked.current) return
    asked.current = now
    if (outcome !== null) say(verdict(state, t))
    else if (question !== null) say(link.game.words.question(view, question.decision), lang)
  }, [shown, state, link, say, t, happenedKey, lang])

  useEffect(() => {
    if (
      mull === undefined ||
      state.question !== null ||
      shown.beats.length > 0 ||
      settings().speech === 'brief'
    )
      return
    if (thought.current === state.seenTo) return
    thought.current = state.seenTo
    say(t.table.thinking(namer(state)(mull.seat)))
  }, [mull, shown, state, say, t])

  useEffect(() => {
    const { moves, story, question, outcome } = state
    if (moves === last.current) return
    const news = story.filter(({ move }) => move > last.current && move <= moves)
    last.current = moves
    const heard = news.map(({ event }) => face.sound?.(event) ?? null).find((name) => name !== null)
    sound(heard ?? (outcome !== null ? 'bell' : question !== null ? 'turn' : 'card'))
  }, [state, face])

  return null
}
