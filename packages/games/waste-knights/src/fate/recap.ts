import type { Recap, RecapCell, RecapRow, Seat } from '@midden/kernel'
import type { Glory } from '../events/bodies.ts'
import type { WkEvent } from '../events.ts'
import { taskName, wildName } from '../words/names.ts'
import { accountOf, type Gain, gainsOf } from './account.ts'
import { changes } from './changes.ts'
import { COUNTERS, type CounterName } from './en/counters.ts'
import { called, signed, type WkReader, you } from './en/reader.ts'

/** What brought Reputation, in a few words. */
export function gloryWords(from: Glory, reader: WkReader): string {
  switch (from.by) {
    case 'task':
      return taskName(reader.after, from.card)
    case 'enemy':
      return `beat ${wildName(reader.after, from.card)}`
    case 'event':
      return wildName(reader.after, from.card)
    case 'duel':
      return `duel with ${you(from.other, reader)}`
    case 'revival':
      return `revived ${you(from.other, reader)}`
    case 'blue card':
      return 'gave up a special card'
    case 'mission':
      return 'mission'
    default:
      return 'text of a card'
  }
}

const gainWords = ({ by, from }: Gain, reader: WkReader): string =>
  `${signed(by)} ${gloryWords(from, reader)}`

const tone = (by: number): Pick<RecapCell, 'tone'> => (by === 0 ? {} : { tone: by > 0 ? 'good' : 'bad' })

/** So much of a counter these events gave or took, and what it came to. */
function counted(told: readonly WkEvent[], seat: Seat, counter: CounterName): RecapCell | null {
  const steps = told.flatMap((e) =>
    e.what === 'counter' && e.seat === seat && e.counter === counter ? [e] : [],
  )
  const [first] = steps
  if (first === undefined) return null
  const before = first.now - first.by
  const { now } = steps.at(-1)!
  const better = counter === 'rad' ? before - now : now - before
  return { text: `${before} → ${now}`, ...tone(better) }
}

const sum = (told: readonly WkEvent[], seat: Seat, key: string): number =>
  told.reduce((n, e) => changes(e, seat).reduce((m, one) => (one.key === key ? m + one.by : m), n), 0)

function cards(told: readonly WkEvent[], seat: Seat, key: 'gear' | 'luck'): RecapCell | null {
  const by = sum(told, seat, key)
  return by === 0 ? null : { text: signed(by), ...tone(by) }
}

function gloryRow(told: readonly WkEvent[], seats: readonly Seat[], reader: WkReader): RecapRow {
  const account = accountOf(told, seats.length)
  return {
    label: 'Reputation',
    cells: seats.map((seat) => {
      const gains = gainsOf(account, seat)
      if (gains.length === 0) return null
      const by = gains.reduce((n, gain) => n + gain.by, 0)
      const why = gains.map((gain) => gainWords(gain, reader)).join(', ')
      return { text: signed(by), why, ...tone(by) }
    }),
  }
}

function sentence(told: readonly WkEvent[], { me }: WkReader): string {
  if (me === null) return 'The sun rises over the wasteland.'
  const parts = (['rep', 'hp', 'rad'] as const).flatMap((key) => {
    const by = sum(told, me, key)
    return by === 0 ? [] : [`${signed(by)} ${COUNTERS[key]}`]
  })
  return parts.length === 0 ? 'You: nothing gained, nothing lost.' : `You: ${parts.join(', ')}.`
}

/** Others' gear is counted where everybody sees it come and go; of a deal between two only they know it. */
const isOpen = (seat: Seat, { me }: WkReader): boolean => seat === me

/** The account of a round, read at the dawn that ends it. */
export function recap(told: readonly WkEvent[], reader: WkReader): Recap | null {
  const end = told.findLastIndex(({ what }) => what === 'round begins')
  const dawn = told[end]
  if (dawn?.what !== 'round begins' || dawn.round === 1) return null
  const start = told.findLastIndex(({ what }, i) => what === 'round begins' && i < end) + 1
  const round = told.slice(start, end)
  const seats = reader.after.knights.map((_, seat) => seat)
  const row = (label: string, cell: (seat: Seat) => RecapCell | null): RecapRow => ({
    label,
    cells: seats.map(cell),
  })
  const rows = [
    gloryRow(round, seats, reader),
    ...(['hp', 'rad', 'ammo', 'fuel'] as const).map((key) =>
      row(COUNTERS[key], (seat) => counted(round, seat, key)),
    ),
    row('Gear cards', (seat) => (isOpen(seat, reader) ? cards(round, seat, 'gear') : null)),
    row('Luck cards', (seat) => cards(round, seat, 'luck')),
  ]
  const { rep } = { rep: reader.after.knights.map((k) => k.rep) }
  return {
    title: `Round ${dawn.round - 1} is over`,
    sentence: sentence(round, reader),
    rows: [
      ...rows.filter(({ cells }) => cells.some((cell) => cell !== null)),
      { label: 'Reputation in all', sum: true, cells: rep.map((n) => ({ text: `${n}` })) },
    ],
    foot: [
      `${called(reader.after.first, reader, 'is', 'are')} First Player.`,
      ...(dawn.last ? ['It is the last round.'] : []),
    ],
    next: `On to round ${dawn.round}`,
  }
}
