import type { PanEvent, PanView } from '@midden/pan'
import { type Note, nextNote } from '../../guide/notes.ts'
import type { Reveal } from './logic/reveal.ts'
import { revealIn } from './moment.tsx'
import type { PanProps } from './parts/names.ts'
import type { PanText } from './text/text.ts'

type Key = keyof PanText['tips']

const mine = ({ view, decision }: PanProps, asked: string): boolean => decision === asked && view.me !== null
const front = ({ view }: PanProps): number => (view.me === null ? 0 : view.fronts[view.me]!.length)

const inTrick =
  (trick: number, card?: number) =>
  (props: PanProps): boolean =>
    mine(props, 'commit') &&
    props.moment === null &&
    props.view.trick === trick &&
    (card === undefined || props.view.hand.includes(card))

const shown =
  (fits: (reveal: Reveal, props: PanProps) => boolean) =>
  (props: PanProps): boolean => {
    const reveal = revealIn(props)
    return reveal !== null && fits(reveal, props)
  }

const turn =
  (fits: (view: PanView, cards: number) => boolean) =>
  (props: PanProps): boolean =>
    mine(props, 'act') && props.moment === null && fits(props.view, front(props))

const told = (props: PanProps, fits: (event: PanEvent) => boolean): boolean => props.recent.some(fits)

/** What is said when, the most pressing first. The deal makes the first three tricks teach one law each. */
const WHEN: readonly [id: Key, clause: string, when: (props: PanProps) => boolean][] = [
  ['won', 'PAN-10.1', ({ view }) => view.stage === 'over' && view.order[0] === view.me],
  ['lost', 'PAN-10.1', ({ view }) => view.stage === 'over' && view.order[0] !== view.me],
  ['dead', 'PAN-9.7', ({ view }) => view.me !== null && view.eliminated.includes(view.me)],
  ['mouseWon', 'PAN-3.3', shown(({ end }) => end.clause === 'PAN-3.3')],
  ['cancelled', 'PAN-3.1', shown(({ cancelled }) => cancelled.length > 0)],
  ['youWon', 'PAN-3.5', shown(({ end }, { view }) => end.what === 'trick won' && end.seat === view.me)],
  [
    'othersWon',
    'PAN-3.4',
    shown(({ trick, end }, { view }) => trick === 1 && !('seat' in end && end.seat === view.me)),
  ],
  ['aim', 'PAN-2.1', inTrick(1)],
  ['elephant', 'PAN-3.4', inTrick(1, 6)],
  ['equals', 'PAN-2.5', inTrick(2, 3)],
  ['mouse', 'PAN-3.3', inTrick(3, 1)],
  ['last', 'PAN-2.6', inTrick(4)],
  ['robbed', 'PAN-7.7', (props) => told(props, (e) => e.what === 'took' && e.seat !== props.view.me)],
  ['newPile', 'PAN-9.5', turn(({ eliminated, left }) => eliminated.length > 0 && left === 6)],
  ['two', 'PAN-9.6', turn(({ active, seats }, cards) => active === 2 && seats > 2 && cards > 0)],
  ['bare', 'PAN-6.7', turn((_view, cards) => cards === 0)],
  ['gun', 'PAN-8.4', turn(() => true)],
  ['flip', 'PAN-6.2', turn(({ left }) => left >= 5)],
  ['skip', 'PAN-6.5', turn(({ left, active }, cards) => left === 1 && cards >= active)],
  [
    'hot',
    'PAN-6.3',
    turn(({ left, active }, cards) => cards > 0 && left <= 3 && (left > 1 || cards < active)),
  ],
  ['offer', 'PAN-7.1', (props) => mine(props, 'go or stop')],
  ['take', 'PAN-7.9', (props) => mine(props, 'take') || mine(props, 'pick')],
]

/** The notes of a first game. */
export const tipsIn = (t: PanText) =>
  nextNote(
    WHEN.map(([id, clause, when]): Note<PanView, PanEvent> => ({ id, clause, text: t.tips[id], when })),
  )
