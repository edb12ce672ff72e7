import type { GameEvent } from '@midden/kernel'
import type { StoryLine } from '@midden/table'
import { memo, useEffect, useRef, useState } from 'react'
import type { Face } from '../games/contract.ts'
import { useGameLang } from '../games/use-game-lang.ts'
import type { TableLink, TableView } from '../link/table-link.ts'
import { inFrame } from '../motion/in-frame.ts'
import type { Language } from '../settings/settings.ts'
import { useText } from '../text/text.ts'
import { Clause } from './clause.tsx'
import { Sentence } from './sentence.tsx'
import { told } from './told.ts'
import './log.css'

/** As many lines as stay quick to lay out; earlier ones come on request. */
const RECENT = 120
const NONE: readonly number[] = []

interface Entry {
  key: string
  fresh: boolean
  heading: string | null
  event: GameEvent
  /** the first line of an answer that the viewer did not give by hand */
  answered: boolean
}

/** The lines with their headings: chapters of the game, and where the news begins. */
function entriesOf(
  story: readonly StoryLine[],
  seenTo: number,
  face: Face,
  since: string,
  byRule: readonly number[],
): Entry[] {
  let told = false
  return story.map(({ move, event }, i) => {
    const fresh = move > seenTo
    const first = fresh && !told && seenTo > 0
    if (fresh) told = true
    const chapter = face.chapter?.(event) ?? null
    return {
      key: `${move}/${i}`,
      fresh: fresh && seenTo > 0,
      heading: chapter ?? (first ? since : null),
      event,
      answered: story[i - 1]?.move !== move && byRule.includes(move),
    }
  })
}

interface Props {
  link: TableLink
  state: TableView
  face: Face
  /** the heading before the news */
  since: string
  /** is it somebody's own table, whose news are counted? */
  counts: boolean
  /** the viewer's moves that were answered by a rule */
  byRule?: readonly number[]
  /** where the log is a drawer: is it open? */
  opened?: boolean
  /** and can be closed */
  onClose?(): void
}

interface OfLine {
  isNew: boolean
  heading: string | null
  text: string
  clause: string
  lang: Language | undefined
  /** a word on whose answer it was */
  note: string | null
}

/** Most lines stay as they are from move to move, and are not drawn again. */
const LogLine = memo(({ isNew, heading, text, clause, lang, note }: OfLine) => (
  <li className={isNew ? 'new' : undefined} lang={lang}>
    {heading !== null && <h3 className="mark label">{heading}</h3>}
    <Sentence text={text} /> <Clause id={clause} />
    {note !== null && <small>{note}</small>}
  </li>
))

/** The log reads as sentences, each with the clause it happened by. Picks on the board leave it alone. */
export const Log = memo(
  ({ link, state, face, since, counts, byRule = NONE, opened = false, onClose }: Props) => {
    const t = useText()
    const { lang } = useGameLang()
    const [whole, setWhole] = useState(false)
    const list = useRef<HTMLOListElement>(null)
    const { story, seenTo, moves } = state
    const entries = entriesOf(story, seenTo, face, since, byRule)
    const hidden = whole ? 0 : Math.max(0, entries.length - RECENT)
    const fresh = entries.filter((entry) => entry.fresh).length

    // The list follows the news unless somebody reads further up.
    const atEnd = useRef(true)
    // Lines that came since the last frame are not yet followed: a scroll in between is not the reader's.
    const followed = useRef(moves)
    useEffect(
      () =>
        inFrame(() => {
          followed.current = moves
          const element = list.current
          if (element !== null && atEnd.current && moves >= 0) element.scrollTop = element.scrollHeight
        }),
      [moves],
    )
    useEffect(() => {
      if (!opened) return
      // What is hidden cannot be scrolled: the drawer shows the newest each time it opens.
      atEnd.current = true
      // Where it has a column of its own nothing opens: there the key leads into it.
      list.current?.focus({ preventScroll: true })
      return inFrame(() => list.current?.scrollTo(0, list.current.scrollHeight))
    }, [opened])

    return (
      <div className="log-panel">
        <header>
          <h2>{t.log.title}</h2>
          <span>{counts && fresh > 0 && t.log.fresh(fresh)}</span>
          {onClose !== undefined && (
            <button type="button" className="btn btn-plain only-narrow" onClick={onClose}>
              {t.table.close}
            </button>
          )}
        </header>
        <ol
          className="log"
          ref={list}
          // Scrolled by keys from here: there may be no button in it.
          tabIndex={0}
          aria-label={t.log.title}
          onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
            if (followed.current === moves) atEnd.current = scrollTop + clientHeight > scrollHeight - 40
          }}
        >
          {entries.length === 0 && <li>{t.log.none}</li>}
          {hidden > 0 && (
            <li>
              <button type="button" className="btn" onClick={() => setWhole(true)}>
                {t.log.earlier(hidden)}
              </button>
            </li>
          )}
          {entries.slice(hidden).map(({ key, fresh: isNew, heading, event, answered }) => (
            <LogLine
              key={key}
              isNew={isNew}
              heading={heading}
              text={told(link, state, face, event)}
              clause={event.clause}
              lang={lang}
              note={answered ? t.log.byRule : null}
            />
          ))}
        </ol>
      </div>
    )
  },
)

/** The log in one line, where it has no column of its own. */
export function Ticker({
  link,
  state,
  face,
  open,
}: {
  link: TableLink
  state: TableView
  face: Face
  open(): void
}) {
  const t = useText()
  const fresh = state.story.filter(({ move }) => move > state.seenTo && state.seenTo > 0).length
  const last = state.story.at(-1)
  return (
    <button type="button" className="ticker" data-fresh={fresh > 0} onClick={open} aria-label={t.log.open}>
      {fresh > 0 && <b>{t.log.freshShort(fresh)}</b>}
      <span>{last === undefined ? t.log.none : <Sentence text={told(link, state, face, last.event)} />}</span>
    </button>
  )
}
