import { industrialWaste } from '@midden/industrial-waste'
import { pan } from '@midden/pan'
import { waste } from '@midden/waste'
import { expect, test } from 'vitest'

test('options are described to players, not by the names programs give them', () => {
  for (const { sheet } of [pan, waste, industrialWaste])
    for (const { about } of Object.values(sheet)) expect(about).not.toMatch(/[a-z][A-Z]/)
})
