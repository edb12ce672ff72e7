import { valueAt } from '@midden/pan'
import { type ReactNode, useState } from 'react'
import { doing } from '../../table/pick.ts'
import { takeableBy, total } from './logic/known.ts'
import { chosenIn, paidWith, tapped } from './logic/payment.ts'
import { revealIn } from './logic/reveal.ts'
import { keyed, type Lying } from './logic/trace.ts'
import { Character, CharacterButton, GunCard, named } from './parts/card.tsx'
import { chooseCard } from './parts/commit.ts'
import { takenIn } from './parts/fronts.tsx'
import type { PanProps } from './parts/names.ts'
import { useTrace } from './parts/use-trace.ts'
import { usePanText } from './text/text.ts'
import './hand.css'

const Head = ({ title, note }: { title: string; note: string }) => (
  <header>
    <b>{title}</b>
    <span>{note}</span>
  </header>
)

/** So many cards lap in one row before they become too narrow to hit: on a phone, and with more room. */
const LAPPED = { narrow: 7, wide: 9 }

const perRow = (count: number, most: number): number => Math.ceil(count / Math.ceil(count / most))

/** Cards side by side, lapped where they are many, in a second row before they become too narrow to hit. */
const Row = ({ count, children }: { count: number; children: ReactNode }) => (
  <div
    className={count > LAPPED.wide ? 'cards pan-cards many' : 'cards pan-cards'}
    style={
      {
        '--laps': perRow(count, LAPPED.wide) - 1,
        '--laps-narrow': perRow(count, LAPPED.narrow) - 1,
      } as React.CSSProperties
    }
  >
    {children}
  </div>
)

/** First step: the hand. A tap chooses a card; the button commits it. */
function TrickHand({ props }: { props: PanProps }) {
  const t = usePanText()
  const trace = useTrace(props)
  const { view, picked, beat } = props
  const values = [...view.hand]
  if (view.commitment !== null) values.splice(values.indexOf(view.commitment.card), 1)
  const cards = keyed(values, trace.hand, 'hand')
  const [last, setLast] = useState<number[]>([])
  const wish = picked?.act === 'commit' && picked.n !== undefined && beat === null ? [picked.n] : []
  const chosen = chosenIn(values, wish, last)
  return (
    <>
      <Head title={t.hand.title} note={t.hand.only(values.length)} />
      <Row count={view.commitment === null ? values.length : values.length + 1}>
        {cards.map((lying, i) => (
          <CharacterButton
            key={lying.key}
            lying={lying}
            data-does={doing({ act: 'commit', n: lying.value })}
            aria-pressed={chosen[i]}
            aria-label={t.hand.play(named(t, lying.value))}
            onClick={() => {
              setLast([i])
              chooseCard(props, lying.value)
            }}
          />
        ))}
        {view.commitment !== null && <div className="gap">{t.hand.inTrick}</div>}
      </Row>
    </>
  )
}

/** Second step: the own front, which is what one pays with. */
function PayingHand({ props }: { props: PanProps }) {
  const t = usePanText()
  const trace = useTrace(props)
  const { view, picked, pick, menu, decision } = props
  const me = view.me!
  const values = view.fronts[me]!
  const cards = keyed(values, trace.fronts[me]!, `front${me}`)
  const [last, setLast] = useState<number[]>([])
  const chosen = chosenIn(values, paidWith(picked), last)
  const note = t.hand.all(values.length, total(values))
  return (
    <>
      <Head title={t.hand.front} note={decision === 'act' ? `${note}. ${t.hand.pay}` : note} />
      <Row count={values.length}>
        {cards.map((lying, i) => (
          <CharacterButton
            key={lying.key}
            lying={lying}
            aria-pressed={chosen[i]}
            aria-label={t.hand.payWith(named(t, lying.value))}
            onClick={() => {
              setLast([i, ...last.filter((at) => at !== i)])
              pick(tapped(menu, picked, lying.value, chosen[i]!))
            }}
          />
        ))}
      </Row>
    </>
  )
}

