import type { Bot } from './bot.ts'
import { company } from './company.ts'
import { random } from './random.ts'
import { steady } from './steady.ts'

export const bots: readonly Bot[] = [random, steady, ...company]

export const botByName = (name: string): Bot | undefined => bots.find((bot) => bot.name === name)
