import { has, shuffle } from '@midden/kernel'
import { isBlank, numberAt } from '../board/hexes.ts'
import { cards } from '../cards.ts'
import { placesWhere } from '../lists.ts'
import type { Table } from '../position.ts'
import { giveRewards, startCombat } from '../push.ts'
import { moveWaster } from '../roles.ts'
import { hasCultist } from './cultists.ts'
import type { MissionRules } from './module.ts'
import { TOO_MANY_CULTISTS } from './rows.ts'
import { allLose } from './win.ts'

const FIRST_SPECIAL = 6
const WON = 1

const isOccupied = (s: Table, hex: number): boolean =>
  s.quest.markers.some((marker) => marker.hex === hex) ||
  s.knights.some((k, seat) => !has(s.gone, seat) && k.hex === hex)

/** Special hexes without a knight, a Cultist or a special token, lowest number first. */
export const cultHexes = (s: Table): number[] =>
  placesWhere(
    s.tiles,
    (_, hex) => numberAt(s, hex) >= FIRST_SPECIAL && !isBlank(s, hex) && !isOccupied(s, hex),
  ).sort((a, b) => numberAt(s, a) - numberAt(s, b))

/** M5 Cult of the Manifold. */
export const cult: MissionRules = {
  setup(s) {
    s.quest.bag = [1, 2, 3, 4, 5, 6]
    shuffle(s.rng, s.quest.bag, 'mission markers')
  },
  wasterStep(s, f, tell) {
    if (s.round % 2 !== 0 || s.quest.bag.length === 0 || cultHexes(s).length === 0) return undefined
    f.n = s.quest.bag.pop()!
    tell?.({ what: 'Cultist drawn', clause: 'WK-29.2', n: f.n, reveals: true })
    return 'place the Cultist'
  },
  endOfWasterStep: (s, _f, tell) =>
    s.quest.markers.length >= TOO_MANY_CULTISTS ? allLose(s, tell) : undefined,
  closes: hasCultist,
  actions: (s, seat) => placesWhere(s.quest.markers, ({ hex }) => hex === s.knights[seat]!.hex),
  saysAction: (s, _seat, n) =>
    `Fight the Cultist ${cards(s).pack.cultists[s.quest.markers[n]!.n - 1]?.name ?? ''}`,
  action(s, f) {
    f.turn = s.quest.markers[f.n]!.n
    startCombat(s, f.seat, moveWaster(s, f.seat), cards(s).cultists + f.turn - 1)
    return 'what came of it'
  },
  after(s, f, tell) {
    if (f.outcome !== WON) return undefined
    s.quest.markers.splice(f.n, 1)
    s.quest.kept[f.seat]!.push(f.turn)
    tell?.({ what: 'Cultist beaten', clause: 'WK-29.2', seat: f.seat, n: f.turn })
    giveRewards(s, f.seat, [
      { gain: 'rep', n: 1 },
      { draw: 'yellow', n: 1 },
    ])
    return undefined
  },
  aims: (s) => s.quest.markers.map(({ hex }) => ({ hex, gain: 5 })),
  opponent: (s, _seat, n) => ({ card: cards(s).cultists + s.quest.markers[n]!.n - 1 }),
  prize: (s, _seat, foe) => (foe >= cards(s).cultists ? 8 : 0),
  measure: (s, seat) => s.quest.kept[seat]!.length,
}
