import { atOnce, botByName, botFrom } from '@midden/bots'
import type { WholeGame } from '@midden/kernel'
import type { Lookup } from '../src/simulate/task.ts'
import { mini } from '../src/toys/mini.ts'
import { ticTacToe } from '../src/toys/tic-tac-toe.ts'

const toys: readonly WholeGame[] = [mini as WholeGame, ticTacToe as WholeGame]

/** The toys, and a bot that does not know the rules. */
export const toyLookup: Lookup = {
  gameById: (id) => toys.find((game) => game.id === id),
  botByName: (name) =>
    name === 'cheat'
      ? botFrom({
          name,
          level: 0,
          about: 'plays what is not offered',
          think: () => atOnce({ act: 'cheat' }),
        })
      : botByName(name),
}
