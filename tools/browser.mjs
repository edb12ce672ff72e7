// The browser tests run in an installed Chromium; nothing is downloaded by the tests themselves.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const places = [
  process.env.CHROMIUM,
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
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (chromiumPath() === null) install()
  const path = chromiumPath()
  process.stdout.write(`${path ?? howToInstall}\n`)
  if (path === null) process.exitCode = 1
}
