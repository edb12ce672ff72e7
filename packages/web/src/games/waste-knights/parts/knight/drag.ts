import { type RefObject, useEffect, useRef } from 'react'
import { mayMove } from '../../../../settings/settings.ts'

/** A finger that moves sooner scrolls; one that rests this long carries. */
const REST = 180
/** So far a pointer may tremble. */
const TREMBLE = 6
/** So near to an edge the sheet scrolls along, this much a frame. */
const EDGE = 56
const SCROLL = 8

interface Drag {
  /** may the card with this key be carried? */
  movable(card: string): boolean
  lift(card: string): void
  /** let go over something, or over nothing; says whether the card goes there */
  drop(on: Element | null): boolean
}

/**
 * Cards are carried by pointer beside being tapped. The card itself follows the pointer, so that it travels on from
 * where it was let go; what may be done with it is said by the sheet.
 */
export function useDrag(root: RefObject<HTMLElement | null>, drag: Drag): void {
  const now = useRef(drag)
  useEffect(() => {
    now.current = drag
  })
  useEffect(() => {
    const sheet = root.current
    if (sheet === null) return
    let plate: HTMLElement | null = null
    let over: Element | null = null
    let carried = false
    let ripe = false
    let rest = 0
    let frame = 0
    const [at, grip, by] = [
      { x: 0, y: 0 },
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ]

    function hover(target: Element | null): void {
      if (target === over) return
      over?.removeAttribute('data-over')
      target?.setAttribute('data-over', 'true')
      over = target
    }
    /** Over a lit place the sheet stands still; near its edges it scrolls along. */
    function scroll(under: Element | null): void {
      const stage = sheet!.parentElement!
      const { top, bottom } = stage.getBoundingClientRect()
      if (under?.closest('.wk-empty.ok') != null) return
      if (at.y < top + EDGE) stage.scrollTop -= SCROLL
      else if (at.y > bottom - EDGE) stage.scrollTop += SCROLL
    }
    /** Measured anew every frame: the sheet scrolls and makes room meanwhile. */
    function follow(): void {
      const under = document.elementFromPoint(at.x, at.y)
      scroll(under)
      hover(under?.closest('[data-put]') ?? null)
      const box = plate!.getBoundingClientRect()
      by.x += at.x - grip.x - box.left
      by.y += at.y - grip.y - box.top
      plate!.style.translate = `${by.x}px ${by.y}px`
      frame = requestAnimationFrame(follow)
    }
    function lift(card: HTMLElement): void {
      carried = true
      card.dataset.carried = 'true'
      now.current.lift(card.dataset.card!)
      follow()
    }
    function layDown(card: HTMLElement, taken: boolean): void {
      if (!taken && mayMove()) card.animate([{ translate: `${by.x}px ${by.y}px` }, { translate: '0 0' }], 160)
      const settle = (): void => {
        card.removeAttribute('data-carried')
        card.style.translate = ''
      }
      // A table elsewhere answers a little later; the card waits where it was put.
      if (taken) setTimeout(settle, 600)
      else settle()
    }
    function end(on: Element | null): void {
      clearTimeout(rest)
      cancelAnimationFrame(frame)
      hover(null)
      const card = plate
      const was = carried
      plate = null
      carried = false
      if (was && card !== null) layDown(card, now.current.drop(on))
    }

    function down(event: PointerEvent): void {
      const card = (event.target as Element).closest<HTMLElement>('[data-card]')
      if (!event.isPrimary || event.button !== 0 || card === null) return
      if (!now.current.movable(card.dataset.card!)) return
      const { left, top } = card.getBoundingClientRect()
      plate = card
      Object.assign(at, { x: event.clientX, y: event.clientY })
      Object.assign(grip, { x: event.clientX - left, y: event.clientY - top })
      Object.assign(by, { x: 0, y: 0 })
      ripe = event.pointerType !== 'touch'
      clearTimeout(rest)
      if (!ripe)
        rest = window.setTimeout(() => {
          ripe = true
        }, REST)
    }
    function move({ clientX, clientY }: PointerEvent): void {
      if (plate === null) return
      const far = Math.hypot(clientX - at.x, clientY - at.y) > TREMBLE
      if (!carried && !far) return
      Object.assign(at, { x: clientX, y: clientY })
      if (carried) return
      if (ripe) lift(plate)
      else end(null)
    }
    function up({ clientX, clientY }: PointerEvent): void {
      end(document.elementFromPoint(clientX, clientY))
    }
    const cancel = (): void => end(null)
    const stay = (event: TouchEvent): void => {
      if (carried || (ripe && plate !== null)) event.preventDefault()
    }

    sheet.addEventListener('pointerdown', down)
    sheet.addEventListener('touchmove', stay, { passive: false })
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', cancel)
    return () => {
      end(null)
      sheet.removeEventListener('pointerdown', down)
      sheet.removeEventListener('touchmove', stay)
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', cancel)
    }
  }, [root])
}
