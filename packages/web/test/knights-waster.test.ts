import './page.ts'
import { readFileSync } from 'node:fs'
import { begin, isRefusal } from '@midden/kernel'
import { wasteKnights } from '@midden/waste-knights'
import { abilityText, cards, freshMove, mustPlay, type WkView } from '@midden/waste-knights/reading'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { stillProps } from '../src/games/still.ts'
import { asks, beside } from '../src/games/waste-knights/captions.ts'
import { face } from '../src/games/waste-knights/index.tsx'
import { ATTACK, bestAttack, combatAhead } from '../src/games/waste-knights/logic/fight.ts'
import { bindingTasks, harmOf } from '../src/games/waste-knights/logic/harm.ts'
import { escapeOf } from '../src/games/waste-knights/logic/odds.ts'
import type { KnightsProps } from '../src/games/waste-knights/logic/props.ts'
import { wildText } from '../src/games/waste-knights/parts/cards/wild.tsx'
import { Hand } from '../src/games/waste-knights/parts/knight/luck.tsx'
import { Choose } from '../src/games/waste-knights/parts/waster/choose.tsx'
import { t } from '../src/games/waste-knights/text/text.ts'

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
const wildNo = (v: WkView, title: string): number => cards(v).wild.findIndex((each) => each.title === title)

/** Seat 0 is the Waster of seat 1, who drives over three hexes and stands on the first. */
function wasting(...titles: string[]): KnightsProps {
  const match = begin(wasteKnights, { seats: 3, seed: 'waster', options: { mission: 'M1' } })
  if (isRefusal(match)) throw new Error(match.reason)
  const view = wasteKnights.view(match.position, 0)
  for (const [seat, k] of view.knights.entries()) Object.assign(k, { sheet: seat, hex: 1 })
  Object.assign(view, { phase: 'move', active: 1, first: 1, round: 2 })
  const revealed = titles.map((title) => wildNo(view, title))
  view.stack = [{ ...freshMove(1, 0), mode: 'vehicle', route: [1, 2, 9], i: 1, revealed }]
  const menu = [{ act: 'wait' }, { act: 'play', of: revealed }]
  return { ...stillProps(view, ['You', 'Bruna', 'Odd']), decision: 'play or wait', menu } as KnightsProps
}
const drawn = (props: KnightsProps): string => renderToStaticMarkup(createElement(Choose, { props }))

test('the Waster reads every card turned up in full, with what it would do to this knight', () => {
  const titles = ['Tornado', 'Drop Bear', 'Toll Collectors']
  const props = wasting(...titles)
  const { view } = props
  const html = drawn(props)
  const said = plain(html)
  for (const title of titles) {
    const card = wildNo(view, title)
    expect(said).toContain(title)
    expect(said).toContain(plain(wildText(view, card).lines))
    for (const { figure, says } of harmOf(view, 1, card)) expect(said).toContain(plain(`${figure} ${says}`))
  }
  expect(html.match(/class="wk-wc"/g)).toHaveLength(3)
})

test('nothing is chosen for the Waster, and waiting is one tap', () => {
  const props = wasting('Tornado', 'Drop Bear')
  expect(drawn(props)).not.toContain('aria-pressed="true"')
  expect(face.ready?.(props.menu)).toBeNull()
  expect(face.handIsList?.(props.view, 'play or wait')).toBe(true)
  expect(beside(props)?.action).toEqual({ act: 'wait' })
  const picked = { act: 'play', n: wildNo(props.view, 'Drop Bear') }
  expect(drawn({ ...props, picked }).match(/aria-pressed="true"/g)).toHaveLength(1)
})

