import type { SeatRow } from '@midden/table'
import { expect, test } from 'vitest'
import { keptFor } from '../src/online/screens/doorstep.tsx'
import { en } from '../src/online/text/en.ts'

const seat = (kind: SeatRow['kind'], name: string | null): SeatRow => ({ kind, name }) as SeatRow

test('seats kept for others are named, unless one is open', () => {
  const kept = [seat('person', 'Jorid'), seat('reserved', 'Ana'), seat('bot', 'steady')]
  expect(keptFor(kept)).toEqual(['Ana'])
  expect(keptFor([...kept, seat('open', null)])).toEqual([])
  expect(en.join.kept(['Ana'])).toBe('The free seat is kept for Ana.')
  expect(en.join.kept(['Ana', 'Lev'])).toBe('The free seats are kept for Ana and Lev.')
})
