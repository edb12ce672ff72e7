import { begin, isRefusal, optionSchema, waiting } from '@midden/kernel'
import { asked, plays, refuses } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { audit } from '../src/audit/audit.ts'
import { book } from '../src/book.ts'
import { clone } from '../src/clone.ts'
import { sold } from '../src/content/catalogue.ts'
import { wasteKnights } from '../src/index.ts'
import { examples, ledger } from '../src/ledger.ts'
import { sheet } from '../src/options.ts'
import { accomplish, startCheck, startCombat } from '../src/push.ts'
import { meetTask } from '../src/tasks/waiting.ts'
import { view } from '../src/view/view.ts'
import { checkpoint } from '../src/watch.ts'
import { deal, die, fetch, gear, luck, ready, stage, strip, task } from './stage.ts'

test('the ledger: 462 clauses, 75 rulings, 31 card rulings, 53 examples; every step cites one', () => {
  const ids = Object.keys(ledger)
  expect([/^WK-\d/, /^WK-R/, /^WKC-R/].map((kind) => ids.filter((id) => kind.test(id)).length)).toEqual([
    462, 75, 31,
  ])
  expect(examples).toHaveLength(53)
  for (const { steps } of Object.values(wasteKnights.program))
    for (const { clause } of steps) expect(ledger[clause]).toBeDefined()
})

test('step names are unique over all procedures', () => {
  const names = Object.values(book).flatMap((steps) =>
    steps.flatMap((step) => ('owed' in step ? [step.name] : [])),
  )
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
})

describe('options', () => {
  test('the 23 options of the ledger, and the mission and the cards to play with', () => {
    expect(Object.keys(sheet)).toHaveLength(25)
    expect(Object.keys((optionSchema(sheet) as { properties: object }).properties)).toEqual(
      Object.keys(sheet),
    )
  })
  test('WK-R70 WK-30.13 decisionTimer=0 decisionTimer=3600 is the table’s clock', () => {
    const timer = (decisionTimer: number): boolean =>
      !isRefusal(begin(wasteKnights, { seats: 2, seed: 't', options: { decisionTimer } }))
    expect([timer(0), timer(90), timer(3600)]).toEqual([true, true, true])
    expect([timer(-1), timer(3601)]).toEqual([false, false])
    expect(sheet.decisionTimer.default).toBe(0)
  })
})

describe('checkpoint', () => {
  test('WK-30.3 the order: knockout, hand limit, capacity, tasks, mission', () => {
    expect(checkpoint.map(({ name }) => name)).toEqual([
      'adrenaline',
      'knockout',
      'hand limit',
      'capacity',
      'tasks met',
      'mission',
    ])
    const match = stage(ready(3), (s) => {
      for (const seat of s.knights.keys()) strip(s, seat)
      deal(s, 0, [0, 1, 2, 3, 4, 5])
      Object.assign(s.knights[0]!, { hp: 0 })
      s.knights[0]!.panels[3] = fetch(s, gear('R01'))
      s.knights[0]!.pack = ['G15', 'G16', 'G17', 'G18'].map((id) => fetch(s, gear(id)))
    })
    expect(asked(match)).toEqual(['0:instead of falling'])
    plays(match, [0, { act: 'fall' }])
    expect(asked(match)).toEqual(['0:discard luck'])
    plays(match, [0, { act: 'discard', ns: [3] }])
    expect(asked(match)).toEqual(['0:down to the capacity'])
  })

  test('WK-30.4 WK-R49 WK-13.20 a task met inside a check waits until it closes, reserved for its knight', () => {
    const match = stage(
      ready(3),
      (s) => {
        for (const seat of s.knights.keys()) {
          strip(s, seat)
          deal(s, seat, seat === 0 ? [luck('L05')] : [])
        }
        startCheck(s, 0, 'text', [5], 7)
        const card = s.posted[0]!.card
        meetTask(s, 1, card)
        meetTask(s, 2, card)
      },
      die(1),
    )
    expect(match.position.met).toEqual([{ seat: 1, card: match.position.posted[0]!.card }])
    plays(match, [0, { act: 'pass' }], [0, { act: 'pass' }])
    expect(match.position.met).toEqual([])
  })

  test('WK-30.1 WK-30.7 what is pushed finishes before the frame below goes on', () => {
    const { position: s } = stage(ready(3), (t) => {
      accomplish(t, 0, task('C02'))
      startCombat(t, 0, 1, -1)
    })
    expect(
      s.stack.slice(1, 4).map(({ at }) => at),
      'WK-30.1',
    ).toEqual(['preparations', 'task', 'combat'])
    expect(s.stack[2]!.step).toBe(0)
    expect(s.stack.length).toBeGreaterThan(4)
  })
})

