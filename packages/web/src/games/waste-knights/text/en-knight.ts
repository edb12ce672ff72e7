import { plurals } from '../../../text/plural.ts'

const plural = plurals('en')
const COLOURS = ['green, value 1', 'yellow, value 2', 'red, value 3', 'blue']

/** Words about a knight and their gear. */
export const knightWords = {
  counters: { ammo: 'Ammo', fuel: 'Fuel', rad: 'Radiation', hp: 'Health', rep: 'Reputation' },

  belt: {
    title: 'Belt',
    useful: (n: number, of: number) => (of === 0 ? 'nothing for now' : `${n} of ${of} useful now`),
    empty: 'What you may use at any time hangs here: medicine, bullets, some luck cards.',
    use: 'Use',
    takes: (title: string) => `Use ${title}`,
    idle: 'no use now',
    move: (counter: string, from: number, to: number) => `${counter} ${from} → ${to}`,
    open: 'on your belt',
  },

  dials: {
    title: 'Counters',
    ammo: 'an attack takes 1, a multi-attack 2',
    fuel: (rate: number) => `${rate} MP each`,
    noVehicle: 'no vehicle, no Fuel',
    rad: (crit: number, heal: number) =>
      crit === heal
        ? `${crit} no Bull’s Eye, no healing, 4 K.O.`
        : `${crit} no Bull’s Eye, ${heal} no healing, 4 K.O.`,
    hp: 'at 2: 1 die less; at 1: 2 dice less; at 0: K.O.',
  },

  knight: {
    ability: 'Ability',
    down: 'Unconscious until the Rest Step, or until somebody revives them.',
    starts: (gear: string) => `Printed on the sheet: ${gear}.`,
    backpack: (n: number) => `The backpack holds ${n}.`,
  },

  gear: {
    hidden: 'Stored card',
    hiddenText: 'A card lying face down: only its owner knows it.',
    marked: 'marked: used this round',
    colour: (n: number) => COLOURS[n] ?? '',
    card: (colour: string) => `a ${colour} gear card`,
    plus: (names: string) => `with ${names}`,
    hands: (n: number) => `${n}H`,
    multi: (n: number) => `multi ${n}`,
    pierce: (n: number) => `pierce ${n}`,
    damage: (n: number) => `dmg +${n}`,
    free: 'no Ammo',
    armour: (n: number) => `Armour ${n}`,
    vehicle: (speed: number, room: number) => `Speed ${speed} · carries ${room}`,
    group: {
      weapon: 'A weapon: held in one hand, or in both.',
      armour: 'Armour: worn on the body.',
      enhancement: 'An enhancement: attached to another card.',
      general: 'General gear: at hand in a pocket.',
      attached: 'Attached for good beside the sheet or under the vehicle.',
      vehicle: 'A vehicle.',
    },
  },

  places: {
    panels: ['Left hand', 'Right hand', 'Body', 'Pocket 1', 'Pocket 2', 'Pocket 3'] as readonly string[],
    both: 'Both hands',
    pack: 'Backpack',
    room: (n: number, of: number, mine: boolean) =>
      `${n} of ${of}${mine ? ', face down to others' : ', face down'}`,
    vehicle: (speed: number, room: number, damaged: boolean) =>
      `speed ${speed}, carries ${room}, ${damaged ? 'damaged' : 'working'}`,
    noVehicle: 'No vehicle: on foot, and no Fuel.',
    cargo: 'Cargo without a vehicle',
    over: 'Over capacity',
    overNote: 'blue cards without a place',
    attached: 'Attached for good',
    free: 'free',
    putHere: 'Put it here',
    put: (title: string) => `Put ${title} here`,
    covers: (title: string) => `covers ${title}`,
  },

  hot: {
    drawn: 'Cards drawn',
    drawing: (colours: string) => `Still to draw: ${colours}`,
    instead: 'instead of the card',
    more: (colour: string) => `One more ${colour} card`,
    placing: 'Where does it go? Tap a highlighted place.',
    displaced: 'This had to make room: where does it go?',
  },

  luck: {
    title: 'Luck cards',
    plays: (name: string, title: string) => (name === 'You' ? `You play ${title}` : `${name} plays ${title}`),
    count: (n: number, of: number) => `${n} of ${of}, only you see them`,
    none: 'No luck cards.',
    now: 'now',
    when: 'Luck',
    /** moments in as few words as the head of a card has room for; the whole sentence is a tap away */
    heads: {
      'Any time, in combat': 'In combat',
      'Before your attack check': 'Before attacking',
      "Before your opponent's attack check": 'When attacked',
      'Before your check that is not an attack': 'Before a check',
      'Before your escape check': 'Before escaping',
      'After your check': 'After a check',
      'Before moving, moving by vehicle': 'Before driving',
      'During your exploration': 'When exploring',
      'When an attack hits you': 'When you are hit',
      'When your attack hits': 'When you hit',
      'When a rival plays a luck card': 'Rival’s luck card',
      'When the Waster plays a wasteland card on you': 'Waster’s card',
    } as Readonly<Record<string, string>>,
    hidden: 'A luck card, hidden from you.',
    resupply: (what: string) => `In the Rest Step: discard it for ${what}.`,
    gains: { ammo: '1 Ammo', fuel: '1 Fuel', hp: '1 Health', rad: '1 Radiation less' },
  },

  task: {
    title: 'Tasks',
    common: 'Common',
    open: 'Open',
    yours: 'Yours',
    secret: 'Yours, face down',
    hidden: 'A private task, face down',
    hiddenText: 'Only its owner knows it.',
    reward: (reward: string) => `Reward: ${reward}.`,
    age: (n: number) =>
      n >= 2 ? 'expires next round' : plural(n, { one: '# of 3 markers', other: '# of 3 markers' }),
  },
}
