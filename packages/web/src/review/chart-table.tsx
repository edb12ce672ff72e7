import { type Looking, shapeOf } from './match.ts'
import { placeIn } from './tale.ts'
import type { ReviewText } from './text/text.ts'
import { TurnMark } from './turn-mark.tsx'
import './chart-table.css'

/** The same in figures, step by step; a row's number shows its moment. */
export function ChartTable({ t, match, review, turns, eyes, at, onStep }: Looking & { t: ReviewText }) {
  const { sitters, tale } = match
  return (
    <div className="chart-table">
      <table>
        <caption className="sr">{t.chartNote}</caption>
        <thead>
          <tr>
            <th scope="col">{t.step}</th>
            <th scope="col">{t.happened}</th>
            {sitters.map(({ seat, name }) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {review.steps.map(({ index, chance, low, high }) => {
            const { actor, words } = tale[index]!
            const turn = turns.findIndex(({ step }) => step === index)
            const told = actor === null ? t.atStart : `${sitters[actor]!.name}: ${words}`
            return (
              <tr key={index} aria-current={index === at ? 'step' : undefined}>
                <th scope="row">
                  <button type="button" onClick={() => onStep(index)}>
                    {index}
                  </button>
                </th>
                <td title={placeIn(tale[index]!)}>
                  {turn !== -1 && <TurnMark shape={shapeOf(turns[turn]!, eyes)} number={turn + 1} />} {told}
                </td>
                {sitters.map(({ seat }) => (
                  <td key={seat}>
                    {t.chance(chance[seat]!)} <small>{t.plusMinus((high[seat]! - low[seat]!) / 2)}</small>
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
