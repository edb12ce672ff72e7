import { FREE, lying as placeOf } from '@midden/pan'
import { BarredLine, OptionLine } from '../../table/option-line.tsx'
import { doing } from '../../table/pick.ts'
import { SeatToken } from '../../table/seat-token.tsx'
import { othersInOrder, takeableBy } from './logic/known.ts'
import { cheapest, chosenIn, paidWith } from './logic/payment.ts'
import { needsIn } from './needs.ts'
import { Chip, named } from './parts/card.tsx'
import { chooseCard } from './parts/commit.ts'
import { takenIn, tapPlace } from './parts/fronts.tsx'
import { mayName, namedSlot, nameSlot } from './parts/ghost.tsx'
import { callIn, type PanProps } from './parts/names.ts'
import { Risk } from './parts/risk.tsx'
import { usePanText } from './text/text.ts'
import './answers.css'

/** One line a value of the hand; whoever picks for the ghost names its slot beside. */
function CommitLines({ props }: { props: PanProps }) {
  const t = usePanText()
  const { view, picked } = props
  const values = [...new Set(view.hand)]
  const slot = namedSlot(props)
  return (
    <div className="byhand">
      {values.map((value) => (
        <OptionLine
          key={value}
          does={doing({ act: 'commit', n: value })}
          number={value}
          title={t.label.play(named(t, value))}
          note={needsIn(t, props, value)}
          pressed={picked?.act === 'commit' && picked.n === value}
          onPick={() => chooseCard(props, value)}
        />
      ))}
      {mayName(props) && (
        <fieldset className="pickrow">
          <legend className="sr">{t.acts.ghostSlot}</legend>
          <svg className="ghost-head" viewBox="0 0 100 110" aria-hidden="true">
            <use href="#pan-ghost" />
          </svg>
          <b aria-hidden="true">{t.ghost}</b>
          <span>
            {view.ghost!.open.map((open) => (
              <button
                key={open}
                type="button"
                className="piece chip"
                aria-pressed={slot === open}
                aria-label={t.arena.slot(open)}
                onClick={() => nameSlot(props, open)}
              >
                {open}
              </button>
            ))}
          </span>
        </fieldset>
      )}
    </div>
  )
}

/** FLIP, RESHUFFLE, SKIP: what each costs and risks, and why not where it is not possible. */
function TurnLines({ props }: { props: PanProps }) {
  const t = usePanText()
  const { view, menu, barred, picked, pick, aids } = props
  const front = view.fronts[view.me!]!
  const offered = (act: string): boolean => menu.some((offer) => offer.act === act)
  const whyNot = (act: string): readonly string[] => barred.find((no) => no.act === act)?.clauses ?? []
  const paid = paidWith(picked).length
  const line = (act: string) => ({ does: act, pressed: picked?.act === act })
  return (
    <div className="acts">
      <OptionLine
        {...line('flip')}
        number={1}
        title={t.acts.flip}
        note={t.acts.flipNote}
        onPick={() => pick({ act: 'flip' })}
      >
        {aids && <Risk left={view.left} />}
      </OptionLine>
      {offered('reshuffle') ? (
        <OptionLine
          {...line('reshuffle')}
          number={2}
          title={t.acts.reshuffle}
          note={front.length === 1 ? t.acts.reshuffleLast : t.acts.reshuffleNote}
          onPick={() => pick(cheapest(front, 1))}
        >
          {aids && <Risk left={6} />}
        </OptionLine>
      ) : (
        <BarredLine title={t.acts.reshuffle} reason={t.acts.reshuffleNo} clauses={whyNot('reshuffle')} />
      )}
      {offered('skip') ? (
        <OptionLine
          {...line('skip')}
          number={3}
          title={t.acts.skip}
          note={
            picked?.act === 'skip' && paid < view.active
              ? t.acts.skipPicked(view.active, paid)
              : t.acts.skipNote(view.active, front.length)
          }
          onPick={() => pick(cheapest(front, view.active))}
        >
          {aids && <Risk left={null} />}
        </OptionLine>
      ) : (
        <BarredLine
          title={t.acts.skip}
          reason={t.acts.skipNo(view.active, front.length)}
          clauses={whyNot('skip')}
        />
      )}
    </div>
  )
}

function OfferLines({ props }: { props: PanProps }) {
  const t = usePanText()
  const { view, picked, pick, aids } = props
  const there = takeableBy(view, view.me!)
  return (
    <div className="acts two">
      <OptionLine
        does="stop"
        number={1}
        title={t.acts.stop}
        note={t.acts.stopNote}
        pressed={picked?.act === 'stop'}
        onPick={() => pick({ act: 'stop' })}
      >
        {aids && <Risk left={null} />}
      </OptionLine>
      <OptionLine
        does="go"
        number={2}
        title={t.acts.go}
        note={t.acts.goNote(Math.min(view.active, there), there)}
        pressed={picked?.act === 'go'}
        onPick={() => pick({ act: 'go' })}
      >
        {aids && <Risk left={view.left} />}
      </OptionLine>
    </div>
  )
}

function OwnerLine({ props, owner, name }: { props: PanProps; owner: number; name: string }) {
  const t = usePanText()
  const { view } = props
  const decision = props.decision ?? ''
  const cards = owner === FREE ? view.free : view.fronts[owner]!
  const places = cards.map((value) => placeOf(owner, value))
  const fixed = chosenIn(places, view.picked)
  const chips = chosenIn(places, takenIn(props)).map((isIn, i) => ({ isIn, key: `${owner}/${i}`, i }))
  return (
    <fieldset className="pickrow">
      <legend className="sr">{name}</legend>
      {owner === FREE ? (
        <svg className="free-mark" viewBox="0 0 100 110" aria-hidden="true">
          <use href="#pan-tomb" />
        </svg>
      ) : (
        <SeatToken seat={owner} name={name} />
      )}
      <b aria-hidden="true">{name}</b>
      <span>
        {chips.map(({ isIn, key, i }) => (
          <button
            key={key}
            type="button"
            className="piece chip"
            data-does={doing({ act: decision, n: places[i]! })}
            aria-pressed={isIn}
            disabled={fixed[i]}
            aria-label={t.acts.from(named(t, cards[i]!), name)}
            onClick={() => tapPlace(props, places[i]!, isIn)}
          >
            <Chip value={cards[i]!} />
          </button>
        ))}
      </span>
    </fieldset>
  )
}

/** A row an owner, a key a card. */
function TakeLines({ props }: { props: PanProps }) {
  const t = usePanText()
  const { view, decision } = props
  const call = callIn(props, t)
  const owners = othersInOrder(view).filter((seat) => view.fronts[seat]!.length > 0)
  const chosen = takenIn(props).length
  return (
    <div className="takes">
      {owners.map((seat) => (
        <OwnerLine key={seat} props={props} owner={seat} name={call(seat)} />
      ))}
      {view.free.length > 0 && <OwnerLine props={props} owner={FREE} name={t.free} />}
      {decision === 'take' && chosen > 0 && chosen < view.active && (
        <BarredLine
          title={t.acts.takeFew(chosen)}
          reason={t.acts.due(view.active - chosen)}
          clauses={['PAN-7.10']}
        />
      )}
    </div>
  )
}

/** The answers to every decision of the game, drawn by the board itself. */
export function PanAnswers(props: PanProps) {
  switch (props.decision) {
    case 'commit':
      return <CommitLines props={props} />
    case 'act':
      return <TurnLines props={props} />
    case 'go or stop':
      return <OfferLines props={props} />
    default:
      return <TakeLines props={props} />
  }
}
