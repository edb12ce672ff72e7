import type { View } from '@midden/kernel'
import type { CSSProperties } from 'react'
import type { Face } from '../games/contract.ts'
import { inksOf } from '../shelf/boxes.ts'
import { vars } from '../style/vars.ts'

/** The inks of a table: its game's, and those the players have chosen for their seats. */
export function tableInks(game: string, face: Face, view: View): CSSProperties {
  const seats = (face.inks?.(view) ?? []).map((ink, seat) => [`--seat-${seat + 1}`, ink] as const)
  return { ...inksOf(game), ...vars(Object.fromEntries(seats)) }
}
