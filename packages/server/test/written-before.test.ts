import { readFileSync } from 'node:fs'
import { anyOf, menu, owing, replay, seatsIn, seeded, type Viewer } from '@midden/kernel'
import { verifyFairness } from '@midden/protocol'
import {
  advance,
  matchFile,
  restore,
  type StoryLine,
  snapshotOf,
  storyFor,
  type TableEntry,
  type TableState,
  toldOf,
} from '@midden/table'
import { describe, expect, test } from 'vitest'
import { nodeDigest } from '../src/digest.ts'
import { ada, bob, context, Journal } from './support/journal.ts'

/** A table as an earlier version wrote it: taken back, talked, paused, away and back, in the middle of a match. */
interface Written {
  table: string
  entries: TableEntry[]
  snapshot: string
  read: { viewer: Viewer; view: unknown; story: { own: number; lines: StoryLine[] } }[]
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** A journal that goes on from what was written. */
function goOn({ table, entries }: Written): Journal {
  const state = entries.reduce<TableState | null>(
    (before, entry) => advance(context, table, before, entry),
    null,
  )
  return Journal.from(entries, state!)
}

describe.each(['bank', 'pan'])('a table of %s written by version 0.1', (game) => {
  const written = JSON.parse(
    readFileSync(new URL(`./written-by-0.1/${game}.json`, import.meta.url), 'utf8'),
  ) as Written

  test('is read as it was, by its journal; a snapshot that lacks something is passed over', () => {
    const { state } = goOn(written)
    // It says nothing of what some have not seen.
    expect(restore(context, written.snapshot)).toBe(null)
    const { unseen: _, stirred: __, ...before } = JSON.parse(snapshotOf(nodeDigest, state))
    expect(plain(before)).toEqual(JSON.parse(written.snapshot))
    for (const { viewer, view, story } of written.read) {
      expect(plain(state.game.view(state.match!.position, viewer))).toEqual(view)
      expect(plain(storyFor(state, toldOf(state.match), viewer))).toEqual(story)
    }
  })

  test('goes on to its end, and its luck is proved', async () => {
    const table = goOn(written)
    const rng = seeded('onwards')
    while (table.state.status === 'playing') {
      const { game: rules, match, put } = table.state
      const [seat] = seatsIn(owing(rules, match!.position))
      const action = anyOf(menu(rules, match!.position, seat!), rng)
      const person = [ada, bob][seat!]
      expect(
        person === undefined
          ? table.give(null, { t: 'play', seat: seat!, put, action, by: 'bot' })
          : table.act(person, action),
      ).toBe(null)
    }
    const file = matchFile(nodeDigest, table.state)!
    const generators: { a: number; b: number; c: number; d: number }[] = []
    replay(table.state.game, table.state.match!.journal, undefined, ({ position: { rng: left } }) => {
      generators.push({ a: left.a, b: left.b, c: left.c, d: left.d })
    })
    expect(await verifyFairness(file, generators)).toEqual([])
    expect(JSON.stringify(table.entries.slice(0, written.entries.length))).toBe(
      JSON.stringify(written.entries),
    )
  })
})
