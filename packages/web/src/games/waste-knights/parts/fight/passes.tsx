import { cards, lineName, momentWords } from '@midden/waste-knights/reading'
import { useContext, useEffect, useRef, useState } from 'react'
import { useSettings } from '../../../../settings/settings.ts'
import { LessonContext } from '../../../../table/lesson-place.ts'
import { doing } from '../../../../table/pick.ts'
import { reactionNote } from '../../captions-fight.ts'
import { byItself } from '../../logic/obvious.ts'
import {
  isAlone,
  isStanding,
  isWindow,
  keyOf,
  type Scope,
  setStanding,
  useStanding,
} from '../../logic/passes.ts'
import { calls, isPicked, type KnightsProps } from '../../logic/props.ts'
import { reactionsOf } from '../../logic/reactions.ts'
import { frameOf } from '../../logic/scene.ts'
import { t } from '../../text/text.ts'
import './passes.css'

/** Every pass the client gives takes this long, whatever is held (WK-30.11). */
const DELAY = 700

/**
 * Gives the passes that stand, and answers that are obvious. After an undo it waits until the table is further on than
 * before.
 */
function usePasses(props: KnightsProps): boolean {
  const { live, answerFor, telling, story } = props
  const { obvious: spares } = useSettings()
  const taught = useContext(LessonContext) !== null
  const { view, decision, menu, rights, moves } = live
  const standing = useStanding()
  const furthest = useRef(moves)
  const undone = moves < furthest.current
  furthest.current = Math.max(furthest.current, moves)
  const alone = isAlone(props)
  const asked = { view, story, decision, menu, rights, alone }
  // While something is told the story ends where it is told.
  const pass = undone ? null : byItself(asked, standing, spares && !taught && !telling)
  const waits = pass === null || (alone && telling)
  const give = useRef(() => {})
  give.current = () => {
    if (pass !== null) answerFor(pass)
  }
  const turn = waits ? -1 : moves
  useEffect(() => {
    if (turn < 0) return
    const timer = setTimeout(() => give.current(), DELAY)
    return () => clearTimeout(timer)
  }, [turn])
  return pass !== null
}

const SCOPES: readonly Scope[] = ['fight', 'turn', 'others']

function scopeName(props: KnightsProps, scope: Scope): string {
  if (scope !== 'turn') return t.window.scope[scope]
  return t.window.scope.turn(calls(props, Math.max(0, props.view.active)))
}

/** Cards that would change the roll: what it is now, what it would be. */
function Changes({ props }: { props: KnightsProps }) {
  const { view, menu, picked, pick, aids } = props
  const { luck, lines } = cards(view)
  const changes = aids ? reactionsOf(view, menu) : []
  return changes.map(({ action }) => {
    const { act, n = -1 } = action
    const title = act === 'luck' ? luck[n]?.row.title : lines[n] === undefined ? '' : lineName(view, n)
    return (
      <button
        key={`${act} ${n}`}
        type="button"
        className="change"
        data-does={doing(action)}
        aria-pressed={isPicked(picked, action)}
        onClick={() => pick(isPicked(picked, action) ? null : action)}
      >
        <b>{reactionNote(view, action)}</b> {title}
      </button>
    )
  })
}

/** A window: who may answer, in which order, and passes that can be left standing. */
export function Passes({ props }: { props: KnightsProps }) {
  const { view, decision } = props
  const standing = useStanding()
  const passing = usePasses(props)
  const [open, unfold] = useState(false)
  const window = view.stack.at(-1)?.at === 'window' ? frameOf(view, 'window') : null
  const stands = SCOPES.filter((scope) => isStanding(view, standing, scope))
  if (window === null && stands.length === 0 && !isWindow(decision)) return null
  const mine = isWindow(decision)
  return (
    <section className="wk-window" data-mine={mine && !passing}>
      {window !== null && (
        <>
          <b>{t.window.title(momentWords(window.moment))}</b>
          <ol>
            {window.seats.map((seat, i) => {
              const passed = passedIn(window.turn, window.passes, window.seats.length, i)
              const now = i === window.turn
              return (
                <li key={seat} className={now ? 'now' : passed ? 'passed' : undefined}>
                  {calls(props, seat)}
                  <small>{now ? t.window.now : passed ? t.window.passed : t.window.later}</small>
                </li>
              )
            })}
          </ol>
        </>
      )}
      {window === null && mine && <b>{t.window.breath}</b>}
      {mine && !passing && <Changes props={props} />}
      {passing && <span>{t.window.passing}</span>}
      {(mine || stands.length > 0) && view.me !== null && (
        <div className="stand">
          <button type="button" aria-expanded={open || stands.length > 0} onClick={() => unfold(!open)}>
            {t.window.stand}
          </button>
          {SCOPES.map((scope) => {
            const key = keyOf(view, scope)
            if (key === null || (scope === 'turn' && view.active < 0)) return null
            const on = standing[scope] === key
            if (!open && !on) return null
            return (
              <button
                key={scope}
                type="button"
                data-tool=""
                aria-pressed={on}
                onClick={() => setStanding(scope, on ? null : key)}
              >
                {scopeName(props, scope)}
              </button>
            )
          })}
        </div>
      )}
    </section>
  )
}

/** The last `passes` seats before the one in turn have passed in a row. */
export const passedIn = (turn: number, passes: number, seats: number, i: number): boolean => {
  const back = (turn - i + seats) % seats
  return back > 0 && back <= passes
}