describe('WK-30.2 refusals', () => {
  test('WK-30.2 anything not offered is refused with the clause of the open question', () => {
    const match = stage(ready(3), () => {})
    expect(
      waiting(wasteKnights, match.position).filter(({ optional }) => !optional),
      'WK-30.2',
    ).toEqual([{ seat: 2, decision: '1e clear the Stalls', clause: 'WK-5.12', optional: false }])
    refuses(match, 2, { act: 'dance' }, 'WK-5.12')
    refuses(match, 0, { act: 'clear', ns: [] }, 'WK-5.12')
  })
})

describe('audit', () => {
  /** A ready table as JSON with one place changed. */
  function wrong(place: string, value: unknown): string | null {
    const state: unknown = JSON.parse(JSON.stringify(ready(3).position))
    const path = place.split('.')
    const last = path.pop()!
    const owner = path.reduce((at, key) => (at as Record<string, unknown>)[key], state) as Record<
      string,
      unknown
    >
    owner[last] = value
    return audit(state)
  }
  test('WK-1.19 edited states that break an invariant are refused with the reason', () => {
    const { position: s } = ready(3)
    expect(audit(JSON.parse(JSON.stringify(s)))).toBeNull()
    expect(wrong('luck.deck', [...s.luck.deck, s.luck.deck[0]])).toMatch(/ must be there 1 times, not 2$/)
    expect(wrong('gear.0.deck', s.gear[0]!.deck.slice(1))).toMatch(/ times, not /)
    expect(wrong('knights.0.hp', 5)).toBe('state.knights[0].hp must be a whole number from 0 to 4')
    expect(wrong('knights.1.hex', 37)).toBe('state.knights[1].hex must be a whole number from 0 to 36')
    expect(wrong('gear.0.deck', s.gear[1]!.deck)).toBe('the green deck holds green cards')
    expect(wrong('knights.0.panels.0', s.knights[0]!.panels[3])).toBe(
      'seat 0: Extra Bullets does not go on panel 0',
    )
    expect(wrong('tiles.4', s.tiles[5])).toBe('every tile lies on one hex')
    expect(wrong('first', 3)).toBe('there is no such seat')
    expect(wrong('stack', [])).toBe('the round lies at the bottom of the stack')
    expect(wrong('knights.0.own.0.card', gear('R03'))).toBe('seat 0: starting gear is what the sheet says')
    expect(wrong('knights.0.vehicle', gear('G01'))).toBe('seat 0: a vehicle is a vehicle card')
    expect(wrong('stalls.0', gear('Y01'))).toBe('space A1 holds a green card')
    expect(wrong('posted.0.card', task('P01'))).toBe('the purple space holds a common task')
    expect(audit({})).toBe('state.seats is missing')
    expect(audit(null)).toBe('state must be an object')
  })
  test('edited options are refused', () => {
    const s = JSON.parse(JSON.stringify(ready(3).position)) as { options: Record<string, unknown> }
    s.options.exchangeLadder = '9-9-9'
    expect(audit(s)).toBe('option exchangeLadder must be one of 1-2-3, 1-3-9, 1-3-6')
  })
})

describe('what a viewer gets', () => {
  test('WK-30.12 neither seeds nor deck orders leave the table', () => {
    const { position: s } = ready(3)
    for (const viewer of [0, null]) {
      const v = view(s, viewer)
      expect('rng' in v).toBe(false)
      const decks = [v.luck, v.wild, ...v.gear, v.commons, v.privates]
      expect(
        decks.map(({ deck }) => deck.length),
        'WK-30.12',
      ).toEqual([s.luck, s.wild, ...s.gear, s.commons, s.privates].map(({ deck }) => deck.length))
      expect(new Set(decks.flatMap(({ deck }) => deck)), 'WK-30.12').toEqual(new Set([-1]))
    }
  })

  test('luck hands and face-down tasks are their owner’s, everything else on the table is public', () => {
    const { position: s } = ready(2)
    const [mine, other] = view(s, 0).knights
    expect([mine!.hand, other!.hand]).toEqual([s.knights[0]!.hand, [-1, -1, -1]])
    expect(mine!.tasks.map(({ card }) => card)).toEqual(s.knights[0]!.tasks.map(({ card }) => card))
    expect(other!.tasks.map(({ card }) => card)).toEqual([-1, -1])
    expect(view(s, 0).rejected).toEqual([s.rejected[0], [-1, -1]])
    expect(new Set(view(s, 1).unused)).toEqual(new Set([-1]))
    expect(other!.panels).toEqual(s.knights[1]!.panels)
    expect(view(s, null).knights.flatMap(({ hand }) => hand)).toEqual([-1, -1, -1, -1, -1, -1])
  })
})

test('clone is equal and shares nothing but the options', () => {
  const s = ready(2).position
  const twin = clone(s)
  expect(twin).toEqual(s)
  expect(twin.options).toBe(s.options)
  twin.knights[0]!.panels[3]!.marked = true
  twin.tokens[0]![0] = 4
  expect([s.knights[0]!.panels[3]!.marked, s.tokens[0]![0]]).toEqual([false, 0])
  expect(sold.gear.length).toBe(70)
})
