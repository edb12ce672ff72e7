import { botByName } from '@midden/bots'
import { gameById } from '@midden/games'
import {
  act,
  begin,
  hashOf,
  isRefusal,
  type Journal,
  offers,
  owing,
  question,
  seatsIn,
  seeded,
} from '@midden/kernel'

/** A table at a moment: its first journal that comes there, and who looks at it. */
export interface Scene {
  name: string
  journal: Journal
  start: null
  me: number
}

/** What is looked at of each game: questions by their names, or the end. */
const WANTED: readonly { game: string; seats: number; at: readonly string[] }[] = [
  { game: 'pan', seats: 4, at: ['commit', 'act', 'go or stop', 'take', 'end'] },
  { game: 'pan', seats: 2, at: ['commit'] },
  { game: 'pan', seats: 6, at: ['commit', 'end'] },
  { game: 'waste', seats: 4, at: ['keep', 'bid', 'pile', 'recycler', 'end'] },
  { game: 'waste', seats: 2, at: ['recycler'] },
  { game: 'waste', seats: 3, at: ['bid'] },
  { game: 'industrial-waste', seats: 3, at: ['set', 'turn', 'bid', 'bribe', 'end'] },
  { game: 'industrial-waste', seats: 2, at: ['turn'] },
  { game: 'industrial-waste', seats: 4, at: ['turn'] },
  {
    game: 'waste-knights',
    seats: 2,
    at: [
      'choose a knight',
      'choose a vehicle',
      'stay, foot or vehicle',
      'plan the route',
      'escape or face',
      'choose a combat card',
      'what to do here',
      'offer and pick',
    ],
  },
  { game: 'waste-knights', seats: 4, at: ['plan the route'] },
]
const MOST = 900

/** Plays matches between steady bots until everything wanted has come up. */
export function dealScenes(): Scene[] {
  const scenes: Scene[] = []
  for (const { game: id, seats, at } of WANTED) {
    const game = gameById(id)!
    const open = new Set(at)
    for (let deal = 0; open.size > 0; deal++) {
      const match = begin(game, { seats, seed: `layout ${deal}` })
      if (isRefusal(match)) throw new Error(match.reason)
      const keep = (name: string, me: number): void => {
        if (!open.delete(name)) return
        const journal = { ...match.journal, moves: match.journal.moves.slice() }
        scenes.push({ name: `${id} ${seats}: ${name}`, journal, start: null, me })
      }
      for (let moves = 0; moves < MOST && owing(game, match.position) !== 0; moves++) {
        const seat = seatsIn(owing(game, match.position))[0]!
        keep(question(game, match.position)!.name, seat)
        const menu = offers(game, match.position, seat)
        const chance = seeded(hashOf([match.journal.seed, moves, seat]))
        const view = game.view(match.position, seat)
        const refused = act(match, seat, botByName('steady')!.choose(game, view, seat, menu, chance), [])
        if (refused !== null) throw new Error(refused.reason)
      }
      if (owing(game, match.position) === 0) keep('end', 0)
      if (deal === 40) throw new Error(`${id} ${seats} never comes to ${[...open].join(', ')}`)
    }
  }
  return scenes
}
