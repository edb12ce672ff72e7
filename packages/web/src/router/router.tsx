import { type AnchorHTMLAttributes, type MouseEvent, useEffect, useRef, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
const changed = (): void => {
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}

const address = (): string => location.pathname + location.search

/** Path and query of the page shown now. */
export const useAddress = (): string => useSyncExternalStore(subscribe, address, address)

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', to)
  else history.replaceState(history.state, '', to)
  changed()
}

const plainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** A link within the table: a real address, without loading the page again. */
export function Link({ href, onClick, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !plainClick(event)) return
        event.preventDefault()
        go(href)
      }}
    />
  )
}

/** The parts of a path that fit a pattern such as `/table/:id`, or null. */
export function fits(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/')
  const given = path.replace(/(?<=.)\/$/, '').split('/')
  if (wanted.length !== given.length) return null
  const parts: Record<string, string> = {}
  for (const [i, piece] of wanted.entries()) {
    if (piece.startsWith(':')) parts[piece.slice(1)] = decodeURIComponent(given[i]!)
    else if (piece !== given[i]) return null
  }
  return parts
}

/** A new page is announced by its title, and the focus starts at its heading. */
export function usePage(title: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · Midden`
  }, [title])
  useEffect(() => {
    if (entered) heading.current?.focus({ preventScroll: true })
    entered = true
    scrollTo(0, 0)
  }, [])
  return heading
}
/** The very first page keeps the browser's own focus. */
let entered = false
