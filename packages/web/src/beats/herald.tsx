import { spokenBeat } from '@midden/table'
import { useEffect, useRef, useState } from 'react'
import type { Face } from '../games/contract.ts'
import type { TableLink, TableView } from '../link/table-link.ts'
import { sound } from '../sound/sound.ts'
import { verdict } from '../table/question.tsx'
import { spoken } from '../table/sentence.tsx'
import { useText } from '../text/text.ts'
import type { PlayheadState } from './playhead.ts'

/** So many messages stay: what is taken out while it is being read is not read. */
const KEPT = 12

interface Message {
  number: number
  text: string
}

interface Props {
  link: TableLink
  state: TableView
  face: Face
  shown: PlayheadState
}

/** What was said cannot be overtaken by what is said next: each message is added to those before. */
function useMessages(): [readonly Message[], (text: string) => void] {
  const [messages, set] = useState<readonly Message[]>([])
  const say = useRef((text: string): void => {
    if (text !== '')
      set((said) => [...said.slice(1 - KEPT), { number: (said.at(-1)?.number ?? 0) + 1, text }])
  })
  return [messages, say.current]
}

/** Says each beat once, as it is shown, and the question once and last; and lets moves be heard. */
export function Herald({ link, state, face, shown }: Props) {
  const t = useText()
  const [messages, say] = useMessages()
  const [beat] = shown.beats
  const told = useRef(beat)
  const asked = useRef('')
  const left = useRef(0)
  const last = useRef(state.moves)

  useEffect(() => {
    if (beat === undefined || beat === told.current) return
    told.current = beat
    for (const one of shown.beats) say(spoken(spokenBeat(one)))
  }, [beat, shown.beats, say])

  useEffect(() => {
    const { question, outcome, view, seenTo } = state
    if (shown.beats.length > 0 || shown.still !== null || shown.again !== null) return
    const passed = shown.folded.length + shown.skipped.length
    if (passed > left.current) say(t.beats.passed(passed - left.current))
    left.current = passed
    const now = outcome !== null ? 'over' : question === null ? '' : `${seenTo} ${question.decision}`
    if (now === asked.current) return
    asked.current = now
    if (outcome !== null) say(verdict(state, t))
    else if (question !== null) say(link.game.words.question(view, question.decision))
  }, [shown, state, link, say, t])

  useEffect(() => {
    const { moves, story, question, outcome } = state
    if (moves === last.current) return
    const news = story.filter(({ move }) => move > last.current && move <= moves)
    last.current = moves
    const heard = news.map(({ event }) => face.sound?.(event) ?? null).find((name) => name !== null)
    sound(heard ?? (outcome !== null ? 'bell' : question !== null ? 'turn' : 'card'))
  }, [state, face])

  return (
    <div className="sr" role="log" aria-live="polite" aria-label={t.beats.said}>
      {messages.map(({ number, text }) => (
        <p key={number}>{text}</p>
      ))}
    </div>
  )
}
