import { useLayoutEffect, useRef } from 'react'
import './drawing.css'

/** Parsed once for each source; every use gets its own copy. */
const parsed = new Map<string, Element>()

function parse(source: string): Element {
  const known = parsed.get(source)
  if (known !== undefined) return known
  const root = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement
  parsed.set(source, root)
  return root
}

/** An SVG file, drawn in the page itself so that it uses the page's fonts and inks. */
export function Drawing({ source, className }: { source: string; className?: string }) {
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    place.current?.replaceChildren(document.importNode(parse(source), true))
  }, [source])
  // Drawn at build time there is no document to put it into.
  const inside = import.meta.env.SSR ? { dangerouslySetInnerHTML: { __html: source } } : {}
  return <span ref={place} className={className} aria-hidden="true" {...inside} />
}

/** A file of symbols and patterns for `<use href="#…">` and `url(#…)`, once a page. */
export const Sprite = ({ source }: { source: string }) => <Drawing source={source} className="sprite" />
