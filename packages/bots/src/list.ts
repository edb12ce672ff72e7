import type { Bot } from './bot.ts'
import { company } from './company.ts'
import { random } from './random.ts'
import { steady } from './steady.ts'

export const bots: readonly Bot[] = [random, steady, ...company]

/** Those who can be chosen for a seat: the company, of which Gus plays as the steady one does, and one for fun. */
export const seatable: readonly Bot[] = [...company, random]

export const botByName = (name: string): Bot | undefined => bots.find((bot) => bot.name === name)
