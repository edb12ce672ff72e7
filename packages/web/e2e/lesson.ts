import type { Locator, Page } from 'playwright-core'

/** How somebody answers: with a mouse, a finger, or keys alone. */
export type Hand = 'mouse' | 'touch' | 'keys'

/** Through the page by Tab until what the lesson points at has the focus, then Enter. */
async function press(page: Page, selector: string): Promise<void> {
  for (let stops = 0; stops < 200; stops++) {
    const there = await page.evaluate((points) => document.activeElement?.matches(points) ?? false, selector)
    if (there) {
      await page.keyboard.press('Enter')
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`no way by keys to ${selector}`)
}

/** The first of these that a finger would meet. */
async function topmost(page: Page, selector: string): Promise<Locator> {
  const controls = page.locator(selector).locator('visible=true')
  await controls.first().waitFor()
  for (const control of await controls.all()) {
    await control.scrollIntoViewIfNeeded()
    const free = await control.evaluate((it) => {
      const { x, y, width, height } = it.getBoundingClientRect()
      return it.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    if (free) return control
  }
  throw new Error(`something lies over ${selector}`)
}

/** Uses the first of these that can be met. */
async function use(page: Page, hand: Hand, selector: string): Promise<void> {
  if (hand === 'keys') {
    await press(page, selector)
    return
  }
  const control = await topmost(page, selector)
  if (hand === 'touch') await control.tap()
  else await control.click()
}

/** Plays a chapter knowing nothing but what it says and points at, to its last question. */
export async function followLesson(
  page: Page,
  hand: Hand,
  see?: (beat: string) => Promise<void>,
): Promise<void> {
  const beat = page.locator('.beat')
  for (let turns = 0; turns < 150; turns++) {
    await page.locator('.beat:not([data-is="others"])').waitFor()
    const is = await beat.getAttribute('data-is')
    if (is === 'why') return
    const points = await beat.getAttribute('data-points')
    const said = (await beat.textContent()) ?? ''
    if (is === 'asks' && points === null) throw new Error(`it asks and points at nothing: ${said}`)
    await see?.(said)
    await use(page, hand, points ?? '.confirm .btn-go')
  }
  throw new Error(`the lesson does not end: ${await beat.textContent()}`)
}

/** Answers the last question by tapping the board, wrongly and then rightly. */
export async function answerOnBoard(page: Page, wrong: string, right: string): Promise<string> {
  await page.locator(`.board ${wrong}`).first().click()
  await page.locator('.beat[data-is="why"] .opt, .options .opt[aria-pressed="true"]').first().waitFor()
  await page.locator(`.board ${right}`).first().click()
  await page.locator('.beat[data-is="over"]').waitFor()
  return (await page.locator('.beat').textContent()) ?? ''
}
