import { CARDS, type WorksEvent, type WorksView } from '@midden/industrial-waste'
import { Sprite } from '../../art/drawing.tsx'
import type { Samples } from '../../parts/samples.ts'
import parts from './art/parts.svg?raw'
import { CardButton, CardPrint, Ticket } from './parts/card.tsx'
import { Mat } from './parts/mat.tsx'
import { Mini } from './parts/mini.tsx'
import { Pile } from './parts/pile.tsx'

const KINDS = CARDS.map((_, kind) => kind)
const nothing = (): void => {}

export const samples: Samples<WorksView, WorksEvent> = {
  sheet: <Sprite source={parts} />,
  of: (props) => [
    ['Cards', KINDS.map((kind) => <CardPrint key={kind} view={props.view} kind={kind} />)],
    [
      'Cards to press',
      <div key="press" className="hand">
        {[false, true].map((pressed) => (
          <CardButton
            key={String(pressed)}
            view={props.view}
            kind={1}
            card={`sample ${pressed}`}
            tag="1"
            pressed={pressed}
            onClick={nothing}
          />
        ))}
      </div>,
    ],
    [
      'Tickets',
      KINDS.map((kind) => <Ticket key={kind} view={props.view} kind={kind} card={`ticket ${kind}`} />),
    ],
    ['Tracks', <Mat key="mat" props={props} seat={0} next={null} />],
    ['A company at a glance', <Mini key="mini" view={props.view} seat={1} place="sample" />],
    ['Piles', <Pile key="pile" {...props} />],
  ],
}
