import { sha256Words } from './sha256.ts'

/** One prescribed draw: a number for a pick, a list for a shuffle (a deck is listed top card first). */
export interface Draw {
  name: string
  value: number | number[]
}

/** sfc32, part of the position. `d` counts the words drawn. With a script no word is ever drawn. */
export interface Random {
  a: number
  b: number
  c: number
  d: number
  /** prescribed draws still to come; null: they are drawn */
  script: Draw[] | null
}

/** A draw that was made: its value, and how many there were to choose from. */
export interface DrawNote extends Draw {
  of: number
}

/** In the place of a script: nothing is prescribed, and every draw is written down. */
class Notes extends Array<DrawNote> {
  /** what is made of notes (`map`) is a plain list, and a script like any other */
  static override get [Symbol.species](): ArrayConstructor {
    return Array
  }
}

/** From here on every draw of this generator is written down in the list. */
export function noted(rng: Random): readonly DrawNote[] {
  const notes = new Notes()
  rng.script = notes
  return notes
}

/** In the place of a script: draws are free, but a shuffle exchanges a few cards and leaves the others where they are. */
class Gentle extends Array<Draw> {}

/** Does something with a generator that shuffles gently. */
export function gently<T>(rng: Random, work: () => T): T {
  const kept = rng.script
  rng.script = new Gentle()
  try {
    return work()
  } finally {
    rng.script = kept
  }
}

/** Thrown when a prescribed draw is missing, of another name, or impossible. The match is left unchanged. */
export class ScriptError extends Error {
  override name = 'ScriptError'
}

export function seeded(seed: string, script: readonly Draw[] | null = null): Random {
  const rng: Random = { a: 0, b: 0, c: 0, d: 1, script: script === null ? null : script.map(copyDraw) }
  reseed(rng, seed)
  return rng
}

/** Live tables mix fresh entropy in before a move; the draws' names and the script stay. */
export function reseed(rng: Random, seed: string): void {
  const words = sha256Words(seed)
  rng.a = words[0]!
  rng.b = words[1]!
  rng.c = words[2]!
  rng.d = 1
  for (let i = 0; i < 12; i++) word(rng)
}

const copyDraw = (draw: Draw): Draw => ({
  name: draw.name,
  value: typeof draw.value === 'number' ? draw.value : draw.value.slice(),
})

export const cloneRandom = (rng: Random): Random => ({
  a: rng.a,
  b: rng.b,
  c: rng.c,
  d: rng.d,
  script: rng.script === null ? null : rng.script.map(copyDraw),
})

/** A generator of its own for an imagined position, started from words of this one. */
export const branch = (rng: Random): Random => ({
  a: word(rng) | 0,
  b: word(rng) | 0,
  c: word(rng) | 0,
  d: 1,
  script: null,
})

function word(rng: Random): number {
  const t = (((rng.a + rng.b) | 0) + rng.d) | 0
  rng.d = (rng.d + 1) | 0
  rng.a = rng.b ^ (rng.b >>> 9)
  rng.b = (rng.c + (rng.c << 3)) | 0
  rng.c = (((rng.c << 21) | (rng.c >>> 11)) + t) | 0
  return t >>> 0
}

const WORDS = 0x100000000

/** Uniform below n, without bias: words of the incomplete last stretch are thrown back. */
function uniform(rng: Random, n: number): number {
  let x = word(rng)
  // Only the last n words can be of it, so its beginning is hardly ever needed.
  if (x >= WORDS - n) {
    const limit = WORDS - (WORDS % n)
    while (x >= limit) x = word(rng)
  }
  return x - Math.floor(x / n) * n
}

function prescribed(rng: Random, name: string): number | number[] {
  const next = rng.script!.shift()
  if (next === undefined) throw new ScriptError(`the script is used up, and the draw "${name}" is missing`)
  if (next.name !== name)
    throw new ScriptError(`the script gives the draw "${next.name}" where "${name}" is due`)
  return next.value
}

/** A named whole number from 0 to n − 1, all equally likely. */
export function below(rng: Random, n: number, name: string): number {
  if (rng.script === null || rng.script instanceof Gentle) return uniform(rng, n)
  if (rng.script instanceof Notes) {
    const drawn = uniform(rng, n)
    rng.script.push({ name, value: drawn, of: n })
    return drawn
  }
  const value = prescribed(rng, name)
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value >= n)
    throw new ScriptError(`the draw "${name}" must be a whole number from 0 to ${n - 1}`)
  return value
}

/** A named choice from a list, all equally likely. */
export const pick = <T>(rng: Random, list: readonly T[], name: string): T =>
  list[below(rng, list.length, name)]!

/** What a script lists comes first; what it leaves out follows in its present order. */
function prescribe(rng: Random, cards: number[], name: string): number[] {
  const value = prescribed(rng, name)
  if (typeof value === 'number') throw new ScriptError(`the draw "${name}" must be a list`)
  const rest = cards.slice()
  for (const card of value) {
    const at = rest.indexOf(card)
    if (at < 0) throw new ScriptError(`the draw "${name}" lists ${card}, which is not there (any more)`)
    rest.splice(at, 1)
  }
  return value.concat(rest)
}

function exchange(cards: number[], i: number, j: number): void {
  const held = cards[i]!
  cards[i] = cards[j]!
  cards[j] = held
}

function mixUp(rng: Random, cards: number[]): void {
  if (rng.script instanceof Gentle) mixALittle(rng, cards)
  else for (let i = cards.length - 1; i > 0; i--) exchange(cards, i, uniform(rng, i + 1))
}

function mixALittle(rng: Random, cards: number[]): void {
  const n = cards.length
  if (n < 2) return
  for (let times = uniform(rng, 1 + Math.ceil(n / 6)); times >= 0; times--)
    exchange(cards, uniform(rng, n), uniform(rng, n))
}

/** Shuffles a deck in place. The top of a deck is its last element, so that dealing is `pop`. */
export function shuffle(rng: Random, deck: number[], name: string): void {
  if (rng.script === null || rng.script instanceof Gentle) mixUp(rng, deck)
  else if (rng.script instanceof Notes) {
    mixUp(rng, deck)
    rng.script.push({ name, value: deck.toReversed(), of: deck.length })
  } else {
    const order = prescribe(rng, deck, name)
    for (let i = 0; i < order.length; i++) deck[i] = order[order.length - 1 - i]!
  }
}

/** Puts a list in a random order, in place; a script names the first element first. */
export function arrange(rng: Random, list: number[], name: string): void {
  if (rng.script === null || rng.script instanceof Gentle) mixUp(rng, list)
  else if (rng.script instanceof Notes) {
    mixUp(rng, list)
    rng.script.push({ name, value: list.slice(), of: list.length })
  } else {
    const order = prescribe(rng, list, name)
    for (let i = 0; i < order.length; i++) list[i] = order[i]!
  }
}
