import { bool, byField, int, list, nullOr, oneOf, record, type Shape, text } from '@midden/kernel'
import { hexes } from '../../cards/hexes.ts'
import {
  ATTACHED_TRAITS,
  ENEMY_TRAITS,
  EVENT_TRAITS,
  FITS,
  GENERAL_TRAITS,
  ICONS,
  ORIGINS,
  SKILLS,
  SPECIAL_TOKENS,
  STRIPES,
  TERRAINS,
} from '../names.ts'
import { type Deck, MOMENTS } from '../vocabulary.ts'
import { condition, cost, deedsAt, loose } from './words.ts'

/** The clauses of the hex reference sheet (WK-12): what a line of a hex can be. */
const REFERENCE = hexes.flatMap(({ clauses }) => clauses)

/** A line of text, at one of the moments its deck knows. */
function lineOf(deck: Deck): Shape {
  const spare = { may: oneOf(true), if: list(condition, 1, 8), pay: list(cost, 1, 4) }
  const moments: Record<string, Shape> = {}
  for (const at of MOMENTS[deck]) {
    const needed = { at: oneOf(at), do: list(deedsAt[at]!, 1, 12) }
    const more = { what: oneOf('rad', 'contamination', 'vehicle damage') }
    moments[at] = loose((at as string) === 'would' ? { ...needed, ...more } : needed, spare)
  }
  return byField('at', moments)
}
const linesOf = (deck: Deck): Shape => list(lineOf(deck), 0, 8)

const id = text(12)
const name = text(60)
const said = text(300)
const figure = int(0, 20)
const panel = record({ skill: oneOf(...SKILLS), difficulty: oneOf(5, 7, 9) })
const origin = oneOf(...ORIGINS)

export const rewardShape: Shape = (x, path) => {
  const is = (key: string): boolean => typeof x === 'object' && x !== null && key in x
  if (is('draw')) return record({ draw: oneOf(...STRIPES), n: int(1, 9) })(x, path)
  if (is('blue')) return record({ blue: id })(x, path)
  return record({ gain: oneOf('ammo', 'fuel', 'rep', 'luck'), n: int(1, 9) })(x, path)
}
const rewards = list(rewardShape, 0, 6)

const fighter = {
  aggression: int(1, 20),
  icons: list(oneOf(...ICONS), 1, 4),
  multi: figure,
  pierce: figure,
  damage: figure,
  armour: figure,
  health: int(1, 20),
  ferocious: bool,
}
const wild = { id, title: name, copies: int(1, 9), escape: panel, reward: rewards, origin, line: said }

const need = byField('need', {
  explore: record({ need: oneOf('explore') }),
  check: record({ need: oneOf('check'), skill: oneOf(...SKILLS), difficulty: oneOf(5, 7, 9) }),
  gear: record({ need: oneOf('gear'), colour: oneOf(...STRIPES), n: int(1, 9) }),
  suffer: record({ need: oneOf('suffer'), what: oneOf('rad'), n: int(1, 3) }),
  lose: record({ need: oneOf('lose'), what: oneOf('hp'), n: int(1, 3) }),
  spend: record({ need: oneOf('spend'), what: oneOf('fuel', 'ammo'), n: int(1, 4) }),
  'arrived on foot': record({ need: oneOf('arrived on foot') }),
})
const atHex = record({ hex: int(1, 15), need })
const requirement: Shape = (x, path) =>
  (typeof x === 'object' && x !== null && 'defeat' in x ? record({ defeat: oneOf(...ENEMY_TRAITS) }) : atHex)(
    x,
    path,
  )
const goal = byField('met', {
  defeat: record({
    met: oneOf('defeat'),
    what: oneOf('enemy', 'ferocious enemy', 'knight', ...ENEMY_TRAITS),
  }),
  ride: record({ met: oneOf('ride'), mp: int(1, 99), hexes: int(1, 36) }),
  'revive or face': record({ met: oneOf('revive or face'), trait: oneOf(...EVENT_TRAITS) }),
  act: record({ met: oneOf('act'), at: list(int(1, 15), 1, 4) }),
  'take from the Stalls': record({ met: oneOf('take from the Stalls'), colour: oneOf(...STRIPES) }),
  'healthy and clean on a hazard': record({ met: oneOf('healthy and clean on a hazard') }),
})
const task = {
  id,
  title: name,
  mustPlay: nullOr(oneOf(...ENEMY_TRAITS)),
  reward: rewards,
  origin,
  line: said,
}
const special = record({
  do: oneOf('special token'),
  token: oneOf(...SPECIAL_TOKENS),
  at: (x, path) => (typeof x === 'string' ? oneOf('any special hex') : int(1, 15))(x, path),
})

