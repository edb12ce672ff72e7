import type { PlainRules } from '../box.ts'
import { aroundTheTable } from './text/plain-around.ts'
import { onTheRoad } from './text/plain-road.ts'

export const plainRules: PlainRules = { en: { ...onTheRoad, ...aroundTheTable } }
