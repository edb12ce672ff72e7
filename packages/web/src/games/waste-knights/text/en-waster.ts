import { plurals } from '../../../text/plural.ts'

const plural = plurals('en')

/** What the Waster reads on the cards he chooses from. */
export const victimWords = {
  victim: {
    stats: {
      hp: 'Health',
      fuel: 'Fuel',
      ammo: 'Ammo',
      armour: 'Armour',
      best: 'Best at',
      rep: 'Reputation',
    },
    full: (n: number, of: number) => `${n} of ${of}`,
    skill: (name: string, n: number) => `${name} ${n}`,
    road: (name: string) => `The road of ${name}`,
    threat: (place: string, n: number) =>
      n === 0 ? place : `${place}, ${plural(n, { one: '# threat icon', other: '# threat icons' })}`,
    cards: 'Cards turned up',
    card: (trait: string) => `${trait}, turned up on this move`,
    event: 'An event: nothing to fight',
    attacks: (dice: string) => `Attacks with ${dice}`,
    icons: 'icons',
    damage: (n: string) => `damage ${n}`,
    pierce: (n: number) => `pierce ${n}`,
    armour: (n: number) => `armour ${n}`,
    health: (n: number) => `Health ${n}`,
    plain: 'No further text.',
    does: (name: string) => `What it would do to ${name}`,
    figures: { sure: 'Always', prize: 'Prize' },
    gone: (check: string, dice: string) => `gets away: ${check}, ${dice}`,
    stuck: 'no way to escape',
    price: (left: number) => (left <= 0 ? 'Health if caught: a knockout' : 'Health if caught'),
    happens: 'what it says, unless they get away',
    hits: (range: string, least: number) =>
      least === 0
        ? `it hits first at ${range}; armour may stop it`
        : `it hits first at ${range}, for ${least} Health or more`,
    misses: (range: string) => `it can’t attack at ${range}`,
    back: (range: string) => `they hit it at ${range}`,
    silent: (range: string) => `they can’t attack at ${range}`,
    wins: (prize: string) => `${prize} if they win`,
    faces: (prize: string) => `${prize} if they face it`,
    bound: (titles: string) => `${titles} forbids it`,
    ask: (name: string) => `You are ${name}’s Waster: play a card, or wait?`,
    forced: (name: string) => `The move is ending: which card meets ${name}?`,
    again: (name: string) => `You’re asked again only if a card turns up or something happens to ${name}.`,
    waited: (name: string) => `You wait, as ${name}’s Waster.`,
    one: 'You play one card on this move; the others are discarded.',
    wait: (threat: number, hexes: number) =>
      threat === 0
        ? 'No more cards will turn up on this route. When it ends, you must play one.'
        : `If you wait, ${plural(threat, { one: '# more card', other: '# more cards' })} will turn up on ${plural(hexes, { one: 'the hex ahead', other: 'the # hexes ahead' })} unless they stop.`,
  },
}
