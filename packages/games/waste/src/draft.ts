import { leftOf, only, type Seat, shuffle } from '@midden/kernel'
import { handSize } from './options.ts'
import { NOT_IN, type Play, passing, type Steps, unanswered, type Waste } from './position.ts'
import { put, takeOut } from './zones.ts'

/** What the last round left for the record. */
function clearRecords(s: Waste, f: Play): void {
  s.drafted = []
  s.bonus = []
  s.takers = []
  f.ranking = []
  f.served = 0
}

function awaitAnswers(s: Waste): void {
  for (let seat = 0; seat < s.seats; seat++) s.sealed[seat] = NOT_IN
}

function deal(s: Waste): void {
  const each = handSize(s.seats)
  for (let card = 0; card < each; card++) {
    let seat = s.boss
    for (let step = 0; step < s.seats; step++) {
      seat = leftOf(seat, s.seats)
      put(s.hands[seat]!, s.pile.pop()!)
    }
  }
}

function keep(s: Waste, seat: Seat, card: number): void {
  takeOut(s.hands[seat]!, card)
  s.drafted.push(card)
}

/** All at the same moment, to the next seat in the direction of the round. */
function passPacks(s: Waste): void {
  const { hands } = s
  const last = s.seats - 1
  if (passing(s.options, s.round) === 1) {
    const pack = hands[last]!
    for (let seat = last; seat > 0; seat--) hands[seat] = hands[seat - 1]!
    hands[0] = pack
  } else {
    const pack = hands[0]!
    for (let seat = 0; seat < last; seat++) hands[seat] = hands[seat + 1]!
    hands[last] = pack
  }
}

export const draft: Steps = [
  {
    name: 'shuffle',
    clause: 'WASTE-3.1',
    run(s, _f, tell) {
      shuffle(s.rng, s.pile, 'deck')
      tell?.({ what: 'shuffled', clause: 'WASTE-3.1', round: s.round, cards: s.pile.length })
      return undefined
    },
  },
  {
    name: 'deal',
    clause: 'WASTE-3.2',
    run(s, f, tell) {
      clearRecords(s, f)
      awaitAnswers(s)
      deal(s)
      const first = leftOf(s.boss, s.seats)
      tell?.({ what: 'dealt', clause: 'WASTE-3.2', first, each: handSize(s.seats), reveals: true })
      return undefined
    },
  },
  {
    name: 'keep',
    clause: 'WASTE-3.4',
    sealed: true,
    final: true,
    owed: unanswered,
    offer: (s, _f, seat) => [{ act: 'keep', of: s.hands[seat]!.slice() }],
    take(s, _f, seat, a, tell) {
      s.sealed[seat] = a.n!
      const kept = { what: 'kept', clause: 'WASTE-3.4', seat, automatic: false } as const
      tell?.({ ...kept, card: a.n!, only: only(seat) })
      tell?.({ ...kept, card: null, only: ~only(seat) })
    },
    close(s, _f, tell) {
      for (let seat = 0; seat < s.seats; seat++) keep(s, seat, s.sealed[seat]!)
      awaitAnswers(s)
      passPacks(s)
      const to = passing(s.options, s.round) === 1 ? 'left' : 'right'
      tell?.({ what: 'packs passed', clause: 'WASTE-3.5', to, reveals: true })
      return s.hands[0]!.length > 1 ? 'again' : undefined
    },
  },
  {
    name: 'last card',
    clause: 'WASTE-3.6',
    run(s, _f, tell) {
      for (let seat = 0; seat < s.seats; seat++) {
        const card = s.hands[seat]![0]!
        keep(s, seat, card)
        const kept = { what: 'kept', clause: 'WASTE-3.6', seat, automatic: true } as const
        tell?.({ ...kept, card, only: only(seat) })
        tell?.({ ...kept, card: null, only: ~only(seat) })
      }
      return undefined
    },
  },
]
