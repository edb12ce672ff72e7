import { vars } from '../style/vars.ts'
import { SeatToken } from '../table/seat-token.tsx'
import { useText } from '../text/text.ts'
import { About } from './about.tsx'
import { CAST, type CastBot, type Character, characterOf } from './cast.ts'
import { atMost, usually } from './pace.ts'
import { Heap, Poster } from './portraits.tsx'
import type { Meetings } from './record.ts'
import type { Seating } from './seating.ts'
import './stage.css'

interface Props {
  game: string
  /** who can play it */
  from: readonly Character[]
  seating: Seating
  record: Meetings
  onSeat(bot: CastBot): void
}

/** The company on its heap, one layer higher each: whoever is tapped sits down. */
export function Stage({ game, from, seating, record, onSeat }: Props) {
  const t = useText()
  return (
    <section className="company" aria-labelledby="company">
      <header>
        <h2 id="company">{t.cast.company}</h2>
        <p className="note">{t.cast.companyNote}</p>
      </header>
      <ul className="stage">
        {CAST.map((one) => {
          const sits = seating.places.flatMap((place, seat) =>
            characterOf(place?.bot) === one ? [{ seat, name: place!.name }] : [],
          )
          const barred = !from.includes(one)
          return (
            <li key={one.bot} style={vars({ '--level': one.level })}>
              <div className="pedestal">
                <span className="stratum" aria-hidden="true" />
                <button
                  type="button"
                  className="one"
                  data-in={sits.length > 0}
                  aria-disabled={barred}
                  aria-label={t.cast.seat(one.name, one.level)}
                  onClick={() => !barred && onSeat(one.bot)}
                >
                  <Poster one={one} />
                  <Heap level={one.level} />
                  {barred && <i className="hatch" />}
                  <span className="sits">
                    {sits.map(({ seat }) => (
                      <SeatToken key={seat} seat={seat} name={String(seat + 1)} bot={null} />
                    ))}
                  </span>
                </button>
              </div>
              <About
                one={one}
                met={record.get(one.bot)}
                barred={barred}
                most={atMost(one)}
                usual={usually(game, one)}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
