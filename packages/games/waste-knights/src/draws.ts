import type { DrawInfo } from '@midden/kernel'

/** Everything random, by name: a script may prescribe it. */
export const draws: Readonly<Record<string, DrawInfo>> = {
  die: {
    about: 'one die, 0 to 9 for the results 1 to 10',
    names: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
  },
  'special tiles': { about: 'the special tiles, first the one for S1' },
  'normal tiles': { about: 'the normal tiles, first the one dealt first' },
  'luck cards': { about: 'the luck deck, top card first' },
  'wasteland cards': { about: 'the wasteland deck, top card first' },
  'green cards': { about: 'the green gear deck, top card first' },
  'yellow cards': { about: 'the yellow gear deck, top card first' },
  'red cards': { about: 'the red gear deck, top card first' },
  'common tasks': { about: 'the common task deck, top card first' },
  'private tasks': { about: 'the private task deck, top card first' },
  'stored cards': { about: 'the order of stored cards once they are put away, by their place before' },
  'mission markers': { about: 'the small mission markers, first the one that comes first' },
  'luck card lost': { about: 'which luck card of the hand is lost' },
}
