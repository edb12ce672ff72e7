import { firstEdition } from '../cards/index.ts'
import { type Moments, momentsOf } from './moments.ts'
import { SKILLS } from './names.ts'
import { type Scribe, type Script, write } from './ops.ts'
import type {
  CommonRow,
  EnemyRow,
  EventRow,
  Fighter,
  GearRow,
  HexRow,
  KnightRow,
  LuckRow,
  Pack,
  PrivateRow,
  Reward,
  StallRow,
  TileRow,
  WeaponRow,
} from './rows.ts'
import { type Test, testOf } from './tests.ts'
import {
  type Ability,
  type Cost,
  type Deed,
  type Modifier,
  type Moment,
  TRIGGERS,
  WINDOWS,
} from './vocabulary.ts'

/** What kind of thing a line of text stands on. */
export type Source = 'knight' | 'gear' | 'luck' | 'wild' | 'hex'

/** One line of text, made ready: its effects are a script, its modifiers are read in place. */
export interface Line {
  /** its number among all lines of the pack: what an action or a frame names it by */
  no: number
  from: Source
  /** the number of the sheet, card or hex it stands on, and which of its lines it is */
  of: number
  nth: number
  at: Moment
  may: boolean
  if: readonly Test[]
  pay: readonly Cost[]
  script: number
  modifiers: readonly Modifier[]
  /** for replacements: what would happen, and how much of it is prevented */
  would: '' | 'rad' | 'contamination' | 'vehicle damage'
  prevents: number
  /** its moment, and the topics of its modifiers */
  moments: Moments
  /** about an opponent's checks, not one's own */
  onOpponent: boolean
}

export type Colouring = 0 | 1 | 2 | 3

/** A gear title. Colour 0 green, 1 yellow, 2 red, 3 blue; a vehicle's colour is that of its working side. */
export interface Gear {
  row: GearRow
  group: GearRow['group']
  colour: Colouring
  lines: readonly Line[]
  /** text used by marking or by discarding, so that it has something to offer */
  moments: Moments
  printed: boolean
  /** the row again, of a weapon */
  weapon: WeaponRow | null
}
export interface Sheet {
  row: KnightRow
  lines: readonly Line[]
  moments: Moments
  /** starting gear: the gear number and the panel it is printed on */
  gear: readonly { card: number; panel: number }[]
}
/** An event, an enemy of the wasteland deck, or a Cultist. */
export interface Wild {
  id: string
  title: string
  copies: number
  trait: EventRow['trait'] | EnemyRow['trait'] | 'Cultist'
  /** null where there is no escaping */
  escape: { skill: number; difficulty: number } | null
  fighter: Fighter | null
  villain: boolean
  reward: readonly Reward[]
  lines: readonly Line[]
  moments: Moments
}
export interface Luck {
  row: LuckRow
  line: Line
  icon: 'ammo' | 'fuel' | 'hp' | 'rad'
  rank: string
}
export type Task = { common: CommonRow; private: null } | { common: null; private: PrivateRow }
export interface Hex {
  row: HexRow
  lines: readonly Line[]
  /** whether any of its lines is permanent */
  modifies: boolean
  explore: { skill: number; difficulty: number } | null
}

/** A pack with every card, line and script numbered. Rules read this and nothing else. */
export interface Catalogue {
  pack: Pack
  knights: readonly Sheet[]
  gear: readonly Gear[]
  /** the first gear number of the vehicles and of the printed weapons */
  vehicles: number
  printed: number
  wild: readonly Wild[]
  /** how many of `wild` are events, and where the Cultists begin */
  events: number
  cultists: number
  /** every copy of the cards that are shuffled, in the order of their numbers: wasteland cards, then gear by colour */
  wildDeck: readonly number[]
  gearDecks: readonly (readonly number[])[]
  tasks: readonly Task[]
  commons: number
  luck: readonly Luck[]
  /** the different lines of luck cards at each moment */
  luckAt: Readonly<Record<Moment, readonly Line[]>>
  tiles: readonly TileRow[]
  /** by hex number; 0 stands for a normal hex */
  hexes: readonly (Hex | null)[]
  stalls: readonly StallRow[]
  lines: readonly Line[]
  scripts: readonly Script[]
  /** what each script was written from, to be put into words */
  deeds: readonly (readonly Deed[])[]
}

interface Pen extends Scribe {
  lines: Line[]
}

/** More than there ever is of anything. */
const EVERYTHING = 1_000_000

const isPassive = (text: Ability): boolean => text.at === 'passive'

function line(pen: Pen, from: Source, of: number, nth: number, text: Ability): Line {
  const deeds = isPassive(text) || text.at === 'would' ? [] : (text.do as readonly Deed[])
  const prevents = text.at === 'would' ? text.do[0]!.n : 0
  const tests = (text.if ?? []).map(testOf)
  const modifiers = isPassive(text) ? (text.do as readonly Modifier[]) : []
  const made: Line = {
    no: pen.lines.length,
    from,
    of,
    nth,
    at: text.at,
    may: text.may === true,
    if: tests,
    pay: text.pay ?? [],
    script: deeds.length === 0 ? -1 : write(pen, deeds),
    modifiers,
    would: text.at === 'would' ? text.what : '',
    prevents: prevents === 'all' ? EVERYTHING : prevents,
    moments: momentsOf([{ at: text.at, modifiers }]),
    onOpponent: tests.some(({ is }) => is === 'by opp'),
  }
  pen.lines.push(made)
  return made
}

const linesOf = (pen: Pen, from: Source, of: number, text: readonly Ability[]): Line[] =>
  text.map((ability, nth) => line(pen, from, of, nth, ability))

