import { expect, test } from 'vitest'
import { newVoice } from '../src/speech/voice.ts'

const heard = (voice: ReturnType<typeof newVoice>): string[] => voice.heard().map(({ text }) => text)

test('what is said is added, and nothing said shortly before is taken away', () => {
  const voice = newVoice()
  for (let n = 1; n <= 15; n++) voice.say(`${n}.`)
  expect(heard(voice)).toEqual(['4.', '5.', '6.', '7.', '8.', '9.', '10.', '11.', '12.', '13.', '14.', '15.'])
  voice.say('')
  expect(heard(voice)).toHaveLength(12)
})

test('what was said can be read back step by step, to the first and on to the last', () => {
  const voice = newVoice()
  for (const text of ['One.', 'Two.', 'Three.']) voice.say(text)
  for (let i = 0; i < 4; i++) voice.earlier('Nothing before.')
  voice.later('The last.')
  voice.later('The last.')
  voice.later('The last.')
  expect(heard(voice).slice(3)).toEqual([
    'Three.',
    'Two.',
    'One.',
    'Nothing before.',
    'Two.',
    'Three.',
    'The last.',
  ])
})

test('what was not read out is kept to be read back, and news begin at the end again', () => {
  const voice = newVoice()
  voice.say('One.')
  voice.note('Not said.')
  expect(heard(voice)).toEqual(['One.'])
  voice.earlier('')
  expect(heard(voice).at(-1)).toBe('Not said.')
  voice.say('Two.')
  voice.earlier('')
  expect(heard(voice).at(-1)).toBe('Two.')
})
