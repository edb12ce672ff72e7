import type { Bot } from './bot.ts'
import { company } from './company.ts'
import { random } from './random.ts'
import { steady } from './steady.ts'

export { atOnce, type Bot, botFrom, type Considered, type Terms, type Thought } from './bot.ts'
export { type Budget, lines, millis, watched } from './budget.ts'
export { consult } from './consult.ts'
export { type AnyWits, playOn, type Standing } from './search/line.ts'
export { company, random, steady }

export const bots: readonly Bot[] = [random, steady, ...company]

export const botByName = (name: string): Bot | undefined => bots.find((bot) => bot.name === name)
