import { type RefObject, useEffect, useRef } from 'react'
import type { BoardProps, Face } from '../games/contract.ts'
import { useLangOf } from '../games/use-game-lang.ts'
import type { TableLink } from '../link/table-link.ts'
import { missing, sameAction } from '../table/pick.ts'
import type { Hint } from '../table/question.tsx'
import { useText } from '../text/text.ts'
import { sentences } from './sentences.ts'
import type { Voice } from './voice.ts'

interface Heard {
  link: TableLink
  face: Face
  props: BoardProps
  /** was the last pick made by a number key, which no control speaks of? */
  typed: RefObject<boolean>
  /** the advice that was last asked for, another object each time */
  given: object | null
  /** and its words */
  hint: Hint | null
}

/** What a pick means is said where no control says it: by number keys, by a hint, by letting go of it. */
export function usePicksAloud(voice: Voice, { link, face, props, typed, given, hint }: Heard): void {
  const t = useText()
  const { lang } = useLangOf(link.game)
  const { picked, seenTo, decision } = props
  const asking = `${seenTo} ${decision}`
  const last = useRef({ asking, picked, given })
  useEffect(() => {
    const before = last.current
    last.current = { asking, picked, given }
    const byKey = typed.current
    typed.current = false
    if (hint !== null && given !== before.given) {
      const chosen = hint.chosen ? t.speech.chosen : ''
      return voice.say(sentences([t.table.hinted(hint.from, hint.what), hint.why, chosen]), lang)
    }
    if (before.asking !== asking || sameAction(before.picked, picked)) return
    if (picked === null) return voice.say(t.speech.cleared)
    const lacks = missing([...props.menu, ...props.rights], picked) ?? 0
    const name = face.label?.(props, picked) ?? link.game.words.action(props.view, picked)
    const more = lacks === 0 ? null : t.table.pickMore(lacks)
    voice.say(sentences([...(byKey ? [name, more] : []), face.aloud?.(props, picked) ?? null]), lang)
  })
}
