import { describe, expect, test } from 'vitest'
import { distinctName, skeletonOf } from '../src/rules/names.ts'

describe('names that could be taken for each other', () => {
  test.each([
    ['Ada', 'ADA', 'Аdа', 'ᴀda', '𝐀𝐝𝐚', 'Ａｄａ', 'Àdä', 'A.d a', 'Αda'],
    ['Ivan', 'lvan', '1van', '|van', 'Ιvan', 'ivаn', 'IVAN'],
    ['Bob', 'B0b', 'Вob', 'Bοb'],
    ['Emma', 'Ernma', 'Еmmа', 'EMMA'],
    ['Владимир', 'ВЛАДИМИР', 'Bлaдимиp'],
    ['Will', 'VVill', 'Wi1l', 'WILL'],
  ])('%s', (name, ...others) => {
    for (const other of others) expect([other, skeletonOf(other)]).toEqual([other, skeletonOf(name)])
  })

  test('and names that could not', () => {
    const names = ['Ada', 'Eda', 'Bob', 'Rob', 'Ivan', 'Evan', 'Нина', 'Анна', '李', '王', '!', '?', 'Zoë']
    expect(new Set(names.map(skeletonOf)).size).toBe(names.length)
  })
})

test('whoever could be taken for somebody at the table gets a number, within the length of a name', () => {
  expect(distinctName('Ada', [null, 'Bob'])).toBe('Ada')
  expect(distinctName('Аda', ['Ada', null])).toBe('Аda 2')
  expect(distinctName('Ada', ['ada', 'Ada 2'])).toBe('Ada 3')
  const long = 'x'.repeat(24)
  expect(distinctName(long, [long])).toBe(`${'x'.repeat(22)} 2`)
  expect(distinctName('!', ['!'])).toBe('! 2')
})
