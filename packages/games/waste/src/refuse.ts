import type { Action, Barred, Refusal, Seat } from '@midden/kernel'
import { cardId, isRecycler } from './cards.ts'
import type { WasteClause } from './ledger.ts'
import { nextRecycler } from './recyclers.ts'
import type { WasteView } from './view.ts'

type Why = Refusal<WasteClause>
const because = (clause: WasteClause, reason: string): Why => ({ clauses: [clause], reason })

/** Moves that no rule offers at any time, by what a player might call them. */
const NEVER: Readonly<Record<string, Why>> = {
  'take back': because('WASTE-3.7', 'a kept card can never go back into a pack'),
  'pass on': because('WASTE-3.7', 'a kept card is never passed on'),
  look: because('WASTE-4.3', 'nobody may look at a face-down bonus card before the pile is taken'),
  decline: because('WASTE-5.12', 'a winner must pay the whole bid and take a pile'),
  refuse: because('WASTE-6.1', 'every Recycler in hand must be played'),
  'hold back': because('WASTE-7.1', 'the whole hand is laid into the station'),
  discard: because('WASTE-7.2', 'a station card stays; only a Recycler removes one'),
  move: because('WASTE-7.2', 'a station card stays where it is'),
  give: because('WASTE-1.8', 'players may not give cards to one another'),
  trade: because('WASTE-1.8', 'players may not trade cards'),
  swap: because('WASTE-1.8', 'players may not swap cards'),
  show: because('WASTE-1.8', 'players may not show cards to one another'),
  'change my mind': because('WASTE-1.10', 'a submitted decision is final'),
}

function keeping(v: WasteView, a: Action): Why {
  if (v.step !== 'keep') return because('WASTE-1.3', 'cards are kept in the draft only')
  if (v.answer !== null) return because('WASTE-3.10', 'you have chosen a card of this pack already')
  if (a.n === undefined || a.ns !== undefined || a.with !== undefined)
    return because('WASTE-3.4', 'exactly one card of the pack is kept')
  return because('WASTE-3.10', 'this card is not in your present pack')
}

function bidding(v: WasteView, a: Action): Why {
  if (v.step !== 'bid') return because('WASTE-1.3', 'bids are made once a round, before they are shown')
  if (v.answer !== null) return because('WASTE-1.10', 'your bid is in, and it is final')
  if (a.ns === undefined || a.n !== undefined || a.with !== undefined)
    return because('WASTE-5.1', 'a bid is a list of cards of your hand, from none to all')
  return because('WASTE-5.2', 'only cards of your own hand may be bid, each of them once')
}

function takingPile(v: WasteView, seat: Seat, a: Action): Why {
  if (v.step !== 'pile') return because('WASTE-1.3', 'piles are taken in the auction only')
  if (seat !== v.turn) return because('WASTE-5.11', 'it is not your turn to take a pile')
  if (a.n === undefined || a.ns !== undefined || a.with !== undefined)
    return because('WASTE-5.12', 'a winner takes exactly one pile')
  return because('WASTE-5.11', 'there is no such pile left')
}

/** Nothing here depends on where a card lies that is not the player's own. */
function removing(v: WasteView, a: Action): Why {
  if (a.n === undefined || a.ns !== undefined) return because('WASTE-6.8', 'exactly one card is removed')
  if (a.with !== undefined) return because('WASTE-6.4', 'a Recycler has one use, never two')
  if (isRecycler(a.n) && (v.hand.includes(a.n) || v.pending.includes(a.n)))
    return because(
      'WASTE-6.9',
      v.options.recyclerOnRecycler === 'no'
        ? 'a Recycler cannot be the card removed'
        : 'the Recycler being played cannot remove itself',
    )
  return because('WASTE-6.11', 'only a card of your own hand or station can be removed')
}

function recycling(v: WasteView, seat: Seat, a: Action): Why {
  if (v.step !== 'recycler') return because('WASTE-6.16', 'Recyclers are played after the auction only')
  if (seat !== v.turn) return because('WASTE-6.2', 'it is not your turn to play Recyclers')
  if (a.act === 'remove') return removing(v, a)
  if (a.n !== undefined || a.ns !== undefined || a.with !== undefined)
    return because('WASTE-6.4', 'a Recycler draws or removes, never both')
  return because('WASTE-6.14', 'the draw pile is empty')
}

/** Why an action that is not offered is not. */
export function refuse(v: WasteView, seat: Seat, a: Action): Why {
  if (v.step === 'over') return because('WASTE-9.6', 'the game is over')
  const never = Object.hasOwn(NEVER, a.act) ? NEVER[a.act] : undefined
  if (never !== undefined) return never
  if (a.act === 'keep') return keeping(v, a)
  if (a.act === 'bid') return bidding(v, a)
  if (a.act === 'pile') return takingPile(v, seat, a)
  if (a.act === 'draw' || a.act === 'remove') return recycling(v, seat, a)
  return because('WASTE-1.12', 'there is no such move in this game')
}

/** What a player might look for and cannot have now. */
export function barred(v: WasteView, seat: Seat): Barred<WasteClause>[] {
  if (seat !== v.turn) return []
  if (v.step === 'pile')
    return v.piles.flatMap(({ taker }, pile) =>
      taker === null
        ? []
        : [{ act: 'pile', n: pile + 1, ...because('WASTE-5.11', `pile ${pile + 1} is taken`) }],
    )
  const greyed: Barred<WasteClause>[] = []
  if (v.drawPile === 0) greyed.push({ act: 'draw', ...because('WASTE-6.14', 'the draw pile is empty') })
  const playing = nextRecycler(v.pending, v.hand)
  for (const card of [...v.pending, ...v.hand.filter(isRecycler)])
    if (v.options.recyclerOnRecycler === 'no' || card === playing)
      greyed.push({ act: 'remove', n: card, ...because('WASTE-6.9', `${cardId(card)} cannot be removed`) })
  return greyed
}
