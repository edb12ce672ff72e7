import { GUN_CARDS } from '@midden/pan'
import type { ReactNode } from 'react'
import { Bold } from '../../table/bold.tsx'
import { Clause } from '../../table/clause.tsx'
import { seenOfFour, total } from './logic/known.ts'
import type { Trace } from './logic/trace.ts'
import { Back, Character, GunCard } from './parts/card.tsx'
import { callIn, type PanProps } from './parts/names.ts'
import { useTrace } from './parts/use-trace.ts'
import { usePanText } from './text/text.ts'
import './closer.css'

const Told = ({ text, clause }: { text: string; clause?: string }) => (
  <p>
    <Bold text={text} /> {clause !== undefined && <Clause id={clause} />}
  </p>
)

const Large = ({ children }: { children: ReactNode }) => <div className="large">{children}</div>

/** One character: what it beats, how many are out, what it buys. */
function One({ props, value }: { props: PanProps; value: number }) {
  const t = usePanText()
  const { view } = props
  const seen = seenOfFour(view)[value - 1]!
  const rank = value === 1 ? t.closer.mouse : value === 6 ? t.closer.elephant : t.closer.middle
  const winnerTakes = view.options.cancelled === 'to-winner'
  return (
    <>
      <Large>
        <Character value={value} />
      </Large>
      <Told text={rank} clause={value === 1 || value === 6 ? 'PAN-3.3' : 'PAN-3.4'} />
      <Told text={winnerTakes ? t.closer.cancels : t.closer.cancelsLost} clause="PAN-3.1" />
      <Told text={t.closer.seen(seen)} clause="PAN-3.6" />
      <Told text={t.closer.money} clause="PAN-6.1" />
    </>
  )
}

function Heap({
  title,
  values,
  text,
  clause,
}: {
  title: string
  values: readonly number[]
  text: string
  clause: string
}) {
  const t = usePanText()
  return (
    <>
      <h3>{title}</h3>
      {values.length > 0 && (
        <p>
          <Bold text={t.sum(values.length, total(values))} />
        </p>
      )}
      <ul className="all-cards">
        {values.map((value, i) => {
          const key = `${value}/${i}`
          return (
            <li key={key}>
              <Character value={value} />
            </li>
          )
        })}
      </ul>
      <Told text={text} clause={clause} />
    </>
  )
}

function GunLook({ props, trace, at }: { props: PanProps; trace: Trace; at: number }) {
  const t = usePanText()
  const { view } = props
  const flip = trace.clics.length === view.clics ? trace.clics[at] : undefined
  const down = at >= GUN_CARDS - view.left
  const side = at < view.clics ? 'clic' : down ? 'back' : 'pan'
  const text =
    side === 'back'
      ? t.closer.gunDown(view.left)
      : side === 'pan'
        ? t.closer.gunPan
        : flip === undefined
          ? t.closer.gunOpen
          : t.closer.gunClic(callIn(props, t)(flip.seat))
  return (
    <>
      <Large>
        <GunCard side={side} />
      </Large>
      <Told text={text} clause={side === 'back' ? 'PAN-8.4' : side === 'pan' ? 'PAN-9.1' : 'PAN-6.8'} />
    </>
  )
}

const shownAs = (trace: Trace, key: string): number | null => {
  const all = [
    ...trace.hand,
    ...trace.played,
    ...trace.fronts.flat(),
    ...trace.heap,
    ...trace.free,
    ...trace.discard,
  ]
  return all.find((lying) => lying?.key === key)?.value || null
}

function FaceDown({ text, clause }: { text: string; clause: string }) {
  return (
    <>
      <Large>
        <Back />
      </Large>
      <Told text={text} clause={clause} />
    </>
  )
}

/** Any card or heap, large, with what is to be said about it. */
export function PanCloser(props: PanProps & { card: string }) {
  const t = usePanText()
  const trace = useTrace(props)
  const { view, card } = props
  const [zone, number] = card.split(' ')
  if (card === 'discard') {
    const text = view.discard.length === 0 ? t.closer.noDiscard : t.closer.discard
    return <Heap title={t.closer.discardTitle} values={view.discard} text={text} clause="PAN-R24" />
  }
  if (card === 'aside' && view.asideCards !== null)
    return (
      <Heap
        title={t.closer.asideTitle}
        values={view.asideCards}
        text={t.closer.asideShown}
        clause="PAN-R24"
      />
    )
  if (card === 'aside') return <FaceDown text={t.closer.aside} clause="PAN-1.4" />
  if (card === 'free') return <Heap title={t.free} values={view.free} text={t.closer.free} clause="PAN-7.8" />
  if (card === 'heap') {
    const text = view.options.ownerless === 'takeable' ? t.closer.heapFree : t.closer.heapNote
    return <Heap title={t.closer.heap} values={view.ghost?.heap ?? []} text={text} clause="PAN-4.6" />
  }
  if (zone === 'front') {
    const seat = Number(number)
    const title = t.closer.front(callIn(props, t)(seat))
    return <Heap title={title} values={view.fronts[seat] ?? []} text={t.closer.frontRank} clause="PAN-5.3" />
  }
  if (/^gun\d$/.test(card)) return <GunLook props={props} trace={trace} at={Number(card.slice(3))} />
  const value = shownAs(trace, card)
  if (value !== null) return <One props={props} value={value} />
  return card.startsWith('ghost') ? (
    <FaceDown text={t.closer.ghost} clause="PAN-4.2" />
  ) : (
    <FaceDown text={t.closer.faceDown} clause="PAN-2.4" />
  )
}
