import { type RefObject, useLayoutEffect, useRef } from 'react'
import { lasting } from '../../../../motion/flip.ts'

const STROKE = 180
const SVG = 'http://www.w3.org/2000/svg'

function lengthOf(line: string): number {
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', line)
  return path.getTotalLength()
}

/** A line drawn as far as a number of units, the rest of it bare. */
const upTo = (length: number, whole: number) => ({ strokeDasharray: `${length} ${whole}` })

const draw = (path: SVGPathElement, from: number, whole: number, ms: number): Animation =>
  path.animate([upTo(from, whole), upTo(whole, whole)], { duration: ms, easing: 'ease-out' })

/** What was cut stays for as long as it takes to rub it out, from its end backwards. */
function rubOut(path: SVGPathElement, was: string, left: number, ms: number): void {
  const gone = path.cloneNode() as SVGPathElement
  gone.setAttribute('d', was)
  gone.classList.add('rubbed')
  path.after(gone)
  const whole = lengthOf(was)
  const rubbing = gone.animate([upTo(whole, whole), upTo(left, whole)], { duration: ms, easing: 'ease-in' })
  rubbing.onfinish = () => gone.remove()
  rubbing.oncancel = () => gone.remove()
}

/** The pencil draws the hex that was added and rubs out those that were cut. Any key or tap ends it. */
export function usePencil(line: string): RefObject<SVGGElement | null> {
  const paper = useRef<SVGGElement>(null)
  const last = useRef(line)
  useLayoutEffect(() => {
    const was = last.current
    last.current = line
    const ms = lasting(STROKE)
    if (was === line || ms === 0) return
    for (const path of paper.current?.querySelectorAll<SVGPathElement>(':scope > path:not(.rubbed)') ?? []) {
      if (line.startsWith(was)) draw(path, lengthOf(was), lengthOf(line), ms)
      else if (was.startsWith(line)) rubOut(path, was, lengthOf(line), ms)
    }
  }, [line])
  return paper
}
