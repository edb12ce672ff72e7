/** The closed lists of things rows speak of. Order matters where a number stands for a name. */
export const SKILLS = ['Blades', 'Guns', 'Medicine', 'Repair', 'Survival', 'Talk'] as const
export const STRIPES = ['green', 'yellow', 'red'] as const
export const COUNTERS = ['ammo', 'fuel', 'hp', 'rad', 'rep'] as const
export const ICONS = ['L', 'M', 'S', 'X'] as const
export const RANGES = ['short', 'medium', 'long'] as const
export const ENEMY_TRAITS = ['Gang', 'Beast', 'Mutant', 'Machine'] as const
export const EVENT_TRAITS = ['Weather', 'Place', 'Stranger'] as const
export const TERRAINS = ['City', 'Special', 'Highway', 'Desert', 'Jungle', 'Swamp', 'Mountains'] as const
export const TOKENS = ['obstacle', 'threat', 'radiation', 'contamination'] as const
export const SPECIAL_TOKENS = ['Nuked', 'Pills', 'Reboot'] as const
export const GENERAL_TRAITS = ['Med', 'Supply', 'Tool', 'Outfit', 'Bomb', 'Relic', 'Companion'] as const
export const ATTACHED_TRAITS = ['Implant', 'Mutation', 'Tuning'] as const
export const FITS = ['ranged weapon', 'two-handed ranged weapon', 'armour'] as const
export const FORBIDDEN = ['attack', 'multi-attack', 'change range', 'luck', 'trade', 'stop'] as const
/** Where a row comes from: the source, the source with figures of ours, found elsewhere, ours. */
export const ORIGINS = ['S', 'S*', 'F*', 'O'] as const

export type Skill = (typeof SKILLS)[number]
/** A colour that has a price: everything but blue. */
export type Stripe = (typeof STRIPES)[number]
export type Counter = (typeof COUNTERS)[number]
export type Icon = (typeof ICONS)[number]
export type Range = (typeof RANGES)[number]
export type EnemyTrait = (typeof ENEMY_TRAITS)[number]
export type EventTrait = (typeof EVENT_TRAITS)[number]
export type Terrain = (typeof TERRAINS)[number]
export type Token = (typeof TOKENS)[number]
export type SpecialToken = (typeof SPECIAL_TOKENS)[number]
export type GeneralTrait = (typeof GENERAL_TRAITS)[number]
export type AttachedTrait = (typeof ATTACHED_TRAITS)[number]
export type Fits = (typeof FITS)[number]
export type Forbidden = (typeof FORBIDDEN)[number]
export type Origin = (typeof ORIGINS)[number]

/** Easy, challenging, hard (WK-9.1). */
export type Difficulty = 5 | 7 | 9
