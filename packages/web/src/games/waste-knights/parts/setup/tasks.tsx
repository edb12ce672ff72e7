import { PAIRS } from '@midden/waste-knights/reading'
import { useState } from 'react'
import { type KnightsProps, offered } from '../../logic/props.ts'
import { frameOf } from '../../logic/scene.ts'
import { t } from '../../text/text.ts'
import { choosing, Lots, taskPaper } from '../lots.tsx'

/** Two players: two of four private tasks are kept in secret (WK-28.5). */
export function KeepTasks({ props }: { props: KnightsProps }) {
  const { view, picked, pick } = props
  const [first, setFirst] = useState<number | null>(null)
  const dealt = frameOf(view, 'setup')?.dealt[view.me ?? 0] ?? []
  const pair = picked?.act === 'keep' ? PAIRS[picked.n!] : undefined
  const chosen: readonly number[] = pair ?? (first === null ? [] : [first])
  const tap = (i: number): void => {
    if (chosen.includes(i)) {
      setFirst(chosen.find((other) => other !== i) ?? null)
      pick(null)
      return
    }
    const other = chosen.at(-1)
    if (other === undefined) setFirst(i)
    else
      pick({
        act: 'keep',
        n: PAIRS.findIndex(([a, b]) => a === Math.min(i, other) && b === Math.max(i, other)),
      })
  }
  return (
    <Lots
      title={t.setup.tasks}
      lots={dealt.map((card, i) => ({
        ...taskPaper(view, card),
        pressed: chosen.includes(i),
        tap: () => tap(i),
      }))}
    />
  )
}

/** The Waster introduces one of two tasks (WK-13.9). */
export const Introduce = ({ props }: { props: KnightsProps }) => (
  <Lots
    title={t.waster.introduce}
    lots={offered(props.menu, 'introduce').map((card) => ({
      ...taskPaper(props.view, card),
      ...choosing(props, { act: 'introduce', n: card }),
    }))}
  />
)
