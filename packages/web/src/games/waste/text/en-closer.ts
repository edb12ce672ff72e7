import { plurals } from '../../../text/plural.ts'

const plural = plurals('en')

/** What the closer look says. */
export const closer = {
  id: (id: string, where: string | null) => (where === null ? id : `${id}, ${where}`),
  inYours: 'in your station',
  inStation: (name: string) => `in the station of ${name}`,
  inPack: 'in your pack',
  inHand: 'in your hand',
  kept: 'kept by you',
  burnt: 'burnt',
  inPile: (n: number) => `in pile ${n}`,
  nothing: 'Nothing yet.',
  pile: (n: number) => `Pile ${n}`,
  faceDown: 'Two cards face up. Nobody has seen the third; whoever takes the pile sees it first.',
  burntTitle: (n: number) => plural(n, { one: '# card burnt', other: '# cards burnt' }),
  burntUnseen: (n: number) =>
    plural(n, { one: 'And # that nobody has seen.', other: 'And # that nobody has seen.' }),
  bay: (name: string, part: string) => `${name}: ${part}`,
  pack: 'A pack. Only the player before whom it lies sees its cards.',
  unseen: (n: number, name: string) => `${name} you have not seen yet: ${n}.`,
  rule: {
    FO: { text: 'Scores 1, or 3 if it lies on a compost.', clause: 'WASTE-8.2' },
    CO: {
      text: 'Scores nothing itself. Up to three food cards lie on it and score 3 each.',
      clause: 'WASTE-8.3',
    },
    ES: {
      text: 'One unit of electronics. Most units alone 10 points, second most alone 5.',
      clause: 'WASTE-8.5',
    },
    EL: {
      text: 'Two units of electronics. Most units alone 10 points, second most alone 5.',
      clause: 'WASTE-8.5',
    },
    TX: { text: 'Each pair scores 5; an odd one nothing.', clause: 'WASTE-8.11' },
    ME: { text: 'Each three score 10; one or two over nothing.', clause: 'WASTE-8.12' },
    PA: {
      text: 'The more papers in a set of up to eight, the more each new one scores.',
      clause: 'WASTE-8.13',
    },
    HZ: { text: 'Each five score +12 together; each one over costs 2.', clause: 'WASTE-8.15' },
    PL: {
      text: 'Most alone 12 points, shared 6. Fewer than the most: −10, once. None: nothing.',
      clause: 'WASTE-8.17',
    },
    RC: {
      text: 'Must be played after the auction: draw three cards into your station, or burn one card of yours.',
      clause: 'WASTE-6.4',
    },
  },
} as const
