import { colourOf, nameOf, PEGS, POINTS, TWO_STEPS, type WorksView } from '@midden/industrial-waste'
import type { Action } from '@midden/kernel'
import { ask } from '../text/en-ask.ts'
import { t } from '../text/text.ts'
import { after, lotOf, ownOf, playOf } from './after.ts'
import { ADVISER, cardOf } from './plays.ts'

/** A line of the list, in a few words. */
export function titleOf(view: WorksView, action: Action): string {
  const { act, n } = action
  const names = view.options.cardNames
  const adviser = nameOf(ADVISER, names)
  const { base, advised } = playOf(act)
  const { titles } = ask
  switch (base) {
    case 'set':
      return titles.set(n! + 1)
    case 'bid':
      return titles.bid(n)
    case 'pass':
      return view.auction === null ? titles.pass : titles.noBid
    case 'discard':
      return titles.discard(nameOf(n!, names))
    case 'credit':
      return titles.credit
    case 'repay':
      return titles.repay(adviser)
    case 'bribe':
      return titles.bribe
    case 'decline':
      return titles.decline
  }
  const kind = cardOf(action)
  if (kind === null) return act
  const card = nameOf(kind, names)
  const name = advised ? ask.with(card, adviser) : card
  if (base === 'hire') return titles.hire(name)
  if (base === 'fire') return titles.fire(name)
  if (base === 'innovate' && n !== undefined)
    return titles.peg(name, advised ? t.list(TWO_STEPS[n] ?? []) : ask.pegs[PEGS[n]!])
  return name
}

/** What an Adviser adds to the picked play; null where none goes with it. */
export function adviceIn(picked: Action | null): { text: string; tag: string; clause: string } | null {
  if (picked === null) return null
  const { base, advised } = playOf(picked.act)
  return advised ? (ask.asks.advised[base] ?? null) : null
}

function playNote(view: WorksView, action: Action): string | null {
  const own = ownOf(view, view.me!)
  if (own === null) return null
  const then = after(own, action)
  const { base, advised } = playOf(action.act)
  const { notes } = ask
  const wasteNote = notes.waste(own.waste, then.waste, colourOf(then.waste))
  switch (base) {
    case 'order':
      return notes.order(then.cash - own.cash, then.waste, colourOf(then.waste))
    case 'grow':
      return notes.grow(own.column, then.column)
    case 'hire':
    case 'fire': {
      const text = notes.rows(own.row, then.row)
      return then.row < own.R ? notes.tooFew(text, own.R) : text
    }
    case 'innovate': {
      const points = PEGS.reduce((sum, peg) => sum + POINTS[then[peg]]! - POINTS[own[peg]]!, 0)
      return notes.innovate(own.cash - then.cash, points)
    }
    case 'dispose':
      return wasteNote
    case 'remove':
      return notes.remove(wasteNote, advised ? 2 : 1)
    case 'raw':
      return notes.raw(lotOf(view, view.me!, advised))
    case 'bid':
      return notes.bid(own.cash - action.n!)
    default:
      return null
  }
}

/** The second line: what it means, from public things and the viewer's own. */
export function noteOf(view: WorksView, action: Action): string | null {
  if (view.me === null) return null
  const { act, n } = action
  const { notes } = ask
  switch (act) {
    case 'set':
      return t.list((view.sets[n!] ?? []).map((kind) => nameOf(kind, view.options.cardNames)))
    case 'bribe':
    case 'decline': {
      const bill = view.accident?.mine?.[act]
      return bill === undefined ? null : notes[act](bill.pays, notes.loans(bill.loans), bill.column)
    }
    case 'pass':
      return view.auction === null ? notes.pass : notes.noBid
    case 'discard':
      return notes.discard
    case 'credit':
      return notes.credit
    case 'repay':
      return notes.repay
    default:
      return playNote(view, action)
  }
}
