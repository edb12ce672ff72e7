import { expect, test } from 'vitest'
import { knightsScenes } from '../e2e/knights-scenes.ts'

test('every question of Waste Knights has a scene for its picture', () => {
  expect(new Set(knightsScenes().map(({ name }) => name)).size).toBeGreaterThan(90)
})
