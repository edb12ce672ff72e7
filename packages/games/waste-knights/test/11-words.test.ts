import { expand, menu } from '@midden/kernel'
import { asked, plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { sold } from '../src/content/catalogue.ts'
import { wasteKnights } from '../src/index.ts'
import { action, broke, greens, offerTask, opened, own, visit } from './scout.ts'
import { die, fetch, gear, task, type WkMatch } from './stage.ts'

const { words } = wasteKnights
const titleOf = (id: string): string => sold.gear[gear(id)]!.row.title
const who = (seat: number): string => `Knight ${seat}`
const labels = ({ position: s }: WkMatch, seat = 0): string[] =>
  expand(menu(wasteKnights, s, seat)).map((a) => words.action(wasteKnights.view(s, seat), a))
const question = (match: WkMatch, seat = 0): string =>
  words.question(wasteKnights.view(match.position, seat), asked(match)[0]!.split(':')[1]!)

describe('the words of an exploration', () => {
  test('WK-11.3 WK-11.6 the question names the hex and its check', () => {
    const match = visit(9)
    expect(question(match)).toMatch(/^Explore Old Refinery\? It takes a check of Survival \(7\)\.$/)
    expect(labels(match)[0]).toMatch(/^Explore Old Refinery/)
    expect(labels(match)[1]).toBe('Don’t explore')
    expect(question(visit(6))).toMatch(/^Explore Cerbero Biolabs\?$/)
  })

  test('WK-11.7 WK-12.6a WK-12.6c actions are named by their text, attempts by their requirement', () => {
    const match = opened(6, { change: (s) => void offerTask(s, 'P08') })
    expect(question(match)).toBe('What do you do here?')
    expect(labels(match)).toEqual([
      'Done exploring',
      'Cerbero Biolabs: Heal 3 Radiation.',
      'Cerbero Biolabs: Draw 1 green gear card.',
      'Accept Meals on Wheels, Cerbero Biolabs [6]: Medicine (7)',
    ])
    plays(match, [0, action(6, 0)])
    expect(question(match)).toBe('What do you do here? Used up: the action.')
  })

  test('WK-12.1b WK-25.12 the card paid with, then what can be chosen', () => {
    const match = opened(1, {
      change(s) {
        broke(s)
        greens(s, 0, 1)
      },
    })
    plays(match, [0, action(1, 0)])
    expect([question(match), labels(match)]).toEqual([
      'What do you pay with?',
      [`Pay with ${titleOf('G15')} (pocket 1)`],
    ])
    plays(match, [0, { act: 'pay', n: 30 }])
    expect(labels(match)).toEqual([
      'Fully heal Health, fully heal Radiation',
      'Fully regain Ammo, fully regain Fuel, repair your vehicle',
    ])
  })

  test('WK-12.15a WK-12.13b WK-12.6b skills, wasteland cards and cards given up by name', () => {
    const duel = opened(15)
    plays(duel, [0, action(15, 0)])
    expect(labels(duel)).toEqual(['Check Blades', 'Check Guns'])
    const redoubt = opened(13)
    plays(redoubt, [0, action(13, 1)])
    expect(question(redoubt)).toBe('Which card goes under the Waster marker?')
    expect(labels(redoubt).every((label) => label.startsWith('Keep '))).toBe(true)
    const biolabs = opened(6, {
      change(s) {
        s.knights[0]!.beside = [fetch(s, gear('B03'))]
      },
    })
    plays(biolabs, [0, action(6, 1)])
    expect(labels(biolabs)).toEqual(['Give up Scales (beside the sheet 1)', 'That is enough'])
  })

  test('WK-13.5 WK-13.3 WK-11.4 what happens, in sentences', () => {
    const match = opened(9, { draws: die(7, 1), change: (s) => void offerTask(s, 'P01') })
    const said = plays(match, [0, { act: 'accept', n: task('P01') }]).map((e) => words.event(e, who))
    expect(said[0]).toBe('Knight 0 tries to accept Burn, Baby, Burn!.')
    expect(said.at(-1)).toBe('Knight 0 accepts Burn, Baby, Burn!.')
    const failed = visit(9, { draws: die(1, 1, 1) })
    const lost = plays(failed, [0, { act: 'explore' }]).map((e) => words.event(e, who))
    expect(lost.at(-1)).toMatch(/^Knight 0 finds no way into \(.+\) this round\.$/)
    const garden = opened(12, { change: (s) => void own(s, 0, 'P01') })
    const done = plays(garden, [0, { act: 'accomplish', n: task('P01') }]).map((e) => words.event(e, who))
    expect(done).toContain('Knight 0 accomplishes Burn, Baby, Burn!.')
  })
})
