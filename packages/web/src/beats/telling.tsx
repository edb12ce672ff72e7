import type { Chip, RetoldBeat } from '@midden/table'
import type { CSSProperties, Ref } from 'react'
import { useGameLang } from '../games/use-game-lang.ts'
import { useKeyOf } from '../speech/use-key-of.ts'
import { KeyCap } from '../table/key-cap.tsx'
import { Sentence } from '../table/sentence.tsx'
import { useText } from '../text/text.ts'
import type { Playhead, PlayheadState } from './playhead.ts'
import './telling.css'

/** So many dots say how much is still to be told. */
const DOTS = [1, 2, 3, 4]

interface Props {
  head: Playhead
  shown: PlayheadState
}

/** What the bar says first, and what is told below it; the reader's own comes last. */
function partsOf(beats: readonly RetoldBeat[]) {
  const lines = beats.flatMap(({ lines }) => lines)
  const single = beats.length === 1
  const own = lines.filter(({ mine }) => mine)
  const others = lines.filter(({ mine }) => !mine)
  const first = single ? (others[0] ?? own[0]) : undefined
  return {
    title: single ? beats[0]!.title : '',
    first: first?.text,
    others: others.filter((line) => line !== first),
    own: own.filter((line) => line !== first),
    chips: beats.flatMap(({ chips }) => chips),
  }
}

/** Where the question stands otherwise: what happened, and whether it waits. */
export function Saying({ head, shown, heading }: Props & { heading: Ref<HTMLHeadingElement> }) {
  const t = useText()
  const { again, beats, time, held, later } = shown
  const lang = useGameLang()
  const { title, first } = partsOf(again === null ? beats : [again])
  const [beat] = beats
  const timed = again === null && time !== null
  return (
    <div
      key={beat === undefined ? 'again' : `${beat.move}.${beat.place}`}
      className={`question on-black waiting saying${timed ? ' timed' : ''}`}
      style={timed ? ({ '--time': `${time}ms` } as CSSProperties) : undefined}
      data-held={held}
    >
      {title !== '' && (
        <span className="you">
          <span>
            <Sentence text={title} />
          </span>
        </span>
      )}
      <div className="what">
        <h1 ref={heading} tabIndex={-1} {...lang}>
          <Sentence text={first ?? (title === '' ? t.beats.meanwhile : title)} />
        </h1>
      </div>
      {again === null ? (
        <div className="pace">
          <i className="dots" aria-hidden="true">
            <b />
            {DOTS.slice(0, later).map((dot) => (
              <b key={dot} />
            ))}
          </i>
          <span>{timed ? (held ? t.beats.held : t.beats.goesOn) : t.beats.waits}</span>
        </div>
      ) : (
        <button type="button" className="btn back" onClick={() => head.look(null)}>
          {t.beats.backToNow}
        </button>
      )}
    </div>
  )
}

/** What it did to each, the reader's own last and largest, and the ways on. */
export function BeatLines({ head, shown }: Props) {
  const t = useText()
  const { beats, time, held, again } = shown
  const lang = useGameLang()
  const { others, own, chips } = partsOf(again === null ? beats : [again])
  const mine = own.length > 0 || chips.length > 0
  const forMe = mine || beats.some(({ holds }) => holds)
  return (
    <>
      {(others.length > 0 || mine) && (
        <section className="lines told" {...lang} tabIndex={0} aria-label={t.beats.told}>
          <ul>
            {others.map(({ key, text }) => (
              <li key={key}>
                <Sentence text={text} />
              </li>
            ))}
            {mine && (
              <li className="mine">
                <span className="y">{t.table.you}</span>
                <div>
                  {own.map(({ key, text }) => (
                    <p key={key}>
                      <Sentence text={text} />
                    </p>
                  ))}
                  <Chips chips={chips} />
                </div>
              </li>
            )}
          </ul>
        </section>
      )}
      {again === null && (
        <div className="confirm ways">
          {time !== null && (
            <button type="button" className="btn" aria-pressed={held} onClick={head.hold}>
              {t.beats.hold}
            </button>
          )}
          <button type="button" className="btn" onClick={head.skip}>
            {t.beats.skip} <KeyCap of="Esc" />
          </button>
          <button type="button" className={forMe ? 'btn btn-go' : 'btn'} onClick={head.next}>
            {t.beats.next} <KeyCap of="↵" />
          </button>
        </div>
      )}
    </>
  )
}

export const Chips = ({ chips }: { chips: readonly Chip[] }) => (
  <span className="chips">
    {chips.map(({ key, text }) => (
      <b key={key} className="delta">
        {text}
      </b>
    ))}
  </span>
)

/** What was the reader's own fate and was passed over, until they have answered. */
export function PassedOver({ shown, show }: { shown: PlayheadState; show(): void }) {
  const t = useText()
  const happenedKey = useKeyOf()('happened')
  const { skipped, beats } = shown
  const last = skipped.at(-1)
  if (beats.length > 0 || last === undefined) return null
  const line = last.lines.findLast(({ mine }) => mine) ?? last.lines.at(-1)
  return (
    <div className="passed-over">
      <p>
        <b>{t.beats.skipped}</b> <Sentence text={line?.text ?? last.title} />{' '}
        {skipped.length > 1 && t.beats.andMore(skipped.length - 1)}
      </p>
      <Chips chips={last.chips} />
      <button type="button" className="btn" onClick={show}>
        {t.beats.seeAgain} <KeyCap of={happenedKey} />
      </button>
    </div>
  )
}
