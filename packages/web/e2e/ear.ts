import type { Page } from 'playwright-core'

/** All that screen readers were given to say, as it came. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(globalThis, { said })
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes)
        for (const node of addedNodes) {
          const live = '[aria-live], [role="status"], [role="alert"], [role="log"]'
          const element = target instanceof Element ? target : target.parentElement
          if (element?.closest(live) && node.textContent) said.push(node.textContent)
          // A region that comes with its text is not read everywhere.
          else if (node instanceof Element && node.matches(live) && node.textContent)
            said.push(`too early: ${node.textContent}`)
        }
    }).observe(document.body, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => (Reflect.get(globalThis, 'said') as string[]).splice(0))
}

/** What a key is answered with. */
export async function heardOn(page: Page, said: () => Promise<string[]>, key: string): Promise<string> {
  await said()
  await page.keyboard.press(key)
  let heard: string[] = []
  for (let tries = 0; heard.length === 0 && tries < 200; tries++) {
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
    heard = await said()
  }
  return heard.join(' ')
}
