import type { Seat } from '@midden/kernel'
import { t } from '../text/text.ts'
import { alike, Back } from './card.tsx'
import { packOf, type WasteProps } from './props.ts'
import './fan.css'

/** The pack that lies at a stop. */
export function Fan({ props, seat }: { props: WasteProps; seat: Seat }) {
  const { holds } = props.view.hands[seat]!
  const mine = seat === props.view.me
  return (
    <span
      className={mine ? 'fan mine' : 'fan'}
      data-n={props.view.seats}
      data-card={packOf(props.view, seat)}
      role="img"
      aria-label={t.belt.pack(holds)}
    >
      {mine ? (
        alike(2).map((sheet) => <i key={sheet} />)
      ) : (
        <>
          <Back size="" />
          <Back size="" />
          <Back size="" />
        </>
      )}
      <b>{holds}</b>
    </span>
  )
}
