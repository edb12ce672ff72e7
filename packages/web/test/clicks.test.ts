import { industrialWaste } from '@midden/industrial-waste'
import type { Game, View } from '@midden/kernel'
import { pan } from '@midden/pan'
import { waste } from '@midden/waste'
import { wasteKnights } from '@midden/waste-knights'
import type { WkView } from '@midden/waste-knights/reading'
import { expect, test } from 'vitest'
import { loadFace } from '../src/games/faces.ts'
import { CHOICE } from '../src/games/waste-knights/logic/draft.ts'
import { byItself } from '../src/games/waste-knights/logic/obvious.ts'
import { frameOf } from '../src/games/waste-knights/logic/scene.ts'
import { count, type Manner, plainly, type Tally } from './clicks.ts'
import './page.ts'

/** `SEEDS=20 npx vitest run packages/web/test/clicks.test.ts` prints what more matches come to. */
const SEEDS = Number(process.env.SEEDS ?? 1)

/** A clash, as long as it is fought: windows and spoils are something else. */
function clash(view: View): string | null {
  const { round, active, stack } = view as WkView
  const combat = frameOf(view as WkView, 'combat')
  if (combat === null || !['clash', 'attack'].includes(stack.at(-1)?.at ?? '')) return null
  return [round, active, combat.foe, combat.seats, combat.clash].join(' ')
}

/** Against bots; a way by vehicle or on foot is said by the road that is drawn. */
const knights = (obvious: boolean): Manner => ({
  spares: ({ view, question, menu, rights, story }) =>
    byItself(
      {
        view: view as WkView,
        decision: question?.decision ?? null,
        menu,
        rights,
        story: story as Parameters<typeof byItself>[0]['story'],
        alone: true,
      },
      {},
      obvious,
    ),
  carried: ({ question }, { act }) => question?.decision === CHOICE && act !== 'stay',
  stretch: clash,
})

const whole = { decisions: 0, clicks: 0, spared: 0, otherwise: 0 }
async function counted(game: Game, manner: Manner) {
  const face = await loadFace(game.id, 'en')
  const tallies: Tally[] = []
  for (let i = 0; i < SEEDS; i++) tallies.push(count(game, face, manner, `clicks ${i}`))
  const sums = { ...whole }
  for (const tally of tallies)
    for (const key of Object.keys(whole) as (keyof typeof whole)[]) sums[key] += tally[key] / SEEDS
  const clashes = tallies.flatMap(({ stretches }) => [...stretches.values()])
  const most = Math.max(0, ...clashes)
  const mean = clashes.reduce((sum, n) => sum + n, 0) / Math.max(1, clashes.length)
  if (process.env.SEEDS !== undefined)
    process.stdout.write(`${JSON.stringify({ game: game.id, ...sums, mean, most })}\n`)
  return { ...sums, mean, most }
}

test('a match of Waste Knights asks less and takes fewer clicks where the page answers what is obvious', async () => {
  const game = wasteKnights as unknown as Game
  const all = await counted(game, knights(false))
  const spared = await counted(game, knights(true))
  expect(spared.decisions).toBeLessThan(all.decisions * 0.95)
  expect(spared.spared).toBeGreaterThan(all.spared)
  // A card, a direction and a weapon; what luck can change is asked besides.
  expect(spared.most).toBeLessThanOrEqual(4)
})

test.runIf(process.env.SEEDS !== undefined)('the other games', async () => {
  for (const game of [pan, waste, industrialWaste]) await counted(game as unknown as Game, plainly)
})
