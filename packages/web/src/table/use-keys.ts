import { type RefObject, useEffect, useRef } from 'react'
import { commandOf, type KeyCommand, type Keys } from '../settings/keys.ts'
import { useText } from '../text/text.ts'
import type { Key } from './pick.ts'
import { follow, type Meant, steady } from './steady-keys.ts'
import type { Picking } from './use-pick.ts'

interface Keyed {
  picking: Picking
  /** closes a drawer if one is open, and says whether one was */
  closePanel(): boolean
  /** what letters and signs do, and which; what is missing here answers to its key elsewhere */
  commands: Partial<Record<KeyCommand, () => void>>
  keys: Keys
  /** set when a number key picks */
  typed: RefObject<boolean>
  /** skips what is being told; false: nothing is */
  skip(): boolean
  /** skips the pause before a bot's move */
  hurry(): void
  /** what the numbers of the plain list stand for */
  listed: readonly Key[]
  /** what the number keys do, where the game says so itself */
  numbers: readonly ((() => void) | undefined)[] | null
  /** tells one question from another, and one's own doing from that of others */
  asking: string
  own: string
  /** does the first tap play? */
  tapsPlay: boolean
  /** may letters and numbers be keys at all? */
  characters: boolean
  /** can what is picked be played as it is? */
  ready: boolean
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, select, textarea')

const onControl = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a, summary, [role="button"]') !== null

/** Up and down go through the options, from wherever the focus is. */
function moveFocus(root: HTMLElement | null, by: number): boolean {
  const stops = [...(root?.querySelectorAll<HTMLElement>('.options :is(button, input)') ?? [])]
  if (stops.length === 0) return false
  const now = stops.indexOf(document.activeElement as HTMLElement)
  const next = now < 0 ? (by > 0 ? 0 : stops.length - 1) : (now + by + stops.length) % stops.length
  stops[next]!.focus()
  return true
}

function chooseByNumber({ listed, picking, numbers }: Keyed, digit: number): void {
  if (numbers !== null) {
    numbers[digit - 1]?.()
    return
  }
  const key = listed[digit - 1]
  if (key === undefined) return
  if ('action' in key) picking.pick(key.action)
  else picking.toggle(key.act, key.piece)
}

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** What each number key stands for, as far as one can be told from another. */
const meaningsOf = ({ listed, numbers, asking }: Keyed): (string | null)[] =>
  NUMBERS.map((digit) => {
    if (numbers !== null) return numbers[digit - 1] === undefined ? null : asking
    const key = listed[digit - 1]
    return key === undefined ? null : JSON.stringify(key)
  })

/** Enter on what is already chosen plays it, as the lit button says; Space only ever chooses. */
const onChosen = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches(':is(.board, .ask, .side) [aria-pressed="true"]:not([data-tool])') &&
  target.closest('.drawer') === null

/** The table by keys alone. */
export function useKeys(root: RefObject<HTMLElement | null>, keyed: Keyed): void {
  const t = useText()
  const now = useRef(keyed)
  const meant = useRef<Meant | null>(null)
  useEffect(() => {
    now.current = keyed
    meant.current = follow(meant.current, keyed.own, meaningsOf(keyed), keyed.tapsPlay, performance.now())
  })
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { picking, closePanel, skip, hurry, characters, ready, commands, keys, typed } = now.current
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (event.key === 'Escape') {
        if (!closePanel() && !skip()) picking.pick(null)
        return
      }
      const slider = typing(event.target) && (event.target as HTMLInputElement).type === 'range'
      if (typing(event.target) && !(slider && event.key === 'Enter')) return
      // A key that is held down means what it meant when it went down.
      if (event.repeat && (event.key === 'Enter' || event.key === ' ')) {
        event.preventDefault()
        return
      }
      const command = characters ? commandOf(keys, event.key) : undefined
      const run = command === undefined ? undefined : commands[command]
      if (/^[1-9]$/.test(event.key)) {
        if (!characters) return
        const digit = Number(event.key)
        if (meant.current === null || steady(meant.current, digit - 1, performance.now())) {
          typed.current = true
          chooseByNumber(now.current, digit)
        } else picking.explain(t.table.keyChanged)
      } else if (event.key === 'Enter' && !onControl(event.target)) picking.commit()
      else if (event.key === 'Enter' && onChosen(event.target) && ready) {
        // Held down, it would play what it has only just chosen.
        if (!event.repeat) picking.commit()
      } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        if (!moveFocus(root.current, event.key === 'ArrowDown' ? 1 : -1)) return
      } else if (event.key === ' ' && !onControl(event.target)) hurry()
      else if (run !== undefined) run()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [root, t])
}
