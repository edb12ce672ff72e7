import { useState } from 'react'
import type { Face } from '../games/contract.ts'
import type { TableLink, TableView } from '../link/table-link.ts'
import { type Key, keysOf, type OptionRow, rowsOf } from './pick.ts'

/** A list longer than this gets a field to narrow it. */
const LONG = 14

/** What the plain list shows, and what its numbers stand for. */
export interface Listed {
  rows: readonly OptionRow[]
  rights: readonly OptionRow[]
  long: boolean
  keys: readonly Key[]
}

export interface Narrow extends Listed {
  text: string
  setText(text: string): void
}

/** The lines that hold these words; pieces and amounts stay. `apart`: what may be done at any time has no numbers. */
export function listed(
  { game }: Pick<TableLink, 'game'>,
  state: TableView,
  text: string,
  apart: boolean,
): Listed {
  const all = rowsOf(state.menu)
  const rights = rowsOf(state.rights)
  const long = all.length > LONG
  const words = long ? text.trim().toLowerCase() : ''
  const holds = (row: OptionRow): boolean =>
    row.kind !== 'one' || game.words.action(state.view, row.action).toLowerCase().includes(words)
  const rows = words === '' ? all : all.filter(holds)
  // Whoever only waits has no number keys: one of them just meant an answer.
  const keys = state.question === null ? [] : keysOf(apart ? rows : [...rows, ...rights])
  return { rows, rights, long, keys }
}

/** The field above a long list, empty again with the next question. */
export function useNarrow(link: TableLink, state: TableView, face: Face): Narrow {
  const { seenTo } = state
  const [held, hold] = useState({ seenTo, text: '' })
  const text = held.seenTo === seenTo ? held.text : ''
  return {
    text,
    setText: (next) => hold({ seenTo, text: next }),
    ...listed(link, state, text, face.Belt !== undefined),
  }
}
