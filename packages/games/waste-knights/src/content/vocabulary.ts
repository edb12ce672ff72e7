import type {
  AttachedTrait,
  Counter,
  Difficulty,
  EnemyTrait,
  Forbidden,
  Icon,
  Range,
  Skill,
  SpecialToken,
  Stripe,
  Terrain,
  Token,
} from './names.ts'

/** When an ability may be used or works by itself. The windows of WK-14.11, then the triggers without a decision. */
export const WINDOWS = [
  'any',
  'luck draw',
  'before move',
  'played',
  'before check',
  'after check',
  'before soak',
  'before combat',
  'combat end',
  'explore',
  'action',
  'rest',
  'ko',
  'luck played',
] as const
export const TRIGGERS = [
  'passive',
  'event',
  'event always',
  'on loss',
  'dominance',
  'set range',
  'would',
] as const
export type Moment = (typeof WINDOWS)[number] | (typeof TRIGGERS)[number]

// ---- conditions -----------------------------------------------------------------------------------------------

type OfCheck =
  | { by: 'you' | 'opp' | 'self' | 'rival' | 'enemy' }
  | 'attack'
  | 'not attack'
  | 'escape'
  | 'explore'
  | 'spends ammo'
  | { skill: Skill }
  | { icon: Icon }
type OfMove = 'vehicle' | 'foot'
type OfPlace = { hex: 'here and around' | 'hazard' | readonly Terrain[] }
type OfFoe = { trait: readonly EnemyTrait[] } | 'ferocious' | 'duel'
type OfOutcome = 'won' | 'lost'
type OfTime = { clash: number } | { round: number } | 'even round' | 'combat' | 'not combat'
type OfOwner =
  | { has: 'vehicle' | 'gear' }
  | { no: 'vehicle' | 'gear' }
  | { rep: number }
  | 'healthy'
  | 'clean'
export type Condition = OfCheck | OfMove | OfPlace | OfFoe | OfOutcome | OfTime | OfOwner

// ---- costs ----------------------------------------------------------------------------------------------------

/** mark: once per round; once: once per combat; limit: one copy per knight; discard: this card. */
export type Cost =
  | 'mark'
  | 'once'
  | 'limit'
  | 'discard'
  | { spend: 'ammo' | 'fuel'; n: number }
  /** only if all of it is there */
  | { lose: 'ammo' | 'fuel'; n: number }
  | { luck: number }
  | { gear: Stripe; n: number }

// ---- modifiers: read whenever a number is asked for, never stored -----------------------------------------------

export type Summed =
  | 'dice'
  | 'damage'
  | 'pierce'
  | 'armour'
  | 'multi'
  | 'mp'
  | 'mp per fuel'
  | 'difficulty'
  | 'feet'
  | 'backpack'
  | 'healing'
export type Modifier =
  | { stat: Summed; by: number }
  | { stat: 'crit from' | 'crit damage'; is: number }
  | { stat: 'range penalty'; is: 0 }
  | { stat: 'icon'; is: Icon }
  /** one green card offered in a trade counts as yellow */
  | { stat: 'value'; is: 'yellow' }
  | { forbid: readonly Forbidden[] }
  | { extra: 'steal' | 'draw'; n: number }

// ---- deeds: things that happen ----------------------------------------------------------------------------------

/** Whose counter: the owner or Active Knight; the opponent; this enemy. */
export type Subject = 'you' | 'opp' | 'self'

export type Bodily =
  | { do: 'change'; what: Counter; by: number; of?: Subject }
  /** fully heal, fully regain */
  | { do: 'fill'; what: 'ammo' | 'fuel' | 'hp' | 'rad' }
  | { do: 'empty'; what: 'ammo' | 'fuel' }
  /** draw luck cards, or (below 0) discard them: of one's choice unless at random */
  | { do: 'luck'; by: number; random?: true }
type Vehicle = { do: 'vehicle'; how: 'damage' | 'repair' }
type Draw = { do: 'draw'; colour: Stripe; n: number }
type Drop = {
  do: 'drop'
  n: number | 'any'
  which: 'any' | 'available' | AttachedTrait
  by: 'you' | 'waster'
}
type Stop = { do: 'stop' }
type Trade = { do: 'trade' }
type Mp = { do: 'mp'; by: number }
type Mark = { do: 'mark'; n: number; by: 'waster' }
type StartRange = { do: 'start range'; to: Range | 'any' }
type Dominance = { do: 'dominance'; by: number }
type Value = { do: 'value'; is: 'yellow' }

export interface Choose<D> {
  do: 'choose'
  of: readonly (readonly D[])[]
}
export interface Check<D> {
  do: 'check'
  skill: readonly Skill[]
  difficulty: Difficulty
  pass: readonly D[]
  fail: readonly D[]
}
/** One die; each band reaches up to a result. */
export interface Roll<D> {
  do: 'roll'
  bands: readonly { to: number; deeds: readonly D[] }[]
}

type AnyTimeDeed = Bodily | Vehicle | { do: 're-equip' } | Choose<AnyTimeDeed>
type RestDeed = Bodily | Vehicle | Choose<RestDeed>
type ExploreDeed = Bodily | Draw | Value
type EndDeed = Bodily | Vehicle | Drop | Stop | Choose<EndDeed>
type EventDeed =
  | Bodily
  | Vehicle
  | Draw
  | Drop
  | Stop
  | Trade
  | Mp
  /** of the colour above that of the card just given up (WKC-R5) */
  | { do: 'draw next colour up' }
  | { do: 'skip exploration' }
  | { do: 'token'; token: Token; where: 'here and around' }
  | { do: 'go back' }
  | Choose<EventDeed>
  | Check<EventDeed>
  | Roll<EventDeed>
