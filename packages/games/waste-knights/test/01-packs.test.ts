import { act, begin, isRefusal } from '@midden/kernel'
import { atRandom } from '@midden/kernel/testing'
import { expect, test } from 'vitest'
import { firstEdition } from '../src/cards/index.ts'
import { cards } from '../src/cards.ts'
import type { Pack } from '../src/content/rows.ts'
import type { WkEvent } from '../src/events.ts'
import { wasteKnights } from '../src/index.ts'
import type { WkView } from '../src/view/view.ts'

/** The pack as somebody would send it: JSON, with something of his own in it. */
const foreign = (own: Partial<Record<keyof Pack, unknown>> = {}): unknown =>
  JSON.parse(JSON.stringify({ ...firstEdition, ...own }))
const opened = (content: unknown, options: object = {}, seats = 3): ReturnType<typeof begin> =>
  begin(wasteKnights as never, { seats, seed: 'pack', options: { mission: 'REF', content, ...options } })
const reason = (content: unknown, options: object = {}, seats = 3): string | null => {
  const begun = opened(content, options, seats)
  return isRefusal(begun) ? begun.reason : null
}
const [first, second, ...others] = firstEdition.knights

test('WK-1.1 content=null plays with the cards the game is sold with, content=JSON with others', () => {
  expect(reason(null)).toBeNull()
  expect(reason(foreign())).toBeNull()
  const begun = opened(foreign({ knights: [{ ...first, name: 'Bess of the Bog' }, second, ...others] }))
  if (isRefusal(begun)) throw new Error(begun.reason)
  expect(cards(begun.position as never).knights[0]!.row.name).toBe('Bess of the Bog')
  expect(wasteKnights.audit(JSON.parse(JSON.stringify(begun.position)))).toBeNull()
})

test('WK-1.1 content=wrong is refused with the place and what is wrong there', () => {
  expect(reason(7)).toBe('option content must be an object')
  expect(reason([])).toBe('option content must be an object')
  expect(reason(foreign({ luck: undefined }))).toBe('option content.luck is missing')
  expect(reason(foreign({ jokers: [] } as object))).toBe('option content has no field "jokers"')
  const [enemy, ...enemies] = firstEdition.enemies
  expect(reason(foreign({ enemies: [{ ...enemy, health: 0 }, ...enemies] }))).toBe(
    'option content.enemies[0].health must be a whole number from 1 to 20',
  )
  expect(reason(foreign({ knights: [first, { ...second, id: 'K01' }, ...others] }))).toBe(
    'option content: the id "K01" is used twice',
  )
})

test('WK-3.17 content=JSON with missions that need cards of the first edition', () => {
  expect(reason(foreign(), { mission: 'M0' }, 2)).toBe(
    'Road to Gangraen is prepared with the cards the game is sold with',
  )
  const enemies = firstEdition.enemies.filter(({ villain }) => !villain)
  expect(reason(foreign({ enemies }), { mission: 'M3' })).toMatch(
    /needs a villain that is not among these cards$/,
  )
})

test('WK-1.1 content=JSON: events, answers and the table speak of its cards', () => {
  const begun = opened(foreign({ knights: [{ ...first, name: 'Bess of the Bog' }, second, ...others] }))
  if (isRefusal(begun)) throw new Error(begun.reason)
  const { first: starts } = begun.position as unknown as { first: number }
  const v = () => wasteKnights.view(begun.position as never, starts)
  expect(wasteKnights.words.action(v(), { act: 'knight', n: 0 })).toBe('Play as Bess of the Bog')
  const events: WkEvent[] = []
  expect(act(begun, starts, { act: 'knight', n: 0 }, events as never)).toBeNull()
  const says = (view?: WkView): string => wasteKnights.words.event(events[0]!, () => 'Ann', view)
  expect([says(v()), says()]).toEqual(['Ann is Bess of the Bog.', 'Ann is Mel Gearson.'])
  expect(wasteKnights.words.table(v(), (seat) => `S${seat}`)).toContain('Bess of the Bog')
})

test('WK-14.10 luck cards with their ranks exchanged play alike', () => {
  const ranks = (text: string) => text.replaceAll('♠', '♣').replaceAll('♥', '♠').replaceAll('♣', '♥')
  const luck = JSON.parse(ranks(JSON.stringify(firstEdition.luck))) as Pack['luck']
  const played = (own: Partial<Pack>) => {
    const options = { mission: 'REF', content: { ...firstEdition, ...own } }
    const { position } = atRandom(wasteKnights, { seats: 3, seed: 'ranks', options }, 300)
    return { ...position, options: null }
  }
  expect(luck).not.toEqual(firstEdition.luck)
  expect(played({ luck }), 'WK-14.10').toEqual(played({}))
})
