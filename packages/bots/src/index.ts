import { company } from './company.ts'
import { botByName, bots, seatable } from './list.ts'
import { random } from './random.ts'
import { steady } from './steady.ts'

export { atOnce, type Bot, botFrom, type Candidate, type Choice, type Terms } from './bot.ts'
export { type Budget, lines, millis, sooner, watched } from './budget.ts'
export { consult } from './consult.ts'
export { chancesBy, forward, type Net, numbersOf } from './learned/net.ts'
export { netFor, type Weights } from './learned/weights.ts'
export { Memories } from './memories.ts'
export { chancesAt } from './review/curve.ts'
export { grade } from './review/grade.ts'
export { type Progress, reviewing, roundsFor } from './review/index.ts'
export { type Act, luckOf } from './review/luck.ts'
export { momentsOf } from './review/moments.ts'
export { reviewTerms, type Weighed, type Weighing, weigher } from './review/slices.ts'
export { LEAST_POINTS, mostMoved, splitFor, turnsOf } from './review/sums.ts'
export type { Decision, Label, Review, Split, Step, Turn } from './review/types.ts'
export { type AnyWits, type Prospect, playLine, playOn, sharesOf } from './search/line.ts'
export {
  type Answer,
  type Answered,
  type Asked,
  answer,
  answerFor,
  type Begun,
  type Question,
  type SoFar,
  STAND_IN,
  STANDARD_BOT,
} from './thinking.ts'
export { botByName, bots, company, random, seatable, steady }
