import type { Page } from 'playwright-core'
import type { Guest, OnlineVisits } from './online-visits.ts'
import { NAMES, SET } from './table.ts'

/** From the start page to a table for friends with so many seats; gives back its invitation. */
export async function openForFriends(page: Page, url: string, game: string, seats = 2): Promise<string> {
  await page.goto(url)
  await page.getByRole('radio', { name: NAMES[game]!, exact: true }).check({ force: true })
  await page.getByRole('radio', { name: String(seats), exact: true }).check({ force: true })
  await page.getByRole('radio', { name: 'Friends by link' }).check({ force: true })
  await page.getByRole('button', { name: /^Open/ }).click()
  return page.locator('.invite input').inputValue()
}

/** Follows an invitation and sits down. */
export async function join(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: 'Sit down' }).click()
  await page.locator('.chairs').waitFor()
}

export const onTable = (page: Page): Promise<void> => page.locator(SET).waitFor()

/** From the result to the proof: the server's match is played again here, position by position, draw by draw. */
export async function proveLuck(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Replay the match' }).click()
  await page.locator('.replay').waitFor()
  await page.getByRole('button', { name: 'Was the luck fair?' }).click()
  await page.getByText(/^Proved\. All \d+ moves/).waitFor()
  await page.getByText('the one this browser saw before').waitFor()
  await page.getByText('nobody chose the draws').waitFor()
  // Both have revealed a share: neither silence nor its lack is told of.
  for (const told of ['did not reveal', 'No player added'])
    if ((await page.getByText(told).count()) > 0) throw new Error(`the page says: ${told}`)
}

/** Two guests at a table for two, under way. */
export async function pair(
  visits: OnlineVisits,
  game: string,
  wish: { cut?: boolean } = {},
): Promise<[Guest, Guest]> {
  const a = await visits.guest({ name: 'Jorid', ...wish })
  const b = await visits.guest({ name: 'Bruna', ...wish })
  const link = await openForFriends(a.page, visits.url(), game)
  await join(b.page, link)
  await a.page.getByRole('button', { name: 'Start the match' }).click()
  await Promise.all([onTable(a.page), onTable(b.page)])
  return [a, b]
}

/** Set up on the page of the game: listed for everybody, two seats, perhaps a clock. */
export async function openListed(
  page: Page,
  url: string,
  game: string,
  { clock = 'none' }: { clock?: string },
): Promise<string> {
  await page.goto(`${url}/play/${game}/online`)
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true })
  await page.getByRole('radio', { name: 'Public' }).check({ force: true })
  await page.getByRole('combobox', { name: 'Time per decision' }).selectOption(clock)
  await page.getByRole('button', { name: 'Open the table' }).click()
  return page.locator('.invite input').inputValue()
}