const gearBase = { id, title: name, copies: int(0, 9), text: linesOf('gear'), origin, line: said }
const two = list(int(0, 20), 2, 2)
const weapon = record({
  ...gearBase,
  group: oneOf('weapon'),
  hands: oneOf(1, 2),
  icons: list(oneOf(...ICONS), 1, 4),
  multi: figure,
  pierce: figure,
  damage: figure,
  free: bool,
  fuel: int(0, 4),
})
const vehicle = record({ ...gearBase, group: oneOf('vehicle'), speed: list(int(1, 20), 2, 2), capacity: two })
const gear = byField('group', {
  weapon,
  armour: record({ ...gearBase, group: oneOf('armour'), armour: figure }),
  enhancement: record({ ...gearBase, group: oneOf('enhancement'), fits: oneOf(...FITS) }),
  general: record({ ...gearBase, group: oneOf('general'), trait: oneOf(...GENERAL_TRAITS) }),
  attached: record({ ...gearBase, group: oneOf('attached'), trait: oneOf(...ATTACHED_TRAITS) }),
  vehicle,
})

/** A pack of cards as JSON: the same fields as the rows of the game as it is sold. */
export const packShape = record({
  starters: list(id, 0, 6),
  knights: list(
    record({
      id,
      name,
      vocation: name,
      skills: list(int(1, 9), 6, 6),
      text: linesOf('knight'),
      hands: list(id, 0, 2),
      body: nullOr(id),
      pocket: nullOr(id),
      backpack: int(0, 9),
      origin,
      line: said,
    }),
    4,
    40,
  ),
  events: list(record({ ...wild, trait: oneOf(...EVENT_TRAITS), text: linesOf('event') }), 1, 60),
  enemies: list(
    record({ ...wild, ...fighter, trait: oneOf(...ENEMY_TRAITS), villain: bool, text: linesOf('enemy') }),
    1,
    60,
  ),
  cultists: list(record({ ...fighter, id, name, text: linesOf('enemy') }), 6, 6),
  commons: list(record({ ...task, goal }), 1, 40),
  privates: list(record({ ...task, first: atHex, second: requirement, deeds: list(special, 0, 3) }), 8, 60),
  luck: list(
    record({
      id,
      title: name,
      text: list(lineOf('luck'), 1, 1),
      copies: list(record({ icon: oneOf('ammo', 'fuel', 'hp', 'rad'), rank: text(6) }), 1, 9),
      origin,
    }),
    1,
    60,
  ),
  green: list(gear, 1, 60),
  yellow: list(gear, 1, 60),
  red: list(gear, 1, 60),
  blue: list(gear, 0, 60),
  vehicles: list(vehicle, 1, 9),
  printed: list(weapon, 0, 20),
  tiles: list(
    record({
      id,
      number: int(0, 15),
      terrain: oneOf(...TERRAINS),
      difficulty: int(0, 9),
      threat: int(0, 9),
      radiation: int(0, 3),
      contamination: int(0, 3),
    }),
    37,
    37,
  ),
  hexes: list(
    record({
      number: int(1, 15),
      name,
      city: bool,
      explore: nullOr(panel),
      text: linesOf('hex'),
      clauses: list(
        (x, path) =>
          REFERENCE.some((clause) => clause === x) ? null : `${path} must be a clause of the ledger`,
        0,
        8,
      ),
    }),
    15,
    15,
  ),
  stalls: list(
    record({ space: text(4), card: oneOf(...STRIPES), price: oneOf(...STRIPES), only: nullOr(int(1, 15)) }),
    1,
    20,
  ),
})
