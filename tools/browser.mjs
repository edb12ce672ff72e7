// The browser tests run in an installed Chromium; nothing is downloaded by the tests themselves.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const places = [
  process.env.CHROMIUM,
  // The same browser without windows: its tests take an eighth less.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The browser's path, or null where none is installed. */
export const chromiumPath = () =>
  places.find((path) => path !== undefined && path !== '' && existsSync(path)) ?? null

export const howToInstall =
  'The browser tests need Chromium: apt-get install -y chromium (Debian, Ubuntu), or set CHROMIUM to the path of Chrome or Chromium.'

/** Installs Debian's Chromium where that is possible without asking anybody. */
function install() {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return
  process.stdout.write('Installing Chromium\n')
  const options = {
    stdio: /** @type {const} */ ('ignore'),
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  spawnSync('apt-get', ['update', '-qq'], options)
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (chromiumPath() === null)
      spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (chromiumPath() === null) install()
  const path = chromiumPath()
  process.stdout.write(`${path ?? howToInstall}\n`)
  if (path === null) process.exitCode = 1
}
