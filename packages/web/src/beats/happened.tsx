import type { RetoldBeat } from '@midden/table'
import { useState } from 'react'
import { Sentence } from '../table/sentence.tsx'
import { useText } from '../text/text.ts'
import { causesIn, SPANS, type Span, spanFrom } from './causes.ts'
import type { Playhead, PlayheadState } from './playhead.ts'
import { Chips } from './telling.tsx'
import './happened.css'

/** More lines of one cause are behind a button. */
const LINES = 3

function Cause({
  beats,
  head,
  shown,
}: {
  beats: readonly RetoldBeat[]
  head: Playhead
  shown: PlayheadState
}) {
  const t = useText()
  const [whole, unfold] = useState(false)
  const [first] = beats
  const lines = beats.flatMap(({ lines }) => lines)
  const chips = beats.flatMap(({ chips }) => chips)
  const last = beats.at(-1)!
  const yours = chips.length > 0 || lines.some(({ mine }) => mine)
  const most = whole ? lines.length : yours ? LINES : 1
  const told = lines.slice(-most)
  const here = beats.some((beat) => beat === shown.again)
  const content = (
    <>
      {first!.title !== '' && (
        <h3>
          <Sentence text={first!.title} />
        </h3>
      )}
      {told.map(({ key, text, mine }) => (
        <p key={key} className={mine ? 'own' : undefined}>
          <Sentence text={text} />
        </p>
      ))}
      <Chips chips={chips} />
    </>
  )
  return (
    <li className={yours ? 'cause' : 'cause thin'} data-here={here}>
      {head.mayLook(last) ? (
        <button
          type="button"
          className="see"
          aria-pressed={here}
          onClick={() => head.look(here ? null : last)}
        >
          {content}
        </button>
      ) : (
        <div className="see">{content}</div>
      )}
      {lines.length > told.length && (
        <button type="button" className="btn btn-plain" onClick={() => unfold(true)}>
          {t.beats.more(lines.length - told.length)}
        </button>
      )}
    </li>
  )
}

/** What has happened, cause by cause, the newest last; the question stays where it is. */
export function Happened({
  head,
  shown,
  lastOwn,
}: {
  head: Playhead
  shown: PlayheadState
  lastOwn: number
}) {
  const t = useText()
  const [span, setSpan] = useState<Span>('move')
  const told = shown.told
  const causes = causesIn(told, spanFrom(span, told, lastOwn))
  return (
    <div className="happened">
      <fieldset className="spans" aria-label={t.beats.span}>
        {SPANS.map((one) => (
          <button key={one} type="button" aria-pressed={one === span} onClick={() => setSpan(one)}>
            {t.beats.spans[one]}
          </button>
        ))}
      </fieldset>
      {causes.length === 0 ? (
        <p className="none">{t.beats.nothing}</p>
      ) : (
        <ol>
          {causes.map((beats) => (
            <Cause key={beats[0]!.cause} beats={beats} head={head} shown={shown} />
          ))}
        </ol>
      )}
    </div>
  )
}
