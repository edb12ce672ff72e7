import type { WorksProps } from './parts/props.ts'

/** A card by its key: where it lies, and in which set or with which company. */
const KEY = /^(set|seat|rival|kept|look|gone|accident|last)(\d*)(?:\.\d)?-(\w+)$/

/** Where a card goes that somebody played: onto the bench while it lies there, else to the discards. */
const playedTo = ({ view, decision }: WorksProps, seat: number, code: string): string =>
  decision === null && view.phase === 'play' && view.auction === null ? `last${seat}-${code}` : 'discards'

/** New cards come from the deck or out of their set; what is played or left over goes to the discards. */
export function way(props: WorksProps, card: string, going: boolean): string | null {
  const { view, latest } = props
  const [, place, digit, code = ''] = KEY.exec(card) ?? []
  const number = Number(digit)
  switch (place) {
    case 'accident':
      return 'deck'
    case 'last':
      return going ? 'discards' : null
    case 'set':
      if (!going) return latest.some(({ what }) => what === 'dealt' || what === 'new round') ? 'deck' : null
      if (latest.some((event) => event.what === 'took' && event.set === number)) return null
      return view.me === null ? 'discards' : playedTo(props, view.me, code)
    case 'seat':
    case 'rival': {
      // The viewer's own cards lie large in the hand: those are the ones that move.
      if (number === view.me) return null
      if (going) return playedTo(props, number, code)
      const took = latest.find((event) => event.what === 'took' && event.seat === number)
      return took?.what === 'took' ? `set${took.set}-${code}` : null
    }
    case 'kept':
      return going ? playedTo(props, number, code) : null
    default:
      return null
  }
}
