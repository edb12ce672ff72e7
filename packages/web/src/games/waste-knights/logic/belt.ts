import type { Action, Offer } from '@midden/kernel'
import { cards, FULL, lineName, movesNothing, type WkView } from '@midden/waste-knights/reading'
import { doing, rowsOf } from '../../../table/pick.ts'
import { iconOf } from '../art/icons.ts'
import { t } from '../text/text.ts'
import { effectOf } from './effect.ts'
import { wouldDoNothing } from './useless.ts'

/** One thing on the belt: what it is, and what it would do now. */
export interface OnBelt {
  action: Action
  title: string
  icon: string
  /** what a closer look shows; null: no card */
  card: string | null
  says: string
  /** it would do nothing now */
  idle: boolean
}

const NONE = { ammo: 0, fuel: 0, hp: 0, rad: 0, rep: 0 }
const COUNTERS = ['hp', 'rad', 'ammo', 'fuel'] as const

/** Counters before and after, where the line does nothing but move them. */
function moves(v: WkView, line: number): string | null {
  const [op, more] = cards(v).scripts[cards(v).lines[line]?.script ?? -1] ?? []
  if (v.me === null || op?.do !== 'counters' || op.of !== 'you' || op.rep !== 0 || more !== undefined)
    return null
  const k = v.knights[v.me]!
  const changes = COUNTERS.flatMap((counter) => {
    const alone = counter === 'hp' ? { ...NONE, hp: op.hp, rad: op.rad } : { ...NONE, [counter]: op[counter] }
    const to = Math.max(0, Math.min(FULL, k[counter] + op[counter]))
    return to === k[counter] || movesNothing(v, v.me!, alone)
      ? []
      : [t.belt.move(t.counters[counter], k[counter], to)]
  })
  return changes.length === 0 ? null : changes.join(', ')
}

function faceOf(v: WkView, { act, n = -1 }: Action): Pick<OnBelt, 'icon' | 'card'> {
  if (act === 'any luck') return { icon: 'luck', card: `luck-${n}` }
  const { lines, gear } = cards(v)
  const of = lines[n]?.from === 'gear' ? lines[n].of : -1
  const row = gear[of]?.row
  return row === undefined
    ? { icon: 'mark', card: null }
    : { icon: iconOf(row.id, row.group), card: `gear-${of}` }
}

function thing(v: WkView, action: Action): OnBelt {
  const luck = action.act === 'any luck' ? cards(v).luck[action.n ?? -1] : undefined
  const line = luck?.line.no ?? action.n ?? -1
  const idle = wouldDoNothing(v, action)
  return {
    action,
    title: luck?.row.title ?? lineName(v, line),
    ...faceOf(v, action),
    says: idle ? t.belt.idle : (moves(v, line) ?? effectOf(v, action, false) ?? ''),
    idle,
  }
}

/** What may be used at any time, each thing once; what helps now comes first. */
export function onBelt(v: WkView, rights: readonly Offer[]): OnBelt[] {
  const actions = rowsOf(rights).flatMap((row) => (row.kind === 'one' ? [row.action] : []))
  const once = new Map(actions.map((action) => [doing(action), action]))
  return [...once.values()]
    .map((action) => thing(v, action))
    .toSorted((a, b) => Number(a.idle) - Number(b.idle))
}