test('figures are the knight’s own: odds to get away, and the first clash where the fight begins', () => {
  const { view } = wasting()
  const bear = wildNo(view, 'Drop Bear')
  const ahead = combatAhead(view, 1, bear)
  expect(t.fight.range(ahead.range)).toBe('Short')
  const harm = new Map(harmOf(view, 1, bear).map((each) => [each.key, each]))
  expect(harm.get('gone')!.figure).toBe(t.percent(escapeOf(view, 1, bear)!.chance))
  expect(harm.get('price')!.figure).toBe(t.signed(-escapeOf(view, 1, bear)!.price))
  const its = bestAttack(view, ahead, 1, ATTACK)!
  expect(harm.get('its')).toMatchObject({
    figure: t.percent(its.chance),
    says: t.victim.hits('Short', its.least),
  })
  // Its text keeps the knight from attacking in the first clash.
  expect(harm.get('mine')!.says).toBe(t.victim.silent('Short'))
})

test('one Health left: getting caught is said to be a knockout', () => {
  const { view } = wasting()
  view.knights[1]!.hp = 1
  const price = harmOf(view, 1, wildNo(view, 'Drop Bear')).find(({ key }) => key === 'price')
  expect(price!.says).toBe(t.victim.price(0))
})

test('a card that a task keeps from being played names the task', () => {
  const props = wasting('Tornado', 'Drop Bear')
  const { view } = props
  const bound = cards(view).tasks.findIndex((task) => task.common?.mustPlay === 'Beast')
  view.posted[0]!.card = bound
  expect(mustPlay(view, 1)).toEqual(['Beast'])
  const title = cards(view).tasks[bound]!.common!.title
  expect(bindingTasks(view, 1)).toEqual([title])
  const menu = [{ act: 'wait' }, { act: 'play', of: [wildNo(view, 'Drop Bear')] }]
  const html = drawn({ ...props, menu })
  expect(plain(html)).toContain(t.victim.bound(title))
  expect(html.match(/data-bound="true"/g)).toHaveLength(1)
})

test('what waiting may bring is said as it is', () => {
  const props = wasting('Tornado')
  const { view } = props
  const [move] = view.stack
  if (move?.at !== 'move') throw new Error('no move')
  move.i = move.route.length
  expect(asks(props)!.why).toBe(t.victim.wait(0, 0))
  expect(asks({ ...props, decision: 'forced play' })!.title).toContain('Bruna')
})

test('who may wait, and who has waited, is told when they are asked again', () => {
  const props = wasting('Tornado')
  const again = plain(t.victim.again('Bruna'))
  expect(plain(asks(props)!.why!)).toContain(again)
  expect(plain(asks({ ...props, decision: 'forced play' })!.why!)).not.toContain(again)
  const says = (...events: object[]): string => {
    const story = events.map((event, move) => ({ move, event })) as unknown as KnightsProps['story']
    return plain(
      renderToStaticMarkup(createElement(face.Board, { ...props, decision: null, menu: [], story })),
    )
  }
  const waited = { what: 'waited', seat: 0 }
  const turned = { what: 'cards turned up', cards: [3] }
  expect(says(turned, waited)).toContain(again)
  expect(says(turned, waited, turned)).not.toContain(again)
  expect(says(turned)).not.toContain(again)
  const [move] = props.view.stack
  if (move?.at !== 'move') throw new Error('no move')
  move.i = move.route.length
  expect(asks(props)!.why, 'the last hex: the next question is another one').not.toContain(again)
  move.played = true
  expect(says(turned, waited)).not.toContain(again)
})

test('luck cards keep their text, however many are held and on any screen', () => {
  const sheet = readFileSync(
    new URL('../src/games/waste-knights/parts/knight/luck.css', import.meta.url),
    'utf8',
  )
  const rules = sheet.split('}').filter((rule) => /\.wk-luck (small|\.what)/.test(rule))
  expect(rules.length).toBeGreaterThan(0)
  for (const rule of rules) expect(rule).not.toMatch(/display: none|line-clamp|font-size: 0/)
  const props = wasting()
  const { view } = props
  for (const held of [1, 3, 5, 7]) {
    view.knights[0]!.hand = Array.from({ length: held }, (_, n) => n)
    const said = plain(renderToStaticMarkup(createElement(Hand, props)))
    for (let n = 0; n < held; n++) {
      const text = abilityText(cards(view).luck[n]!.row.text[0]).split(': ').at(-1)!
      expect(said).toContain(text)
    }
  }
})
