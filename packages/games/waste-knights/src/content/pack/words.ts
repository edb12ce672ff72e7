import { byField, int, list, oneOf, record, type Shape } from '@midden/kernel'
import {
  ATTACHED_TRAITS,
  COUNTERS,
  ENEMY_TRAITS,
  FORBIDDEN,
  ICONS,
  RANGES,
  SKILLS,
  STRIPES,
  TERRAINS,
  TOKENS,
} from '../names.ts'

const isText = (x: unknown): boolean => typeof x === 'string'

/** A bare word, or an object. */
const wordOr =
  (words: readonly string[], objects: Shape): Shape =>
  (x, path) =>
    isText(x) ? oneOf(...words)(x, path) : objects(x, path)

/** Objects told apart by which of these fields they have. */
const byKey =
  (shapes: Readonly<Record<string, Shape>>): Shape =>
  (x, path) => {
    const key = Object.keys(shapes).find((name) => typeof x === 'object' && x !== null && name in x)
    return key === undefined
      ? `${path} must have one of the fields ${Object.keys(shapes).join(', ')}`
      : shapes[key]!(x, path)
  }

/** Fields that may be left out. */
export const loose =
  (needed: Readonly<Record<string, Shape>>, spare: Readonly<Record<string, Shape>>): Shape =>
  (x, path) => {
    const fields = { ...needed }
    for (const [key, shape] of Object.entries(spare))
      if (typeof x === 'object' && x !== null && key in x) fields[key] = shape
    return record(fields)(x, path)
  }

const small = int(1, 99)
const change = int(-99, 99)

export const condition = wordOr(
  [
    'attack',
    'not attack',
    'escape',
    'explore',
    'spends ammo',
    'vehicle',
    'foot',
    'ferocious',
    'duel',
    'won',
    'lost',
  ].concat(['even round', 'combat', 'not combat', 'healthy', 'clean']),
  byKey({
    by: record({ by: oneOf('you', 'opp', 'self', 'rival', 'enemy') }),
    skill: record({ skill: oneOf(...SKILLS) }),
    icon: record({ icon: oneOf(...ICONS) }),
    hex: record({
      hex: (x, path) =>
        (isText(x) ? oneOf('here and around', 'hazard') : list(oneOf(...TERRAINS), 1, 7))(x, path),
    }),
    trait: record({ trait: list(oneOf(...ENEMY_TRAITS), 1, 4) }),
    clash: record({ clash: int(1, 3) }),
    round: record({ round: small }),
    has: record({ has: oneOf('vehicle', 'gear') }),
    no: record({ no: oneOf('vehicle', 'gear') }),
    rep: record({ rep: small }),
  }),
)

export const cost = wordOr(
  ['mark', 'once', 'limit', 'discard'],
  byKey({
    spend: record({ spend: oneOf('ammo', 'fuel'), n: int(1, 4) }),
    lose: record({ lose: oneOf('ammo', 'fuel'), n: int(1, 4) }),
    luck: record({ luck: int(1, 5) }),
    gear: record({ gear: oneOf(...STRIPES), n: small }),
  }),
)

const modifier = byKey({
  forbid: record({ forbid: list(oneOf(...FORBIDDEN), 1, 6) }),
  extra: record({ extra: oneOf('steal', 'draw'), n: int(1, 3) }),
  stat: byField('stat', {
    ...Object.fromEntries(
      [
        'dice',
        'damage',
        'pierce',
        'armour',
        'multi',
        'mp',
        'mp per fuel',
        'difficulty',
        'feet',
        'backpack',
        'healing',
      ].map((stat) => [stat, record({ stat: oneOf(stat), by: change })]),
    ),
    'crit from': record({ stat: oneOf('crit from'), is: int(1, 10) }),
    'crit damage': record({ stat: oneOf('crit damage'), is: small }),
    'range penalty': record({ stat: oneOf('range penalty'), is: int(0, 0) }),
    icon: record({ stat: oneOf('icon'), is: oneOf(...ICONS) }),
    value: record({ stat: oneOf('value'), is: oneOf('yellow') }),
  }),
})

const does = (name: string, fields: Readonly<Record<string, Shape>> = {}): [string, Shape] => [
  name,
  record({ do: oneOf(name), ...fields }),
]

