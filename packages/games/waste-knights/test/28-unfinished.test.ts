import { asked, offersExactly, plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { damageVehicle } from '../src/gear/vehicles.ts'
import { wasteKnights } from '../src/index.ts'
import type { Wk } from '../src/position.ts'
import { drawGear, startCombat, startSteal } from '../src/push.ts'
import { questing } from './quests.ts'
import { action, opened, own, postCommon } from './scout.ts'
import { answers, fetch, gear, held, type WkMatch, wild } from './stage.ts'

const LEAVE = { act: 'leave for good' }
const table4 = (change: (s: Wk) => void): WkMatch => questing('REF', 4, change)
const sound = (match: WkMatch): void => expect(wasteKnights.audit(match.position)).toBeNull()

describe('what a player who leaves has left unfinished', () => {
  test('WK-28.10 WK-30.8 a theft ends with its thief and with its victim; a third player’s leaving ends nothing', () => {
    const robbery = (): WkMatch =>
      table4((s) => {
        s.knights[1]!.panels[3] = fetch(s, gear('G15'))
        startSteal(s, 0, 1, 1)
      })
    const thief = robbery()
    plays(thief, [0, LEAVE])
    expect(asked(thief)).toEqual(['3:1e clear the Stalls'])
    expect(thief.position.knights[1]!, 'WK-30.8').toMatchObject({ ammo: 4, fuel: 4 })
    expect(thief.position.knights[1]!.panels[3]).toEqual(held(gear('G15')))
    const victim = robbery()
    plays(victim, [1, LEAVE])
    expect(asked(victim)).toEqual(['3:1e clear the Stalls'])
    expect(victim.position.gear[0]!.discard.at(-1)).toBe(gear('G15'))
    const other = robbery()
    plays(other, [2, LEAVE])
    expect(asked(other)).toEqual(['0:what to steal'])
    for (const match of [thief, victim, other]) sound(match)
  })

  test('WK-28.11 WK-23.6 cargo a departed Waster was to pick is picked by the new one', () => {
    const match = table4((s) => {
      const k = s.knights[0]!
      s.pool[k.vehicle - gear('V01')]!++
      s.pool[2]!--
      Object.assign(k, { vehicle: gear('V03'), vehicleMarked: true })
      k.cargo = ['G15', 'G06', 'G08', 'Y01'].map((id) => fetch(s, gear(id)))
      damageVehicle(s, 0, null)
    })
    expect(asked(match)).toEqual(['2:down to the capacity'])
    plays(match, [2, LEAVE])
    expect(asked(match), 'WK-28.11').toEqual(['3:down to the capacity'])
    offersExactly(
      match,
      3,
      [0, 1, 2, 3].map((n) => ({ act: 'pick', n })),
    )
    plays(match, [1, LEAVE])
    expect(asked(match)).toEqual(['3:down to the capacity'])
    const events = plays(match, [3, { act: 'pick', n: 1 }])
    expect(events[0]).toEqual({
      what: 'cargo discarded',
      clause: 'WK-23.6',
      seat: 0,
      card: gear('G06'),
      by: 3,
      reveals: true,
    })
    sound(match)
  })

  test('WK-28.10 gear he has drawn and not placed goes to its discard pile', () => {
    const match = table4((s) => {
      s.gear[1]!.deck.push(fetch(s, gear('Y01')).card)
      drawGear(s, 1, [1, 1])
    })
    plays(match, [1, { act: 'draw' }])
    expect(asked(match)).toEqual(['1:card or vehicle'])
    plays(match, [1, LEAVE])
    expect(match.position.gear[1]!.discard).toEqual([gear('Y01')])
    expect(asked(match)).toEqual(['3:1e clear the Stalls'])
    sound(match)
  })

  test('WK-28.10 WK-12.18 wasteland cards he has drawn at the Redoubt are discarded', () => {
    const match = opened(13, {
      change(s) {
        for (const id of ['W03', 'W02', 'W01']) {
          s.wild.deck.splice(s.wild.deck.indexOf(wild(id)), 1)
          s.wild.deck.push(wild(id))
        }
      },
    })
    plays(match, [0, action(13, 1)])
    expect(asked(match)).toEqual(['0:keep a card'])
    plays(match, [0, LEAVE])
    expect(match.position.wild.discard).toEqual(['W01', 'W02', 'W03'].map(wild))
    expect(match.position.planted).toEqual([])
    sound(match)
  })

  test('WK-28.10 WK-30.4 a task he has met in a fight waits for him no longer; the others’ still do', () => {
    const match = table4((s) => {
      const common = postCommon(s, 'C05')
      own(s, 1, 'P14')
      startCombat(s, 1, 3, wild('W22'))
      s.met = [{ seat: 0, card: common }]
      s.met.push({ seat: 1, card: s.knights[1]!.tasks[0]!.card })
    })
    const [common] = match.position.met
    plays(match, [1, LEAVE])
    expect(match.position.met).toEqual([common])
    // His own task is replaced first; then the other is settled for him who met it.
    expect(asked(match)).toEqual(['3:introduce a task'])
    const events = plays(match, [3, answers(match, 3)[0]!])
    expect(match.position.met).toEqual([])
    expect(events).toContainEqual({
      what: 'task accomplished',
      clause: 'WK-13.3',
      seat: 0,
      card: common!.card,
      held: false,
    })
  })

  test('WK-28.10 WK-28.9 a private task that came from no space is not replaced', () => {
    const match = table4((s) => {
      own(s, 3, 'P05')
      s.knights[3]!.tasks[0]!.space = 0
    })
    const { card } = match.position.knights[3]!.tasks[0]!
    plays(match, [3, LEAVE])
    expect(match.position.removedTasks, 'WK-28.9').toEqual([card])
    expect(asked(match)).toEqual(['2:1e clear the Stalls'])
    sound(match)
  })
})
