import type { Face } from '../games/contract.ts'
import type { TableLink, TableView } from '../link/table-link.ts'
import { useNumberKeys } from '../speech/use-key-of.ts'
import { useText } from '../text/text.ts'
import { OptionLine } from './option-line.tsx'
import { doing, type OptionRow } from './pick.ts'
import type { Picking } from './use-pick.ts'
import './some-of.css'

interface Props {
  link: TableLink
  state: TableView
  face: Face
  picking: Picking
  row: Extract<OptionRow, { kind: 'some' }>
  first: number
}

/** Each copy of a value is a piece of its own, told apart by how many of it come before. */
function piecesOf(of: readonly number[]): { n: number; copy: number; key: string }[] {
  const seen = new Map<number, number>()
  return of.map((n) => {
    const copy = seen.get(n) ?? 0
    seen.set(n, copy + 1)
    return { n, copy, key: `${n}/${copy}` }
  })
}

/** Some of these: tap pieces in and out. */
export function SomeOf({ link, state, face, picking, row, first }: Props) {
  const t = useText()
  const numberKey = useNumberKeys()
  const { act, of, min, max } = row
  const chosen = picking.picked?.act === act ? (picking.picked.ns ?? []) : []
  const none = picking.picked?.act === act && chosen.length === 0
  const name = (n: number): string =>
    face.piece?.(state.view, act, n) ?? link.game.words.action(state.view, { act, ns: [n] })
  return (
    <fieldset className="some">
      <legend>
        {t.table.pickSome(min, max)}
        <span>{chosen.length > 0 && t.table.picked(chosen.length)}</span>
      </legend>
      {min === 0 && (
        <OptionLine
          does={act}
          title={link.game.words.action(state.view, { act, ns: [] })}
          pressed={none}
          onPick={() => picking.pick({ act, ns: [] })}
        />
      )}
      <div className="pieces">
        {piecesOf(of).map(({ n, copy, key }, i) => {
          const pressed = chosen.filter((x) => x === n).length > copy
          return (
            <button
              type="button"
              className="piece"
              key={key}
              data-does={doing({ act, n })}
              aria-pressed={pressed}
              {...numberKey(first + i + 1)}
              onClick={() => picking.toggle(act, n, !pressed)}
            >
              <span className="key" aria-hidden="true">
                {first + i < 9 ? first + i + 1 : null}
              </span>
              {name(n)}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
