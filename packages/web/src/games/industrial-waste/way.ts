import type { WorksProps } from './parts/props.ts'

/** A card by its key: where it lies, and in which set or with which company. */
const KEY = /^(set|seat|rival|kept|look|gone|accident)(\d*)(?:\.\d)?-(\w+)$/

/** New cards come from the deck or out of their set; what is played or left over goes to the discards. */
export function way({ view, latest }: WorksProps, card: string, going: boolean): string | null {
  const [, place, digit, code] = KEY.exec(card) ?? []
  const number = Number(digit)
  switch (place) {
    case 'accident':
      return 'deck'
    case 'set':
      if (!going) return latest.some(({ what }) => what === 'dealt' || what === 'new round') ? 'deck' : null
      return latest.some((event) => event.what === 'took' && event.set === number) ? null : 'discards'
    case 'seat':
    case 'rival': {
      // The viewer's own cards lie large in the hand: those are the ones that move.
      if (number === view.me) return null
      if (going) return 'discards'
      const took = latest.find((event) => event.what === 'took' && event.seat === number)
      return took?.what === 'took' ? `set${took.set}-${code}` : null
    }
    case 'kept':
      return going ? 'discards' : null
    default:
      return null
  }
}
