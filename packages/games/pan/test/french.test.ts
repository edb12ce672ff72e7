import { type Action, owing, question, seatsIn } from '@midden/kernel'
import { plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { loadFrench, type PanEvent, pan } from '../src/index.ts'
import {
  commits,
  dealt,
  flip,
  go,
  gun,
  offered,
  type PanMatch,
  randomGame,
  scene,
  seen,
  take,
} from './scene.ts'

const french = await loadFrench()
const who = (seat: number): string => ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'][seat]!
const say = (events: readonly PanEvent[]): string[] => events.map((event) => french.words.event(event, who))

describe('French', () => {
  test('a trick, the ghost and the end are told in French', () => {
    const events: PanEvent[] = []
    const match = dealt(['6,4,2,1', '5,4,3,6'], { slots: '2,6,1,5' }, events)
    expect(say(events)[0]).toBe('Chacun reçoit 4 cartes, le fantôme 4 ; 12 sont mises de côté')
    expect(say(commits(match, [6, 5], 3)).slice(-2)).toEqual([
      'Les cartes se retournent : Ana 6, Ben 5, le fantôme 1, case 3',
      'Le fantôme gagne avec le 1, qui bat le 6, et prend 6 5 1',
    ])
    const end = scene({ fronts: ['6,5', '4'], pile: 'P', draws: [gun('P')] })
    expect(say(plays(end, [0, { act: 'skip', ns: [5, 6] }], [1, { act: 'reshuffle', n: 4 }]))).toEqual([
      'Ana paie 6 5 et passe',
      'Ben paie le 4 (Loup) et mélange les 6 cartes du revolver',
      'PAN ! Ben est hors jeu',
      'Ana survit et gagne',
    ])
  })

  test('actions, questions and the plain table are French', () => {
    const turn = scene({ fronts: ['6,5', '4', ''], pile: 'CCCP' })
    const view = seen(turn)
    expect(french.words.action(view, flip)).toBe('Retourner : PAN à 1 sur 4')
    expect(french.words.question(view, 'act')).toBe('Retourner à 1 sur 4, ou payer 1 carte pour mélanger ?')
    expect(french.words.table(view, who).split('\n').slice(0, 3)).toEqual([
      'Seconde manche, 3 en vie : mélanger coûte 1 carte, passer 3',
      'Revolver [CLIC] [CLIC] [ ?? ] [ ?? ] [ ?? ] [ ?? ]   PAN à 1 sur 4',
      '> Ana  à jouer   2 cartes total 11  6 5',
    ])
    const double = scene({ fronts: ['', '6,6,5', '4'], pile: 'CCCP' })
    plays(double, [0, flip], [0, go])
    expect(french.words.action(seen(double), take(16, 16, 24))).toBe(
      'Prendre 6 6 à la place 1 et 4 à la place 2',
    )
  })

  test('refusals keep their clauses and speak French', () => {
    const trick = dealt(['6,4,2,1', '5,4,3,6'], { slots: '2,6,1,5' })
    const turn = scene({ fronts: ['6', '4', ''], pile: 'CCCP' })
    const tried: [PanMatch, number, Action][] = [
      [trick, 0, { act: 'flip' }],
      [trick, 0, { act: 'commit', n: 3 }],
      [trick, 0, { act: 'commit', n: 6 }],
      [trick, 1, { act: 'commit', n: 5, with: 1 }],
      [trick, 0, { act: 'go' }],
      [trick, 0, { act: 'take', ns: [] }],
      [turn, 0, { act: 'skip', ns: [6] }],
      [turn, 0, { act: 'reshuffle', n: 3 }],
      [turn, 0, { act: 'reshuffle' }],
      [turn, 0, { act: 'commit', n: 6 }],
      [turn, 0, { act: 'dance' }],
      [turn, 1, { act: 'flip' }],
    ]
    for (const [match, seat, action] of tried) {
      const view = pan.view(match.position, seat)
      const [said, told] = [pan.refuse(view, seat, action), french.refuse(view, seat, action)]
      expect(told.clauses).toEqual(said.clauses)
      expect(told.reason).not.toBe(said.reason)
    }
    expect(french.barred(seen(turn), 0)).toEqual([
      { act: 'skip', clauses: ['PAN-6.5'], reason: 'PASSER coûte exactement 3 cartes ; vous en avez 1' },
    ])
  })

  test.each([
    [2, {}],
    [4, { ownerless: 'takeable', cancelled: 'discarded' }],
    [6, { cardless: 'out' }],
  ] as const)('%i players: nothing is left in English, and no two labels are the same', (seats, options) => {
    for (const seed of ['a', 'b', 'c'])
      randomGame(seed, seats, options, (match, events) => {
        for (const event of events)
          expect(french.words.event(event, who)).not.toBe(pan.words.event(event, who))
        for (const seat of seatsIn(owing(pan, match.position))) {
          const view = pan.view(match.position, seat)
          const labels = offered(match, seat).map((action) => french.words.action(view, action))
          expect(new Set(labels).size).toBe(labels.length)
          const { name } = question(pan, match.position)!
          expect(french.words.question(view, name)).not.toBe(pan.words.question(view, name))
          expect(french.words.waits!(view, name)).not.toBe(pan.words.waits(view, name))
        }
      })
  })

  test('every clause and every ruling is there in French under its number', () => {
    expect(Object.keys(french.ledger)).toEqual(Object.keys(pan.ledger))
    for (const [id, text] of Object.entries(pan.ledger))
      expect(french.ledger[id as keyof typeof pan.ledger], id).not.toBe(text)
  })

  test('options are explained in French, and nothing else of the game changes', () => {
    expect(french.sheet.cardless.about).toContain('seconde manche')
    expect(Object.keys(french.sheet)).toEqual(Object.keys(pan.sheet))
    for (const option of Object.values(french.sheet)) {
      if (option.kind !== 'choice') throw new Error('all options of Pan are choices')
      expect(option.name).toEqual(expect.any(String))
      expect(Object.keys(option.names ?? {})).toEqual(option.values)
    }
    expect(french.sheet.cancelled).toMatchObject({
      name: 'Cartes annulées',
      names: { 'to-winner': 'Au gagnant', discarded: 'Défaussées' },
    })
    expect({ ...french, words: 0, ledger: 0, sheet: 0, refuse: 0, barred: 0 }).toEqual({
      ...pan,
      words: 0,
      ledger: 0,
      sheet: 0,
      refuse: 0,
      barred: 0,
    })
  })
})
