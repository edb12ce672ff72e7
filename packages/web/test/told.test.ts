import { industrialWaste } from '@midden/industrial-waste'
import type { Game, GameEvent } from '@midden/kernel'
import { CARD_IDS, waste } from '@midden/waste'
import { expect, test } from 'vitest'
import type { Face } from '../src/games/contract.ts'
import { face as works } from '../src/games/industrial-waste/index.tsx'
import { face as station } from '../src/games/waste/index.tsx'
import type { TableView } from '../src/link/table-link.ts'
import { spoken } from '../src/table/sentence.tsx'
import { told } from '../src/table/told.ts'

type Seen = Pick<TableView, 'sitters' | 'viewer' | 'view'>

function sentence(game: unknown, face: unknown, options: object, event: object): string {
  const sitters = ['PA01', 'Bruna'].map((name, seat) => ({ seat, name, kind: 'here' }))
  const seen = { sitters, viewer: null, view: { options } } as unknown as Seen
  return spoken(told({ game: game as Game }, seen, face as Face, event as GameEvent))
}

test('the log of WASTE calls cards by their names, and players by theirs', () => {
  const cards = ['PA01', 'HZ01'].map((id) => CARD_IDS.indexOf(id))
  const event = { what: 'paid', clause: 'WASTE-5.11', seat: 0, cards }
  expect(sentence(waste, station, { deck: null }, event)).toBe('PA01 pays Paper 1 and Hazardous')
})

test('the log of Industrial Waste calls cards by their names', () => {
  const event = { what: 'took', clause: 'IW-6.1', seat: 1, set: 0, kinds: [0, 1], names: 'published' }
  expect(sentence(industrialWaste, works, {}, event)).toBe('Bruna takes set 1: Order, Raw Materials.')
})
