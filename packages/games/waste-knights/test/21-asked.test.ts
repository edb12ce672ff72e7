import {
  anyOf,
  below,
  check,
  isRefusal,
  menu,
  owing,
  perform,
  type Seat,
  seatsIn,
  seeded,
  settle,
} from '@midden/kernel'
import { table } from '@midden/kernel/testing'
import { expect, test } from 'vitest'
import { firstEdition } from '../src/cards/index.ts'
import type { GearRow } from '../src/content/rows.ts'
import { wasteKnights } from '../src/index.ts'
import type { Wk } from '../src/position.ts'
import { wasterNow } from '../src/roles.ts'

/** What all have in their pockets from the start can be used at any time, once a round, and does harm. */
const harmful = (row: GearRow, what: 'hp' | 'rad', by: number): GearRow => ({
  ...row,
  text: [{ at: 'any', may: true, pay: ['mark'], do: [{ do: 'change', what, by }] }],
})
const green = firstEdition.green.map((row) =>
  row.id === 'G02'
    ? harmful(row, 'hp', -2)
    : row.id === 'G01' || row.id === 'G03'
      ? harmful(row, 'rad', 2)
      : row,
)

/** Is this the question of a knight, not of a Waster or of somebody placing what he has gained? */
function isKnightly(s: Wk, seat: Seat): boolean {
  const f = s.stack.at(-1)!
  switch (f.at) {
    case 'clash': {
      const combat = s.stack.findLast((below_) => below_.at === 'combat')!
      return combat.foe < 0 || combat.seats[0] === seat
    }
    case 'window':
      return !s.stack.some((g) => g.at === 'combat' && g.foe >= 0 && g.seats[1] === seat)
    case 'script':
      return f.you === seat && seat !== wasterNow(s)
    case 'move':
    case 'wild':
    case 'explore':
    case 'attempt':
    case 'check':
    case 'trade':
    case 'pay':
    case 'steal':
      return f.seat === seat
    default:
      return f.at === 'meet' || f.at === 'swap' || f.at === 'rearrange' || f.at === 'rest'
  }
}
const nameOf = ({ stack }: Wk): string => {
  const f = stack.at(-1)!
  return wasteKnights.program[f.at]!.steps[f.step]!.name
}

/** Questions an unconscious knight was asked in one match of random play, and how often somebody fell. */
function asked(seed: string, seats: number): { wrong: string[]; fell: number } {
  const rng = seeded(seed)
  const content = { ...firstEdition, green }
  const s = table(wasteKnights, { seats, seed, options: { mission: 'REF', content } }).position
  settle(wasteKnights, s, null)
  const wrong: string[] = []
  let fell = 0
  for (let turns = 0; turns < 1000 && s.result === null; turns++) {
    const owed = seatsIn(owing(wasteKnights, s))
    for (const seat of owed) if (s.knights[seat]!.down && isKnightly(s, seat)) wrong.push(nameOf(s))
    const right = below(rng, 8, 'test') === 0
    const seat = right ? below(rng, seats, 'test') : owed[below(rng, owed.length, 'test')]!
    const list = menu(wasteKnights, s, seat)
    if (list.length === 0) continue
    const accepted = check(wasteKnights, s, seat, anyOf(list, rng))
    if (isRefusal(accepted)) throw new Error(accepted.reason)
    perform(wasteKnights, s, seat, accepted, (e) => {
      if (e.what === 'fell unconscious') fell++
    })
    if (turns % 50 === 0) expect(wasteKnights.audit(s)).toBeNull()
  }
  return { wrong, fell }
}

test('WK-21.4 WK-21.6 WK-30.8 whoever falls, at whatever moment, is asked for nothing but bookkeeping', () => {
  let fell = 0
  for (let game = 0; game < 30; game++) {
    const match = asked(`asked-${game}`, 2 + (game % 3))
    expect(match.wrong).toEqual([])
    fell += match.fell
  }
  expect(fell).toBeGreaterThan(300)
})
