import { Memories } from '@midden/bots'
import {
  apply,
  applyAside,
  begin,
  check,
  firstOf,
  type GameEvent,
  isRefusal,
  menu,
  owing,
  type Position,
  seeded,
} from '@midden/kernel'
import { termsFor } from './entrant.ts'
import { Luck } from './luck.ts'
import { type Arena, partyAt } from './task.ts'

/** One match as one bot saw it. */
export interface BotResult {
  bot: string
  share: number
  /** place, 1 the first; those who share one stand between */
  place: number
  /** share that the draws gave, as far as it was weighed; 0 on average */
  luck: number
  decisions: number
  lines: number
  millis: number
}

/** No game of ours takes this many decisions. */
const ENDLESS = 100_000

const partFor = (bot: string): BotResult => ({
  bot,
  share: 0,
  place: 0,
  luck: 0,
  decisions: 0,
  lines: 0,
  millis: 0,
})

/** Plays one deal with the party moved on by so many seats. */
export function playMatch(arena: Arena, deal: number, turned: number): BotResult[] {
  const { contest, game } = arena
  const { seats, seed } = contest
  const party = partyAt(contest, deal)
  const names = party.map((_, seat) => party[(seat + turned) % seats]!)
  const entrants = names.map((name) => arena.entrants.get(name)!)
  const parts = names.map(partFor)
  const heard: GameEvent[] = []
  const match = begin(game, { seats, options: contest.options, seed: `${seed}/${deal}` }, heard)
  if (isRefusal(match)) throw new Error(match.reason)
  const s = match.position
  const rememberers = entrants.flatMap(({ bot, blind }, seat) => (bot.remembers && !blind ? [seat] : []))
  const memories = Memories.begin(game, s, rememberers)
  memories.hear(heard.splice(0))
  const tell = memories.isEmpty ? null : (event: GameEvent): void => void heard.push(event)
  const luck = new Luck(game, seeded(`${seed}/${deal}/${turned}/luck`))
  const rng = seeded(`${seed}/${deal}/${turned}/bots`)
  let decisions = 0
  for (let owed = owing(game, s); owed !== 0; decisions++) {
    if (decisions === ENDLESS) throw new Error(`deal ${deal} of seed "${seed}" does not end`)
    const seat = firstOf(owed)
    const part = parts[seat]!
    const started = performance.now()
    const view = game.view(s, seat)
    const entrant = entrants[seat]!
    const terms = termsFor(entrant, contest, memories.of(seat), arena.net)
    const thought = entrant.bot.think(game, view, seat, menu(game, s, seat), rng, terms)
    part.millis += performance.now() - started
    part.lines += thought.lines
    part.decisions++
    const accepted = check(game, s, seat, thought.action)
    if (isRefusal(accepted)) throw new Error(`${part.bot} chose what is not offered: ${accepted.reason}`)
    const { action, aside } = accepted
    const act = (on: Position, listen: typeof tell): number =>
      aside === null
        ? apply(game, on, seat, action, listen)
        : applyAside(game, on, aside, seat, action, listen)
    owed = luck.watch(s, act, tell)
    memories.hear(heard.splice(0))
  }
  let better = 0
  for (const place of game.outcome(s)!.ranking) {
    for (const seat of place) {
      const part = parts[seat]!
      part.share = better === 0 ? 1 / place.length : 0
      part.place = better + (place.length + 1) / 2
      part.luck = luck.of(seat)
    }
    better += place.length
  }
  return parts
}
