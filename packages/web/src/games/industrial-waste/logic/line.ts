import { colourOf, PEGS, POINTS, type WorksView } from '@midden/industrial-waste'
import type { Action, Seat } from '@midden/kernel'
import { t } from '../text/text.ts'
import { after, lotOf, type Own, playOf } from './after.ts'

/** One station of the process line. */
export interface Node {
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
function orderNodes(own: Own, advised: boolean): Node[] {
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

function wasteNode(own: Own, then: Own): Node {
  return {
    icon: 'bin',
    title: t.line.waste,
    from: String(own.waste),
    to: t.wasteShort(then.waste, colourOf(then.waste)),
    note: t.mat.accident[colourOf(then.waste)](then.column),
    ...(colourOf(then.waste) === 'red' ? { look: 'haz' as const } : {}),
  }
}

const cashNode = (own: Own, then: Own, note: string): Node => ({
  icon: 'euro',
  title: t.line.yourCash,
  from: t.euro(own.cash),
  to: t.euro(then.cash),
  note,
  look: 'money',
})

/** What a play does, station by station; with nothing picked, what an order would do. */
export function nodesOf(view: WorksView, seat: Seat, own: Own, action: Action | null): Node[] {
  if (action === null) return orderNodes(own, false)
  const { base, advised } = playOf(action.act)
  const then = after(own, action)
  switch (base) {
    case 'order':
      return orderNodes(own, advised)
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
          (peg): Node => ({
            icon: peg === 'R' ? 'HIR' : peg === 'M' ? 'RAW' : 'bin',
            title: t.mat.pegs[peg],
            from: String(own[peg]),
            to: String(then[peg]),
            note: t.line.points(POINTS[then[peg]]! - POINTS[own[peg]]!),
          }),
        ),
        cashNode(own, then, t.line.pays(own.cash - then.cash)),
      ]
    case 'dispose':
      return [wasteNode(own, then)]
    case 'remove':
      return [
        wasteNode(own, then),
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
        cashNode(own, then, base === 'repay' ? t.line.pays(10) : t.line.bankLends),
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
      return orderNodes(own, false)
  }
}
