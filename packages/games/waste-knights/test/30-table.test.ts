import { describe, expect, test } from 'vitest'
import { wasteKnights } from '../src/index.ts'
import type { Wk } from '../src/position.ts'
import { at, fight, idle } from './arena.ts'
import { drive, onTheRoad } from './road.ts'
import { deal, fetch, gear, luck, ready, stage, type WkMatch } from './stage.ts'

const who = (seat: number): string => ['Ann', 'Ben', 'Cy', 'Di'][seat]!
const table = (match: WkMatch, viewer: number | null): string =>
  wasteKnights.words.table(wasteKnights.view(match.position, viewer), who)
const lines = (match: WkMatch, viewer: number | null = 0): string[] => table(match, viewer).split('\n')

describe('the table as text', () => {
  test('WK-2.2 the board: seven rows of hexes with coordinates, faces and who is there', () => {
    const match = stage(ready(3), (s) => {
      s.knights[0]!.hex = 0
      s.knights[1]!.hex = 0
      Object.assign(s.knights[1]!, { down: true, hp: 0 })
      s.tokens[1]![0] = 2
    })
    const all = lines(match)
    const middle = all.findIndex((line) => line.startsWith('(−3,0)'))
    expect(all[middle]!.split(/\s+/)).toEqual([
      '(−3,0)',
      '(−2,0)',
      '(−1,0)',
      '(0,0)',
      '(1,0)',
      '(2,0)',
      '(3,0)',
    ])
    expect(all[middle + 1]!.slice(30, 40).trim()).toBe('[1]1!!')
    expect(all[middle + 2]!.trim()).toBe('1 (2) 3')
    const [top] = all.filter((line) => line.includes('(0,−3)'))
    expect(top!.indexOf('(0,−3)')).toBe(15)
    expect(all.every((line) => line.length < 200)).toBe(true)
  })

  test('WK-22.3 WK-14.1 gear, backpack and luck by name for their owner, counted for others', () => {
    const match = stage(ready(3), (s: Wk) => {
      s.knights[0]!.pack = [fetch(s, gear('R09'))]
      s.knights[0]!.panels[0] = fetch(s, gear('Y03'))
      deal(s, 0, [luck('L06')])
    })
    expect(table(match, 0)).toContain('Hands: Dingo AR (both hands). Body: Junk Protector (printed).')
    expect(table(match, 0)).toContain('Backpack 1/3: Auto-doc.')
    expect(table(match, 0)).toContain('1 luck card: Bonza! (A♥)')
    for (const viewer of [1, null]) {
      expect(table(match, viewer)).not.toMatch(/Auto-doc\.|Bonza!/)
      expect(table(match, viewer)).toContain('Backpack 1/3: 1 hidden.')
    }
  })

  test('WK-13.2 WK-25.3 tasks that are out and the Stalls', () => {
    const match = ready(4)
    const { stalls } = match.position
    expect(stalls.every((card) => card >= 0)).toBe(true)
    const tasks = lines(match).filter((line) => line.startsWith('Task: '))
    expect(tasks).toHaveLength(3)
    expect(tasks[0]).toMatch(/\(0\/3\)\. .+ Reward: .+\.$/)
    expect(lines(match)).toContain('Stalls:')
    expect(table(match, 0)).toContain('B5 ')
  })

  test('WK-15.2 a combat: sides, range, clash, dominance, the enemy’s panel and text', () => {
    const match = at(2, ['K08', 'K05'], 'W32')
    expect(table(match, 1)).toContain('Ann against Aunty Entropy. Range long, clash 1, nobody has dominance.')
    expect(table(match, 1)).toContain(
      'Aunty Entropy: Health 5/5, Aggression 5, icons SML, multi-attack 1, piercing 1, armour 1.',
    )
    const duel = fight(['K08', 'K05'], null)
    idle(duel)
    expect(table(duel, 2)).toContain('Ann against Ben. Range medium')
  })

  test('WK-7.1 a move: the route and what was turned up', () => {
    const match = onTheRoad({ deck: ['W04', 'W05', 'W06'] })
    drive(match, [0, 1], [0, 2])
    expect(table(match, 2)).toMatch(/Ann is on the road: \(0,1\), to \(0,2\); \d MP left\./)
    expect(table(match, 2)).toContain('Turned up: ')
  })

  test('WK-3.4 before knights are chosen', () => {
    const match = ready(2)
    match.position.knights[1]!.sheet = -1
    expect(table(match, 0)).toContain('2 Ben: no knight yet.')
  })
})
