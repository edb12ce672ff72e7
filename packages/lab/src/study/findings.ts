import { type Estimate, sideOf } from './estimate.ts'
import { ENOUGH, type Length, type PieceFigure } from './figures.ts'
import type { Figures } from './study.ts'

/** One thing that can be said of a game, or that it cannot be said. */
export type Finding =
  | { about: 'seat'; seat: number; share: Estimate; fair: number }
  | { about: 'no seat'; matches: number }
  | { about: 'length'; unit: Length['unit']; from: number; middle: number; to: number }
  | { about: 'option'; name: string; means: string; longer: Estimate }
  | { about: 'no option'; matches: number }
  | { about: 'card' | 'opening'; name: string; share: Estimate; fair: number; side: 'above' | 'below' }
  | { about: 'no card' | 'no opening'; matches: number }
  | { about: 'skill'; share: Estimate }
  | { about: 'luck'; matches: number }

/** So few games of a kind are told of: the best and the worst. */
function pieces(
  about: 'card' | 'opening',
  list: readonly PieceFigure[],
  { fair, matches }: { fair: number; matches: number },
): Finding[] {
  if (list.length < 2) return []
  const sure = list.flatMap((share): Finding[] => {
    const side = sideOf(share, fair, list.length)
    return side === null ? [] : [{ about, name: share.name, share, fair, side }]
  })
  if (sure.length === 0) return [{ about: `no ${about}`, matches }]
  return [...new Set([sure[0]!, sure.at(-1)!])]
}

/** What the intervals allow to be said. Of many figures some look unusual by accident, so the more there are the surer each has to be. */
export function findingsOf(figures: Figures): Finding[] {
  const { seats, matches, seat, length, options, cards, openings, skill } = figures
  const fair = 1 / seats
  const off = seat.filter((share) => sideOf(share, fair, seats) !== null)
  const [from, middle, to] = length.quartiles
  const changing = options.filter(
    (option) => option.matches >= ENOUGH && sideOf(option.length, 0, options.length) !== null,
  )
  return [
    ...(off.length === 0
      ? [{ about: 'no seat' as const, matches }]
      : off.map((share) => ({ about: 'seat' as const, seat: share.seat, share, fair }))),
    { about: 'length', unit: length.unit, from, middle, to },
    ...pieces('card', cards, { fair, matches }),
    ...pieces('opening', openings, { fair, matches }),
    ...changing.map(({ name, means, length: longer }) => ({ about: 'option' as const, name, means, longer })),
    ...(options.length > 0 && changing.length === 0
      ? [{ about: 'no option' as const, matches: options[0]!.matches }]
      : []),
    skill.low > 0 ? { about: 'skill', share: skill } : { about: 'luck', matches },
  ]
}
