import { cards, missions, placeWords } from '@midden/waste-knights/reading'
import { useState } from 'react'
import { calls, type KnightsProps } from '../../logic/props.ts'
import { type Fact, factsSince, roundStart } from '../../logic/recap.ts'
import { t } from '../../text/text.ts'
import { taskWords } from '../cards/task.tsx'
import './recap.css'

/** One fact as a sentence. */
function sentence(props: KnightsProps, fact: Fact): string {
  const { view } = props
  const { recap } = t
  const name = (seat: number): string => calls(props, seat)
  const wild = (card: number): string => cards(view).wild[card]?.title ?? ''
  switch (fact.what) {
    case 'round':
      return recap.round(fact.n)
    case 'moved':
    case 'woke':
      return recap[fact.what](name(fact.seat), placeWords(view, fact.hex))
    case 'escaped':
    case 'faced':
      return recap[fact.what](name(fact.seat), wild(fact.card))
    case 'fought': {
      const foe = fact.foe >= 0 ? wild(fact.foe) : name(fact.other)
      const how = fact.winner === -1 ? 'draw' : fact.winner === fact.seat ? 'beat' : 'lost'
      return recap[how](name(fact.seat), foe)
    }
    case 'task':
      return recap.task(name(fact.seat), taskWords(view, fact.card).title)
    case 'fell':
      return recap.fell(name(fact.seat))
    case 'stole':
      return recap.stole(name(fact.seat), name(fact.victim))
    case 'bought':
      return recap.bought(name(fact.seat), fact.value)
    case 'swapped':
      return recap.swapped(t.list(fact.seats.map(name)))
    case 'level':
      return recap.level(name(fact.seat), t.counters[fact.level], t.signed(fact.by), fact.now)
  }
}

const SHOWN = 14
/** With less than this to tell, the whole round is told. */
const FEW = 3

/** For somebody who comes back to the table: what happened since, and where he stands. Gone with the next move. */
export function Recap({ props }: { props: KnightsProps }) {
  const { view, story, seenTo } = props
  // Only what there was when the table was opened: whoever sits there has seen the rest.
  const [opened, close] = useState<number | null>(seenTo)
  if (opened !== seenTo || seenTo === 0 || view.me === null || view.result !== null) return null
  const since = factsSince(story, seenTo, view.me)
  const few = since.length < FEW
  const facts = few ? factsSince(story, roundStart(story), view.me) : since
  if (facts.length === 0) return null
  const k = view.knights[view.me]!
  const knight = cards(view).knights[k.sheet]
  if (knight === undefined || k.hex < 0) return null
  const round = t.phase.round(view.round, missions[view.quest.mission]?.rounds ?? 0)
  return (
    <section className="wk-recap" aria-label={t.recap.title}>
      <header>
        <h2>{few ? t.recap.thisRound : t.recap.title}</h2>
        <button type="button" className="wk-action" onClick={() => close(null)}>
          {t.recap.close}
        </button>
      </header>
      <p>{t.recap.here(knight.row.name, placeWords(view, k.hex), round)}</p>
      {facts.length > SHOWN && <p>{t.recap.more(facts.length - SHOWN)}</p>}
      <ol>
        {facts.slice(-SHOWN).map((fact) => (
          <li key={facts.indexOf(fact)}>{sentence(props, fact)}</li>
        ))}
      </ol>
    </section>
  )
}
