const s = (name: string, verb: string, others: string): string =>
  name === 'You' ? `You ${verb}` : `${name} ${others}`
const object = (name: string): string => (name === 'You' ? 'you' : name)

/** Somebody comes back to the table: what happened, and where he stands. */
export const recapWords = {
  recap: {
    title: 'Since your last move',
    thisRound: 'This round so far',
    close: 'Go on',
    more: (n: number) => `… and ${n} more before that, in the log.`,
    round: (n: number) => `Round ${n} began.`,
    moved: (name: string, place: string) => `${s(name, 'ended your', 'ended a')} move at ${place}.`,
    escaped: (name: string, card: string) => `${name} escaped ${card}.`,
    faced: (name: string, card: string) => `${name} faced ${card}.`,
    beat: (name: string, foe: string) => `${name} beat ${object(foe)}.`,
    lost: (name: string, foe: string) => `${name} lost to ${object(foe)}.`,
    draw: (name: string, foe: string) => `${name} and ${object(foe)} fought to a draw.`,
    task: (name: string, task: string) => `${name} accomplished ${task}.`,
    fell: (name: string) => `${name} fell unconscious.`,
    woke: (name: string, place: string) => `${name} woke up in ${place}.`,
    stole: (name: string, victim: string) => `${name} robbed ${object(victim)}.`,
    bought: (name: string, value: number) => `${name} traded gear worth ${value} at the Stalls.`,
    swapped: (names: string) => `${names} traded with each other.`,
    level: (name: string, what: string, by: string, now: number) =>
      `${name === 'You' ? 'Your' : `${name}’s`} ${what}: ${by}, now ${now}.`,
    here: (knight: string, place: string, round: string) => `You are ${knight}, at ${place}. ${round}.`,
  },
}
