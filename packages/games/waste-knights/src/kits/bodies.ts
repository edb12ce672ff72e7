import { bool } from '@midden/kernel'
import type { Kits } from '../frames/kit.ts'
import { hexOrNone, seat } from './shapes.ts'

export const bodyKits: Kits<'knockout' | 'wake' | 'revive'> = {
  knockout: {
    clone: (f) => ({ at: 'knockout', step: f.step, seat: f.seat, falls: f.falls, asked: f.asked }),
    fields: { seat, falls: bool, asked: bool },
  },
  wake: {
    clone: (f) => ({ at: 'wake', step: f.step, seat: f.seat, hex: f.hex }),
    fields: { seat, hex: hexOrNone },
    sound: (f, s) => (f.seat < s.seats ? null : 'there is no such seat'),
  },
  revive: {
    clone: (f) => ({ at: 'revive', step: f.step, seat: f.seat, other: f.other }),
    fields: { seat, other: seat },
  },
}
