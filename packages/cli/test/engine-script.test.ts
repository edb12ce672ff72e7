import { describe, expect, test } from 'vitest'
import { client } from './client.ts'

const script = (...draws: object[]) => ({ script: { draws }, options: { rounds: 1 } })
const deal = (...value: (number | string)[]) => ({ name: 'deal', value })
const luck = (value: unknown) => ({ name: 'luck', value })
const hands = (state: unknown) => (state as { hands: number[][] }).hands

describe('prescribed draws', () => {
  test('a deck is listed top card first, by number or by name', () => {
    const { get, open } = client()
    const held = (...value: (number | string)[]) =>
      hands(get('state', { match: open(script(deal(...value))) }))
    expect(held(5, 2, 9, 4)).toEqual([
      [5, 2],
      [9, 4],
    ])
    expect(held('bone', 'tin', 'rag', 11)).toEqual([
      [2, 1],
      [0, 11],
    ])
  })

  test('a name that several cards share stands for each of them in turn', () => {
    const { get, open } = client()
    const match = open(script(deal('tin', 'tin', 'bone', 'tin')))
    expect(hands(get('state', { match }))).toEqual([
      [1, 4],
      [2, 7],
    ])
  })

  test('a script may come with a seed or without', () => {
    const { get } = client()
    for (const seed of [{}, { seed: 1 }])
      expect(get('new', { game: 'heap', seats: 2, ...seed, ...script(deal(1)) })).toHaveProperty('match')
  })

  const toTheBid = (...draws: object[]) => {
    const asked = client()
    const match = asked.open(script(deal(11, 0, 10, 1), ...draws))
    asked.get('play', { match, seat: 0, action: { act: 'hide', n: 11 } })
    asked.get('play', { match, seat: 1, action: { act: 'hide', n: 1 } })
    return { ...asked, match, before: asked.hash(match) }
  }

  test('a draw that is prescribed is what is drawn', () => {
    const { get, match } = toTheBid(luck(4))
    get('play', { match, seat: 0, action: { act: 'bid', n: 1 } })
    expect(get('outcome', { match })).toMatchObject({ scores: [4, 0] })
    expect(get('free', { match })).toBe(true)
  })

  test('a missing draw, one of another name and one out of range refuse the action and change nothing', () => {
    for (const [draws, sentence] of [
      [[], 'script: the script is used up, and the draw "luck" is missing.'],
      [[deal(1)], 'script: the script gives the draw "deal" where "luck" is due.'],
      [[luck(6)], 'script: the draw "luck" must be a whole number from 0 to 5.'],
      [[luck([1])], 'script: the draw "luck" must be a whole number from 0 to 5.'],
    ] as const) {
      const { fail, hash, match, before } = toTheBid(...draws)
      expect(fail('play', { match, seat: 0, action: { act: 'bid', n: 1 } })).toEqual({
        code: -32011,
        message: sentence,
      })
      expect(hash(match)).toBe(before)
    }
  })

  test('draws left over when the match ends refuse the last action, and a playout to the end', () => {
    const { get, fail, hash, match, before } = toTheBid(luck(4))
    const over = {
      code: -32011,
      message: 'script: the match is over and 1 prescribed draws are left, the next is "luck".',
    }
    expect(fail('play', { match, seat: 0, action: { act: 'pass' } })).toEqual(over)
    expect(fail('playout', { match, bots: 'steady', seed: 1 })).toEqual(over)
    expect(hash(match)).toBe(before)
    get('play', { match, seat: 0, action: { act: 'bid', n: 0 } })
  })

  test('draws left over when the match is freed are an error, and the match stays', () => {
    const { fail, hash, match, before } = toTheBid(luck(4))
    expect(fail('free', { match })).toEqual({
      code: -32011,
      message: 'script: the match is to be freed and 1 prescribed draws are left, the next is "luck".',
    })
    expect(hash(match)).toBe(before)
  })

  test('a deal that cannot be dealt refuses the table', () => {
    const { fail } = client()
    const refusal = (...draws: object[]) => fail('new', { game: 'heap', seats: 2, ...script(...draws) })
    expect(refusal(deal(1, 1))).toMatchObject({ code: -32011 })
    expect(refusal({ name: 'deal', value: 3 })).toMatchObject({ code: -32011 })
    expect(refusal(luck(3))).toMatchObject({ code: -32011 })
    expect(refusal()).toMatchObject({ code: -32011 })
  })

  test('load takes a script in place of the one in the state', () => {
    const { get, match } = toTheBid(luck(4))
    const state = get('state', { match })
    const loaded = (more: object) => get<{ match: string }>('load', { game: 'heap', state, ...more }).match
    for (const [more, score] of [
      [{}, 4],
      [{ script: { draws: [luck(2)] } }, 2],
    ] as const) {
      const twin = loaded(more)
      get('play', { match: twin, seat: 0, action: { act: 'bid', n: 1 } })
      expect(get('outcome', { match: twin })).toMatchObject({ scores: [score, 0] })
    }
  })

  test('a script for a state that is over is refused', () => {
    const { get, fail, match } = toTheBid()
    get('play', { match, seat: 0, action: { act: 'pass' } })
    const state = get('state', { match })
    expect(fail('load', { game: 'heap', state, script: { draws: [luck(1)] } })).toMatchObject({
      code: -32011,
    })
  })
})

test.each([
  [{ draws: [{ name: 'dael', value: 1 }] }, 'script.draws[0].name must be a draw of this game: deal, luck.'],
  [
    { draws: [{ name: '__proto__', value: 1 }] },
    'script.draws[0].name must be a draw of this game: deal, luck.',
  ],
  [{ draws: [{ name: 7, value: 1 }] }, 'script.draws[0].name must be a draw of this game: deal, luck.'],
  [{ draws: [deal('gold')] }, 'script.draws[0].value[0]: this draw has no "gold"; it has rag, tin, bone.'],
  [{ draws: [deal(), luck('high')] }, 'script.draws[1].value: this draw has no "high"; it has numbers only.'],
  [{ draws: [luck(1.5)] }, 'script.draws[0].value must be a whole number or a name.'],
  [{ draws: [luck(null)] }, 'script.draws[0].value must be a whole number or a name.'],
  [{ draws: [{ name: 'luck' }] }, 'script.draws[0].value must be a whole number or a name.'],
  [{ draws: [{ ...luck(1), n: 1 }] }, 'script.draws[0] has only name and value, no "n".'],
  [{ draws: [[]] }, 'script.draws[0] must be an object.'],
  [{ draws: [null] }, 'script.draws[0] must be an object.'],
  [{ draws: {} }, 'script.draws must be a list.'],
  [{}, 'script.draws must be a list.'],
  [{ draws: [], dice: [] }, 'script has only draws, no "dice".'],
  [[], 'script must be an object with draws.'],
  ['deal', 'script must be an object with draws.'],
  [{ draws: Array(10_001).fill(luck(1)) }, 'script.draws may list at most 10000 draws.'],
  [{ draws: [deal(...Array(501).fill(0))] }, 'script.draws[0].value may list at most 500 values.'],
])('a script that cannot be read is refused at once: %#', (wrong, message) => {
  const { fail } = client()
  expect(fail('new', { game: 'heap', seats: 2, seed: 1, script: wrong })).toEqual({ code: -32602, message })
})
