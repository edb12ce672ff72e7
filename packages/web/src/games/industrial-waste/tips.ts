import { inLastRound } from '@midden/industrial-waste'
import type { Tip } from '../contract.ts'
import { ADVISER } from './logic/plays.ts'
import type { WorksProps } from './parts/props.ts'
import { tips } from './text/en-tips.ts'

type Id = keyof typeof tips

/** Which tips a moment of the game has, in the order they are shown. */
function tipsNow({ view, decision, moment, picked }: WorksProps): readonly Id[] {
  if (moment !== null) return ['accident']
  if (view.phase === 'over') return ['score']
  const ending: readonly Id[] = inLastRound(view) ? ['ending'] : []
  switch (decision) {
    case 'set':
      return ['sets', 'order']
    case 'turn': {
      const hand = view.me === null ? [] : view.companies[view.me]!.hand
      if (picked !== null) return ['picked']
      if (hand.length === 1) return [...ending, 'last']
      return [...ending, 'line', ...(hand.includes(ADVISER) ? (['adviser'] as const) : [])]
    }
    case 'bid':
      return ['auction', 'cash']
    case 'bribe':
      return ['bribe']
    default:
      return []
  }
}

/** In a guided first game: what a newcomer should know now. */
export function tip(props: WorksProps, putAway: readonly string[]): Tip | null {
  const id = tipsNow(props).find((each) => !putAway.includes(each))
  return id === undefined ? null : { id, ...tips[id] }
}
