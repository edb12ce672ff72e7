import type { Seat } from '@midden/kernel'
import { hexAt, tierOf } from '../board/geometry.ts'
import { hexOfNumber, numberAt } from '../board/hexes.ts'
import { change, still } from '../bodies/counters.ts'
import { cards } from '../cards.ts'
import type { Table, Wk } from '../position.ts'
import type { Tell } from '../types.ts'
import type { MissionRules } from './module.ts'
import { LORD_HUMUS, layBeside, wildNumber } from './villains.ts'
import { win } from './win.ts'

const QUEENS_VALLEY = 3
const FAME = 5
const FIRST_ROUND = 3
const HUNTING = 2
const OUTER_HEXES = 18

/** Where the mission tile lies. */
const keepOf = (s: Table): number => s.tiles.indexOf(cards(s).tiles.length)

/** The normal tile at (−3,0); on a board of one's own the next normal tile of Tier 3, clockwise. */
function placeOfKeep(s: Table): number {
  const first = hexAt(-3, 0)
  for (let i = 0; i < OUTER_HEXES; i++) {
    const hex = first + i < s.tiles.length ? first + i : first + i - OUTER_HEXES
    if (tierOf(hex) === 3 && numberAt(s, hex) === 0) return hex
  }
  return first
}

/** She is still with Lord Humus: neither carried nor left on a hex. */
const isCaptive = (s: Table): boolean => s.quest.carrier < 0 && s.quest.dame < 0

function take(s: Wk, seat: Seat, tell: Tell): void {
  s.quest.carrier = seat
  s.quest.dame = -1
  tell?.({ what: 'Dame taken', clause: 'WK-29.2', seat })
}

/** Her carrier has lost consciousness, or left the game: she stays on the hex. */
function leave(s: Wk, carrier: Seat, tell: Tell): void {
  s.quest.dame = s.knights[carrier]!.hex
  s.quest.carrier = -1
  tell?.({ what: 'Dame left behind', clause: 'WK-29.2', seat: carrier, hex: s.quest.dame })
}

/** M3 Damsel in Distress: bring the Dame to Queen's Valley. */
export const damsel: MissionRules = {
  setup(s) {
    const keep = placeOfKeep(s)
    layBeside(s, LORD_HUMUS)
    s.quest.tile = s.tiles[keep]!
    s.tiles[keep] = cards(s).tiles.length
    s.quest.villain = keep
  },
  cardOn(s, hex) {
    const card = wildNumber(s, LORD_HUMUS)
    return s.quest.villain === hex && s.quest.beside.includes(card) ? card : -1
  },
  wasterStep(s, f) {
    if (s.round < FIRST_ROUND) return undefined
    f.turn = s.quest.carrier < 0 ? 1 : HUNTING
    return 'move the villain'
  },
  arrived(s, tell) {
    const { carrier, villain } = s.quest
    if (carrier >= 0 && s.knights[carrier]!.hex === villain)
      change(s, carrier, { ...still, hp: -1 }, 'WK-29.2', tell)
  },
  defeated(s, seat, foe, tell) {
    if (foe !== wildNumber(s, LORD_HUMUS) || !isCaptive(s) || s.knights[seat]!.rep < FAME) return
    take(s, seat, tell)
    s.quest.villain = keepOf(s)
    tell?.({ what: 'villain moved', clause: 'WK-29.2', card: foe, hex: s.quest.villain })
  },
  explored(s, { seat }, tell) {
    const { hex } = s.knights[seat]!
    if (s.quest.dame === hex) take(s, seat, tell)
    const isThere = s.quest.carrier === seat && numberAt(s, hex) === QUEENS_VALLEY
    return isThere ? win(s, seat, tell) : undefined
  },
  checkpoint(s, tell) {
    const { carrier } = s.quest
    if (carrier >= 0 && s.knights[carrier]!.down) leave(s, carrier, tell)
  },
  departed(s, seat, tell) {
    if (s.quest.carrier === seat) leave(s, seat, tell)
  },
  aims(s, seat) {
    const { carrier, dame } = s.quest
    if (carrier === seat) return [{ hex: hexOfNumber(s, QUEENS_VALLEY), gain: 30 }]
    if (dame >= 0) return [{ hex: dame, gain: 15 }]
    if (carrier >= 0) return [{ hex: s.knights[carrier]!.hex, gain: 5 }]
    return s.knights[seat]!.rep >= FAME ? [{ hex: s.quest.villain, gain: 8 }] : []
  },
  prize: (s, seat, foe) =>
    foe === wildNumber(s, LORD_HUMUS) && isCaptive(s) && s.knights[seat]!.rep >= FAME ? 20 : 0,
  duelPrize: (s, _seat, rival) => (s.quest.carrier === rival ? 15 : 0),
  measure: () => null,
}
