import { plays } from '@midden/kernel/testing'
import type { WkOptions } from '../src/options.ts'
import type { Wk } from '../src/position.ts'
import { startTrade } from '../src/push.ts'
import { answers, bare, type Draws, fetch, gear, ready, stage, type WkMatch } from './stage.ts'

export const offer = (n: number) => ({ act: 'offer', n })
export const choose = (n: number) => ({ act: 'pick', n })
export const DEAL = { act: 'deal' }
export const CANCEL = { act: 'cancel' }
export const place = (n: number) => ({ act: 'place', n })

/** Spaces by their names. */
export const [A1, A2, A3, A4, A5, B1, B2, B3, B4, B5] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const
export const STALLS = ['G01', 'G02', 'G03', 'G15', 'Y18', 'Y13', 'Y14', 'Y15', 'R09', 'R01']

/** Seat 0 at the Stalls with these cards in backpack and pockets; the ten spaces hold what is listed above. */
export function trading(
  ids: readonly string[],
  given: { hex?: number; knight?: string; options?: Partial<WkOptions>; change?: (s: Wk) => void } = {},
  draws: Draws = [],
): WkMatch {
  return stage(
    ready(3, {
      vehicles: ['V01', 'V03', 'V03'],
      knights: [given.knight ?? 'K01', 'K07', 'K03'],
      options: given.options ?? {},
    }),
    (s) => {
      bare(s)
      for (const [space, card] of s.stalls.entries()) {
        s.gear[[0, 0, 0, 0, 1, 1, 1, 1, 2, 2][space]!]!.deck.push(card)
        s.stalls[space] = -1
      }
      for (const [space, id] of STALLS.entries()) s.stalls[space] = fetch(s, gear(id)).card
      const k = s.knights[0]!
      k.pack = ids.slice(0, 3).map((id) => fetch(s, gear(id)))
      ids.slice(3).forEach((id, i) => {
        k.panels[3 + i] = fetch(s, gear(id))
      })
      given.change?.(s)
      startTrade(s, 0, given.hex ?? 1)
    },
    draws,
  )
}
export const slotsOf = (match: WkMatch, act: string): number[] =>
  answers(match, 0).flatMap((a) => (a.act === act ? [a.n!] : []))
export const mayDeal = (match: WkMatch): boolean => answers(match, 0).some(({ act }) => act === 'deal')
/** Whether these spaces can be had for everything in backpack and pockets. */
export function buys(match: WkMatch, spaces: readonly number[], slots = [2000, 2010, 2020, 30]): boolean {
  plays(match, ...slots.map((n) => [0, offer(n)] as const), ...spaces.map((n) => [0, choose(n)] as const))
  return mayDeal(match)
}
export const GREENS = ['G04', 'G05', 'G16', 'G17']
