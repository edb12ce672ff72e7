import { PAIRS } from '@midden/waste-knights/reading'
import { useState } from 'react'
import { isPicked, type KnightsProps, offered } from '../../logic/props.ts'
import { frameOf } from '../../logic/scene.ts'
import { t } from '../../text/text.ts'
import { taskWords } from '../cards/task.tsx'

function TaskPlate({
  props,
  card,
  pressed,
  tap,
}: {
  props: KnightsProps
  card: number
  pressed: boolean
  tap(): void
}) {
  const { title, text, reward, line } = taskWords(props.view, card)
  return (
    <button
      type="button"
      className="wk-missioncard task"
      data-card={`task-${card}`}
      aria-pressed={pressed}
      onClick={tap}
    >
      <b>{title}</b>
      <i>{line}</i>
      <small>{text}</small>
      <small>
        <b>{t.task.reward(reward)}</b>
      </small>
    </button>
  )
}

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
    <ol className="wk-missions" aria-label={t.setup.tasks}>
      {dealt.map((card, i) => (
        <li key={card}>
          <TaskPlate props={props} card={card} pressed={chosen.includes(i)} tap={() => tap(i)} />
        </li>
      ))}
    </ol>
  )
}

/** The Waster introduces one of two tasks (WK-13.9). */
export function Introduce({ props }: { props: KnightsProps }) {
  const { menu, picked, pick } = props
  return (
    <ol className="wk-missions" aria-label={t.waster.introduce}>
      {offered(menu, 'introduce').map((card) => (
        <li key={card}>
          <TaskPlate
            props={props}
            card={card}
            pressed={isPicked(picked, { act: 'introduce', n: card })}
            tap={() => pick({ act: 'introduce', n: card })}
          />
        </li>
      ))}
    </ol>
  )
}
