import type { TableSummary } from '@midden/protocol'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OnlineRow } from '../src/online/screens/rows.tsx'

type SeatRow = TableSummary['seats'][number]
const row = (kind: SeatRow['kind'], name: string | null, bot: string | null): SeatRow => ({
  ...{ kind, name, bot },
  away: false,
})

test('a table in a list shows who sits there: heads of the company, initials of people, free chairs', () => {
  const table: TableSummary = {
    ...{ table: 't1', game: 'pan', status: 'open', listed: true, clock: 'none', created: 0, changed: 0 },
    seats: [row('person', 'Ada', null), row('bot', 'Ferrous', 'ferrous'), row('open', null, null)],
    ...{ me: null, myTurn: false, code: null, outcome: null, commitment: null },
  }
  const html = renderToStaticMarkup(createElement(OnlineRow, { table }))
  expect(html).toContain('#ferrous')
  expect(html.match(/data-seat="1"[^>]*>A</)).not.toBeNull()
  expect(html.match(/empty-seat/g)).toHaveLength(1)
})
