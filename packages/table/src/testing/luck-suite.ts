import { replay } from '@midden/kernel'
import { describe, expect, test } from 'vitest'
import { entropyOf } from '../rules/advance.ts'
import type { Who } from '../rules/commands.ts'
import { kernelDigest } from '../rules/digest.ts'
import { matchFile } from '../rules/file.ts'
import { commitmentTo, luckOf } from '../rules/luck.ts'
import { picture } from '../rules/picture.ts'
import type { RunnerPorts } from '../runner/ports.ts'
import type { Bench } from './bench.ts'
import { ada, bob, handClock, opened, type Running, seen } from './table.ts'

/** The luck of a table: proven by its file, and shared by those who sit there. */
export function luckSuite(tables: Bench): void {
  const { name, game, context, newId, at, reloaded, followed, playedOut } = tables

  describe(`the luck of a table over ${name}`, () => {
    test('the luck of a finished match is proven by its file', async () => {
      const table = await playedOut()
      expect(picture(table.state(), 0).fairness.commitment).toBe((await followed(table.id)).commitment)
      const state = (await reloaded(table, table.id)).state()
      const file = matchFile(kernelDigest, state)!
      expect(file.commitment).toBe(commitmentTo(kernelDigest, file.seed!))
      const luck = (n: number): string => luckOf(kernelDigest, file.seed!, entropyOf(state), n)
      expect(file.start).toBe(luck(0))
      const lucks = file.actions.map((action) => action.luck)
      expect(lucks).toEqual(lucks.map((_, i) => luck(i + 1)))
      expect(new Set(lucks).size).toBe(lucks.length)
      expect(game.outcome(replay(game, state.match!.journal).position)).toEqual(file.outcome)
    })

    /** Ada and Bob sit down with a share of the luck each, and Ada starts. */
    async function called(ports: Partial<RunnerPorts> = {}): Promise<Running & { id: string }> {
      const id = newId()
      await opened(id, context, tables.journals().journal(id), game, {})
      const table = at(id, ports)
      await table.table.read()
      for (const who of [ada, bob]) {
        const share = kernelDigest.sha256(shareOf(who))
        expect(await table.give(who, { t: 'sit', seat: null, code: null, entropy: '', share })).toBe(null)
      }
      expect(await table.give(ada, { t: 'start' })).toBe(null)
      return { ...table, id }
    }
    const shareOf = ({ name }: Who): string => `${name}’s share of the luck`
    const reveal = (table: Running, who: Who, entropy = shareOf(who)) =>
      table.give(who, { t: 'reveal', entropy })

    test('shares of the luck are promised by all before any is revealed, and then the match begins', async () => {
      const table = await called()
      const { fairness, match } = picture(table.state(), null)
      expect(match).toBe(null)
      expect(fairness).toMatchObject({
        entropy: ['', ''],
        shares: [ada, bob].map((who) => kernelDigest.sha256(shareOf(who))),
        until: table.state().called! + 20_000,
      })
      // Nobody comes, goes or changes his mind any more.
      for (const what of [
        { t: 'start' },
        { t: 'leave' },
        { t: 'lay', seat: 1, plan: { kind: 'open' } },
      ] as const)
        expect(await table.give(ada, what)).toBe('not-now')
      expect(await reveal(table, ada, shareOf(bob))).toBe('not-now')
      expect(await reveal(table, ada)).toBe(null)
      expect(await reveal(table, ada)).toBe('not-now')
      const later = await reloaded(table, table.id)
      expect(later.state().status).toBe('open')
      expect(await reveal(later, bob)).toBe(null)
      await later.until(({ status }) => status === 'playing')
      expect(await reveal(later, bob)).toBe('not-now')
      for (let seat = 0; later.state().status === 'playing'; seat = 1 - seat)
        expect(await later.act(seat === 0 ? ada : bob, seat)).toBe(null)
      const file = matchFile(kernelDigest, later.state())!
      expect(file.entropy).toEqual([ada, bob].map(shareOf))
      expect(file.shares).toEqual(fairness.shares)
      expect(file.start).toBe(luckOf(kernelDigest, file.seed!, file.entropy, 0))
    })

    test('whoever does not reveal a share in time is left out of the luck, and keeps the seat', async () => {
      const clock = handClock()
      const table = await called({ clock })
      clock.pass(10_000)
      expect(await reveal(table, bob)).toBe(null)
      clock.pass(9999)
      await table.table.read()
      expect(table.state().status).toBe('open')
      clock.pass(1)
      await table.until(({ status }) => status === 'playing')
      expect(entropyOf(table.state())).toEqual(['', shareOf(bob)])
      expect(await reveal(table, ada)).toBe('not-now')
      expect(await table.act(ada, 0)).toBe(null)
      expect(seen(await followed(table.id))).toEqual(seen(table.state()))
    })
  })
}
