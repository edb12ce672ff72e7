import { colourOf } from '@midden/industrial-waste'
import type { Action } from '@midden/kernel'
import type { Caption } from '../contract.ts'
import { adviceIn, titleOf } from './logic/notes.ts'
import { calls, type WorksProps } from './parts/props.ts'
import { ask } from './text/en-ask.ts'
import { t } from './text/text.ts'

function bidCaption(props: WorksProps): Caption | null {
  const { view, menu } = props
  const { auction } = view
  if (auction === null) return null
  const may = menu.some(({ act }) => act === 'bid')
  return {
    title: may ? ask.asks.bid(auction.high + 1) : ask.asks.bidPoor,
    clause: may ? 'IW-9.4' : 'IW-9.7',
    why: auction.seller === view.me ? ask.asks.bidOwn : ask.asks.bidWhy(calls(props, auction.seller)),
    whyClause: 'IW-9.9',
  }
}

/** The question in the words of the board. */
export function asks(props: WorksProps): Caption | null {
  const { view, decision } = props
  const own = view.me === null ? null : view.companies[view.me]!
  switch (decision) {
    case 'set':
      return {
        title: ask.asks.set,
        clause: 'IW-6.1',
        why: ask.asks.setWhy(view.sets.filter((set) => set.length > 0).length),
        whyClause: 'IW-6.3',
      }
    case 'turn': {
      const help = adviceIn(props.picked)
      return {
        title: own?.hand.length === 1 ? ask.asks.turnLast : ask.asks.turn,
        clause: own?.hand.length === 1 ? 'IW-7.3' : 'IW-7.2',
        why: help?.text ?? ask.asks.turnWhy,
        ...(help === null ? {} : { whyClause: help.clause }),
      }
    }
    case 'bid':
      return bidCaption(props)
    case 'bribe': {
      if (own === null) return null
      const all = view.options.bribery === 'everything'
      const why = all ? ask.asks.bribeAll : ask.asks.bribeMove
      return {
        title: ask.asks.bribe,
        clause: 'IW-5.8',
        why: why(own.waste, colourOf(own.waste)),
        whyClause: all ? 'IW-5.10' : 'IW-5.9',
      }
    }
    default:
      return null
  }
}

/** An action on the commit button. */
export function label({ view }: WorksProps, action: Action): string | null {
  const { act, n } = action
  switch (act) {
    case 'set':
      return ask.go.set(n! + 1)
    case 'bribe':
    case 'decline': {
      const bill = view.accident?.mine?.[act]
      return bill === undefined ? titleOf(view, action) : ask.go[act](bill.pays)
    }
    case 'bid':
    case 'pass':
    case 'discard':
    case 'credit':
      return titleOf(view, action)
    default:
      return ask.go.play(titleOf(view, action))
  }
}

/** Who won, and by what. */
export function verdict(props: WorksProps): Caption {
  const { view, outcome } = props
  const first = outcome?.ranking[0] ?? []
  const winner = first[0] ?? 0
  const score = view.points?.[winner]?.score ?? 0
  const points = t.figure(score)
  if (first.length > 1)
    return {
      title: ask.over.share(t.list(first.map((seat) => calls(props, seat))), points),
      clause: 'IW-13.9',
    }
  const level = view.points?.some((each, seat) => seat !== winner && each.score === score) ?? false
  return {
    title: winner === view.me ? ask.over.youWin(points) : ask.over.wins(calls(props, winner), points),
    clause: 'IW-13.8',
    ...(level ? { why: ask.over.cash } : {}),
  }
}
