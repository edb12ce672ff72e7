import { type Answer, answer, type Question } from '@midden/bots'
import { menu, nth } from '@midden/kernel'
import { describe, expect, test } from 'vitest'
import { advance } from '../rules/advance.ts'
import { picture } from '../rules/picture.ts'
import type { TableGame } from '../rules/state.ts'
import { JournalAway, JournalBusy, type JournalPort } from '../runner/ports.ts'
import { bench, type Keeper } from './bench.ts'
import { luckSuite } from './luck-suite.ts'
import { ada, bob, handClock, opened, running, seen, withBot } from './table.ts'

/**
 * What every table promises, whatever keeps its journal. The game is one of two seats that move in turn, where a move
 * can only be taken back if the others agree, and that draws luck at every move.
 */
export function tableSuite(name: string, game: TableGame, { open, shared = true }: Keeper): void {
  const tables = bench(name, game, open)
  const { context, newId, at, started, reloaded, followed, playedOut } = tables
  const journalOf = (id: string) => tables.journals().journal(id)

  describe(`a table over ${name}`, () => {
    test('there is no table before it is opened', async () => {
      const nothing = at(newId())
      expect(await nothing.table.read()).toBe(null)
      const answer = await nothing.table.submit('ada/1', { t: 'start' }, ada)
      expect(answer).toMatchObject({ refused: { code: 'unknown' } })
    })

    test('a command is carried out once, however often it is sent', async () => {
      const table = await started()
      const say = { t: 'say', text: 'Hello' } as const
      const first = await table.table.submit('ada/hello', say, ada)
      const undo = { t: 'undo', seen: 0 } as const
      // Sent again when it would no longer be accepted, and to a place that has just come.
      if (shared) expect(await table.table.submit('ada/hello', say, ada)).toEqual(first)
      if (shared) expect(await table.table.submit('ada/hello', undo, ada)).toEqual(first)
      const later = await reloaded(table, table.id)
      if (shared) expect(await later.table.submit('ada/hello', say, ada)).toEqual(first)
      expect(await later.table.submit('ada/undo', undo, ada)).toMatchObject({ refused: { code: 'stale' } })
      expect((await followed(table.id)).chat).toHaveLength(1)
    })

    test.runIf(shared)('an entry is stored after the version it follows, and nowhere else', async () => {
      const table = await started()
      const { version, changed } = table.state()
      const [one, other] = [journalOf(table.id), journalOf(table.id)]
      const before = (await one.load())!
      const add = (journal: JournalPort, after: number, command: string) => {
        const body = { kind: 'say', seat: 0, text: command } as const
        const entry = { version: after + 1, command, at: changed, body }
        return journal.append(
          entry,
          before,
          advance(context, table.id, before, { ...entry, version: version + 1 }),
        )
      }
      expect(await add(one, version, 'x')).toEqual({ kind: 'stored', version: version + 1 })
      expect(await add(other, version, 'y')).toEqual({ kind: 'behind', version: version + 1 })
      expect(await add(other, version + 1, 'x')).toEqual({ kind: 'known', version: version + 1 })
      expect(await other.find('x')).toBe(version + 1)
      expect(await other.find('y')).toBe(null)
      expect(await other.read(version)).toMatchObject([{ version: version + 1, command: 'x' }])
    })

    test.runIf(shared)('two places that move one table on agree on one journal', async () => {
      const here = await started()
      const there = at(here.id)
      await there.table.read()
      const say = (text: string) => ({ t: 'say', text }) as const
      const codes = await Promise.all([
        here.act(ada, 0),
        there.give(bob, say('from there')),
        here.give(ada, say('from here')),
        there.give(bob, say('once more')),
      ])
      expect(codes).toEqual([null, null, null, null])
      for (const place of [here, there]) await place.table.hear(place.state().version + 1, true)
      expect(seen(there.state())).toEqual(seen(here.state()))
      expect(here.state().chat).toHaveLength(3)
      expect(here.moves()).toBe(1)
    })

    test('a move is taken back when the others agree, and its luck is not drawn again', async () => {
      const table = await started()
      await table.act(ada, 0)
      const undo = () => table.give(ada, { t: 'undo', seen: table.state().version })
      const answer = (yes: boolean) =>
        table.give(bob, { t: 'answer', proposal: table.state().proposal!.version, yes })
      expect(await undo()).toBe(null)
      expect(await answer(false)).toBe(null)
      expect(table.moves()).toBe(1)
      expect(await undo()).toBe(null)
      expect(await answer(true)).toBe(null)
      expect(table.moves()).toBe(0)
      await table.act(ada, 0)
      expect(table.state()).toMatchObject({ numbers: [2], undone: [1] })
    })

    test('a strict table takes nothing back that was seen', async () => {
      const table = await started({ strict: true })
      await table.act(ada, 0)
      expect(await table.give(ada, { t: 'undo', seen: table.state().version })).toBe('not-now')
      expect(picture((await reloaded(table, table.id)).state(), 0).match!.undo).toEqual({
        kind: 'no',
        why: 'strict',
      })
    })

    test('who lets the clock run out gets the default move, the second time a bot, and may come back', async () => {
      const clock = handClock()
      const table = await started({ clock: 'minute' }, { clock })
      await table.table.wake()
      clock.pass(59_999)
      await table.table.read()
      expect(table.moves()).toBe(0)
      clock.pass(1)
      await table.until(() => table.moves() === 1)
      expect(table.state().seats[0]!.away).toBe(false)
      await table.act(bob, 1)
      clock.pass(60_000)
      await table.until(({ seats }) => seats[0]!.away)
      clock.pass(1000)
      await table.until(() => table.moves() === 3)
      expect(await table.give(ada, { t: 'back' })).toBe(null)
      const by = (await journalOf(table.id).read(0)).flatMap(({ body }) =>
        body.kind === 'move' ? [body.by] : [],
      )
      expect(by).toEqual(['clock', 'person', 'bot'])
    })

    test('a bot plays when it is seen to have thought, and a seat goes to a bot and back', async () => {
      const clock = handClock()
      const table = await started({ seats: withBot }, { clock })
      await table.act(ada, 0)
      clock.pass(999)
      await table.table.read()
      expect(table.moves()).toBe(1)
      clock.pass(1)
      await table.until(() => table.moves() === 2)
      expect(await table.give(ada, { t: 'away' })).toBe(null)
      expect(await table.act(ada, 0)).toBe('not-now')
      expect(await table.give(ada, { t: 'back' })).toBe(null)
      expect(await table.act(ada, 0)).toBe(null)
    })

    test('where a bot fails its stand-in moves', async () => {
      const clock = handClock()
      const fails = { think: () => ({ answer: Promise.reject(new Error('no idea')), cancel: () => {} }) }
      const thinker = { ...fails, close: async () => {} }
      const table = await started({ seats: withBot, pace: 0 }, { clock, thinker })
      await table.act(ada, 0)
      await table.until(() => table.moves() === 2)
      expect(table.state().match!.journal.moves[1]!.seat).toBe(1)
    })

    test('where a bot that looks ahead fails, the policy moves for it', async () => {
      const clock = handClock()
      const asked: string[] = []
      const think = (question: Question) => {
        asked.push(question.bot)
        const chosen = async (): Promise<Answer> => {
          if (question.bot === 'ferrous') throw new Error('its worker died')
          return answer(question, game)
        }
        return { answer: chosen(), cancel: () => {} }
      }
      const thinker = { think, close: async () => {} }
      const seats = [{ kind: 'open' } as const, { kind: 'bot', bot: 'ferrous' } as const]
      const table = await started({ seats, pace: 0 }, { clock, thinker })
      await table.act(ada, 0)
      await table.until(() => table.moves() === 2)
      expect(asked.slice(0, 2)).toEqual(['ferrous', 'gus'])
    })

    test.runIf(shared)('nobody is refused because a place has not heard of the newest move', async () => {
      const here = await started()
      const there = at(here.id)
      const known = (await there.table.read())!.version
      await here.act(ada, 0)
      const { match, version } = here.state()
      const action = nth(menu(game, match!.position, 1)[0]!, 0)
      expect(await there.give(bob, { t: 'act', seen: version, action })).toBe(null)
      await here.table.hear(version + 1, true)
      await here.give(ada, { t: 'say', text: 'well' })
      there.table.seen(known, bob)
      expect((await there.table.read())!.version).toBe(version + 1)
      there.table.seen(version + 2, bob)
      expect((await there.table.read())!.version).toBe(version + 2)
    })

    test('a match that is over has one rematch', async () => {
      const table = await playedOut()
      expect(await table.give(bob, { t: 'rematch', next: 'another00000' })).toBe(null)
      expect(await table.give(ada, { t: 'rematch', next: 'yetanother00' })).toBe('not-now')
      expect((await reloaded(table, table.id)).state().next).toBe('another00000')
    })

    test('whoever comes later sees every byte as those who were there, by snapshot or from the beginning', async () => {
      const table = await started()
      await table.act(ada, 0)
      for (let i = 0; i < 50; i++) await table.give(bob, { t: 'say', text: `${i}` })
      const shown = seen(table.state())
      const later = await reloaded(table, table.id)
      expect(seen(later.state())).toEqual(shown)
      expect(seen(await followed(table.id))).toEqual(shown)
      expect(await later.act(bob, 1)).toBe(null)
      expect(seen(await followed(table.id))).toEqual(seen(later.state()))
    })

    test('while the journal is away commands wait, and what was stored without an answer is not stored twice', async () => {
      const id = newId()
      const journal = journalOf(id)
      await opened(id, context, journal, game, {})
      const troubles = [
        { error: new JournalBusy('held elsewhere'), stores: false },
        ...(shared ? [{ error: new JournalAway('no answer'), stores: true }] : []),
      ]
      const clock = handClock()
      const told: string[] = []
      const patient = running(
        id,
        context,
        {
          ...journal,
          append: async (...given) => {
            const trouble = troubles.shift()
            if (trouble === undefined || trouble.stores) {
              const answer = await journal.append(...given)
              if (trouble === undefined) return answer
            }
            throw trouble.error
          },
        },
        {
          clock: {
            now: clock.now,
            // Whoever waits has waited.
            after: (ms, ring) => {
              Promise.resolve().then(() => {
                clock.pass(ms)
                ring()
              })
              return () => {}
            },
          },
          observer: { away: () => told.push('away'), back: () => told.push('back') },
        },
      )
      await patient.table.read()
      told.length = 0
      const sit = { t: 'sit', seat: null, code: null, entropy: '' } as const
      expect(await patient.give(ada, sit)).toBe(null)
      expect(told).toEqual(shared ? ['away', 'back'] : ['back'])
      expect((await followed(id)).version).toBe(2)
      expect(patient.table.state()!.version).toBe(2)
    })
  })
  luckSuite(tables)
}
