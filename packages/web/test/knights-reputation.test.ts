import { botByName } from '@midden/bots'
import { type Game, offers, owing, seatsIn, seeded } from '@midden/kernel'
import type { StoryLine } from '@midden/table'
import { wasteKnights } from '@midden/waste-knights'
import type { WkEvent, WkView } from '@midden/waste-knights/reading'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { accountIn, aheadSince, stepsOf } from '../src/games/waste-knights/logic/reputation.ts'
import { Reputation } from '../src/games/waste-knights/parts/table/reputation.tsx'
import { propsOf } from './boards.ts'
import { carryOut, dealt, look } from './chronicle.ts'
import { plan } from './tables.ts'
import './page.ts'

const began = (round: number): WkEvent => ({ what: 'round begins', clause: 'WK-4.1', round, last: false })
const won = (seat: number, by: number, now: number): WkEvent => ({
  what: 'counter',
  clause: 'WK-1.17',
  seat,
  counter: 'rep',
  by,
  now,
  from: { by: 'mission' },
})
const story = (events: readonly WkEvent[]): StoryLine<WkEvent>[] =>
  events.map((event, move) => ({ move, event }))

test('steps lie within their rounds; ahead for good is since the last round that was not', () => {
  const account = accountIn(
    story([began(1), won(0, 1, 1), won(0, 2, 3), began(2), won(1, 4, 4), began(3), won(0, 2, 5), began(4)]),
    2,
  )
  expect(stepsOf(account, 0).map(({ round, now }) => [round, now])).toEqual([
    [1, 1],
    [1, 3],
    [3, 5],
  ])
  for (const { round, at } of stepsOf(account, 0)) expect(Math.abs(at - round)).toBeLessThan(0.5)
  expect(aheadSince(account, 0)).toBe(3)
  expect(aheadSince(account, 1)).toBeNull()
})

test('what came before a round was said to begin came in the one before it, the first if none ever was', () => {
  const rounds = (events: readonly WkEvent[]) => accountIn(story(events), 2).rounds.map(({ round }) => round)
  expect(rounds([won(0, 1, 1)])).toEqual([1])
  expect(rounds([won(0, 1, 1), began(2)])).toEqual([1, 2])
  expect(rounds([began(2), won(0, 1, 1)])).toEqual([1, 2])
  expect(rounds([began(1), began(2)])).toEqual([1, 2])
})

test('the picture and the table tell every point that anybody has, to every viewer', () => {
  const game = wasteKnights as unknown as Game
  const played = dealt(game, 3, 'reputation', { mission: 'M1' })
  const { match } = played
  const bot = botByName('steady')!
  const rng = seeded('reputation')
  for (let moves = 0; moves < 700 && owing(game, match.position) !== 0; moves++) {
    const seat = seatsIn(owing(game, match.position))[0]!
    const view = game.view(match.position, seat)
    expect(
      carryOut(played, seat, bot.choose(game, view, seat, offers(game, match.position, seat), rng)),
    ).toBeNull()
  }
  const sitters = plan(3, 0).map(({ name }, seat) => ({ seat, name, kind: 'here' as const }))
  for (const viewer of [0, 1, null]) {
    const props = propsOf<WkView, WkEvent>(look(played, viewer, sitters, 0), null)
    const { knights } = props.view
    expect(knights.some(({ rep }) => rep > 0)).toBe(true)
    const account = accountIn(props.story, 3)
    for (const [seat, { rep }] of knights.entries()) {
      expect(stepsOf(account, seat).at(-1)?.now ?? 0).toBe(rep)
      expect(account.sources.reduce((sum, { sums }) => sum + sums[seat]!, 0)).toBe(rep)
    }
    const drawn = renderToStaticMarkup(createElement(Reputation, { props }))
    expect(drawn).not.toMatch(/undefined|NaN/)
    expect(drawn.match(/<circle/g)).toHaveLength(
      knights.reduce((sum, _, seat) => sum + stepsOf(account, seat).length, 0),
    )
    for (const { rep } of knights) expect(drawn).toContain(`<td class="all" data-round="In all">${rep}</td>`)
  }
})
