import { type RefObject, useEffect, useRef } from 'react'
import type { Key } from './pick.ts'
import type { Tools } from './top-bar.tsx'
import type { Picking } from './use-pick.ts'

interface Keyed {
  picking: Picking
  tools: Tools
  /** closes a drawer if one is open, and says whether one was */
  closePanel(): boolean
  help(): void
  /** skips the pause before a bot's move */
  hurry(): void
  /** what the numbers of the plain list stand for */
  listed: readonly Key[]
  /** what the number keys do, where the game says so itself */
  numbers: readonly (() => void)[] | null
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

/** The table by keys alone. */
export function useKeys(root: RefObject<HTMLElement | null>, keyed: Keyed): void {
  const now = useRef(keyed)
  useEffect(() => {
    now.current = keyed
  })
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { picking, tools, closePanel, help, hurry } = now.current
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (event.key === 'Escape') {
        if (!closePanel()) picking.pick(null)
        return
      }
      const slider = typing(event.target) && (event.target as HTMLInputElement).type === 'range'
      if (typing(event.target) && !(slider && event.key === 'Enter')) return
      const letters: Record<string, () => void> = {
        u: tools.undo,
        h: tools.hint,
        r: tools.rules,
        l: tools.log,
        t: tools.talk,
        '?': help,
      }
      if (/^[1-9]$/.test(event.key)) chooseByNumber(now.current, Number(event.key))
      else if (event.key === 'Enter' && !onControl(event.target)) picking.commit()
      else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        if (!moveFocus(root.current, event.key === 'ArrowDown' ? 1 : -1)) return
      } else if (event.key === ' ' && !onControl(event.target)) hurry()
      else if (letters[event.key] !== undefined) letters[event.key]!()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [root])
}