const bodily: [string, Shape][] = [
  [
    'change',
    loose({ do: oneOf('change'), what: oneOf(...COUNTERS), by: change }, { of: oneOf('you', 'opp', 'self') }),
  ],
  does('fill', { what: oneOf('ammo', 'fuel', 'hp', 'rad') }),
  does('empty', { what: oneOf('ammo', 'fuel') }),
  ['luck', loose({ do: oneOf('luck'), by: int(-5, 5) }, { random: oneOf(true) })],
]
const vehicle = does('vehicle', { how: oneOf('damage', 'repair') })
const draw = does('draw', { colour: oneOf(...STRIPES), n: int(1, 9) })
const drop = does('drop', {
  n: (x, path) => (isText(x) ? oneOf('any') : int(1, 9))(x, path),
  which: oneOf('any', 'available', ...ATTACHED_TRAITS),
  by: oneOf('you', 'waster'),
})
const mp = does('mp', { by: change })
const dominance = does('dominance', { by: change })
const moreDamage = does('more damage', { by: change })

/** Deeds that hold deeds of their own kind. */
function nesting(plain: [string, Shape][], kinds: readonly ('choose' | 'check' | 'roll')[]): Shape {
  const table: Record<string, Shape> = Object.fromEntries(plain)
  const inner: Shape = (x, path) => list(byField('do', table), 0, 20)(x, path)
  const forms = {
    choose: record({ do: oneOf('choose'), of: list(inner, 2, 6) }),
    check: record({
      do: oneOf('check'),
      skill: list(oneOf(...SKILLS), 1, 2),
      difficulty: oneOf(5, 7, 9),
      pass: inner,
      fail: inner,
    }),
    roll: record({ do: oneOf('roll'), bands: list(record({ to: int(1, 10), deeds: inner }), 1, 10) }),
  }
  for (const kind of kinds) table[kind] = forms[kind]
  return byField('do', table)
}
const plainly = (...deeds: [string, Shape][]): Shape => byField('do', Object.fromEntries(deeds))

const actionDeed = nesting(
  [
    ...bodily,
    vehicle,
    draw,
    drop,
    does('trade'),
    does('take', { colour: oneOf(...STRIPES) }),
    does('attach', { trait: oneOf(...ATTACHED_TRAITS) }),
    does('go anywhere'),
    does('plant', { n: int(1, 9) }),
    does('strike', { deeds: list(plainly(...bodily), 1, 9) }),
  ],
  ['choose', 'check', 'roll'],
)
const eventDeed = nesting(
  [
    ...bodily,
    vehicle,
    draw,
    drop,
    does('stop'),
    does('trade'),
    mp,
    does('draw next colour up'),
    does('skip exploration'),
    does('token', { token: oneOf(...TOKENS), where: oneOf('here and around') }),
    does('go back'),
  ],
  ['choose', 'check', 'roll'],
)

/** What may happen at each moment: the same lists as the types of the vocabulary. */
export const deedsAt: Readonly<Record<string, Shape>> = {
  passive: modifier,
  any: nesting([...bodily, vehicle, does('re-equip')], ['choose']),
  'luck draw': plainly(...bodily),
  'before move': plainly(mp),
  played: plainly(does('cancel'), does('redraw'), does('cannot stop you')),
  'before check': plainly(
    does('dice', { by: change }),
    moreDamage,
    does('need', { n: int(1, 9) }),
    does('pass'),
  ),
  'after check': plainly(does('reroll'), does('turn a die', { to: int(10, 10) })),
  'before soak': plainly(moreDamage, does('more pierce', { by: change })),
  'before combat': plainly(
    ...bodily,
    vehicle,
    dominance,
    does('start range', { to: oneOf(...RANGES, 'any') }),
    does('mark', { n: int(1, 9), by: oneOf('waster') }),
  ),
  'combat end': nesting([...bodily, vehicle, drop, does('stop')], ['choose']),
  explore: plainly(...bodily, draw, does('value', { is: oneOf('yellow') })),
  action: actionDeed,
  rest: nesting([...bodily, vehicle], ['choose']),
  ko: plainly(does('revive', { heal: int(1, 4) })),
  'luck played': plainly(does('cancel')),
  event: eventDeed,
  'event always': eventDeed,
  'on loss': plainly(...bodily),
  dominance: plainly(dominance),
  'set range': plainly(
    ...bodily,
    does('shift range', { by: int(-2, 2) }),
    does('set range', { to: oneOf(...RANGES) }),
  ),
  would: record({ do: oneOf('prevent'), n: (x, path) => (isText(x) ? oneOf('all') : int(1, 99))(x, path) }),
}
