import type { CastBot } from '../cast/cast.ts'
import { plurals } from './plural.ts'

const plural = plurals('en')

/** The company: who they are. Their names are the same in every language. */
export const enCast = {
  cast: {
    company: 'The company',
    companyNote: 'Six who play every game. The higher the heap, the harder to beat.',
    choose: 'Choose',
    change: (name: string, level: number) => `${name}, level ${level} of 6. Change`,
    mixAgain: 'Mix again',
    seat: (name: string, level: number) => `Seat ${name}, level ${level} of 6`,
    barred: 'Cannot play here',
    barredWhy: 'This game tells bots too little to look ahead. Gus plays it by simple rules.',
    thinks: 'Thinks',
    atOnce: 'at once',
    seconds: (usual: number | null, most: number) =>
      usual === null ? `${most} s at most` : usual < 0.1 ? 'hardly at all' : `${usual} s`,
    notMet: 'You haven’t met.',
    tooFew: (n: number) =>
      `${plural(n, { one: '1 more match', other: '# more matches' })} before we dare say.`,
    ahead: (n: number) => `Finishes before you ${n} in 10`,
    sure: (low: number, high: number) => `${low} to ${high}`,
    matches: (n: number) => `${n} matches`,
    level: (n: number) => `level ${n} of 6`,
    bot: (n: number) => `bot, level ${n} of 6`,
    roles: {
      flap: ['gull', 'Scatterbrained', 'Snaps at whatever moves.'],
      gus: ['dustman', 'Steady', 'One bin at a time. Never looks at yours.'],
      nib: ['rat', 'Greedy', 'Takes the most it can carry, now.'],
      ottilie: ['forewoman', 'Cautious', 'Counts twice and never overpays.'],
      corvina: ['crow', 'Bluffing', 'Makes you pay for what she does not want.'],
      ferrous: ['scrap knight', 'Patient', 'Plays to the last card before the first.'],
    } as Readonly<Record<CastBot, readonly [role: string, temper: string, line: string]>>,
  },
} as const
