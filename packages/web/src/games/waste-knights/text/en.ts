import { lists, ordinals, plurals } from '../../../text/plural.ts'
import { fightWords } from './en-fight.ts'
import { knightWords } from './en-knight.ts'
import { reputationWords } from './en-reputation.ts'
import { tableWords } from './en-table.ts'
import { tradeWords } from './en-trade.ts'
import { victimWords } from './en-waster.ts'

const plural = plurals('en')
const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')

interface Signs {
  difficulty: number
  threat: number
  radiation: number
  contamination: number
}

export const en = {
  you: 'You',
  list: lists('en-GB'),
  or: lists('en-GB', 'disjunction'),
  sentences: (all: readonly string[]) => all.join(' '),
  ordinal: ordinals('en', { one: 'st', two: 'nd', few: 'rd', other: 'th' }),
  signed,
  ...knightWords,
  ...tableWords,
  ...reputationWords,
  ...fightWords,
  ...tradeWords,
  ...victimWords,

  terrain: {
    City: 'City',
    Special: 'Special place',
    Highway: 'Highway',
    Desert: 'Desert',
    Jungle: 'Jungle',
    Swamp: 'Swamp',
    Mountains: 'Mountains',
  },
  tokens: ['Nuked', 'Pills', 'Reboot'] as readonly string[],

  map: {
    title: ['BROKEN', 'AUSTRALIA'] as readonly string[],
    north: 'N',
    label: 'Road map',
    walk: 'The road map has 37 hexes. Tab leads into it. Right and Left walk east and west, Up and Down north-east and south-east; Page Up, Page Down, Home and End are the four slants. Space chooses a hex.',
    asks: (around: string | null, places: string | null, route: string | null) =>
      [
        around === null ? '' : `${around} says what lies around.`,
        places === null ? '' : `${places} lists all places.`,
        route === null ? '' : `${route} reads the route.`,
      ]
        .filter((part) => part !== '')
        .join(' '),
    around: (place: string) => `Around ${place}.`,
    towards: (way: string, hex: string) => `${way.charAt(0).toUpperCase()}${way.slice(1)}: ${hex}.`,
    edge: 'the edge of the map',
    places: 'Places',
    far: (n: number, way: string) => `${plural(n, { one: '# hex', other: '# hexes' })} ${way}`,
    hereNow: 'here',
    stop: (n: number, behind: boolean) => (behind ? `on the route, behind` : `stop ${n} of the route`),
    mini: 'Whole board; drag to move the part shown',
    whole: 'Whole map',
    region: 'Closer',
    numbered: (name: string, n: number) => `${name}, hex ${n}`,
    near: (way: string) => `${way} of`,
    signs: ({ difficulty, threat, radiation, contamination }: Signs) =>
      [
        `route difficulty ${difficulty}`,
        ...(threat > 0 ? [`threat ${threat}`] : []),
        ...(radiation > 0 ? [`radiation ${radiation}`] : []),
        ...(contamination > 0 ? [`contamination ${contamination}`] : []),
      ].join(', '),
    blank: 'closed by a token',
    here: (names: string) => `here: ${names}`,
    down: (name: string) => `${name}, unconscious`,
    task: (title: string, step: number) => `${title}, step ${step}`,
    clue: 'A clue',
    cultist: 'A Cultist',
    villain: 'The villain',
    dame: 'The Dame',
    lit: { next: 'add to the route', end: 'can be reached', target: 'choose this hex' },
  },

  trip: {
    title: 'Trip sheet',
    none: 'No route yet.',
    to: (place: string, sum: string) => `To ${place}: ${sum}.`,
    stop: (n: number, place: string, cost: number) => `${n}: ${place}${cost > 0 ? `, ${cost} MP` : ''}.`,
    tooFar: 'Not enough Fuel.',
    nth: 'Stop',
    hex: 'Hex',
    cost: 'Cost',
    mp: 'MP',
    fuel: 'Fuel',
    cards: 'Cards',
    rate: (vehicle: string, n: number) => `${vehicle}, ${n} MP per Fuel`,
    noVehicle: 'no vehicle',
    onFoot: 'On foot: one card, no Fuel',
    cut: 'Remove last hex',
    hint: (sum: string) => `Hint, in blue: ${sum}`,
    take: 'Take it',
    threat: (n: number) => (n === 0 ? 'no threat' : plural(n, { one: '# threat', other: '# threats' })),
    dry: 'not enough Fuel for this',
    flat: (n: number) => `starts with ${n} MP`,
    driven: (n: number) => plural(n, { one: '# hex behind', other: '# hexes behind' }),
    start: 'here',
    empty: {
      foot: 'Tap a neighbour to begin.',
      vehicle: 'Tap a neighbour to begin, or any dotted hex for the cheapest way there.',
    },
    tankEmpty: 'tank empty',
    left: 'left',
    spent: 'Spent',
    inMp: (n: number) => `${n} MP`,
    hexes: (n: number) => plural(n, { one: '# hex', other: '# hexes' }),
    noFuel: 'no Fuel',
    lost: (n: number) => `${n} MP unused`,
    sees: (name: string) => `${name} sees`,
    inCards: (n: number) => plural(n, { one: '# card', other: '# cards' }),
    playsOne: 'plays one',
    noCard: 'no card',
    first: (n: number) => plural(n, { one: 'First hex', other: 'First # hexes' }),
    mpShort: (n: number) => `−${n} MP`,
    fuelShort: (n: number) => `, −${n} Fuel`,
    go: (mode: 'foot' | 'vehicle', n: number) =>
      mode === 'foot'
        ? plural(n, { one: 'Walk # hex', other: 'Walk # hexes' })
        : plural(n, { one: 'Drive # hex', other: 'Drive # hexes' }),
    sum: (n: number, fuel: number, cards: number) =>
      `${plural(n, { one: '# hex', other: '# hexes' })}, ${fuel} Fuel, ${plural(cards, { one: '# card', other: '# cards' })}`,
  },

  place: {
    whose: (name: string) => (name === 'You' ? 'Where you are' : `Where ${name} is`),
    check: 'To explore:',
    noCheck: 'no check',
    blank: 'A token lies here: there is nothing to explore.',
    normal: 'A stretch of road. No check needed; only tasks can be done here.',
    accept: (title: string) => `Accept ${title}`,
    accomplish: (title: string) => `Accomplish ${title}`,
  },

  city: {
    title: 'The city offers one of these',
    none: 'Nothing',
    hp: (now: number) => `Heal 1 Health (now ${now})`,
    rad: (now: number) => `Heal 1 Radiation (now ${now})`,
    ammo: (now: number) => `1 Ammo (now ${now})`,
    fuel: (now: number) => `1 Fuel (now ${now})`,
  },

  wild: {
    hidden: 'A wasteland card, face down',
    ferocious: (trait: string) => `Ferocious ${trait}`,
    escape: 'Escape',
    noEscape: 'none',
    reward: 'Reward',
    noReward: 'none',
    stats: {
      aggression: 'Aggression',
      health: 'Health',
      armour: 'Armour',
      multi: 'Multi',
      pierce: 'Pierce',
      damage: 'Damage',
      range: 'Range',
    },
  },
  range: (icon: string) =>
    ({ L: 'long range', M: 'medium range', S: 'short range', X: 'melee' })[icon] ?? icon,
}
