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
      `--disable-features=${TURNED_OFF.join(',')}`,
    ],
  })
}
