import { type Offer, only } from '@midden/kernel'
import type { MissionFrame } from '../frames/round.ts'
import type { Wk } from '../position.ts'
import { roundWaster, wasterNow } from '../roles.ts'
import type { Procedure, Tell } from '../types.ts'
import { cultHexes } from './cult.ts'
import type { Next } from './module.ts'
import { rulesOf } from './modules.ts'
import { mayHalt, villainMoves, villainNumber } from './villains.ts'

/** What the mission says at this hook. */
function atHook(s: Wk, f: MissionFrame, tell: Tell): Next {
  const rules = rulesOf(s)
  switch (f.hook) {
    case 'waster step':
      return rules.wasterStep?.(s, f, tell)
    case 'end of the Waster Step':
      return rules.endOfWasterStep?.(s, f, tell)
    case 'explored':
      return rules.explored?.(s, f, tell)
    default:
      return rules.action?.(s, f, tell)
  }
}
/** A match that is over has no frame left to leave. */
const onward = (s: Wk, next: Next): string | undefined =>
  s.result === null ? (next ?? 'mission rule done') : undefined

function moveVillain(s: Wk, f: MissionFrame, hex: number, tell: Tell): void {
  s.quest.villain = hex
  f.turn--
  tell?.({ what: 'villain moved', clause: 'WK-29.2', card: villainNumber(s), hex })
}
const villainOffer = (s: Wk): Offer[] => {
  const list: Offer[] = [{ act: 'villain', of: villainMoves(s) }]
  return mayHalt(s) ? [...list, { act: 'halt' }] : list
}

function placeCultist(s: Wk, f: MissionFrame, hex: number, tell: Tell): void {
  s.quest.markers.push({ n: f.n, hex, shown: true })
  tell?.({ what: 'Cultist placed', clause: 'WK-29.2', n: f.n, hex })
  f.n = 0
}

/** It lies face up on the villain's hex (M4, Rule 3). */
function loseClue(s: Wk, { seat }: MissionFrame, n: number, tell: Tell): void {
  const kept = s.quest.kept[seat]!
  const hex = s.quest.villain
  kept.splice(kept.indexOf(n), 1)
  s.quest.markers.push({ n, hex, shown: true })
  tell?.({ what: 'clue lost', clause: 'WK-29.2', seat, n, hex })
}

/** A mission's own rules at a hook (WK-29.2). */
export const mission: Procedure<'mission'> = [
  { name: 'mission rule', clause: 'WK-29.2', run: (s, f, tell) => onward(s, atHook(s, f, tell)) },
  {
    name: 'move the villain',
    clause: 'WK-5.11',
    final: false,
    owed: (s, f) => (f.turn > 0 && villainMoves(s).length > 0 ? only(roundWaster(s)) : 0),
    offer: (s) => villainOffer(s),
    take(s, f, _seat, a, tell) {
      if (a.act === 'halt') f.turn = 0
      else moveVillain(s, f, a.n!, tell)
    },
    close(s, _f, tell) {
      rulesOf(s).arrived?.(s, tell)
      return 'mission rule done'
    },
  },
  {
    name: 'place the Cultist',
    clause: 'WK-5.11',
    final: false,
    owed: (s, f) => (f.n > 0 ? only(roundWaster(s)) : 0),
    offer: (s) => [{ act: 'hex', of: cultHexes(s) }],
    take: (s, f, _seat, a, tell) => placeCultist(s, f, a.n!, tell),
    close: () => 'mission rule done',
  },
  {
    name: 'what came of it',
    clause: 'WK-29.2',
    run: (s, f, tell) => onward(s, rulesOf(s).after?.(s, f, tell)),
  },
  {
    name: 'give up a clue',
    clause: 'WK-29.2',
    owed: (s, f) => (f.turn >= 0 && s.quest.kept[f.seat]!.length > 1 ? only(wasterNow(s)) : 0),
    offer: (s, f) => [{ act: 'clue', of: s.quest.kept[f.seat]! }],
    take(s, f, _seat, a, tell) {
      loseClue(s, f, a.n!, tell)
      f.turn = -1
    },
    close(s, f, tell) {
      if (f.turn >= 0) loseClue(s, f, s.quest.kept[f.seat]![0]!, tell)
      return undefined
    },
  },
  { name: 'mission rule done', clause: 'WK-29.2', run: () => 'done' },
]
