import type { Labelled, PlotInks } from '@midden/lab/plot'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** The colours a plate is printed in, as its sheet of styles says: a file that is taken away needs them spelled out. */
function inksAt(plate: HTMLElement): PlotInks {
  const { backgroundColor, color, outlineColor } = getComputedStyle(plate)
  return { paper: backgroundColor, ink: color, spot: outlineColor }
}

/** As wide as there is room for. */
function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry!.contentRect.width)))
    observer.observe(box.current!)
    return () => observer.disconnect()
  }, [box])
  return width
}

/** A chart, drawn by a library that comes in a chunk of its own. */
export function Drawing({ chart, label }: Labelled) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  useEffect(() => {
    if (width === 0) return
    let left = false
    import('@midden/lab/plot').then(
      ({ draw }) => {
        const element = box.current
        if (left || element === null) return
        const sheet = { document, width, inks: inksAt(element.closest<HTMLElement>('.plate')!) }
        element.replaceChildren(draw<SVGSVGElement>({ chart, label }, sheet))
      },
      // Without the library there is still the table.
      () => {},
    )
    return () => {
      left = true
    }
  }, [chart, label, width])
  return <div className="drawing" ref={box} />
}
