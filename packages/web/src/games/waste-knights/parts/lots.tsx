import type { Action } from '@midden/kernel'
import type { WkView } from '@midden/waste-knights/reading'
import type { ReactNode } from 'react'
import { doing } from '../../../table/pick.ts'
import { isPicked, type KnightsProps, offered } from '../logic/props.ts'
import { t } from '../text/text.ts'
import { taskWords } from './cards/task.tsx'
import './lots.css'

/** One of the things that lie there to be chosen from. */
export interface Lot {
  key: string
  /** the card that travels */
  card?: string
  kind?: 'task'
  look: ReactNode
  /** what a tap picks, where that is an answer by itself */
  does?: string
  pressed: boolean
  /** null: only to be looked at */
  tap: (() => void) | null
}

/** Tapped, it is the answer; the others see the same thing. */
export function choosing(
  { menu, picked, pick }: KnightsProps,
  action: Action,
): Pick<Lot, 'does' | 'pressed' | 'tap'> {
  const may = offered(menu, action.act).includes(action.n!)
  return { does: doing(action), pressed: isPicked(picked, action), tap: may ? () => pick(action) : null }
}

/** A task as a sheet of paper: its story, what it asks for, what it gives. */
export function taskPaper(
  view: WkView,
  card: number,
  whose = '',
): Pick<Lot, 'key' | 'card' | 'kind' | 'look'> {
  const { title, text, reward, line } = taskWords(view, card)
  const look = (
    <>
      {whose !== '' && <span className="label">{whose}</span>}
      <b>{title}</b>
      <i>{line}</i>
      <small>{text}</small>
      <small>
        <b>{t.task.reward(reward)}</b>
      </small>
    </>
  )
  return { key: `${card}`, card: `task-${card}`, kind: 'task', look }
}

export function Lots({ title, lots }: { title: string; lots: readonly Lot[] }) {
  return (
    <section className="wk-lots" aria-label={title}>
      <h3>{title}</h3>
      <ol>
        {lots.map(({ key, card, kind, look, does, pressed, tap }) => {
          const shown = {
            className: kind === undefined ? 'wk-lot' : `wk-lot ${kind}`,
            ...(card === undefined ? {} : { 'data-card': card }),
          }
          return (
            <li key={key}>
              {tap === null ? (
                <div {...shown}>{look}</div>
              ) : (
                <button type="button" {...shown} data-does={does} aria-pressed={pressed} onClick={tap}>
                  {look}
                </button>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
