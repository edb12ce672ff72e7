import { company } from './company.ts'
import { botByName, bots, quickBots } from './list.ts'
import { random } from './random.ts'
import { steady } from './steady.ts'

export { atOnce, type Bot, botFrom, type Considered, type Terms, type Thought } from './bot.ts'
export { type Budget, lines, millis, watched } from './budget.ts'
export { consult } from './consult.ts'
export { Memories } from './memories.ts'
export { type AnyWits, playOn, type Standing } from './search/line.ts'
export {
  type Answer,
  type Answered,
  type Asked,
  answer,
  answerFor,
  type Question,
  STAND_IN,
  STANDARD_BOT,
} from './thinking.ts'
export { botByName, bots, company, quickBots, random, steady }
