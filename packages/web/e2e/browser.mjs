import { chromium } from 'playwright-core'
import { chromiumPath, howToInstall } from '../../../tools/browser.mjs'

/** Starts the installed Chromium without any talk to the outside. */
export function launch() {
  const executablePath = chromiumPath()
  if (executablePath === null) throw new Error(howToInstall)
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}
