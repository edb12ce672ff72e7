import { type Seat, shuffle } from '@midden/kernel'
import { LEDGER_LAYOUT } from '../board/layout.ts'
import { change, still } from '../bodies/counters.ts'
import { SKILLS } from '../content/names.ts'
import { drawLuck } from '../decks.ts'
import type { MissionFrame } from '../frames/round.ts'
import { damageVehicle } from '../gear/vehicles.ts'
import { each, placesWhere } from '../lists.ts'
import type { Table, Wk } from '../position.ts'
import { drawGear, startCheck, startCombat } from '../push.ts'
import { moveWaster } from '../roles.ts'
import type { Tell } from '../types.ts'
import type { MissionRules, Next } from './module.ts'
import { AUNTY_ENTROPY, HELL_RAIDERS, layBeside, wildNumber } from './villains.ts'
import { win } from './win.ts'

const PLACES = ['S5', 'S6', 'S7', 'S8', 'S9', 'S10']
const MEDICINE = SKILLS.indexOf('Medicine')
const EASY = 5
const YELLOW = 1
const FAME = 4
const MOST_DICE = 2
const WON = 1
const LOST = 0
/** The action of fighting her; those below are markers by their place in the list. */
const FIGHT_HER = 10
const RAIDERS = 2

/** Clues held before she appears. */
const enough = (s: Table): number => (s.seats === 4 ? 4 : 3)
const cluesHeld = (s: Table): number => s.quest.kept.reduce((sum, list) => sum + list.length, 0)

function keep(s: Wk, seat: Seat, n: number, tell: Tell): void {
  s.quest.kept[seat]!.push(n)
  tell?.({ what: 'clue kept', clause: 'WK-29.2', seat, n })
  if (s.quest.villain >= 0 || cluesHeld(s) < enough(s)) return
  s.quest.villain = s.knights[seat]!.hex
  const card = wildNumber(s, AUNTY_ENTROPY)
  tell?.({ what: 'villain moved', clause: 'WK-29.2', card, hex: s.quest.villain })
}

/** What each clue says, by its number; the second is kept only by whoever wins its fight. */
function resolve(s: Wk, { seat }: MissionFrame, n: number, tell: Tell): Next {
  switch (n) {
    case 1:
      change(s, seat, { ...still, rep: 1 }, 'WK-29.2', tell)
      return undefined
    case RAIDERS:
      startCombat(s, seat, moveWaster(s, seat), wildNumber(s, HELL_RAIDERS))
      return 'what came of it'
    case 3:
      drawGear(s, seat, [YELLOW])
      return undefined
    case 4:
      change(s, seat, { ...still, hp: -1 }, 'WK-29.2', tell)
      damageVehicle(s, seat, tell)
      return undefined
    case 5:
      startCheck(s, seat, 'text', [MEDICINE], EASY)
      return 'what came of it'
    default:
      drawLuck(s, seat, 1, tell)
      return undefined
  }
}

function turnUp(s: Wk, f: MissionFrame, tell: Tell): Next {
  const marker = s.quest.markers[f.n]!
  const told = { what: 'clue turned up', clause: 'WK-29.2', seat: f.seat, n: marker.n } as const
  tell?.(marker.shown ? told : { ...told, reveals: true })
  marker.shown = true
  f.turn = marker.n
  if (marker.n !== RAIDERS) {
    s.quest.markers.splice(f.n, 1)
    keep(s, f.seat, marker.n, tell)
  }
  return resolve(s, f, marker.n, tell)
}

/** Her name is spoken: one more die for each clue, at most two. */
function fightHer(s: Wk, { seat }: MissionFrame): Next {
  const dice = Math.min(MOST_DICE, s.quest.kept[seat]!.length)
  startCombat(s, seat, moveWaster(s, seat), wildNumber(s, AUNTY_ENTROPY), dice)
  return 'what came of it'
}

/** M4 Avengers: clues, then Aunty Entropy. */
export const avengers: MissionRules = {
  setup(s) {
    layBeside(s, AUNTY_ENTROPY)
    const numbers = [1, 2, 3, 4, 5, 6]
    shuffle(s.rng, numbers, 'mission markers')
    const layout = s.options.boardLayout === 'ledger' ? LEDGER_LAYOUT : s.options.boardLayout
    s.quest.markers = each(PLACES.length, (i) => ({
      n: numbers.pop()!,
      hex: layout.indexOf(PLACES[i]!),
      shown: false,
    }))
  },
  wasterStep(s, f) {
    if (s.quest.villain < 0) return undefined
    f.turn = 1
    return 'move the villain'
  },
  actions(s, seat) {
    const { hex, rep } = s.knights[seat]!
    const list = placesWhere(s.quest.markers, (marker) => marker.hex === hex)
    if (s.quest.villain === hex && rep >= FAME && s.quest.kept[seat]!.length > 0) list.push(FIGHT_HER)
    return list
  },
  saysAction(s, _seat, n) {
    const marker = s.quest.markers[n]
    if (marker === undefined) return 'Fight Aunty Entropy'
    return marker.shown ? `Follow clue ${marker.n} once more` : `Turn up the clue here (marker ${n + 1})`
  },
  action: (s, f, tell) => (f.n === FIGHT_HER ? fightHer(s, f) : turnUp(s, f, tell)),
  after(s, f, tell) {
    const { seat, outcome } = f
    if (f.n === FIGHT_HER)
      return outcome === LOST && s.quest.kept[seat]!.length > 0 ? 'give up a clue' : undefined
    if (outcome !== WON) return undefined
    if (f.turn !== RAIDERS) drawLuck(s, seat, 2, tell)
    else keep(s, seat, s.quest.markers.splice(f.n, 1)[0]!.n, tell)
    return undefined
  },
  defeated(s, seat, foe, tell) {
    if (foe === wildNumber(s, AUNTY_ENTROPY)) win(s, seat, tell)
  },
  /** His clues lie face up where he was last seen. */
  departed(s, seat, tell) {
    const { hex } = s.knights[seat]!
    for (const n of s.quest.kept[seat]!.splice(0)) {
      s.quest.markers.push({ n, hex, shown: true })
      tell?.({ what: 'clue lost', clause: 'WK-28.10', seat, n, hex })
    }
  },
  aims(s, seat) {
    const found = s.quest.markers.map(({ hex }) => ({ hex, gain: 5 }))
    const dares = s.knights[seat]!.rep >= FAME && s.quest.kept[seat]!.length > 0
    return dares && s.quest.villain >= 0 ? [...found, { hex: s.quest.villain, gain: 8 }] : found
  },
  opponent(s, _seat, n) {
    if (n === FIGHT_HER) return { card: wildNumber(s, AUNTY_ENTROPY) }
    return s.quest.markers[n]?.n === RAIDERS ? { card: wildNumber(s, HELL_RAIDERS) } : null
  },
  prize: (s, _seat, foe) => (foe === wildNumber(s, AUNTY_ENTROPY) ? 30 : 0),
  measure: (s, seat) => s.quest.kept[seat]!.length,
}
