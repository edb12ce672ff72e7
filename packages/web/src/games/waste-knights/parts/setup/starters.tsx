import { cards, starterPlace } from '@midden/waste-knights/reading'
import { type KnightsProps, offered } from '../../logic/props.ts'
import { t } from '../../text/text.ts'
import { Plate } from '../cards/plate.tsx'
import './starters.css'

const PLACES = [0, 1, 2] as const

const moved = (code: number, i: number, to: number): number => code + (to - starterPlace(code, i)) * 3 ** i

/** Every starter goes into a pocket, the backpack or the vehicle. */
export function Starters({ props }: { props: KnightsProps }) {
  const { view, menu, picked, pick, inspect } = props
  const codes = offered(menu, 'starters')
  const chosen = picked?.act === 'starters'
  const code = chosen ? picked.n! : (codes[0] ?? 0)
  const { pack } = cards(view)
  return (
    <ol className="wk-starters" aria-label={t.setup.starters}>
      {pack.starters.map((id, i) => {
        const card = pack.green.findIndex((row) => row.id === id)
        return (
          <li key={id}>
            <Plate view={view} card={card} id={`gear-${card}`} onClick={() => inspect(`gear-${card}`)} />
            <fieldset>
              <legend className="sr">{t.setup.where(pack.green[card]?.title ?? '')}</legend>
              {PLACES.map((to) => {
                const next = moved(code, i, to)
                return (
                  <button
                    key={to}
                    type="button"
                    aria-pressed={chosen && starterPlace(code, i) === to}
                    disabled={!codes.includes(next)}
                    onClick={() => pick({ act: 'starters', n: next })}
                  >
                    {t.setup.into[to]}
                  </button>
                )
              })}
            </fieldset>
          </li>
        )
      })}
    </ol>
  )
}
