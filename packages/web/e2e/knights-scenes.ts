import { botByName } from '@midden/bots'
import {
  act,
  begin,
  below,
  hashOf,
  isRefusal,
  nth,
  offers,
  owing,
  question,
  seatsIn,
  seeded,
  width,
} from '@midden/kernel'
import { wasteKnights } from '@midden/waste-knights'
import { toMatchFile } from '../src/save/match-file.ts'

type MatchFile = ReturnType<typeof toMatchFile>
type Started = Exclude<ReturnType<typeof start>, null>

/** A match that waits for the first seat, by the question it waits with. */
export interface KnightsScene {
  name: string
  file: MatchFile
}

/** Tables that lead through everything: all missions, and options that ask what is rarely asked. */
const TABLES: readonly { seats: number; options: Record<string, string> }[] = [
  { seats: 3, options: { mission: 'M1' } },
  { seats: 4, options: { mission: 'agree', prepayFuel: 'on' } },
  { seats: 2, options: { mission: 'M0' } },
  { seats: 3, options: { mission: 'M2' } },
  { seats: 4, options: { mission: 'M3' } },
  { seats: 3, options: { mission: 'M4' } },
  { seats: 4, options: { mission: 'M5' } },
]
/** Deals until nothing new is to be expected. */
const DEALS = 28
const MOST = 900

function start(deal: number) {
  const { seats, options } = TABLES[deal % TABLES.length]!
  const match = begin(wasteKnights, { seats, options, seed: `pictures ${deal}` })
  return isRefusal(match) ? null : match
}

const FIGHTING: readonly string[] = ['combat', 'clash', 'attack', 'steal']

/** What is asked, told apart where the same question is another picture. */
function nameOf({ position }: Started): string {
  const asked = question(wasteKnights, position)!.name
  const top = position.stack.at(-1)!
  if (top.at === 'window') return `${asked} ${top.moment}`
  const combat = position.stack.findLast((frame) => frame.at === 'combat')
  if (combat === undefined || !FIGHTING.includes(top.at)) return asked
  return combat.foe < 0 ? `${asked} in a duel` : combat.seats[1] === 0 ? `${asked} as the enemy` : asked
}

/** Mostly what the steady bot does; now and then anything, so that rare things come up. */
function choose(match: Started, seat: number) {
  const { position, journal } = match
  const may = offers(wasteKnights, position, seat)
  const rng = seeded(hashOf([journal.seed, journal.moves.length, seat]))
  if (below(rng, 6, 'dare') > 0)
    return botByName('steady')!.choose(wasteKnights, wasteKnights.view(position, seat), seat, may, rng)
  const offer = may[below(rng, may.length, 'offer')]!
  return nth(offer, below(rng, Math.min(width(offer), 40), 'which'))
}

/** Plays until every question has come up for the first seat, and gives back the matches as they stood then. */
export function knightsScenes(): KnightsScene[] {
  const found = new Map<string, MatchFile>()
  const keep = (name: string, { journal, position }: Started): void => {
    if (!found.has(name)) found.set(name, toMatchFile(journal, wasteKnights.outcome(position)))
  }
  for (let deal = 0; deal < DEALS; deal++) {
    const match = start(deal)
    if (match === null) continue
    for (let i = 0; i < MOST && owing(wasteKnights, match.position) !== 0; i++) {
      const asked = seatsIn(owing(wasteKnights, match.position))
      const seat = asked.find((each) => each > 0) ?? 0
      if (asked.length === 1 && seat === 0) keep(nameOf(match), match)
      const refused = act(match, seat, choose(match, seat), [])
      if (refused !== null) throw new Error(refused.reason)
    }
    const { result } = match.position
    if (result !== null) keep(`end by ${result.how}`, match)
  }
  return [...found].map(([name, file]) => ({ name, file }))
}
