import { seeded } from '@midden/kernel'
import { expect, test } from 'vitest'
import { wasteKnights } from '../src/index.ts'
import { fetch, gear, ready, stage } from './stage.ts'

test('in a world that others cannot tell apart, an enhancement may lie beside the stored card it is attached to', () => {
  const { position } = stage(ready(3), (s) => {
    const host = fetch(s, gear('Y03'))
    host.plus = [{ card: fetch(s, gear('Y09')).card, marked: false }]
    s.knights[1]!.pack = [host]
  })
  const rng = seeded('attached')
  const packs = (viewer: number | null): number[] =>
    Array.from({ length: 40 }, () => {
      const other = wasteKnights.clone(position)
      wasteKnights.rehide(other, viewer, rng)
      expect(wasteKnights.audit(other)).toBeNull()
      expect(wasteKnights.view(other, viewer)).toEqual(wasteKnights.view(position, viewer))
      return other.knights[1]!.pack.length
    })
  for (const viewer of [0, null]) expect(new Set(packs(viewer))).toEqual(new Set([1, 2]))
  expect(new Set(packs(1))).toEqual(new Set([1]))
})
