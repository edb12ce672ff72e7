import { only, type Seat } from '@midden/kernel'
import { HEXES } from '../board/geometry.ts'
import { hexOfNumber, numberAt } from '../board/hexes.ts'
import { cards } from '../cards.ts'
import { SPECIAL_TOKENS } from '../content/names.ts'
import type { TaskDeed } from '../content/vocabulary.ts'
import type { TaskFrame } from '../frames/tasks.ts'
import type { Table, Wk } from '../position.ts'
import { giveRewards, introduce } from '../push.ts'
import { wasterNow } from '../roles.ts'
import type { Procedure, Tell } from '../types.ts'

const FIRST_SPECIAL = 6
const NONE_LEFT = -1

/** The effect whose turn it is. */
const deedNow = (s: Table, f: TaskFrame): TaskDeed | undefined =>
  cards(s).tasks[f.card]?.private?.deeds[f.deed]

/** Special hexes by their numbers; knights or other tokens there do not matter (WKC-R24, WK-27.2). */
function specialHexes(s: Table): number[] {
  const list: number[] = []
  for (let hex = 0; hex < HEXES; hex++) if (numberAt(s, hex) >= FIRST_SPECIAL) list.push(hex)
  return list.sort((a, b) => numberAt(s, a) - numberAt(s, b))
}
const isChosen = (deed: TaskDeed | undefined): boolean => deed?.at === 'any special hex'

/** The card leaves it to "you"; one who lies unconscious decides nothing (WK-21.4). */
const chooser = (s: Table, f: TaskFrame): Seat => (s.knights[f.seat]!.down ? wasterNow(s) : f.seat)

/** A special token comes to lie on its light side (WK-27.2). */
function placeToken(s: Wk, { token }: TaskDeed, hex: number, tell: Tell): void {
  const no = SPECIAL_TOKENS.indexOf(token)
  s.special[no] = hex
  s.dark[no] = false
  tell?.({ what: 'special token placed', clause: 'WK-27.2', token: no, hex })
}

/** Takes the card from the frame or from his area; answers the space to be filled again, −1 for none (WK-28.9). */
function remove(s: Wk, f: TaskFrame): number {
  const { tasks } = s.knights[f.seat]!
  const at = tasks.findIndex(({ card }) => card === f.card)
  if (at >= 0) {
    const [own] = tasks.splice(at, 1)
    s.removedTasks.push(f.card)
    return own!.space > 0 ? own!.space : NONE_LEFT
  }
  const space = s.posted.findIndex(({ card }) => card === f.card)
  if (space < 0) return NONE_LEFT
  s.posted[space] = { card: -1, markers: 0 }
  s.removedTasks.push(f.card)
  return space
}

/** Rewards, effects, removal, a new task (WK-13.3). */
export const accomplishing: Procedure<'task'> = [
  {
    name: '(1) rewards',
    clause: 'WK-13.3',
    run(s, f, tell) {
      const { common, private: own } = cards(s).tasks[f.card]!
      const held = s.knights[f.seat]!.tasks.some(({ card }) => card === f.card)
      tell?.({ what: 'task accomplished', clause: 'WK-13.3', seat: f.seat, card: f.card, held })
      giveRewards(s, f.seat, (common ?? own).reward)
      return undefined
    },
  },
  {
    name: 'place the token',
    clause: 'WKC-R24',
    owed: (s, f) => (isChosen(deedNow(s, f)) ? only(chooser(s, f)) : 0),
    offer: (s) => [{ act: 'hex', of: specialHexes(s) }],
    take(s, f, _seat, a, tell) {
      placeToken(s, deedNow(s, f)!, a.n!, tell)
      f.deed++
    },
    close(s, f, tell) {
      const deed = deedNow(s, f)
      if (deed === undefined) return undefined
      placeToken(s, deed, hexOfNumber(s, deed.at as number), tell)
      f.deed++
      return 'again'
    },
  },
  {
    name: '(3) out of the game',
    clause: 'WK-13.3',
    run(s, f) {
      const space = remove(s, f)
      if (space >= 0) introduce(s, space)
      return undefined
    },
  },
  { name: 'settled', clause: 'WK-30.4', run: () => 'done' },
]