type ActionDeed =
  | Bodily
  | Vehicle
  | Draw
  | Drop
  | Trade
  | { do: 'take'; colour: Stripe }
  | { do: 'attach'; trait: AttachedTrait }
  | { do: 'go anywhere' }
  | { do: 'plant'; n: number }
  /** every knight on a hex the owner names */
  | { do: 'strike'; deeds: readonly Bodily[] }
  | Choose<ActionDeed>
  | Check<ActionDeed>
  | Roll<ActionDeed>
type BeforeCheckDeed = { do: 'dice' | 'more damage'; by: number } | { do: 'need'; n: number } | { do: 'pass' }
type AfterCheckDeed = { do: 'reroll' } | { do: 'turn a die'; to: 10 }
type BeforeSoakDeed = { do: 'more damage' | 'more pierce'; by: number }
type BeforeCombatDeed = StartRange | Dominance | Mark | Vehicle | Bodily
type PlayedDeed = { do: 'cancel' } | { do: 'redraw' } | { do: 'cannot stop you' }
type SetRangeDeed = { do: 'shift range'; by: number } | { do: 'set range'; to: Range } | Bodily
type KoDeed = { do: 'revive'; heal: number }
/** What a task does to the board when it is accomplished. */
export type TaskDeed = { do: 'special token'; token: SpecialToken; at: number | 'any special hex' }

export type Deed =
  | AnyTimeDeed
  | RestDeed
  | ExploreDeed
  | EndDeed
  | EventDeed
  | ActionDeed
  | BeforeCheckDeed
  | AfterCheckDeed
  | BeforeSoakDeed
  | BeforeCombatDeed
  | PlayedDeed
  | SetRangeDeed
  | KoDeed

// ---- abilities: one line of a card ------------------------------------------------------------------------------

interface Line<At extends Moment, If extends Condition, Pay extends Cost, D> {
  at: At
  /** the controller may; without it he must */
  may?: true
  if?: readonly If[]
  pay?: readonly Pay[]
  do: readonly D[]
}

type Place = OfOwner | OfTime | OfMove
export type Ability =
  | Line<'passive', OfCheck | OfMove | OfPlace | OfFoe | { clash: number }, never, Modifier>
  | Line<'any', OfTime | OfOwner, Cost, AnyTimeDeed>
  | Line<'luck draw', never, 'mark', Bodily>
  | Line<'before move', OfMove, Cost, Mp>
  | Line<'played', Place, Cost, PlayedDeed>
  | Line<'before check', OfCheck | OfFoe, Cost, BeforeCheckDeed>
  | Line<'after check', OfCheck | OfFoe, Cost, AfterCheckDeed>
  | Line<'before soak', { by: 'you' | 'opp' } | OfFoe, Cost, BeforeSoakDeed>
  | Line<'before combat', OfFoe | OfOwner, Cost, BeforeCombatDeed>
  | Line<'combat end', OfOutcome | OfFoe, Cost, EndDeed>
  | Line<'explore', Place, Cost, ExploreDeed>
  | Line<'action', Place, Cost, ActionDeed>
  | Line<'rest', Place, Cost, RestDeed>
  | Line<'ko', never, 'discard' | 'mark', KoDeed>
  | Line<'luck played', { by: 'rival' }, never, { do: 'cancel' }>
  | Line<'event', Place, Cost, EventDeed>
  | Line<'event always', Place, never, EventDeed>
  | Line<'on loss', { by: 'self' }, never, Bodily>
  | Line<'dominance', never, never, Dominance>
  | Line<'set range', never, never, SetRangeDeed>
  | (Line<'would', never, 'mark', { do: 'prevent'; n: number | 'all' }> & {
      what: 'rad' | 'contamination' | 'vehicle damage'
    })

/** Abilities at these moments only: what a deck's rows may hold. */
export type On<M extends Moment> = Extract<Ability, { at: M }>

/** The windows of each kind of row, for the types below and for packs from outside. */
export const MOMENTS = {
  knight: [
    'passive',
    'any',
    'luck draw',
    'before move',
    'played',
    'before check',
    'after check',
    'before soak',
    'before combat',
    'combat end',
    'explore',
    'rest',
    'would',
  ],
  gear: [
    'passive',
    'any',
    'luck draw',
    'before move',
    'played',
    'before check',
    'after check',
    'before soak',
    'before combat',
    'combat end',
    'explore',
    'rest',
    'ko',
    'would',
  ],
  luck: [
    'any',
    'before move',
    'played',
    'before check',
    'after check',
    'before soak',
    'before combat',
    'explore',
    'luck played',
  ],
  event: ['event', 'event always'],
  enemy: [
    'played',
    'passive',
    'before combat',
    'before check',
    'after check',
    'before soak',
    'on loss',
    'dominance',
    'set range',
    'combat end',
  ],
  hex: ['action', 'passive'],
} as const satisfies Record<string, readonly Moment[]>
export type Deck = keyof typeof MOMENTS
export type TextOf<D extends Deck> = On<(typeof MOMENTS)[D][number]>
