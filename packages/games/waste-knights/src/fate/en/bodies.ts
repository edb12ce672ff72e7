import { TOKENS } from '../../content/names.ts'
import type { BoardEvent } from '../../events/board.ts'
import type { BodyEvent } from '../../events/bodies.ts'
import { placeWords } from '../../words/bearings.ts'
import { lineName, tokenName } from '../../words/names.ts'
import { COUNTERS, type CounterName } from './counters.ts'
import { called, capital, type Lines, type WkReader } from './reader.ts'

type Counter = Extract<BodyEvent, { what: 'counter' }>

function counter({ seat, counter: key, by, now }: Counter, reader: WkReader): string {
  const name = COUNTERS[key as CounterName]
  const step = `${now - by} → ${now}`
  if (seat !== reader.me) return `${reader.who(seat)}: ${name} ${step}.`
  return `You ${by > 0 ? 'gain' : 'lose'} ${Math.abs(by)} ${name}: ${step}.`
}

export const bodyLines: Lines<BodyEvent> = {
  counter,
  prevented: (e, r) => `${lineName(r.after, e.line)} protects ${e.seat === r.me ? 'you' : r.who(e.seat)}.`,
  'fell unconscious': (e, r) =>
    e.seat === r.me
      ? 'You’re knocked out. You lose the rest of this round and wake in the nearest city.'
      : `${r.who(e.seat)} is knocked out at ${placeWords(r.after, e.hex)}.`,
  'came round': (e, r) => `${called(e.seat, r, 'is', 'are')} conscious again.`,
  'woke up': (e, r) => `${called(e.seat, r, 'wakes up', 'wake up')} in ${placeWords(r.after, e.hex)}.`,
}

export const boardLines: Lines<BoardEvent> = {
  'tokens placed': (e, r) => {
    const here = r.me !== null && r.after.knights[r.me]?.hex === e.hex
    const around = `${capital(TOKENS[e.token]!)} spreads around ${placeWords(r.after, e.hex)}.`
    return here ? `${around} You’re in it.` : around
  },
  'put on a hex': (e, r) => `${called(e.seat, r, 'is', 'are')} moved to ${placeWords(r.after, e.hex)}.`,
  'special token placed': (e, r) => `The ${tokenName(e.token)} token lands on ${placeWords(r.after, e.hex)}.`,
}
