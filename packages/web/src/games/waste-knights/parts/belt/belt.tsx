import { useEffect, useRef } from 'react'
import { doing, sameAction } from '../../../../table/pick.ts'
import { useLessonPoints } from '../../../../table/use-lesson-points.ts'
import { useGameLang } from '../../../use-game-lang.ts'
import { type OnBelt, onBelt } from '../../logic/belt.ts'
import { beltKey, openBelt, useOpened } from '../../logic/buckle.ts'
import type { KnightsProps } from '../../logic/props.ts'
import { t } from '../../text/text.ts'
import { Icon } from '../icon.tsx'
import './belt.css'

function Thing({ props, thing }: { props: KnightsProps; thing: OnBelt }) {
  const { action, title, icon, card, says, idle } = thing
  return (
    <li className={idle ? 'idle' : undefined}>
      <Icon name={icon} />
      <span>
        {card === null ? (
          <b>{title}</b>
        ) : (
          <button type="button" className="wk-look" onClick={() => props.inspect(card)}>
            <b>{title}</b>
          </button>
        )}
        {says}
      </span>
      {!idle && (
        <button
          type="button"
          className="use"
          data-does={doing(action)}
          aria-label={t.belt.takes(title)}
          onClick={() => props.commit(action)}
        >
          {t.belt.use}
        </button>
      )}
    </li>
  )
}

/** Whether a hint or a lesson means something that hangs here. */
function useMeant({ hint, menu, rights, picked }: KnightsProps, things: readonly OnBelt[]): boolean {
  const points = useLessonPoints([...menu, ...rights], picked) ?? ''
  return things.some(
    ({ action, idle }) => !idle && (sameAction(action, hint) || points.includes(`"${doing(action)}"`)),
  )
}

/** What may be used at any time: buckled, away from the question and its numbers. */
export default function Belt({ props }: { props: KnightsProps }) {
  const { view, rights } = props
  const lang = useGameLang()
  const things = onBelt(view, rights)
  const meant = useMeant(props, things)
  const { key, at } = useOpened()
  const now = beltKey(props)
  const open = meant || key === now
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (open && at !== '') list.current?.querySelector<HTMLElement>(`[data-does="${at}"]`)?.focus()
  }, [open, at])
  const useful = things.filter(({ idle }) => !idle).length
  return (
    <section className="wk-belt" aria-label={t.belt.title} {...lang}>
      <button
        type="button"
        className="wk-strap"
        data-tool=""
        aria-expanded={open}
        onClick={() => openBelt(open ? '' : now)}
      >
        <i className="buckle" aria-hidden="true" />
        <span>
          <b>{t.belt.title}</b>
          <small>{t.belt.useful(useful, things.length)}</small>
        </span>
        <span className="hangs">
          {things.slice(0, 5).map(({ action, icon }) => (
            <Icon key={doing(action)} name={icon} />
          ))}
        </span>
      </button>
      {open && (
        <div className="wk-hung">
          {things.length === 0 ? (
            <p>{t.belt.empty}</p>
          ) : (
            <ul ref={list}>
              {things.map((thing) => (
                <Thing key={doing(thing.action)} props={props} thing={thing} />
              ))}
            </ul>
          )}
        </div>
      )}
    </section>
  )
}
