import { expect, test } from 'vitest'
import { accessible } from './axe.ts'
import { answerOnBoard, followLesson } from './lesson.ts'
import { PHONE } from './table.ts'
import { visits } from './visits.ts'

const visit = visits()

test('Pan: from the list of chapters through the lesson by mouse, the question answered on the board, into a real game', () =>
  visit({}, async ({ page, url }) => {
    await page.goto(`${url}/learn/pan`)
    await page.getByRole('link', { name: 'Start: Last one standing' }).click()
    const said: string[] = []
    await followLesson(page, 'mouse', async (beat) => {
      said.push(beat)
    })
    expect(new Set(said).size).toBeGreaterThan(25)
    await accessible(page)
    expect(await answerOnBoard(page, '.champion', '[data-place="discard"]')).toContain(
      'You bought better odds every time',
    )
    await accessible(page)
    await page.getByRole('button', { name: 'Play a real game' }).click()
    await page.waitForURL(/\/table\//)
    await page.goto(`${url}/learn/pan`)
    await page.getByRole('link', { name: 'Play again: Last one standing' }).waitFor()
  }))

test('Pan by keys alone: everything the lesson points at is reached and pressed without a pointer', () =>
  visit({}, async ({ page, url }) => {
    await page.goto(`${url}/learn/pan/last-one-standing`)
    await followLesson(page, 'keys')
    const right = 'What I paid, on the discard pile'
    await page.getByRole('button', { name: right }).press('Enter')
    await page.locator('.beat[data-is="over"]').waitFor()
  }))

test('Pan by touch on a phone: left in the middle, it goes on at the same beat', () =>
  visit({ size: PHONE, touch: true }, async ({ page, url }) => {
    await page.goto(`${url}/learn/pan/last-one-standing`)
    const beats: string[] = []
    await followLesson(page, 'touch', async () => {
      const beat = (await page.locator('.beat .beats').textContent()) ?? ''
      if (beat === '6 of 13' && !beats.includes(beat)) {
        await page.goto(`${url}/learn/pan`)
        await page.locator('.chapters').waitFor()
        await accessible(page)
        await page.getByRole('link', { name: 'Go on: Last one standing' }).tap()
        await page.locator('.beat').waitFor()
        expect(await page.locator('.beat .beats').textContent()).toBe(beat)
      }
      beats.push(beat)
    })
    expect(beats.at(-1)).toBe('13 of 13')
  }))

test('Pan: a wrong move is answered, undone by Back, and after two the way is shown; what leads nowhere is said so', () =>
  visit({}, async ({ page, url }) => {
    await page.goto(`${url}/learn/pan/last-one-standing`)
    const beat = page.locator('.beat')
    for (const [card, says] of [
      ['Mouse', 'A lone Mouse beats a lone Elephant'],
      ['Fox', 'Highest wins'],
    ] as const) {
      await page.locator('.hand .pc', { hasText: card }).click()
      await page.locator('.confirm .btn-go').click()
      await page.locator('.beat[data-is="tried"]', { hasText: says }).waitFor()
      await page.keyboard.press('Enter')
      await page.locator('.beat[data-is="asks"]').waitFor()
      expect(await beat.textContent()).toContain('1 of 13')
    }
    const target = page.locator((await beat.getAttribute('data-points'))!).first()
    expect(await target.evaluate((it) => getComputedStyle(it).outlineStyle)).toBe('solid')
    await page.keyboard.press('h')
    await page.locator('.beat').waitFor()
  }))

test('WASTE: one chapter by mouse, one by keys, and the lines of the sheet answer the question', () =>
  visit({}, async ({ page, url }) => {
    await page.goto(`${url}/learn/waste/sort-and-score`)
    await followLesson(page, 'mouse')
    expect(await page.locator('.sheet').textContent()).toContain('64')
    const said = await answerOnBoard(page, '[data-line="food"]', '[data-line="plastic"]')
    expect(said).toContain('Without that last card you lose 45 to 56')
    await page.getByRole('link', { name: 'Next: Bid and bluff' }).click()
    await page.locator('.beat', { hasText: 'Two piles, three players' }).waitFor()
    await followLesson(page, 'keys')
    await page.locator('.seats [data-place="seat 2"]').click()
    await page.getByText('She bid as many cards').waitFor()
    await page.locator('.seats [data-place="seat 0"]').click()
    await page.locator('.beat[data-is="over"]').waitFor()
    await accessible(page)
  }))

test('Industrial Waste: one chapter by keys, one by touch, and the sheet says where Gus lost it', () =>
  visit({ touch: true }, async ({ page, url }) => {
    await page.goto(`${url}/learn/industrial-waste/a-round-at-the-works`)
    await followLesson(page, 'keys')
    for (const need of ['Workers', 'Cash', 'Materials', 'Room for waste'])
      await page.getByRole('button', { name: need, exact: true }).click()
    await page.locator('.beat[data-is="over"]').waitFor()
    await page.getByRole('link', { name: 'Next: Debts, dirt and the end' }).click()
    await page.locator('.beat', { hasText: 'Bribery can’t be played' }).waitFor()
    await followLesson(page, 'touch')
    expect(await answerOnBoard(page, '[data-line="money"]', '[data-line="loans"]')).toContain(
      'the bills became loans',
    )
    await accessible(page)
  }))

const KNIGHTS = [
  ['drive-and-explore', 'touch', 'Three'],
  ['fight', 'keys', 'The 9'],
  ['town-and-tasks', 'mouse', 'It completed a task'],
  ['the-waster-and-winning', 'keys', 'I reached Gangraen first'],
] as const

for (const [chapter, hand, reason] of KNIGHTS)
  test(`Waste Knights, ${chapter}: followed by ${hand} to its question, and answered`, () =>
    visit(hand === 'touch' ? { size: PHONE, touch: true } : {}, async ({ page, url }) => {
      await page.goto(`${url}/learn/waste-knights/${chapter}`)
      await followLesson(page, hand)
      await page.getByRole('button', { name: reason, exact: true }).click()
      await page.locator('.beat[data-is="over"]').waitFor()
      await accessible(page)
      if (chapter !== 'the-waster-and-winning') return
      await page.getByRole('heading', { name: 'Savior of the Waste' }).waitFor()
      await page.getByRole('button', { name: 'Start a mission' }).click()
      await page.waitForURL(/\/table\//)
    }))
