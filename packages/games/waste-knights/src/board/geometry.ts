/** A hex of the board, 0 to 36: the centre, then tier by tier clockwise from the north (WK-2.2, 2.3). */
export type HexNo = number
export const HEXES = 37
/** No hex: a marker that is not on the board. */
export const NOWHERE = -1

export const AXIAL: readonly (readonly [number, number])[] = [[0, 0], ...ring(1), ...ring(2), ...ring(3)]

/** Clockwise from (0, −radius). */
function ring(radius: number): [number, number][] {
  const turns: readonly (readonly [number, number])[] = [
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ]
  const list: [number, number][] = []
  let [q, r] = [0, -radius]
  for (const [dq, dr] of turns)
    for (let i = 0; i < radius; i++) {
      list.push([q, r])
      q += dq
      r += dr
    }
  return list
}

export const hexAt = (q: number, r: number): HexNo => AXIAL.findIndex(([x, y]) => x === q && y === r)
export const hexName = (hex: HexNo): string => `(${AXIAL[hex]![0]},${AXIAL[hex]![1]})`.replaceAll('-', '−')

/** Centre and distance 1: tier 1 (WK-2.3). */
export const tierOf = (hex: HexNo): 1 | 2 | 3 => (hex < 7 ? 1 : hex < 19 ? 2 : 3)

const STEPS: Uint8Array = new Uint8Array(HEXES * HEXES)
for (let a = 0; a < HEXES; a++)
  for (let b = 0; b < HEXES; b++) {
    const [dq, dr] = [AXIAL[b]![0] - AXIAL[a]![0], AXIAL[b]![1] - AXIAL[a]![1]]
    STEPS[a * HEXES + b] = Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr))
  }

/** WK-1.20: steps between adjacent hexes, whatever lies there. */
export const distance = (a: HexNo, b: HexNo): number => STEPS[a * HEXES + b]!

/** The neighbours of each hex, in the order of WK-2.2. */
export const NEIGHBOURS: readonly (readonly HexNo[])[] = AXIAL.map(([q, r]) =>
  [
    [q + 1, r],
    [q - 1, r],
    [q, r + 1],
    [q, r - 1],
    [q + 1, r - 1],
    [q - 1, r + 1],
  ].flatMap(([x, y]) => {
    const hex = hexAt(x!, y!)
    return hex < 0 ? [] : [hex]
  }),
)
export const adjacent = (a: HexNo, b: HexNo): boolean => distance(a, b) === 1
