// What else a decision or an end can show: a closer look, the list, a right used at any time, the replay.

/** @typedef {import('playwright-core').Page} Page */
/**
 * @typedef {object} Aside
 * @property {string} scene the decision it belongs to, or `end`
 * @property {string} name
 * @property {string} [when] only once this is on the board
 * @property {(page: Page) => Promise<unknown>} open
 * @property {(page: Page) => Promise<unknown>} [shut]
 */

const press = (/** @type {string} */ name) => async (/** @type {Page} */ page) => {
  await page.getByRole('button', { name, exact: true }).first().click()
  await page.waitForTimeout(50)
}
const key = (/** @type {string} */ name) => async (/** @type {Page} */ page) => {
  await page.keyboard.press(name)
  await page.waitForTimeout(50)
}
const option = (/** @type {string} */ text) => async (/** @type {Page} */ page) => {
  await page.locator('.lines .opt', { hasText: text }).first().click()
  await page.waitForTimeout(50)
}
const closer = (/** @type {string} */ card) => async (/** @type {Page} */ page) => {
  await page.locator(card).first().focus()
  await page.keyboard.press('i')
  await page.locator('.drawer').waitFor()
}
/** Three lines of the scoring. */
const stepped = async (/** @type {Page} */ page) => {
  await press('Step through the scoring')(page)
  for (let i = 0; i < 3; i++) await press('Next line')(page)
}
/** Two more than asked for. */
const raised = async (/** @type {Page} */ page) => {
  for (let i = 0; i < 3; i++) await page.locator('.stepper .btn').last().click()
}
const nothing = async () => {}

/**
 * From the end to its replay, some moves on, with all hands open.
 * @param {Page} page
 */
export async function openReplay(page) {
  await page.getByRole('link', { name: 'Replay the match' }).click()
  await page.locator('.replay').waitFor()
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption({ label: 'All hands' })
  await page.locator('.replay input[type="range"]').focus()
  for (let i = 0; i < 12; i++) await page.keyboard.press('ArrowRight')
  await page.waitForTimeout(100)
}

/** @type {Record<string, Aside[]>} */
export const asides = {
  waste: [
    { scene: 'keep', name: 'closer', open: closer('.hand button[data-card]'), shut: key('Escape') },
    { scene: 'bid', name: 'list', open: press('All options as a list') },
    { scene: 'pile', name: 'all stations', open: press('All stations') },
    { scene: 'recycler', name: 'burning', open: key('2'), shut: key('Escape') },
    { scene: 'end', name: 'step', open: stepped, shut: press('The whole sheet') },
    { scene: 'end', name: 'hidden', open: press('Show hidden cards') },
  ],
  'industrial-waste': [
    { scene: 'set', name: 'closer', open: closer('.hand [data-card]'), shut: key('Escape') },
    { scene: 'turn', name: 'credit', open: option('Take a loan'), shut: key('Escape') },
    { scene: 'turn', name: 'last round', when: '.iw-ending', open: nothing },
    { scene: 'bid', name: 'raised', open: raised, shut: key('Escape') },
  ],
}
