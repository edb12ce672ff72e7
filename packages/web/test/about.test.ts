import './page.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { About } from '../src/cast/about.tsx'
import { CAST } from '../src/cast/cast.ts'
import { playing } from '../src/cast/mix.ts'
import { seated } from '../src/cast/seating.ts'
import { Stage } from '../src/cast/stage.tsx'
import { SeatList } from '../src/screens/seat-list.tsx'
import { seatPlan } from '../src/shelf/seat-plan.ts'

const [flap, , nib] = CAST as [(typeof CAST)[0], (typeof CAST)[0], (typeof CAST)[0]]

/** The tag of somebody, without its tags. */
const told = (props: Partial<Parameters<typeof About>[0]>): string =>
  renderToStaticMarkup(createElement(About, { one: nib, met: undefined, most: 1.5, usual: null, ...props }))
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

test('a tag says no more of the record than the matches allow', () => {
  expect(told({})).toContain('You haven’t met.')
  expect(told({ met: { matches: 3, ahead: 3 } })).toContain('2 more matches before we dare say.')
  expect(told({ met: { matches: 4, ahead: 0 } })).toContain('1 more match before')
  expect(told({ met: { matches: 10, ahead: 6 } })).toContain(
    'Finishes before you 6 in 10 3 to 9 · 10 matches',
  )
})

test('a tag says how long somebody thinks: as measured here, else at most', () => {
  expect(told({ one: flap, most: 0 })).toContain('Thinks at once')
  expect(told({})).toContain('Thinks 1.5 s at most')
  expect(told({ usual: 0.3 })).toContain('Thinks 0.3 s ')
  expect(told({ usual: 0 })).toContain('Thinks hardly at all')
})

test('in a game that bots cannot look ahead in, only Gus can be seated, and the others say why', () => {
  const markup = renderToStaticMarkup(
    createElement(Stage, {
      game: 'pan',
      from: playing({ thinks: false }),
      seating: seated(seatPlan(3, 1, 'Jorid')),
      record: new Map(),
      onSeat: () => {},
    }),
  )
  expect(markup.match(/aria-disabled="true"/g)).toHaveLength(5)
  expect(markup).toMatch(/aria-disabled="false" aria-label="Seat Gus, level 2 of 6"/)
  expect(markup.match(/Cannot play here/g)).toHaveLength(5)
})

test('the seat that is filled is pressed, and asks who; each seat can be given up by name', () => {
  const seating = { places: [...seatPlan(2, 1, 'Jorid', ['nib']), null], at: 2, last: -1 }
  const markup = renderToStaticMarkup(
    createElement(SeatList, { seating, onChange: () => {}, onPerson: () => {} }),
  )
  expect(markup).toMatch(/aria-pressed="true"><b>Seat 3: who\?<\/b>/)
  expect(markup).toMatch(/aria-pressed="false"><b>Nib<\/b><small>Greedy, rat<\/small>/)
  expect(markup).toMatch(/aria-label="Name 1"[^>]*value="Jorid"/)
  expect([...markup.matchAll(/aria-label="(Send [^"]*)"/g)].map(([, label]) => label)).toEqual([
    'Send Jorid away',
    'Send Nib away',
  ])
})
