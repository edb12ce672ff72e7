import type { Action, Barred, Refusal, Seat } from '@midden/kernel'
import { FREE, ownerOf, valueAt } from './cards.ts'
import type { PanClause } from './ledger.ts'
import type { PanView } from './view.ts'

type No = Refusal<PanClause>

const no = (reason: string, ...clauses: PanClause[]): No => ({ clauses, reason })

/** Are these values among those cards, each as often as it is named? */
function among(values: readonly number[], cards: readonly number[]): boolean {
  const rest = cards.slice()
  return values.every((value) => {
    const at = rest.indexOf(value)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  })
}

function slotRefused(v: PanView, seat: Seat, slot: number | undefined): No {
  if (v.ghost === null) return no('There is no ghost at this table', 'PAN-4.4')
  if (seat !== v.picker) return no('The other player picks the ghost card of this trick', 'PAN-4.4')
  if (slot === undefined) return no(`Name one of the ghost's slots ${v.ghost.open.join(', ')}`, 'PAN-4.4')
  return no(`Slot ${slot} is not one of the ghost's open slots ${v.ghost.open.join(', ')}`, 'PAN-4.4')
}

function commitRefused(v: PanView, seat: Seat, a: Action): No {
  if (v.stage !== 'trick') return no('The tricks are over and no card is in hand', 'PAN-2.7')
  if (v.committed[seat]) return no('You have chosen a card for this trick, and that is final', 'PAN-2.3')
  if (a.n === undefined || a.ns !== undefined) return no('Commit exactly one card of your hand', 'PAN-2.2')
  if (!v.hand.includes(a.n)) return no(`There is no ${a.n} in your hand`, 'PAN-2.2')
  return slotRefused(v, seat, a.with)
}

/** Somebody who is not the player to act. */
function outOfTurn(v: PanView, seat: Seat): No | null {
  if (seat === v.player) return null
  if (v.eliminated.includes(seat)) return no('You are out of the game', 'PAN-6.1', 'PAN-9.7')
  return no('It is not your turn', 'PAN-6.1')
}

function reshuffleRefused(front: readonly number[], a: Action): No {
  if (front.length === 0) return no('Without a card you can only flip', 'PAN-6.7')
  if (a.n === undefined || a.ns !== undefined || a.with !== undefined)
    return no('Pay exactly one card of your front', 'PAN-6.3')
  return no(`There is no ${a.n} in your front`, 'PAN-6.3', 'PAN-6.6')
}

function skipRefused(v: PanView, front: readonly number[], a: Action): No {
  if (front.length === 0) return no('Without a card you can only flip', 'PAN-6.7')
  if (front.length < v.active)
    return no(`Skipping costs ${v.active} cards, and you have ${front.length}`, 'PAN-6.5')
  if (a.ns?.length !== v.active || a.n !== undefined || a.with !== undefined)
    return no(`Skipping costs exactly ${v.active} cards`, 'PAN-6.5')
  return no('A payment uses cards of your own front, each once', 'PAN-6.6')
}

function actRefused(v: PanView, seat: Seat, a: Action): No {
  if (v.stage === 'trick') return no('The gun pile is not touched before the tricks are over', 'PAN-1.5')
  const elsewhere = outOfTurn(v, seat)
  if (elsewhere !== null) return elsewhere
  if (v.stage === 'offer') return no('First say GO or STOP', 'PAN-6.1', 'PAN-7.2')
  if (v.stage !== 'turn') return no('First take the cards of your Double CLIC', 'PAN-6.1', 'PAN-7.2')
  const front = v.fronts[seat]!
  if (a.act === 'reshuffle') return reshuffleRefused(front, a)
  if (a.act === 'skip') return skipRefused(v, front, a)
  return no('FLIP is free and names no card', 'PAN-6.2')
}

function doubleClicRefused(v: PanView, seat: Seat, a: Action): No {
  const choosing = v.stage === 'taking' || v.stage === 'picking'
  if (choosing && seat === v.player && a.act === 'go') return no('There is never a third flip', 'PAN-7.7')
  if (v.stage !== 'offer')
    return no('A Double CLIC follows only a first CLIC before an empty front', 'PAN-7.1')
  return outOfTurn(v, seat) ?? no('GO and STOP name no card', a.act === 'go' ? 'PAN-7.4' : 'PAN-7.3')
}

/** PAN-7.8: is every named card one that lies before another active player, or free? */
function areTakeable(v: PanView, seat: Seat, places: readonly number[]): boolean {
  return places.every((place) => {
    const owner = ownerOf(place)
    const cards = owner === FREE ? v.free : owner === seat ? [] : (v.fronts[owner] ?? [])
    const same = places.filter((other) => ownerOf(other) === owner).map(valueAt)
    return among(same, cards)
  })
}

function takeRefused(v: PanView, seat: Seat, a: Action): No {
  if (v.stage !== 'taking' && v.stage !== 'picking')
    return no('Cards are taken only after a second CLIC', 'PAN-7.7')
  const elsewhere = outOfTurn(v, seat)
  if (elsewhere !== null) return elsewhere
  const one = v.stage === 'picking'
  if ((a.act === 'pick') !== one)
    return no(one ? 'Pick the cards one by one' : 'Name the whole selection', 'PAN-7.11')
  const named = one ? (a.n === undefined ? [] : [a.n]) : (a.ns ?? [])
  if (!areTakeable(v, seat, [...v.picked, ...named]))
    return no('Only cards before other active players can be taken', 'PAN-7.8')
  const due = one ? 1 : v.active
  if (named.length < due) return no(`Take exactly ${due}, not fewer`, 'PAN-7.7', 'PAN-7.10')
  return no(`Take exactly ${due}, and nothing else`, 'PAN-7.7')
}

/** Why this action is not offered. Sees only the view. */
export function refuse(v: PanView, seat: Seat, a: Action): No {
  if (v.stage === 'over') return no('The game is over', 'PAN-10.1')
  switch (a.act) {
    case 'commit':
      return commitRefused(v, seat, a)
    case 'flip':
    case 'reshuffle':
    case 'skip':
      return actRefused(v, seat, a)
    case 'go':
    case 'stop':
      return doubleClicRefused(v, seat, a)
    case 'take':
    case 'pick':
      return takeRefused(v, seat, a)
    default:
      return v.stage === 'trick'
        ? no('In a trick you choose a card, nothing else', 'PAN-2.2')
        : no('A turn is FLIP, RESHUFFLE or SKIP', 'PAN-6.1')
  }
}

/** What the player to act might look for and cannot do: for greyed buttons. */
export function barred(v: PanView, seat: Seat): Barred<PanClause>[] {
  if (v.stage === 'trick' && v.committed[seat])
    return [{ act: 'commit', ...commitRefused(v, seat, { act: 'commit' }) }]
  if (v.stage !== 'turn' || seat !== v.player) return []
  const front = v.fronts[seat]!
  const list: Barred<PanClause>[] = []
  if (front.length === 0) list.push({ act: 'reshuffle', ...reshuffleRefused(front, { act: 'reshuffle' }) })
  if (front.length < v.active) list.push({ act: 'skip', ...skipRefused(v, front, { act: 'skip' }) })
  return list
}
