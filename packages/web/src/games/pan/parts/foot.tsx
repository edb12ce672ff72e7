import type { ReactNode } from 'react'
import { Bold } from '../../../table/bold.tsx'
import { seenOfFour, startersNext } from '../logic/known.ts'
import { usePanText } from '../text/text.ts'
import { callIn, type PanProps } from './names.ts'
import './foot.css'

const Thumb = ({ of }: { of: string }) => (
  <svg viewBox="0 0 200 280" aria-hidden="true">
    <use href={`#pan-${of}`} />
  </svg>
)

/** A fact everybody knows; pressed, it opens what it is about. */
function Fact({
  onPress,
  wide = false,
  pressed,
  children,
}: {
  onPress?: () => void
  wide?: boolean
  pressed?: boolean
  children: ReactNode
}) {
  const className = wide ? 'fact wide' : 'fact'
  return onPress === undefined ? (
    <div className={className}>{children}</div>
  ) : (
    <button type="button" className={className} aria-pressed={pressed} onClick={onPress}>
      {children}
    </button>
  )
}

const Said = ({ text }: { text: string }) => (
  <span>
    <Bold text={text} />
  </span>
)

/** How many of the four copies of each value lie face up. */
function Tally({ props }: { props: PanProps }) {
  const t = usePanText()
  return (
    <Fact wide>
      <span>{t.foot.seenOf}</span>
      <ul className="copies">
        {seenOfFour(props.view).map((seen, i) => {
          const value = i + 1
          return (
            <li key={value}>
              <span className="sr">{t.foot.seen(value, seen)}</span>
              <span aria-hidden="true">{value}</span>
              <i aria-hidden="true">
                {[0, 1, 2, 3].map((copy) => (
                  <u key={copy} className={copy < seen ? 'seen' : undefined} />
                ))}
              </i>
            </li>
          )
        })}
      </ul>
    </Fact>
  )
}

export function Discard({ props }: { props: PanProps }) {
  const t = usePanText()
  const { view, inspect } = props
  const { discard } = view
  return (
    <Fact onPress={() => inspect('discard')}>
      {discard.length > 0 && <Thumb of={`card-${discard[0]}`} />}
      <span data-place="discard">
        <Bold text={t.foot.discarded(discard.length)} />
        {discard.length > 0 && <span className="values">{discard.join(' ')}</span>}
      </span>
    </Fact>
  )
}

/** First step: copies seen, what is set aside, the gun to come, the discard. */
export function FirstFoot({ props }: { props: PanProps }) {
  const t = usePanText()
  const { view, inspect, aids } = props
  return (
    <div className="foot">
      {aids && <Tally props={props} />}
      {view.aside === 0 ? (
        <Fact>
          <Said text={t.foot.noneAside} />
        </Fact>
      ) : (
        <Fact onPress={() => inspect('aside')}>
          <Thumb of="back" />
          <Said text={t.foot.aside(view.aside)} />
        </Fact>
      )}
      <Fact>
        <Thumb of="gun-back" />
        <Said text={t.foot.gunLater} />
      </Fact>
      <Discard props={props} />
    </div>
  )
}

/** Who would start after the next PAN, if another player turns it up. */
function NextStart({ props }: { props: PanProps }) {
  const t = usePanText()
  const { view } = props
  if (view.active === 2) return <Said text={t.foot.lastTwo} />
  const starters = startersNext(view)
  const first = starters[0]!
  const front = view.fronts[first]!
  const call = callIn(props, t)
  const text =
    starters.length > 1
      ? t.foot.tied(starters.map(call))
      : first === view.me
        ? t.foot.youStart(front.length)
        : t.foot.starts(call(first), front.length)
  return <Said text={text} />
}

/** Second step: who is alive and what SKIP costs, the discard, who starts next; under a bang the fresh pile too. */
export function SecondFoot({ props, bang }: { props: PanProps; bang: boolean }) {
  const t = usePanText()
  const { view, aids, decision, pick, picked } = props
  const flips = decision === 'act' ? () => pick({ act: 'flip' }) : undefined
  return (
    <div className="foot deck">
      {bang && (
        <Fact {...(flips === undefined ? {} : { onPress: flips, pressed: picked?.act === 'flip' })}>
          <Thumb of="gun-back" />
          <Said text={t.foot.gunFresh} />
        </Fact>
      )}
      <Fact>
        <Said text={t.foot.alive(view.active)} />
      </Fact>
      <Discard props={props} />
      {aids && (
        <Fact>
          <NextStart props={props} />
        </Fact>
      )}
    </div>
  )
}
