import { cards, type WkEvent, type WkView } from '@midden/waste-knights/reading'
import { type Note, nextNote } from '../../guide/notes.ts'
import { CHOICE, PLAN } from './logic/draft.ts'
import type { KnightsProps } from './logic/props.ts'
import { frameOf } from './logic/scene.ts'
import { guide } from './text/en-guide.ts'

type When = (props: KnightsProps) => boolean

const asked =
  (...decisions: readonly string[]): When =>
  ({ decision, moment }) =>
    moment === null && decisions.includes(decision ?? '')

/** A question, and something more that must hold. */
const also =
  (when: When, fits: (view: WkView, props: KnightsProps) => boolean): When =>
  (props) =>
    when(props) && fits(props.view, props)

const isFoe = (v: WkView): boolean => {
  const combat = frameOf(v, 'combat')
  return combat !== null && combat.foe >= 0 && combat.seats[0] !== v.me
}
const inClash = (n: number): When =>
  also(asked('choose a combat card'), (v) => !isFoe(v) && frameOf(v, 'combat')?.clash === n)

const isEnemy = (v: WkView): boolean => {
  const card = frameOf(v, 'wild')?.card ?? -1
  return (cards(v).wild[card]?.fighter ?? null) !== null
}

/** How the viewer's fight that is being looked at has ended. */
const fought =
  (won: boolean): When =>
  ({ view, moment, story }) => {
    if (moment === null) return false
    for (let i = story.length - 1; i >= 0; i--) {
      const { event, move } = story[i]!
      if (move < (moment.at ?? 0)) return false
      if (event.what === 'combat decided') return (event.seats[event.winner] === view.me) === won
    }
    return false
  }

/** What is said when, the most pressing first. */
const WHEN: readonly [id: keyof typeof guide, clause: string, when: When][] = [
  ['over', 'WK-29.5', ({ view }) => view.result !== null],
  ['won', 'WK-18.10', fought(true)],
  ['lostFight', 'WK-18.10', fought(false)],
  ['aim', 'WK-29.5', asked(CHOICE)],
  ['route', 'WK-7.2', asked(CHOICE, PLAN)],
  ['threat', 'WK-7.11', asked(CHOICE, PLAN)],
  ['stay', 'WK-6.2', asked(CHOICE)],
  ['hazard', 'WK-8.2', also(asked('escape or face'), isEnemy)],
  ['event', 'WK-8.6', also(asked('escape or face'), (v) => !isEnemy(v))],
  ['before', 'WK-15.4', also(asked('act or pass'), (v) => frameOf(v, 'window')?.moment === 'before combat')],
  ['rolled', 'WK-17.9', also(asked('act or pass'), (v) => (frameOf(v, 'attack')?.dice.length ?? 0) > 0)],
  ['window', 'WK-14.12', asked('act or pass')],
  ['range', 'WK-16.4', asked('set the starting range')],
  ['foe', 'WK-4.7', also(asked('choose a combat card'), isFoe)],
  ['clash', 'WK-16.2', inClash(1)],
  ['clash2', 'WK-17.9', inClash(2)],
  ['clash3', 'WK-18.8', inClash(3)],
  ['breathe', 'WK-30.9', asked('breathe')],
  ['reward', 'WK-1.17', asked('next reward')],
  ['draw', 'WK-23.12', asked('card or vehicle')],
  ['place', 'WK-22.14', asked('find a place')],
  ['onward', 'WK-7.18', asked('continue or stop')],
  ['meeting', 'WK-7.16', asked('approach somebody')],
  ['waster', 'WK-7.12', asked('play or wait', 'forced play')],
  ['introduce', 'WK-13.9', asked('introduce a task')],
  ['explore', 'WK-11.6', asked('explore or not')],
  ['actions', 'WK-11.7', asked('what to do here')],
  ['trade', 'WK-25.4', asked('offer and pick')],
  ['pay', 'WK-25.12', asked('pay with gear')],
  ['rest', 'WK-26.5', asked('a trade with company', 'b use gear', 'c luck for resources')],
]

/** The notes of the guided first game. */
export const tip = nextNote(
  WHEN.map(([id, clause, when]): Note<WkView, WkEvent> => ({ id, clause, text: guide[id], when })),
)
