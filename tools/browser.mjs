// Debian's Chromium for the browser tests and screenshots. Nothing is downloaded.
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

const places = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The browser's path, or null where none is installed. */
export const chromiumPath = () => places.find((path) => path !== undefined && existsSync(path)) ?? null

export const howToInstall =
  'The browser tests need Chromium: apt-get install -y chromium (Debian, Ubuntu), or set CHROMIUM to the path of Chrome or Chromium.'

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
