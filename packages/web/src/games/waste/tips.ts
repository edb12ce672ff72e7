import type { Tip } from '../contract.ts'
import type { WasteProps } from './parts/props.ts'
import { tips } from './text/en-tips.ts'

type Id = keyof typeof tips

/** The first draft, pass by pass. */
const FIRST_DRAFT: readonly (readonly Id[])[] = [['pack'], ['passed'], ['wall'], ['figures']]

/** Which tips a moment of the game has, in the order they are shown. */
function tipsNow({ view, decision, moment, picked }: WasteProps): readonly Id[] {
  if (view.step === 'over') return ['score']
  if (moment !== null) return view.step === 'keep' ? ['standing'] : ['shown']
  switch (decision) {
    case 'keep':
      if (view.round === 2) return ['again', 'plastic']
      if (view.round === 3) return ['last']
      if (picked !== null) return ['picked']
      return FIRST_DRAFT[view.passes] ?? ['figures']
    case 'bid':
      return view.round === 1 ? ['market', 'bid', 'junk'] : ['boss']
    case 'pile':
      return ['pile']
    case 'recycler':
      return view.pending.length > 0 ? ['pending'] : ['recycler', 'burn']
    default:
      return []
  }
}

/** In a guided first game: what a newcomer should know now. */
export function tip(props: WasteProps, putAway: readonly string[]): Tip | null {
  const id = tipsNow(props).find((each) => !putAway.includes(each))
  return id === undefined ? null : { id, ...tips[id] }
}
