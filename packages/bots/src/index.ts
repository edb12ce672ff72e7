import type { Bot } from './bot.ts'
import { random } from './random.ts'
import { steady } from './steady.ts'

export type { Bot } from './bot.ts'
export { consult } from './consult.ts'
export { random, steady }

export const bots: readonly Bot[] = [random, steady]

export const botByName = (name: string): Bot | undefined => bots.find((bot) => bot.name === name)
