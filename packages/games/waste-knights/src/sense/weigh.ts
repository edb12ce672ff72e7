import type { Action, Offer, Seat } from '@midden/kernel'
import { cards } from '../cards.ts'
import type { WkFrame } from '../frames/index.ts'
import type { WkView } from '../view/view.ts'
import { gainsOf, worthOfHex } from './aims.ts'
import { worthOfCard, worthOfEscape, worthOfStaying } from './escape.ts'
import { rewardOf, worthHere } from './exploring.ts'
import { waysToFight, worthOfDuel } from './fight.ts'
import { useOf } from './gear.ts'
import { waysToTrade } from './market.ts'
import type { Option } from './offered.ts'
import { leaderOf } from './rivals.ts'
import { waysToMove } from './route.ts'
import { REP, worthOfScript } from './worth.ts'

/** Effects of a text that are weighed one by one. */
function worthInScript(v: WkView, f: WkFrame & { at: 'script' }, seat: Seat, act: string, n: number) {
  const op = cards(v).scripts[f.no]?.[f.i]
  if (op?.do === 'choose') return worthOfScript(v, f.you, op.of[n]!)
  if (op?.do === 'go anywhere') return worthOfHex(v, seat, gainsOf(v, seat), n)
  if (act === 'take') return useOf(v, seat, v.stalls[n]!)
  return act === 'keep' ? -worthOfCard(v, leaderOf(v, seat), n) : null
}

function worthIn(v: WkView, f: WkFrame, seat: Seat, { act, n = 0 }: Action): number | null {
  const { lines, luck } = cards(v)
  // What works on others, or on a trade to come, has no worth of its own.
  if (act === 'use' && (f.at === 'explore' || f.at === 'rest'))
    return worthOfScript(v, seat, lines[n]!.script) || null
  switch (f.at) {
    case 'script':
      return worthInScript(v, f, seat, act, n)
    case 'explore':
      if (act === 'action') return worthHere(v, seat, n)
      if (act === 'luck') return worthOfScript(v, seat, luck[n]!.line.script) || null
      return act === 'accept' || act === 'accomplish' ? rewardOf(v, n) : null
    case 'wild':
      if (act === 'face') return worthOfStaying(v, seat, f.card)
      if (act === 'escape') return worthOfEscape(v, seat, f.card)
      return act === 'play' ? -worthOfCard(v, f.seat, n) : null
    case 'move':
      if (act === 'play') return -worthOfCard(v, f.seat, n)
      return act === 'approach' && !v.knights[n]!.down ? worthOfDuel(v, seat, n) : null
    case 'meet':
      if (act === 'agree') return worthOfDuel(v, seat, f.seat)
      return act === 'search' && !v.knights[f.other]!.down ? worthOfDuel(v, seat, f.other) : null
    default:
      return null
  }
}

const answersTo = (offer: Offer): Action[] =>
  'of' in offer && !('min' in offer) ? offer.of.map((n) => ({ act: offer.act, n })) : [{ act: offer.act }]

function optionsIn(v: WkView, f: WkFrame, seat: Seat, offers: readonly Offer[]): Option[] {
  const isOffered = (act: string): boolean => offers.some((offer) => offer.act === act)
  if (f.at === 'clash') return waysToFight(v, seat, offers)
  if (f.at === 'trade') return f.spaces.length > 0 ? [] : waysToTrade(v, seat, offers)
  if (f.at === 'move' && f.seat === seat && (isOffered('foot') || isOffered('hex')))
    return waysToMove(v, f, seat, offers)
  return offers.flatMap(answersTo).flatMap((action) => {
    const worth = worthIn(v, f, seat, action)
    return worth === null ? [] : [{ action, worth }]
  })
}

/** What the steady bot thinks of the answers it weighs, in points of Reputation. */
export const weighed = (v: WkView, seat: Seat, offers: readonly Offer[]): Option[] =>
  optionsIn(v, v.stack.at(-1)!, seat, offers)
    .filter(({ worth }) => Number.isFinite(worth))
    .map((option) => ({ ...option, worth: option.worth / REP }))
