import { sold } from '../src/content/catalogue.ts'
import type { Wk } from '../src/position.ts'
import { runScript } from '../src/push.ts'
import { bareTable, type Draws, type WkMatch, wild } from './stage.ts'

/** The text of a wasteland card or of a hex, carried out for seat 0. */
export const text = (
  id: string | number,
  nth: number,
  change: (s: Wk) => void = () => {},
  draws: Draws = [],
): WkMatch =>
  bareTable(
    (s) => {
      change(s)
      const lines = typeof id === 'string' ? sold.wild[wild(id)]!.lines : sold.hexes[id]!.lines
      runScript(s, lines[nth]!.script, lines[nth]!.no, 0, s.stack.length - 1)
    },
    {},
    draws,
  )
