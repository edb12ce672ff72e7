import { browser } from './browser.ts'
import { openWire, type Wire } from './wire.ts'

let wire: Wire | null = null

/** The one wire of this page. */
export function theWire(): Wire {
  if (wire !== null) return wire
  const opened = openWire(browser)
  const wake = (): void => {
    if (document.visibilityState === 'visible') opened.wake()
  }
  addEventListener('online', wake)
  document.addEventListener('visibilitychange', wake)
  wire = opened
  return wire
}
