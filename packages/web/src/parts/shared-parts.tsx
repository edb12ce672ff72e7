import type { ReactNode } from 'react'
import { useState } from 'react'
import { Icon } from '../art/icons.tsx'
import { KeyFields } from '../screens/key-fields.tsx'
import { NameField } from '../screens/name-field.tsx'
import { OptionField } from '../screens/option-field.tsx'
import { Segments } from '../screens/segments.tsx'
import { Amount } from '../table/amount.tsx'
import { Drawer } from '../table/drawer.tsx'
import { BarredLine, OptionLine } from '../table/option-line.tsx'
import { SeatToken } from '../table/seat-token.tsx'

const nothing = (): void => {}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name}>
      <h3>{name}</h3>
      <div className="parts-row">{children}</div>
    </section>
  )
}

const Buttons = () => (
  <Part name="Buttons and badges">
    {['', ' btn-go', ' btn-plain'].map((kind) => (
      <button key={kind} type="button" className={`btn${kind}`}>
        Deal
      </button>
    ))}
    <button type="button" className="btn">
      <Icon name="undo" /> Undo
    </button>
    <button type="button" className="btn" disabled>
      Not now
    </button>
    <button type="button" className="btn btn-go" aria-disabled="true">
      Not yet
    </button>
    <span className="badge">Bot</span>
    <span className="badge boss">Boss</span>
    <span className="label">A label</span>
  </Part>
)

const Lines = () => (
  <Part name="Option lines">
    <div className="lines">
      <OptionLine number={1} title="Play a card" note="It is discarded." pressed={false} onPick={nothing} />
      <OptionLine number={2} title="Bid €3" note="Picked." pressed onPick={nothing} />
      <OptionLine title="Pass" pressed={false} onPick={nothing} />
      <BarredLine title="Take a loan" reason="There are 2 already." clauses={['A-7.2']} />
    </div>
  </Part>
)

const SIZES = [22, 36, 96]
const Tokens = () => (
  <Part name="Seat tokens">
    {SIZES.flatMap((size) =>
      ['Jorid', 'Bruna', 'Odd', 'Mette', 'Ida', 'Lars'].map((name, seat) => (
        <span key={`${size} ${name}`} className="parts-token" data-size={size}>
          <SeatToken seat={seat} name={name} />
        </span>
      )),
    )}
  </Part>
)

function Fields() {
  const [light, setLight] = useState('red')
  const [amount, setAmount] = useState(3)
  const euros = ({ n = 0 }: { n?: number }): string => `Bid €${n}`
  return (
    <Part name="Fields">
      <NameField label="Your name" />
      <Segments
        legend="One of a few"
        value={light}
        choices={['red', 'yellow', 'green'].map((value) => ({
          value,
          label: value,
          disabled: value === 'green',
        }))}
        note="Green is not to be had."
        onChange={(chosen) => setLight(chosen)}
      />
      <OptionField
        name="variant"
        option={{
          kind: 'choice',
          values: ['a', 'b', 'c', 'd'],
          default: 'a',
          clause: '',
          about: 'One of many.',
        }}
        value="a"
        onChange={nothing}
      />
      <Amount
        row={{ kind: 'amount', act: 'bid', from: 0, to: 12 }}
        picked={{ act: 'bid', n: amount }}
        pick={nothing}
        select={({ n = 0 }) => setAmount(n)}
        label={euros}
        detail={() => 'You would have €9 left.'}
      />
      <KeyFields />
    </Part>
  )
}

const Panels = () => (
  <Part name="Drawers and notices">
    <Drawer title="A drawer" onClose={nothing}>
      <p className="rest">What it holds.</p>
    </Drawer>
    <p className="refused" role="status">
      That is not possible now.
    </p>
  </Part>
)

/** What every game and page takes from one place. */
export const SharedParts = () => (
  <>
    <Buttons />
    <Lines />
    <Tokens />
    <Fields />
    <Panels />
  </>
)