const panel = (p: { skill: (typeof SKILLS)[number]; difficulty: number }) => ({
  skill: SKILLS.indexOf(p.skill),
  difficulty: p.difficulty,
})

function gearOf(pen: Pen, pack: Pack): Gear[] {
  const list: Gear[] = []
  const add = (rows: readonly GearRow[], colour: Colouring, printed = false): void => {
    for (const row of rows) {
      const lines = linesOf(pen, 'gear', list.length, row.text)
      const weapon = row.group === 'weapon' ? row : null
      const { group } = row
      list.push({ row, group, colour, lines, moments: momentsOf(lines), printed, weapon })
    }
  }
  add(pack.green, 0)
  add(pack.yellow, 1)
  add(pack.red, 2)
  add(pack.blue, 3)
  add(pack.vehicles, 1)
  add(pack.printed, 0, true)
  return list
}

/** Hands are panels 0 and 1 (a two-handed weapon starts on 0), the body 2, the first pocket 3. */
function startingGear(gear: readonly Gear[], row: KnightRow): { card: number; panel: number }[] {
  const byId = (id: string): number => gear.findIndex((g) => g.row.id === id)
  const list = row.hands.map((id, hand) => ({ card: byId(id), panel: hand }))
  if (row.body !== null) list.push({ card: byId(row.body), panel: 2 })
  if (row.pocket !== null) list.push({ card: byId(row.pocket), panel: 3 })
  return list
}

const deckCard = ({ id, title, copies, escape: way, reward }: EventRow | EnemyRow) => ({
  id,
  title,
  copies,
  escape: panel(way),
  reward,
})

type Untimed = Omit<Wild, 'moments'>
function wildOf(pen: Pen, pack: Pack): Wild[] {
  const list: Wild[] = []
  const lines = (text: readonly Ability[]): Line[] => linesOf(pen, 'wild', list.length, text)
  /** All of one form: a card put together from parts would be of a form of its own. */
  const add = ({ id, title, copies, trait, escape: way, fighter, villain, reward, lines }: Untimed): void => {
    const moments = momentsOf(lines)
    list.push({ id, title, copies, trait, escape: way, fighter, villain, reward, lines, moments })
  }
  for (const row of pack.events)
    add({ ...deckCard(row), trait: row.trait, fighter: null, villain: false, lines: lines(row.text) })
  for (const row of pack.enemies)
    add({ ...deckCard(row), trait: row.trait, fighter: row, villain: row.villain, lines: lines(row.text) })
  for (const row of pack.cultists)
    add({
      id: row.id,
      title: `Cultist: ${row.name}`,
      copies: 0,
      trait: 'Cultist',
      escape: null,
      fighter: row,
      villain: false,
      reward: [],
      lines: lines(row.text),
    })
  return list
}

function luckOf(pen: Pen, pack: Pack): Luck[] {
  return pack.luck.flatMap((row, of) => {
    const only = line(pen, 'luck', of, 0, row.text[0])
    return row.copies.map(({ icon, rank }) => ({ row, line: only, icon, rank }))
  })
}

function byMoment(luck: readonly Luck[]): Record<Moment, Line[]> {
  const table = Object.fromEntries([...WINDOWS, ...TRIGGERS].map((at) => [at, []])) as unknown as Record<
    Moment,
    Line[]
  >
  for (const { line: only } of luck) if (!table[only.at].includes(only)) table[only.at].push(only)
  return table
}

function hexesOf(pen: Pen, pack: Pack): (Hex | null)[] {
  const list: (Hex | null)[] = [null]
  for (const row of pack.hexes) {
    const lines = linesOf(pen, 'hex', row.number, row.text)
    const modifies = lines.some(({ modifiers }) => modifiers.length > 0)
    list[row.number] = { row, lines, modifies, explore: row.explore === null ? null : panel(row.explore) }
  }
  return list
}

const copies = (rows: readonly { copies: number }[], from = 0): number[] =>
  rows.flatMap((row, i) => new Array<number>(row.copies).fill(from + i))

/** Numbers everything in a pack. The same pack always gives the same numbers. */
export function catalogueOf(pack: Pack): Catalogue {
  const pen: Pen = { lines: [], scripts: [], deeds: [] }
  const gear = gearOf(pen, pack)
  const knights = pack.knights.map((row, of) => {
    const lines = linesOf(pen, 'knight', of, row.text)
    return { row, lines, moments: momentsOf(lines), gear: startingGear(gear, row) }
  })
  const wild = wildOf(pen, pack)
  const luck = luckOf(pen, pack)
  return {
    pack,
    knights,
    gear,
    vehicles: gear.findIndex((g) => g.row === pack.vehicles[0]),
    printed: gear.findIndex((g) => g.printed),
    wild,
    events: pack.events.length,
    cultists: pack.events.length + pack.enemies.length,
    wildDeck: copies(wild),
    gearDecks: [
      copies(pack.green),
      copies(pack.yellow, pack.green.length),
      copies(pack.red, pack.green.length + pack.yellow.length),
    ],
    tasks: [
      ...pack.commons.map((common): Task => ({ common, private: null })),
      ...pack.privates.map((own): Task => ({ common: null, private: own })),
    ],
    commons: pack.commons.length,
    luck,
    luckAt: byMoment(luck),
    tiles: pack.tiles,
    hexes: hexesOf(pen, pack),
    stalls: pack.stalls,
    lines: pen.lines,
    scripts: pen.scripts,
    deeds: pen.deeds,
  }
}

/** The cards of the game as it is sold. */
export const sold: Catalogue = catalogueOf(firstEdition)
