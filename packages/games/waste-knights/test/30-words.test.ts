import { expand, menu } from '@midden/kernel'
import { asked, plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { sold } from '../src/content/catalogue.ts'
import type { WkEvent } from '../src/events.ts'
import { freshCombat, freshWild } from '../src/frames/fresh.ts'
import type { WkFrame } from '../src/frames/index.ts'
import { wasteKnights } from '../src/index.ts'
import type { Wk } from '../src/position.ts'
import { drawGear, rearrange } from '../src/push.ts'
import type { WkView } from '../src/view/view.ts'
import { fight, post } from './arena.ts'
import { decide } from './quests.ts'
import { action, opened, own } from './scout.ts'
import { bareTable, fetch, gear, hexAt, task, type WkMatch, wild } from './stage.ts'

const { words } = wasteKnights
const who = (seat: number): string => ['Ann', 'Ben', 'Cy'][seat]!
const labels = ({ position: s }: WkMatch, seat = 0): string[] =>
  expand(menu(wasteKnights, s, seat)).map((a) => words.action(wasteKnights.view(s, seat), a))
const question = (match: WkMatch): string => {
  const [seat, decision] = asked(match)[0]!.split(':')
  return words.question(wasteKnights.view(match.position, Number(seat)), decision!)
}

describe('sentences of events', () => {
  const said = (rows: readonly (readonly [WkEvent, string])[]): void => {
    for (const [event, sentence] of rows) expect(words.event(event, who)).toBe(sentence)
  }

  test('WK-29.2 missions', () => {
    said([
      [{ what: 'crowd addressed', clause: 'WK-29.2', seat: 0 }, 'Ann addresses the crowd of Gangraen.'],
      [{ what: 'Dame taken', clause: 'WK-29.2', seat: 1 }, 'The Dame joins Ben.'],
      [
        { what: 'Dame left behind', clause: 'WK-29.2', seat: 0, hex: hexAt(1, 1) },
        'The Dame stays behind at (1,1).',
      ],
      [{ what: 'clue turned up', clause: 'WK-29.2', seat: 2, n: 3 }, 'Cy turns up clue 3.'],
      [{ what: 'clue kept', clause: 'WK-29.2', seat: 2, n: 3 }, 'Cy keeps clue 3.'],
      [
        { what: 'clue lost', clause: 'WK-29.2', seat: 2, n: 3, hex: hexAt(1, 1) },
        'Cy loses clue 3; it lies face up at (1,1).',
      ],
      [
        { what: 'Cultist beaten', clause: 'WK-29.2', seat: 0, n: 1 },
        'Ann beats Zealot and keeps the marker.',
      ],
    ])
  })

  test('WK-3.2 WK-5.10 WK-7.25 WK-13.4 the start, tokens, cards from under the marker, rewards that are void', () => {
    said([
      [{ what: 'rolled for the start', clause: 'WK-3.2', seat: 0, die: 7 }, 'Ann rolls 7 for the start.'],
      [{ what: 'first player', clause: 'WK-3.2', seat: 1 }, 'Ben is First Player.'],
      [{ what: 'special token turned', clause: 'WK-27.4', token: 0 }, 'The Nuked token turns dark.'],
      [{ what: 'special token removed', clause: 'WK-27.4', token: 2 }, 'The Reboot token is removed.'],
      [
        { what: 'planted card discarded', clause: 'WK-12.18', card: wild('W01') },
        'Tornado from under the Waster marker is discarded.',
      ],
      [
        { what: 'reward void', clause: 'WK-13.4', seat: 0 },
        'Ann goes without: that card has been taken already.',
      ],
    ])
  })

  test('WK-21.12 WK-10.5 WK-23.5 WK-27.3 knights, their gear and their vehicles', () => {
    said([
      [
        { what: 'came round', clause: 'WK-21.12', seat: 0, hex: hexAt(1, 1) },
        'Ann is conscious again at (1,1).',
      ],
      [{ what: 'revived', clause: 'WK-10.5', seat: 0, other: 1 }, 'Ann revives Ben.'],
      [{ what: 'vehicle repaired', clause: 'WK-23.5', seat: 1 }, 'The vehicle of Ben is repaired.'],
      [
        { what: 'vehicle taken', clause: 'WK-23.11', seat: 1, card: gear('V02'), damaged: false, had: 0 },
        'Ben takes the Off-road.',
      ],
      [
        { what: 'vehicle taken', clause: 'WK-23.11', seat: 1, card: gear('V02'), damaged: true, had: 0 },
        'Ben takes a damaged Off-road.',
      ],
      [
        { what: 'special card attached', clause: 'WK-24.11', seat: 1, card: gear('B02') },
        'Cyber-arm is attached to Ben.',
      ],
      [
        { what: 'hex blocked', clause: 'WK-27.3', seat: 0, hex: hexAt(1, 1) },
        'A special token keeps Ann from exploring (1,1).',
      ],
      [{ what: 'traded', clause: 'WK-10.12', seats: [0, 1], cards: 1 }, 'Ann and Ben trade 1 card.'],
      [{ what: 'traded', clause: 'WK-10.12', seats: [0, 1], cards: 2 }, 'Ann and Ben trade 2 cards.'],
      [{ what: 'traded', clause: 'WK-10.12', seats: [0, 1], cards: 0 }, 'Ann and Ben trade.'],
      [
        { what: 'stolen', clause: 'WK-10.10', seat: 0, victim: 1, loot: 'task', card: task('P01') },
        'Ann steals Burn, Baby, Burn! from Ben.',
      ],
      [{ what: 'wasteland looked at', clause: 'WK-12.18', seat: 0, n: 1 }, 'Ann looks at 1 wasteland card.'],
      [
        { what: 'card planted', clause: 'WK-12.13b', seat: 0, discarded: [] },
        'Ann puts a card under the Waster marker.',
      ],
    ])
  })
})

describe('labels and questions', () => {
  test('WK-23.6 WKC-R18 WK-22.12 gear picked unseen, one more card, a plan given up', () => {
    const blind = bareTable((s) => {
      s.knights[0]!.cargo = [fetch(s, gear('G15')), fetch(s, gear('G06'))]
      s.stack.push({ at: 'overload', step: 0, seat: 0, by: 2, where: 'cargo' })
    })
    expect(labels(blind, 2).slice(0, 2)).toEqual([
      'Discard stored card 1, unseen',
      'Discard stored card 2, unseen',
    ])
    const sheila = bareTable((s) => drawGear(s, 0, [0, 1], true), { knights: ['K13', 'K07', 'K03'] })
    expect(labels(sheila).slice(0, 2)).toEqual(['One more green card', 'One more yellow card'])
    const v = wasteKnights.view(bareTable((s) => rearrange(s, 1, true)).position, 0)
    expect(words.action(v, { act: 'as before' })).toBe('Leave it as it was')
  })

  test('WK-12.11c WK-12.8b WKC-R24 what is attached, taken, and where a token goes', () => {
    const tower = opened(11, {
      change(s) {
        s.knights[0]!.pack = [fetch(s, gear('B02'))]
      },
    })
    plays(tower, [0, action(11, 2)])
    expect(labels(tower)).toContain('Attach Cyber-arm (backpack 1)')
    const shop = opened(8)
    plays(shop, [0, action(8, 1)])
    expect(question(shop)).toBe('Which card do you take?')
  })

  test('WK-29.2 clues to be turned up, followed once more or lost, and Aunty Entropy to be fought', () => {
    const at = (shown: boolean, change: (s: Wk) => void = () => {}): WkMatch =>
      opened(7, {
        options: { mission: 'M4' },
        change(s) {
          s.quest.markers = [{ n: 2, hex: s.knights[0]!.hex, shown }]
          change(s)
        },
      })
    expect(labels(at(false))).toContain('Turn up the clue here (marker 1)')
    expect(labels(at(true))).toContain('Follow clue 2 once more')
    const her = at(true, (s) => {
      s.quest.kept[0] = [3, 5]
      s.quest.villain = s.knights[0]!.hex
      s.knights[0]!.rep = 4
    })
    expect(labels(her)).toContain('Fight Aunty Entropy')
    plays(her, [0, { act: 'mission', n: 10 }])
    decide(her, 1)
    expect([question(her), labels(her, 2)]).toEqual([
      'Which clue is lost?',
      ['Clue 3 is lost', 'Clue 5 is lost'],
    ])
  })

  test('WK-13.17 WKC-R24 WK-7.23 tasks to be settled, a token to be placed, a card from the Redoubt', () => {
    const match = fight(['K08', 'K05'], 'W25', [], (s) => {
      s.met = [
        { seat: 0, card: post(s, 'C02') },
        { seat: 0, card: own(s, 0, 'P14') },
      ]
    })
    while (match.position.stack.at(-1)!.at !== 'combat') match.position.stack.pop()
    Object.assign(match.position.stack.at(-1)!, {
      step: wasteKnights.program.combat!.index['which task first'],
      winner: 0,
    })
    expect(asked(match)).toEqual(['2:which task first'])
    const [common, private_] = match.position.met.map(({ card }) => sold.tasks[card]!)
    expect([question(match), labels(match, 2)]).toEqual([
      'Which task first',
      [`${common!.common!.title} first`, `${private_!.private!.title} first`],
    ])
    const v = wasteKnights.view(match.position, 0)
    expect(words.question(v, 'place the token')).toBe('On which special hex do you place the token?')
    expect(words.question(v, 'card from the Redoubt')).toBe(
      'Which card from the Redoubt is played on this knight?',
    )
  })

  test('who waits is told what the others are at, for every question', () => {
    const v = wasteKnights.view(bareTable(() => {}).position, 0)
    const decisions = Object.values(wasteKnights.program).flatMap(({ steps }) =>
      steps.flatMap((step) => ('owed' in step && step.owed !== undefined ? [step.name] : [])),
    )
    // Told from the frames that lie there, not from the name of the question alone.
    const byFrame = ['act or pass', 'choose a combat card', 'escape or face']
    expect(decisions.length).toBeGreaterThan(50)
    const silent = new Set(decisions.filter((decision) => words.waits(v, decision) === decision))
    expect([...silent].toSorted()).toEqual(byFrame)
  })

  test('who waits is told which clash, which hazard and which moment it is', () => {
    const v = wasteKnights.view(bareTable(() => {}).position, 0)
    const foe = wild('W15')
    const on = (...stack: WkFrame[]): WkView => ({ ...v, stack })
    const combat = { ...freshCombat([0, 1], foe, v.knights[0]!.hex, 0), clash: 2 }
    expect(words.waits(on(combat), 'choose a combat card')).toBe('Clash 2: choosing a card in secret.')
    expect(words.waits(on(combat), 'rearrange')).toBe('Defending: changing gear.')
    expect(words.waits(on(freshWild(0, foe)), 'escape or face')).toMatch(/^\w.*: escaping, or facing it\.$/)
    const window: WkFrame = {
      at: 'window',
      step: 0,
      moment: 'before move',
      seats: [0],
      turn: 0,
      passes: 0,
      open: true,
      about: 0,
      used: [],
    }
    expect(words.waits(on(window), 'act or pass')).toBe('Reacting before the move, or passing.')
  })

  test('WK-24.9 WK-24.11 WK-1.15 the table shows what is attached, over capacity and marked', () => {
    const match = bareTable((s) => {
      const k = s.knights[0]!
      k.beside = [fetch(s, gear('B02'))]
      k.under = [fetch(s, gear('B04'))]
      k.over = [fetch(s, gear('B05'))]
      k.panels[0] = {
        ...fetch(s, gear('Y03')),
        marked: true,
        plus: [{ card: fetch(s, gear('Y09')).card, marked: true }],
      }
    })
    const said = words.table(wasteKnights.view(match.position, 1), who)
    expect(said).toContain('Hands: Dingo AR* + Scope* (both hands).')
    expect(said).toContain('Attached: Cyber-arm, Turbo-injector.')
    expect(said).toContain('Over capacity: Cerbero Keycard.')
  })
})
