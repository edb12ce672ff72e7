import type { WkClause } from '../ledger.ts'
import type {
  AttachedTrait,
  Difficulty,
  EnemyTrait,
  EventTrait,
  Fits,
  GeneralTrait,
  Icon,
  Origin,
  Range,
  Skill,
  Stripe,
  Terrain,
} from './names.ts'
import type { TaskDeed, TextOf } from './vocabulary.ts'

export interface Panel {
  skill: Skill
  difficulty: Difficulty
}

/** Something gained for facing a card, accomplishing a task or winning a fight (WK-1.17). */
export type Reward =
  | { gain: 'ammo' | 'fuel' | 'rep' | 'luck'; n: number }
  | { draw: Stripe; n: number }
  /** a blue card by its id */
  | { blue: string }

export interface KnightRow {
  id: string
  name: string
  vocation: string
  /** Blades, Guns, Medicine, Repair, Survival, Talk */
  skills: readonly [number, number, number, number, number, number]
  text: readonly TextOf<'knight'>[]
  /** starting gear by id: one two-handed or up to two one-handed weapons */
  hands: readonly string[]
  body: string | null
  pocket: string | null
  backpack: number
  origin: Origin
  line: string
}

interface WastelandRow {
  id: string
  title: string
  copies: number
  escape: Panel
  reward: readonly Reward[]
  origin: Origin
  line: string
}
export interface EventRow extends WastelandRow {
  trait: EventTrait
  text: readonly TextOf<'event'>[]
}
/** Ferocity, Aggression, icons and figures of a combat panel (WK-15.8). */
export interface Fighter {
  aggression: number
  icons: readonly Icon[]
  multi: number
  pierce: number
  damage: number
  armour: number
  health: number
  ferocious: boolean
}
export interface EnemyRow extends WastelandRow, Fighter {
  trait: EnemyTrait
  villain: boolean
  text: readonly TextOf<'enemy'>[]
}
export interface CultistRow extends Fighter {
  id: string
  name: string
  text: readonly TextOf<'enemy'>[]
}

export type Goal =
  | { met: 'defeat'; what: 'enemy' | 'ferocious enemy' | 'knight' | EnemyTrait }
  | { met: 'ride'; mp: number; hexes: number }
  | { met: 'revive or face'; trait: EventTrait }
  | { met: 'act'; at: readonly number[] }
  | { met: 'take from the Stalls'; colour: Stripe }
  | { met: 'healthy and clean on a hazard' }

interface TaskRow {
  id: string
  title: string
  /** the Wasters it binds must play enemies of this trait if able (WK-7.21) */
  mustPlay: EnemyTrait | null
  reward: readonly Reward[]
  origin: Origin
  line: string
}
export interface CommonRow extends TaskRow {
  goal: Goal
}
/** What exploring the hex of a requirement asks for. */
export type Need =
  | { need: 'explore' }
  | { need: 'check'; skill: Skill; difficulty: Difficulty }
  | { need: 'gear'; colour: Stripe; n: number }
  | { need: 'suffer'; what: 'rad'; n: number }
  | { need: 'lose'; what: 'hp'; n: number }
  | { need: 'spend'; what: 'fuel' | 'ammo'; n: number }
  | { need: 'arrived on foot' }
export type Requirement = { hex: number; need: Need } | { defeat: EnemyTrait }
export interface PrivateRow extends TaskRow {
  first: { hex: number; need: Need }
  second: Requirement
  deeds: readonly TaskDeed[]
}

export interface LuckRow {
  id: string
  title: string
  text: readonly [TextOf<'luck'>]
  /** the resource icon and the rank of each copy */
  copies: readonly { icon: 'ammo' | 'fuel' | 'hp' | 'rad'; rank: string }[]
  origin: Origin
}

interface GearBase {
  id: string
  title: string
  copies: number
  text: readonly TextOf<'gear'>[]
  origin: Origin
  line: string
}
export interface WeaponRow extends GearBase {
  group: 'weapon'
  hands: 1 | 2
  icons: readonly Icon[]
  multi: number
  pierce: number
  damage: number
  /** no Ammo required */
  free: boolean
  /** FUEL for the first attack of a combat, which pays for all of it */
  fuel: number
}
export interface ArmourRow extends GearBase {
  group: 'armour'
  armour: number
}
export interface EnhancementRow extends GearBase {
  group: 'enhancement'
  fits: Fits
}
export interface GeneralRow extends GearBase {
  group: 'general'
  trait: GeneralTrait
}
export interface AttachedRow extends GearBase {
  group: 'attached'
  trait: AttachedTrait
}
/** Working side first, damaged side second. */
export interface VehicleRow extends GearBase {
  group: 'vehicle'
  speed: readonly [number, number]
  capacity: readonly [number, number]
}
export type GearRow = WeaponRow | ArmourRow | EnhancementRow | GeneralRow | AttachedRow | VehicleRow

/** A board tile: a numbered hex has its description in a HexRow. */
export interface TileRow {
  id: string
  /** 0 for a normal hex */
  number: number
  terrain: Terrain
  difficulty: number
  threat: number
  radiation: number
  contamination: number
}
export interface HexRow {
  number: number
  name: string
  city: boolean
  explore: Panel | null
  text: readonly TextOf<'hex'>[]
  /** the clause of each line of the text */
  clauses: readonly WkClause[]
}

export interface StallRow {
  space: string
  card: Stripe
  price: Stripe
  /** the hex whose TRADE opens it, or null for every TRADE */
  only: number | null
}
export interface RangeRow {
  id: string
  range: Range
  difficulty: Difficulty
  /** first to last, each with the dice it costs */
  initiative: readonly { icon: Icon; lose: number }[]
}
export interface MissionRow {
  id: string
  title: string
  players: number
  rounds: number
  /** wasteland cards it cannot do without, by id */
  needs: readonly string[]
  /** the card of its villain, who never comes into the deck */
  villain: string | null
  rules: readonly string[]
  line: string
}

/** Everything a table plays with beside the rules: ours, or one loaded from outside. */
export interface Pack {
  /** ids of the green cards every knight starts with (WK-3.7) */
  starters: readonly string[]
  knights: readonly KnightRow[]
  events: readonly EventRow[]
  enemies: readonly EnemyRow[]
  cultists: readonly CultistRow[]
  commons: readonly CommonRow[]
  privates: readonly PrivateRow[]
  luck: readonly LuckRow[]
  green: readonly GearRow[]
  yellow: readonly GearRow[]
  red: readonly GearRow[]
  blue: readonly GearRow[]
  vehicles: readonly VehicleRow[]
  /** weapons that exist only as print on a knight sheet */
  printed: readonly WeaponRow[]
  tiles: readonly TileRow[]
  hexes: readonly HexRow[]
  stalls: readonly StallRow[]
}
