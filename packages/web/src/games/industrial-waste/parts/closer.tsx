import { CARDS, type WorksView } from '@midden/industrial-waste'
import { Clause } from '../../../table/clause.tsx'
import { ask } from '../text/en-ask.ts'
import { ACCIDENT, CardPrint, kindNamed } from './card.tsx'
import type { WorksProps } from './props.ts'
import './closer.css'

const textFor = (view: WorksView, what: string): string =>
  what === 'factory'
    ? ask.closer.factory
    : what === 'waste'
      ? ask.closer.waste(kindNamed(view, ACCIDENT))
      : what.startsWith('peg')
        ? ask.closer.peg
        : ask.closer.back

/** A closer look at a card, a factory, a peg. */
export function Closer({ view, card }: WorksProps & { card: string }) {
  const [what = '', code = ''] = card.split('-')
  const kind = CARDS.findIndex((row) => row.code === code)
  if (kind < 0) return <p>{textFor(view, what)}</p>
  const { text, clause } = ask.closer.long[code]!
  return (
    <div className="closer">
      <CardPrint view={view} kind={kind} />
      <h3>{kindNamed(view, kind)}</h3>
      <p>
        {text} <Clause id={clause} />
      </p>
      <p>{ask.closer.unseen(view.unseen[kind]!, CARDS[kind]!.count)}</p>
    </div>
  )
}
