import { describe, expect, test } from 'vitest'
import { arrange, below, type Draw, pick, ScriptError, seeded, shuffle } from '../src/random.ts'

const scripted = (...draws: Draw[]) => seeded('script', draws)

describe('a prescribed draw', () => {
  test('is given in order, and no word is drawn', () => {
    const rng = scripted({ name: 'die', value: 4 }, { name: 'coin', value: 0 })
    const drawn = rng.d
    expect(below(rng, 6, 'die')).toBe(4)
    expect(below(rng, 2, 'coin')).toBe(0)
    expect(rng.d).toBe(drawn)
    expect(rng.script).toEqual([])
  })

  test('names an element of a list by its number', () => {
    expect(pick(scripted({ name: 'letter', value: 2 }), ['a', 'b', 'c'], 'letter')).toBe('c')
  })

  test('is the caller’s no longer: the script is copied', () => {
    const draws: Draw[] = [{ name: 'deck', value: [1] }]
    const rng = seeded('script', draws)
    ;(draws[0]!.value as number[]).push(9)
    draws.push({ name: 'x', value: 1 })
    expect(rng.script).toEqual([{ name: 'deck', value: [1] }])
  })

  test('of another name is an error that says both names', () => {
    expect(() => below(scripted({ name: 'die', value: 1 }), 6, 'coin')).toThrow(
      new ScriptError('the script gives the draw "die" where "coin" is due'),
    )
  })

  test('that is missing is an error', () => {
    expect(() => below(scripted(), 6, 'die')).toThrow(
      new ScriptError('the script is used up, and the draw "die" is missing'),
    )
    expect(new ScriptError('').name).toBe('ScriptError')
  })

  test.each([-1, 6, 1.5, [1]])('of %j is not a throw of a die', (value) => {
    const rng = scripted({ name: 'die', value })
    expect(() => below(rng, 6, 'die')).toThrow(
      new ScriptError('the draw "die" must be a whole number from 0 to 5'),
    )
  })
})

describe('a prescribed order', () => {
  test('lists a deck top card first, and the top is the last element', () => {
    const deck = [5, 6, 7]
    shuffle(scripted({ name: 'deck', value: [6, 7, 5] }), deck, 'deck')
    expect(deck).toEqual([5, 7, 6])
    expect(deck.pop()).toBe(6)
  })

  test('lists an arrangement first element first', () => {
    const seats = [5, 6, 7]
    arrange(scripted({ name: 'seats', value: [6, 7, 5] }), seats, 'seats')
    expect(seats).toEqual([6, 7, 5])
  })

  test('may be partial: the rest follows as it lay', () => {
    const deck = [1, 2, 3, 3, 4]
    shuffle(scripted({ name: 'deck', value: [3, 1] }), deck, 'deck')
    expect(deck.toReversed()).toEqual([3, 1, 2, 3, 4])
    const seats = [1, 2, 3]
    arrange(scripted({ name: 'seats', value: [3] }), seats, 'seats')
    expect(seats).toEqual([3, 1, 2])
  })

  test('may name a card as often as it is there, and no more', () => {
    const deck = [3, 3]
    shuffle(scripted({ name: 'deck', value: [3, 3] }), deck, 'deck')
    expect(deck).toEqual([3, 3])
    expect(() => shuffle(scripted({ name: 'deck', value: [3, 3, 3] }), deck, 'deck')).toThrow(
      new ScriptError('the draw "deck" lists 3, which is not there (any more)'),
    )
    expect(deck).toEqual([3, 3])
  })

  test('names cards that are there', () => {
    expect(() => arrange(scripted({ name: 'deck', value: [0, 8] }), [0, 1], 'deck')).toThrow(
      new ScriptError('the draw "deck" lists 8, which is not there (any more)'),
    )
  })

  test('is a list, not a number', () => {
    expect(() => shuffle(scripted({ name: 'deck', value: 3 }), [3], 'deck')).toThrow(
      new ScriptError('the draw "deck" must be a list'),
    )
  })
})
