import { eventsFor, type GameEvent } from '../events.ts'
import type { Fate, Reader, Retelling } from '../fate.ts'
import type { Position } from '../frames.ts'
import type { View, WholeGame } from '../game.ts'
import type { Seat, Viewer } from '../seats.ts'
import { LawBroken } from './broken.ts'

/** One beat's line is spoken as it stands: two sentences, not a page. */
const LONGEST = 200
const names = ['Ada', 'Bruna', 'Cem', 'Dora', 'Emil', 'Fay', 'Gus', 'Hilda']

const broken = (why: string): never => {
  throw new LawBroken(why)
}

function sentence(text: string, what: string): void {
  if (text.trim() === '') broken(`${what} says something`)
  if (/undefined|null|NaN|\[object|\{|\}| {2}|-\d/.test(text)) broken(`${what} can be read: "${text}"`)
  if (text.length > LONGEST) broken(`${what} is short enough to be spoken (${text.length}): "${text}"`)
}

function whole(text: string, what: string): void {
  sentence(text, what)
  if (!/[.!?…)”"]$/.test(text)) broken(`${what} is a sentence: "${text}"`)
}

export interface Readers<E extends GameEvent> {
  /** what a move told, and where it led */
  read(events: readonly E[], after: Position): void
}

/** Everybody at a table and a watcher, each reading what is told: nobody by their own name, all of it in sentences. */
export function readers<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: WholeGame<S, V, O, E, C>,
  fate: Fate<V, E>,
  retelling: Retelling<V, E>,
  start: S,
): Readers<E> {
  const all: Viewer[] = [null, ...Array.from({ length: start.seats }, (_, seat) => seat)]
  const own = (me: Viewer) => (seat: Seat) =>
    seat === me
      ? broken(`${game.id} says "you" to the seat a sentence is about`)
      : (names[seat] ?? broken(`${seat} is a seat of ${game.id}`))
  const books = all.map((me) => {
    const view = game.view(start, me)
    return { me, now: view, since: view, round: [] as E[] }
  })
  return {
    read(events, after) {
      for (const book of books) {
        const told = eventsFor(events, book.me)
        const reader: Reader<V> = {
          me: book.me,
          who: own(book.me),
          before: book.now,
          after: game.view(after as S, book.me),
        }
        book.round.push(...told)
        for (const event of told) readEvent(game.id, fate, retelling, event, reader)
        if (told.some((event) => fate.shows(event, book.me).as === 'recap')) {
          readRecap(game.id, retelling, book.round, { ...reader, before: book.since }, start.seats)
          book.round = []
          book.since = reader.after
        }
        book.now = reader.after
      }
    },
  }
}

function readEvent<V extends View, E extends GameEvent>(
  id: string,
  fate: Fate<V, E>,
  retelling: Retelling<V, E>,
  event: E,
  reader: Reader<V>,
): void {
  const what = `the line of "${event.what}" in ${id}`
  const line = retelling.line(event, reader)
  if (line !== null) whole(line, what)
  const showing = fate.shows(event, reader.me)
  if (showing.as === 'moment' || showing.as === 'recap')
    sentence(retelling.title(showing.cause ?? event.what, [event], reader), `the heading of "${event.what}"`)
  if (reader.me === null) return
  const changes = fate.changes(event, reader.me)
  for (const change of changes) sentence(retelling.chip(change), `a chip of "${event.what}" in ${id}`)
  if (line === null && showing.as === 'moment' && changes.some(({ chosen }) => chosen !== true))
    broken(`${what}, which changes somebody's fate, is said to them`)
}

function readRecap<V extends View, E extends GameEvent>(
  id: string,
  retelling: Retelling<V, E>,
  round: readonly E[],
  reader: Reader<V>,
  seats: number,
): void {
  const recap = retelling.recap?.(round, reader) ?? null
  if (recap === null) return
  sentence(recap.title, `the title of the account in ${id}`)
  whole(recap.sentence, `the sentence of the account in ${id}`)
  sentence(recap.next, `the button of the account in ${id}`)
  for (const text of recap.foot) whole(text, `the foot of the account in ${id}`)
  for (const { label, why, cells } of recap.rows) {
    sentence(label, `a row of the account in ${id}`)
    if (why !== undefined) sentence(why, `why there is a row in ${id}`)
    if (cells.length !== seats)
      broken(`the row "${label}" in ${id} has a cell a seat, and has ${cells.length}`)
    for (const cell of cells) {
      if (cell === null) continue
      sentence(cell.text, `a cell of "${label}" in ${id}`)
      if (cell.why !== undefined) sentence(cell.why, `why in a cell of "${label}" in ${id}`)
    }
  }
}
