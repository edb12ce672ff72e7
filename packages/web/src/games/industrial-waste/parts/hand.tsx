import type { Kind } from '@midden/industrial-waste'
import { allowed } from '@midden/kernel'
import { playOf } from '../logic/after.ts'
import { adviceIn, noteOf } from '../logic/notes.ts'
import { ADVISER, cardOf, tap } from '../logic/plays.ts'
import { handKeys } from '../logic/story.ts'
import { ask } from '../text/en-ask.ts'
import { t } from '../text/text.ts'
import { BidAid, BribeAid } from './aid.tsx'
import { CardButton, codeOf } from './card.tsx'
import type { WorksProps } from './props.ts'

/** The three cards of a set that is looked at. */
function PickedSet({ props, set }: { props: WorksProps; set: number }) {
  const { view, inspect } = props
  return (
    <>
      <header>
        <b>{ask.hand.set(set + 1)}</b>
        <span>{ask.hand.open}</span>
      </header>
      <div className="cards">
        {view.sets[set]!.map((kind) => (
          <CardButton
            key={kind}
            view={view}
            kind={kind}
            card={`look-${codeOf(kind)}`}
            onClick={() => inspect(`look-${codeOf(kind)}`)}
          />
        ))}
      </div>
    </>
  )
}

/** Is this card, the i-th of the hand, part of what is picked? */
function isLifted(
  { picked, decision, view }: WorksProps,
  hand: readonly (Kind | null)[],
  i: number,
): boolean {
  const kind = hand[i]!
  if (decision === 'bribe') return picked?.act === 'bribe' && view.accident?.mine !== null
  if (decision !== 'turn' || picked === null || hand.indexOf(kind) !== i) return false
  return cardOf(picked) === kind || (kind === ADVISER && playOf(picked.act).advised)
}

/** A word on the card's edge: kept from the last round, or what a lifted Adviser adds. */
function tagOf(props: WorksProps, hand: readonly (Kind | null)[], i: number): string | undefined {
  const { view, picked } = props
  if (hand[i] === ADVISER && isLifted(props, hand, i)) {
    const help = adviceIn(picked)
    if (help !== null) return help.tag
  }
  return view.companies[view.me!]!.kept && i === 0 ? ask.hand.tag : undefined
}

/** What the first way to play a card does; null where it cannot be played. */
function doesNow({ view, menu, picked }: WorksProps, kind: Kind): string | null {
  const lifted = picked !== null && cardOf(picked) === kind ? picked : tap(menu, null, kind)
  return lifted.act !== 'discard' && allowed(menu, lifted) ? noteOf(view, lifted) : null
}

/** The viewer's own cards: a tap plays one, an Adviser joins what is lifted. */
export function Hand(props: WorksProps) {
  const { view, picked, select, inspect, decision, menu, story, aids } = props
  if (view.me === null) return <p className="rest">{t.watching}</p>
  if (decision === 'set' && picked?.act === 'set') return <PickedSet props={props} set={picked.n!} />
  const { hand, kept } = view.companies[view.me]!
  const keys = handKeys(story, view.me, hand, codeOf)
  const mine = view.accident?.mine ?? null
  return (
    <>
      <header>
        <b>{kept ? ask.hand.kept : ask.hand.yours}</b>
        <span>{hand.length > 0 ? ask.hand.open : decision === 'set' ? ask.hand.tapSet : ask.hand.none}</span>
      </header>
      <div className="cards">
        {hand.map((kind, i) => {
          if (kind === null) return null
          const key = keys[i]!
          return (
            <CardButton
              key={key}
              view={view}
              kind={kind}
              card={key}
              tag={tagOf(props, hand, i)}
              now={decision === 'turn' && aids ? doesNow(props, kind) : null}
              pressed={decision === 'turn' || decision === 'bribe' ? isLifted(props, hand, i) : undefined}
              onClick={() => {
                if (decision === 'turn') select(tap(menu, picked, kind))
                else if (decision === 'bribe') select({ act: picked?.act === 'bribe' ? 'decline' : 'bribe' })
                else inspect(key)
              }}
            />
          )
        })}
        {aids && decision === 'bribe' && mine !== null && <BribeAid props={props} mine={mine} />}
        {aids && decision === 'bid' && <BidAid props={props} />}
      </div>
    </>
  )
}
