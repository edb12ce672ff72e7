import type { WkView } from '@midden/waste-knights/reading'
import { useEffect, useRef } from 'react'
import { placesFrom } from '../../logic/around.ts'
import { t } from '../../text/text.ts'
import './places.css'

interface Props {
  view: WkView
  from: number
  open: boolean
  toggle(): void
  go(hex: number): void
}

/** All places with a name, and how far off they are; each leads to its hex. */
export function Places({ view, from, open, toggle, go }: Props) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (open) list.current?.querySelector('button')?.focus()
  }, [open])
  return (
    <div className="wk-places">
      <button type="button" data-tool="" aria-expanded={open} onClick={toggle}>
        {t.map.places}
      </button>
      {open && (
        <ul
          ref={list}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.preventDefault()
            go(from)
          }}
        >
          {placesFrom(view, from).map(({ hex, name, far }) => (
            <li key={hex}>
              <button type="button" onClick={() => go(hex)}>
                {name}, <small>{far}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
