import { colourOf, PEGS, POINTS, type WorksView } from '@midden/industrial-waste'
import type { Action, Seat } from '@midden/kernel'
import { t } from '../text/text.ts'
import { after, lotOf, type Own, playOf } from './after.ts'

/** One station of the process line. */
export interface Stop {
  icon: string
  title: string
  /** left out: nothing changes */
  from?: string
  to: string
  note: string
  look?: 'money' | 'haz'
  /** the clause it breaks; null: it holds */
  broken?: string | null
}

/** Can an order be filled, and what does it do? */
function orderStops(own: Own, advised: boolean): Stop[] {
  const then = after(own, { act: advised ? 'order+adviser' : 'order' })
  const tower = own.tower >= own.M
  const workers = own.row >= own.R
  const fits = then.waste <= 16
  return [
    {
      icon: 'RAW',
      title: t.line.tower,
      ...(tower ? { from: String(own.tower), to: String(then.tower) } : { to: String(own.tower) }),
      note: tower ? t.line.uses(own.M, own.tower) : t.line.lacks(own.M - own.tower),
      broken: tower ? null : 'IW-8.2',
    },
    {
      icon: 'HIR',
      title: t.line.workers,
      to: String(own.row),
      note: workers ? t.line.needs(own.R) : t.line.lacks(own.R - own.row),
      broken: workers ? null : 'IW-8.1',
    },
    {
      icon: 'euro',
      title: t.line.bank,
      to: advised ? t.line.advised(own.column) : t.euro(own.column),
      note: t.line.cash(own.cash, then.cash),
      look: 'money',
    },
    {
      icon: 'bin',
      title: t.line.waste,
      from: String(own.waste),
      to: fits ? t.wasteShort(then.waste, colourOf(then.waste)) : String(then.waste),
      note: fits ? t.line.fits : t.line.tooMuch(own.waste, own.W),
      broken: fits ? null : 'IW-8.3',
      ...(fits && colourOf(then.waste) === 'red' ? { look: 'haz' as const } : {}),
    },
  ]
}

function wasteStop(own: Own, then: Own): Stop {
  return {
    icon: 'bin',
    title: t.line.waste,
    from: String(own.waste),
    to: t.wasteShort(then.waste, colourOf(then.waste)),
    note: t.mat.accident[colourOf(then.waste)](then.column),
    ...(colourOf(then.waste) === 'red' ? { look: 'haz' as const } : {}),
  }
}

const cashStop = (own: Own, then: Own, note: string): Stop => ({
  icon: 'euro',
  title: t.line.yourCash,
  from: t.euro(own.cash),
  to: t.euro(then.cash),
  note,
  look: 'money',
})

/** What a play does, station by station; with nothing picked, what an order would do. */
export function stopsOf(view: WorksView, seat: Seat, own: Own, action: Action | null): Stop[] {
  if (action === null) return orderStops(own, false)
  const { base, advised } = playOf(action.act)
  const then = after(own, action)
  switch (base) {
    case 'order':
      return orderStops(own, advised)
    case 'grow':
      return [
        {
          icon: 'GRO',
          title: t.line.column,
          from: String(own.column),
          to: String(then.column),
          note: t.line.points(then.column - own.column),
        },
        {
          icon: 'euro',
          title: t.line.orderPays,
          from: t.euro(own.column),
          to: t.euro(then.column),
          note: then.column === 20 ? t.line.ends : t.line.fromNow,
          look: 'money',
        },
      ]
    case 'hire':
    case 'fire':
      return [
        {
          icon: 'HIR',
          title: t.line.workers,
          from: String(own.row),
          to: String(then.row),
          note: then.row < own.R ? t.line.below(own.R) : t.line.needs(own.R),
        },
        {
          icon: 'euro',
          title: t.line.wages,
          from: t.euro(own.row),
          to: t.euro(then.row),
          note: t.line.eachRound,
          look: 'money',
        },
      ]
    case 'innovate':
      return [
        ...PEGS.filter((peg) => then[peg] !== own[peg]).map(
          (peg): Stop => ({
            icon: peg === 'R' ? 'HIR' : peg === 'M' ? 'RAW' : 'bin',
            title: t.mat.pegs[peg],
            from: String(own[peg]),
            to: String(then[peg]),
            note: t.line.points(POINTS[then[peg]]! - POINTS[own[peg]]!),
          }),
        ),
        cashStop(own, then, t.line.pays(own.cash - then.cash)),
      ]
    case 'dispose':
      return [wasteStop(own, then)]
    case 'remove':
      return [
        wasteStop(own, then),
        { icon: 'REM', title: t.line.others, to: t.line.up(advised ? 2 : 1), note: t.line.allOthers },
      ]
    case 'raw': {
      const lot = lotOf(view, seat, advised)
      return [
        { icon: 'RAW', title: t.auction.lot, to: String(lot), note: t.line.lot },
        { icon: 'euro', title: t.line.price, to: t.line.toYou, note: t.line.lastWord, look: 'money' },
      ]
    }
    case 'repay':
    case 'credit':
      return [
        cashStop(own, then, base === 'repay' ? t.line.pays(10) : t.line.bankLends),
        {
          icon: 'ADV',
          title: t.mat.loans,
          from: String(own.loans),
          to: String(then.loans),
          note: t.line.loanPoints(10 * (own.loans - then.loans)),
        },
      ]
    case 'discard':
      return [{ icon: 'DIS', title: t.line.discard, to: t.line.nothing, note: t.line.discardNote }]
    case 'pass':
      return [{ icon: 'BRI', title: t.line.keep, to: t.line.nothing, note: t.line.keepNote }]
    default:
      return orderStops(own, false)
  }
}
