import type { FrameKind } from './frames/index.ts'
import type { Kits } from './frames/kit.ts'
import { bodyKits } from './kits/bodies.ts'
import { combatKits } from './kits/combat.ts'
import { effectKits } from './kits/effects.ts'
import { gearKits } from './kits/gear.ts'
import { roadKits } from './kits/road.ts'
import { roundKits } from './kits/round.ts'
import { taskKits } from './kits/tasks.ts'

/** Copying, checking and hiding, for every kind of frame. */
export const kits: Kits<FrameKind> = {
  ...roundKits,
  ...effectKits,
  ...gearKits,
  ...roadKits,
  ...taskKits,
  ...combatKits,
  ...bodyKits,
}
