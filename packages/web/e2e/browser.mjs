import { chromium } from 'playwright-core'
import { chromiumPath, howToInstall } from '../../../tools/browser.mjs'

/**
 * The address bar of a window nobody sees: two pages of Chromium's own, which took half the time of every new guest.
 * The rest is what Playwright turns off: of two such lists only the last one counts.
 */
const TURNED_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
]

/**
 * Pages are gone to when they are alive: what was drawn at build time is for the eye only.
 * @param {import('playwright-core').Browser} browser
 */
function alive(browser) {
  const open = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await open(options)
    context.on('page', (page) => {
      const taken = () => page.locator('#picture').waitFor({ state: 'detached' })
      const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
      page.goto = async (...args) => {
        const response = await goto(...args)
        await taken()
        return response
      }
      page.reload = async (...args) => {
        const response = await reload(...args)
        await taken()
        return response
      }
    })
    return context
  }
  return browser
}

/**
 * A guest who does not come again: the page is not kept for a time without a connection, which takes as long as a test.
 * @param {import('playwright-core').BrowserContext} context
 */
export const passing = (context) =>
  context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  })

/** Starts the installed Chromium without any talk to the outside. */
export async function launch() {
  const executablePath = chromiumPath()
  if (executablePath === null) throw new Error(howToInstall)
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Letters are as wide in a browser without windows as in one with them.
      '--font-render-hinting=none',
      `--disable-features=${TURNED_OFF.join(',')}`,
    ],
  })
  return alive(browser)
}
