import { cards, commonText, privateText, rewardsText, type WkView } from '@midden/waste-knights/reading'
import { t } from '../../text/text.ts'
import './task.css'

const MARKS = [0, 1, 2] as const

/** What a task asks for and gives, in words. */
export function taskWords(
  view: WkView,
  card: number,
): { title: string; text: string; reward: string; line: string } {
  const { tasks, pack } = cards(view)
  const task = tasks[card]
  const row = task?.common ?? task?.private
  if (task === undefined || row === undefined || row === null)
    return { title: t.task.hidden, text: t.task.hiddenText, reward: '', line: '' }
  return {
    title: row.title,
    text: task.common !== null ? commonText(task.common) : privateText(task.private, pack),
    reward: rewardsText(row.reward, pack),
    line: row.line,
  }
}

interface Props {
  view: WkView
  card: number
  markers: number
  /** the space: P purple (common), O orange, G green */
  colour: 'P' | 'O' | 'G'
  owner: string
  ages: boolean
}

/** A task in the list: what it asks for, what it gives, how long it stays. */
export function TaskItem({ view, card, markers, colour, owner, ages }: Props) {
  const { title, text, reward } = taskWords(view, card)
  return (
    <li className="wk-task" data-c={colour} {...(card < 0 ? {} : { 'data-card': `task-${card}` })}>
      <span className="tl">{owner}</span>
      <b>{title}</b>
      <span>{text}</span>
      {reward !== '' && <span className="rw">{t.task.reward(reward)}</span>}
      {ages && (
        <span className="age">
          <span className="dots" aria-hidden="true">
            {MARKS.map((n) => (
              <i key={n} className={n < markers ? 'on' : undefined} />
            ))}
          </span>
          {t.task.age(markers)}
        </span>
      )}
    </li>
  )
}
