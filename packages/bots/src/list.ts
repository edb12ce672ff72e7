import type { Bot } from './bot.ts'
import { company } from './company.ts'
import { random } from './random.ts'
import { steady } from './steady.ts'

export const bots: readonly Bot[] = [random, steady, ...company]

/** Those who answer at once, by the game's own policy. They take a seat anywhere. */
export const quickBots: readonly Bot[] = [random, steady]

export const botByName = (name: string): Bot | undefined => bots.find((bot) => bot.name === name)
