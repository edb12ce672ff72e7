// Tables on a server: the lobby, opening one, the room with its invitation, talk, and a line that is cut.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {(name: string) => Promise<unknown>} Shoot */

const command = process.env.MIDDEN ?? join(import.meta.dirname, '../../../bin/midden.js')

/** A server of its own, over a store that is thrown away. */
export async function serveTables() {
  const data = mkdtempSync(join(tmpdir(), 'midden-shots-'))
  const server = spawn(process.execPath, [command, 'serve', '--port', '0', '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise((found, failed) => {
    server.once('exit', () => failed(new Error('the server did not start')))
    server.stdout.on('data', (text) => {
      const match = /http:\S+/.exec(String(text))
      if (match !== null) found(match[0])
    })
  })
  return {
    url: String(url),
    close: () => {
      server.once('exit', () => rmSync(data, { recursive: true, force: true }))
      server.kill('SIGTERM')
    },
  }
}

/**
 * Opens a table that everybody finds, with so many seats.
 * @param {Page} page
 * @param {string} url
 * @param {string} game
 * @param {number} seats
 */
async function open(page, url, game, seats) {
  await page.goto(`${url}/play/${game}/online`)
  await page.getByRole('radio', { name: String(seats), exact: true }).check({ force: true })
  await page.getByRole('radio', { name: 'Public' }).check({ force: true })
  await page.getByRole('combobox', { name: 'Time per decision' }).selectOption('two-minutes')
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.locator('.invite input').waitFor()
}

/**
 * @param {Page} page
 * @param {Page} friend
 * @param {string} url
 * @param {Shoot} shoot
 */
export async function shootOnline(page, friend, url, shoot) {
  for (const path of ['account', 'play/pan/online']) {
    await page.goto(`${url}/${path}`)
    await page.locator('h1').waitFor()
    await page.waitForTimeout(200)
    await shoot(path)
  }
  await open(friend, url, 'waste', 3)
  await open(page, url, 'pan', 3)
  await page.waitForTimeout(200)
  await shoot('room')
  await page.locator('.invite').scrollIntoViewIfNeeded()
  await shoot('room-invitation')
  const room = page.url()
  const link = await page.locator('.invite input').inputValue()
  await page.goto(`${url}/online`)
  await page.locator('.row').first().waitFor()
  await shoot('online')
  await friend.goto(link)
  await friend.getByRole('button', { name: 'Sit down' }).click()
  await friend.locator('.chairs').waitFor()
  await page.goto(room)
  await page.getByRole('button', { name: 'Fill with bots and start' }).click()
  await page.locator('.question.you').waitFor()
  await friend.locator('.question.you').waitFor()
  await friend.keyboard.press('t')
  await friend.getByRole('textbox', { name: 'Say something' }).fill('Hello! Elephants first?')
  await friend.keyboard.press('Enter')
  await page.getByRole('button', { name: /Chat/ }).click()
  await page.getByText('Elephants first?').waitFor()
  await shoot('talk')
  await page.keyboard.press('Escape')
  await page.keyboard.press('1')
  await page.locator('.confirm .btn-go').click()
  await page.locator('.question.waiting').waitFor()
  await page.waitForTimeout(200)
  await shoot('online-waiting')
  await page.context().setOffline(true)
  await page.locator('.saved[data-state="offline"]').waitFor({ timeout: 60_000 })
  await shoot('connection-lost')
  await page.context().setOffline(false)
}
