import { HEXES, NEIGHBOURS } from '@midden/waste-knights/reading'
import { expect, test } from 'vitest'
import { around, placesFrom, towards } from '../src/games/waste-knights/logic/around.ts'
import { hexLabel, placeTitle } from '../src/games/waste-knights/logic/places.ts'
import { tripOf, tripWords } from '../src/games/waste-knights/logic/trip.ts'
import { sampleProps } from './knights-sample.ts'

const { view, who } = sampleProps(['Jorid', 'Bruna'])
const ALL = Array.from({ length: HEXES }, (_, hex) => hex)

test('every hex has a name of its own, read aloud and in lists, and none is a co-ordinate', () => {
  for (const nameOf of [(hex: number) => placeTitle(view, hex), (hex: number) => hexLabel(view, hex, who)]) {
    const names = ALL.map(nameOf)
    expect(new Set(names).size).toBe(HEXES)
    for (const name of names) expect(name).not.toMatch(/\(.*,.*\)|undefined/)
  }
})

test('what lies around is told way by way, with terrain and difficulty, and where the map ends', () => {
  const told = around(view, 0, who)
  for (const way of ['East', 'North-east', 'North-west', 'West', 'South-west', 'South-east'])
    expect(told).toMatch(new RegExp(`\\b${way}: [^.]*route difficulty \\d`))
  for (const hex of NEIGHBOURS[0]!) expect(told).toContain(hexLabel(view, hex, who))
  const corner = NEIGHBOURS.findIndex(({ length }) => length === 3)
  expect(around(view, corner, who).match(/the edge of the map/g)).toHaveLength(3)
})

test('keys walk to every neighbour and never beyond the edge', () => {
  const keys = ['ArrowRight', 'ArrowLeft', 'PageUp', 'PageDown', 'Home', 'End']
  for (const hex of ALL) {
    const reached = keys.map((key) => towards(hex, key)!).filter((to) => to >= 0)
    expect(reached.toSorted((a, b) => a - b)).toEqual([...NEIGHBOURS[hex]!].toSorted((a, b) => a - b))
  }
  expect(towards(0, 'Tab')).toBeNull()
})

test('places are listed by distance, each with its direction', () => {
  const places = placesFrom(view, 0)
  expect(places[0]).toMatchObject({ hex: 0, far: 'here' })
  expect(places.slice(1).map(({ far }) => Number(far.match(/^\d/)))).toEqual(
    places
      .slice(1)
      .map(({ far }) => Number(far.match(/^\d/)))
      .toSorted((a, b) => a - b),
  )
  for (const { far } of places.slice(1)) expect(far).toMatch(/^\d hexe?s? (east|west|north|south)/)
})

test('a route is read with what it comes to and every stop', () => {
  const seat = view.knights.findIndex(({ vehicle }) => vehicle >= 0)
  const start = view.knights[seat]!.hex
  const first = NEIGHBOURS[start]![0]!
  const second = NEIGHBOURS[first]!.find((hex) => hex !== start && !NEIGHBOURS[start]!.includes(hex))!
  const words = tripWords(view, tripOf(view, seat, 'vehicle', [first, second]))
  expect(words).toMatch(/^To .*: 2 hexes, \d Fuel, \d cards?\./)
  expect(words).toMatch(/ 1: .*\d MP\. 2: .*\d MP\.$/)
  expect(tripWords(view, [])).toBe('No route yet.')
})