function Fate({ side, title, note }: { side: 'clic' | 'pan'; title: string; note: string }) {
  return (
    <div className={`fate ${side}`}>
      <GunCard side={side} />
      <span>
        <b>{title}</b>
        {note}
      </span>
    </div>
  )
}

/** Without a card there is no hand to show: the two cards that can turn up stand in its place. */
function Fates({ props, going }: { props: PanProps; going: boolean }) {
  const t = usePanText()
  const { view, aids } = props
  const { left, active } = view
  const there = takeableBy(view, view.me!)
  const after = going ? t.hand.takes(Math.min(active, there), there) : t.hand.stopOrGo
  const clic = left === 1 ? t.hand.noClic : aids ? t.hand.clic(t.inAll(left - 1, left)) : t.gun.clic
  const pan = aids ? t.hand.pan(left === 1 ? t.gun.sure : t.oneIn(left)) : t.gun.pan
  return (
    <>
      <Head title={t.hand.front} note={going ? t.hand.ifGo : t.hand.ifFlip} />
      <div className="cards fates">
        {left > 1 && <Fate side="clic" title={clic} note={after} />}
        <Fate side="pan" title={pan} note={t.hand.dead} />
      </div>
    </>
  )
}

/** What has been chosen already lies in the own front, with room for the rest. */
function TakingHand({ props }: { props: PanProps }) {
  const t = usePanText()
  const { view } = props
  const chosen = takenIn(props)
  const cards: Lying[] = chosen.map((place, i) => ({ key: `taken/${i}`, value: valueAt(place) }))
  const gaps = Array.from({ length: Math.max(0, view.active - chosen.length) }, (_, i) => `gap${i}`)
  return (
    <>
      <Head title={t.hand.front} note={t.hand.picking(chosen.length, view.active)} />
      <Row count={view.active}>
        {cards.map(({ key, value }) => (
          <Character key={key} value={value} />
        ))}
        {gaps.map((gap) => (
          <div key={gap} className="gap">
            {t.hand.gap}
          </div>
        ))}
      </Row>
    </>
  )
}

function Note({ title, text, tomb = false }: { title: string; text: string; tomb?: boolean }) {
  return (
    <div className="note-card">
      {tomb && (
        <svg viewBox="0 0 100 110" aria-hidden="true">
          <use href="#pan-tomb" />
        </svg>
      )}
      <span>
        <b>{title}</b>
        {text}
      </span>
    </div>
  )
}

/** The tricks have just ended: what they brought, where there is room for it. */
function TricksOver({ props }: { props: PanProps }) {
  const t = usePanText()
  const won = keyed(props.view.fronts[props.view.me!]!, [], 'won')
  if (won.length === 0) return <Note title={t.hand.over} text={t.hand.overNote} />
  const values = won.map(({ value }) => value)
  return (
    <>
      <div className="if-narrow">
        <Note title={t.hand.over} text={t.hand.overNote} />
      </div>
      <Head title={t.hand.front} note={t.hand.all(values.length, total(values))} />
      <Row count={won.length}>
        {won.map(({ key, value }) => (
          <Character key={key} value={value} />
        ))}
      </Row>
    </>
  )
}

export function PanHand(props: PanProps) {
  const t = usePanText()
  const { view, decision } = props
  const { me, stage } = view
  if (me === null) return <Note title={t.hand.watching} text={t.hand.watchingNote} />
  if (stage === 'trick') return <TrickHand props={props} />
  if (revealIn(props) !== null) return <TricksOver props={props} />
  if (view.eliminated.includes(me)) return <Note title={t.hand.out} text={t.hand.outNote} tomb />
  if (decision === 'take' || decision === 'pick') return <TakingHand props={props} />
  if (decision === 'go or stop') return <Fates props={props} going />
  if (view.fronts[me]!.length > 0) return <PayingHand props={props} />
  if (decision === 'act') return <Fates props={props} going={false} />
  return <Head title={t.hand.front} note={t.hand.none} />
}
