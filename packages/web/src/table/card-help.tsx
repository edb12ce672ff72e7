import { type ReactNode, type RefObject, useContext, useLayoutEffect, useState } from 'react'
import type { BoardProps, Face } from '../games/contract.ts'
import { changeSettings, type Tip, useSettings } from '../settings/settings.ts'
import { vars } from '../style/vars.ts'
import { useText } from '../text/text.ts'
import { LessonContext } from './lesson-place.ts'
import { type Pointed, usePointed } from './use-pointed.ts'
import './card-help.css'

interface Props {
  root: RefObject<HTMLElement | null>
  face: Face
  props: BoardProps
  inspect(card: string): void
}

/** A card that has a text: the i at its corner and, where the pointer rests on it, the text itself. */
function Read({ face, props, inspect, pointed }: Omit<Props, 'root'> & { pointed: Pointed }) {
  const t = useText()
  const { card, rests, element } = pointed
  const [box, setBox] = useState(() => element.getBoundingClientRect())
  // A card that has moved is followed.
  useLayoutEffect(() => {
    const { left, top } = element.getBoundingClientRect()
    if (left !== box.left || top !== box.top) setBox(element.getBoundingClientRect())
  })
  const text = face.Closer?.({ ...props, card }) ?? null
  if (text === null || !element.isConnected || element.dataset.card !== card) return null
  const beside = box.right + 356 < window.innerWidth ? box.right + 12 : Math.max(8, box.left - 352)
  const low = box.top > window.innerHeight / 2
  return (
    <section className="card-help" aria-label={t.closer.title}>
      <button
        type="button"
        className="card-i"
        tabIndex={-1}
        aria-label={t.closer.read}
        style={vars({ '--x': `${box.right}px`, '--y': `${Math.max(box.top, 4)}px` })}
        onClick={() => inspect(card)}
      >
        i
      </button>
      {rests && (
        <div
          className="card-tip"
          aria-hidden="true"
          inert
          data-low={low}
          style={vars({ '--x': `${beside}px`, '--y': `${Math.max(8, box.top)}px` })}
        >
          {text}
        </div>
      )}
    </section>
  )
}

/** Said once in the life of a browser, until it is taken away. */
function Once({ tip, text, children }: { tip: Tip; text: string; children?: ReactNode }) {
  const t = useText()
  const { tips } = useSettings()
  return (
    <aside className="once" aria-label={t.closer.tip}>
      <span>{text}</span>
      {children}
      <button type="button" className="btn" onClick={() => changeSettings({ tips: [...tips, tip] })}>
        {t.closer.understood}
      </button>
    </aside>
  )
}

function Tips({ props, cards }: { props: BoardProps; cards: boolean }) {
  const t = useText()
  const { tips, sound } = useSettings()
  const lesson = useContext(LessonContext)
  // Not in the first moments, not in a lesson, and one at a time.
  const [openedAt] = useState(props.moves)
  if (lesson !== null || props.view.me === null || props.outcome !== null) return null
  if (cards && !tips.includes('cards')) return <Once tip="cards" text={t.closer.taught} />
  if (sound || tips.includes('sound') || props.moves < openedAt + 8) return null
  return (
    <Once tip="sound" text={t.closer.sound}>
      <button
        type="button"
        className="btn"
        onClick={() => changeSettings({ sound: true, tips: [...tips, 'sound'] })}
      >
        {t.closer.soundOn}
      </button>
    </Once>
  )
}

/** How cards are read at any table: by the i, by a pointer that rests; and the one sentence that teaches it. */
export function CardHelp({ root, face, props, inspect }: Props) {
  const [pointed, leave] = usePointed(root, inspect)
  const { tips } = useSettings()
  const open = (card: string): void => {
    leave()
    if (!tips.includes('cards')) changeSettings({ tips: [...tips, 'cards'] })
    inspect(card)
  }
  return (
    <>
      <Tips props={props} cards={face.Closer !== undefined} />
      {face.Closer !== undefined && pointed !== null && (
        <Read key={pointed.card} face={face} props={props} inspect={open} pointed={pointed} />
      )}
    </>
  )
}
