import type { Draw } from '@midden/kernel'
import type { Chapter, Like } from '../../../lessons/course.ts'
import { dealt } from '../../../lessons/openings.ts'
import type { PanLessons } from './text/load.ts'

const CLIC = 0
const PAN = 1

/** Six gun cards, the PAN in this place. */
const gun = (place: number): Draw => ({
  name: 'gun',
  value: Array.from({ length: 6 }, (_, i) => (i + 1 === place ? PAN : CLIC)),
})

/** Round by round: the pile of a reshuffle goes on until the next one. */
const DRAWS: readonly Draw[] = [
  { name: 'deal', value: [5, 2, 1, 3, 2, 5, 4, 1, 6, 5, 6, 4] },
  gun(4),
  gun(5),
  gun(5),
  gun(4),
  gun(3),
  gun(3),
]

const FLIP = { act: 'flip' }
const RESHUFFLE: Like = { act: 'reshuffle' }
const SKIP: Like = { act: 'skip' }
const commit = (n: number) => ({ act: 'commit', n })

/** Where things lie on the board. */
const ON = {
  gun: '.gun-row',
  gus: '.foe[data-place="1"]',
  nib: '.foe[data-place="2"]',
  discards: '[data-place="discard"]',
} as const

/** Pan's only chapter: four tricks, then the gun until one is left. */
export function lastOneStanding(t: PanLessons): Chapter {
  const { beats } = t
  const flip = [[FLIP]] as const
  const reshuffle = [[RESHUFFLE]] as const
  return {
    id: 'last-one-standing',
    title: t.title,
    goal: t.goal,
    minutes: 4,
    others: ['Gus', 'Nib'],
    openings: [
      {
        lay: (game, told) => dealt(game, { seats: 3, draws: DRAWS }, told),
        others: [
          [],
          [
            ...[2, 5, 4, 1].map(commit),
            FLIP,
            { act: 'stop' },
            FLIP,
            { act: 'stop' },
            FLIP,
            { act: 'stop' },
            FLIP,
          ],
          [...[6, 5, 6, 4].map(commit), FLIP, { act: 'reshuffle', n: 2 }, FLIP, FLIP, FLIP, FLIP, FLIP],
        ],
      },
    ],
    beats: [
      {
        ...beats.bear,
        does: [[commit(5)]],
        tries: [
          { on: commit(1), says: beats.bear.mouse },
          { on: commit(2), says: beats.bear.cat },
          { on: commit(3), says: beats.bear.fox },
        ],
      },
      { ...beats.small, does: [[commit(2), commit(3)]], tries: [{ on: commit(1), says: beats.small.mouse }] },
      { ...beats.mouse, does: [[commit(1)]], tries: [{ on: { act: 'commit' }, says: beats.mouse.other }] },
      { ...beats.last, does: [[{ act: 'commit' }]] },
      {
        ...beats.flip,
        does: flip,
        shows: ON.gun,
        tries: [
          { on: RESHUFFLE, says: beats.flip.reshuffle, draws: [gun(4)] },
          { on: SKIP, says: beats.flip.skip },
        ],
      },
      {
        ...beats.reshuffle,
        does: reshuffle,
        shows: ON.gun,
        tries: [
          { on: FLIP, says: beats.reshuffle.flip, draws: [gun(4)] },
          { on: SKIP, says: beats.reshuffle.skip },
        ],
      },
      {
        ...beats.free,
        does: flip,
        shows: ON.gun,
        tries: [{ on: RESHUFFLE, says: beats.free.reshuffle, draws: [gun(4)] }],
      },
      {
        ...beats.skip,
        does: [[SKIP]],
        shows: `${ON.gun}, ${ON.gus}`,
        tries: [
          { on: FLIP, says: beats.skip.flip, draws: [gun(4)] },
          { on: RESHUFFLE, says: beats.skip.reshuffle, draws: [gun(4)] },
        ],
      },
      { ...beats.alone, does: flip, shows: ON.gun, tries: [{ on: SKIP, says: beats.alone.skip }] },
      {
        ...beats.again,
        does: reshuffle,
        shows: ON.gun,
        tries: [{ on: FLIP, says: beats.again.flip, draws: [] }],
      },
      {
        ...beats.lastCard,
        does: reshuffle,
        shows: ON.gun,
        tries: [{ on: FLIP, says: beats.lastCard.flip, draws: [] }],
      },
      {
        ...beats.go,
        does: [[{ act: 'go' }]],
        shows: ON.gun,
        tries: [{ on: { act: 'stop' }, says: beats.go.stop }],
      },
      { ...beats.take, does: [[{ act: 'take' }]], shows: ON.nib },
    ],
    won: t.won,
    asks: t.asks,
    reasons: [
      { ...t.reasons.tricks, at: '.champion' },
      { ...t.reasons.cards, at: '.fallen' },
      { ...t.reasons.payments, at: ON.discards, right: true },
    ],
  }
}
