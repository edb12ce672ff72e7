import { steady } from '@midden/bots'
import {
  type Action,
  begin,
  type Game,
  isRefusal,
  type Offer,
  offers,
  owing,
  play,
  seatsIn,
  seeded,
  waiting,
} from '@midden/kernel'
import { wasteKnights } from '@midden/waste-knights'
import {
  cards,
  freshClash,
  freshWild,
  type WkEvent,
  type WkFrame,
  type WkView,
} from '@midden/waste-knights/reading'
import { expect, test } from 'vitest'
import { stillProps } from '../src/games/still.ts'
import { because } from '../src/games/waste-knights/logic/because.ts'
import { combatAhead } from '../src/games/waste-knights/logic/fight.ts'
import { sampleFoe, sampleProps } from './knights-sample.ts'

const sample = sampleProps(['Jorid', 'Bruna']).view
const me = sample.me!
type Change = Partial<WkView['knights'][number]>
const standing = (change: Change, ...stack: WkFrame[]): WkView => ({
  ...sample,
  stack,
  knights: sample.knights.map((k, seat) => (seat === me ? { ...k, ...change } : k)),
})
const told = (view: WkView, decision: string, menu: Offer[], action: Action): string | null =>
  because({ ...stillProps<WkView, WkEvent>(view, []), decision, menu }, action)
const hinted = (view: WkView, decision: string, menu: Offer[]): [string, string | null] => {
  const action = steady.choose(wasteKnights as unknown as Game, view, me, menu, seeded('hint'))
  return [action.act, told(view, decision, menu, action)]
}

test('what a city gives is reasoned by the levels of the knight', () => {
  const menu = [{ act: 'city', of: [0, 1, 2, 3, 4] }]
  const at = (change: Change): string | null =>
    hinted(standing(change, { at: 'preparations', step: 0, turn: 0, space: 0 }), '1b city option', menu)[1]
  expect(at({ hp: 2, rad: 0, ammo: 3, fuel: 4 })).toBe(
    'Needed most at Health 2, Radiation 0, Ammo 3, Fuel 4.',
  )
  expect(at({ hp: 4, rad: 0, ammo: 4, fuel: 4 })).toBe(
    'Nothing is needed enough at Health 4, Radiation 0, Ammo 4, Fuel 4.',
  )
})

const wild = (id: string): number => cards(sample).wild.findIndex((card) => card.id === id)
const CHOICE = [{ act: 'escape' }, { act: 'face' }]

test('to face an enemy or to escape it: the odds, and what both are worth as the knight stands', () => {
  const met = (change: Change) =>
    hinted(standing(change, freshWild(me, wild('W19'))), 'escape or face', CHOICE)
  expect(met({ hp: 4, ammo: 4 })).toEqual([
    'face',
    'Escape has 64\u00a0%; harm and reward counted. Worth +1.3 Reputation, next Escape −0.1.',
  ])
  expect(met({ hp: 2, ammo: 0 })).toEqual([
    'escape',
    'Harm and reward counted. Worth −0.3 Reputation, next Face it −0.9.',
  ])
})

test('a combat card is reasoned by the whole fight, with the card that comes next', () => {
  const menu = [{ act: 'card', of: [0, 1, 2, 3, 4] }]
  const fight = (hp: number): string | null => {
    const view = standing({ hp }, combatAhead(sample, me, sampleFoe(sample)), freshClash())
    return hinted(view, 'choose a combat card', menu)[1]
  }
  const whole = 'Over the whole fight, if they attack whenever they can.'
  expect(fight(4)).toBe(`${whole} Worth −0.4 Reputation, next Prepare −0.6.`)
  expect(fight(1)).toBe(`${whole} Worth −1.1 Reputation, next Defend −1.2.`)
})

test('the only answer there is has no reason', () => {
  const view = standing({}, freshWild(me, wild('W19')))
  expect(told(view, 'escape or face', [{ act: 'face' }], { act: 'face' })).toBeNull()
})

/** A match of bots, every answer with its reason. */
function reasons(seats: number, seed: string, mission: string, most: number): Map<string, string> {
  const begun = begin(wasteKnights, { seats, seed, options: { mission } })
  if (isRefusal(begun)) throw new Error(begun.reason)
  const s = begun.position
  const rng = seeded(seed)
  const found = new Map<string, string>()
  for (let move = 0; move < most && wasteKnights.outcome(s) === null; move++) {
    const seat = seatsIn(owing(wasteKnights, s))[0]!
    const view = wasteKnights.view(s, seat)
    const menu = offers(wasteKnights, s, seat)
    const { decision } = waiting(wasteKnights, s, seat)[0]!
    const action = steady.choose(wasteKnights as unknown as Game, view, seat, menu, rng)
    const why = told(view, decision, menu, action)
    const isOnly = menu.length === 1 && (!('of' in menu[0]!) || menu[0].of.length === 1)
    if (why !== null) expect(why, decision).not.toMatch(/undefined|NaN|Infinity|object| {2}/)
    if (why === null) expect(isOnly, `${decision}: ${action.act}`).toBe(true)
    else found.set(`${decision}: ${action.act}`, why)
    expect(isRefusal(play(wasteKnights, s, seat, action, null))).toBe(false)
  }
  return found
}

test('a match played by hints has a reason at every decision that is one', () => {
  const found = new Map([
    ...reasons(2, 'reasons', 'REF', 700),
    ...reasons(4, 'reasons', 'M4', 700),
    ...reasons(3, 'reasons', 'M5', 700),
  ])
  expect(found.get('stay, foot or vehicle: vehicle')).toMatch(
    /^To .+\. Gains there and near, .+ Worth [+−]?\d/,
  )
}, 120_000)
