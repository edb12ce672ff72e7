import { useSheet } from '../table/use-sheet.ts'

/** What is not spoken of steps back, as a whole: the outermost pieces that neither are lit nor hold what is. */
const away = (shows: string): string => {
  const rest = `:not(:is(${shows}), :has(${shows}))`
  return `.board:has(${shows}) > ${rest}, .board :has(${shows}) > ${rest} { opacity: 0.4; filter: saturate(0.4) }`
}

const RING = 'outline: 5px solid var(--marker); outline-offset: -3px; box-shadow: 0 0 0 5px var(--black);'

/** Rings the next thing to tap, and lets the rest of the board step back. */
export function useLit(points: string | null, shows: string | null, pulses: boolean): void {
  const lit =
    points === null
      ? ''
      : `.table :is(${points}) { ${RING} ${pulses ? 'animation: lesson-pulse 1.2s steps(2) infinite;' : ''} }`
  useSheet(`${lit}${shows === null ? '' : away(shows)}`)
}
