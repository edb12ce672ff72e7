import type { Seat } from '@midden/kernel'
import type { WkView } from '@midden/waste-knights/reading'
import { t } from '../../text/text.ts'
import { Icon } from '../icon.tsx'
import './facts.css'

const FACTS = ['ammo', 'fuel', 'rad', 'hp', 'rep'] as const

/** Four counters and Reputation. */
export const Facts = ({ view, seat }: { view: WkView; seat: Seat }) => (
  <dl className="facts kn">
    {FACTS.map((fact) => (
      <div key={fact} data-k={fact}>
        <dt>
          <Icon name={fact} />
          <span className="sr">{t.counters[fact]}</span>
        </dt>
        <dd>{view.knights[seat]![fact]}</dd>
      </div>
    ))}
  </dl>
)
