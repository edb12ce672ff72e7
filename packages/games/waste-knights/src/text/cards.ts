import type {
  CommonRow,
  GearRow,
  Goal,
  HexRow,
  KnightRow,
  Need,
  Pack,
  Panel,
  PrivateRow,
  Requirement,
  Reward,
} from '../content/rows.ts'
import type { Ability } from '../content/vocabulary.ts'
import { abilityText } from './abilities.ts'
import { deedsText } from './deeds.ts'
import { capital, things } from './modifiers.ts'

export const panelText = ({ skill, difficulty }: Panel): string => `${skill} (${difficulty})`

export const linesText = (text: readonly Ability[], enemy = false): string =>
  text.map((line) => abilityText(line, enemy)).join(' ')

/** A title by its id, for rewards that name a blue card. */
const titleOf = (pack: Pack, id: string): string => pack.blue.find((row) => row.id === id)?.title ?? id

function rewardText(reward: Reward, pack: Pack): string {
  if ('blue' in reward) return titleOf(pack, reward.blue)
  if ('draw' in reward) return things(reward.n, `${reward.draw} gear card`)
  const names = {
    ammo: 'Ammo',
    fuel: 'Fuel',
    rep: 'Reputation',
    luck: reward.n === 1 ? 'luck card' : 'luck cards',
  }
  return `${reward.n} ${names[reward.gain]}`
}
export const rewardsText = (rewards: readonly Reward[], pack: Pack): string =>
  rewards.map((reward) => rewardText(reward, pack)).join(', ')

function goalText(goal: Goal): string {
  switch (goal.met) {
    case 'defeat':
      if (goal.what === 'enemy') return 'defeat any enemy from a wasteland card'
      if (goal.what === 'knight') return 'defeat another knight in a duel'
      return goal.what === 'ferocious enemy' ? 'defeat a ferocious enemy' : `defeat a ${goal.what} enemy`
    case 'ride':
      return `expend ${goal.mp} or more MP and enter ${goal.hexes} or more different hexes in one Move Step`
    case 'revive or face':
      return `revive a rival, or face a ${goal.trait} event`
    case 'act':
      return `perform an exploration action on each of the hexes ${goal.at.map((n) => `[${n}]`).join(' and ')} while this task is available`
    case 'take from the Stalls':
      return `take a ${goal.colour} gear card from the Stalls`
    case 'healthy and clean on a hazard':
      return 'begin your exploration healthy and clean on a hex with radiation or contamination'
  }
}

function needText(need: Need): string {
  switch (need.need) {
    case 'explore':
      return 'explore'
    case 'check':
      return `${need.skill} (${need.difficulty})`
    case 'gear':
      return `discard ${things(need.n, `${need.colour} gear card`)}`
    case 'suffer':
      return `suffer ${need.n} Radiation`
    case 'lose':
      return `lose ${need.n} Health`
    case 'spend':
      return `spend ${need.n} ${capital(need.what)}`
    case 'arrived on foot':
      return 'arrived this round on foot'
  }
}

export const requirementText = (r: Requirement, pack: Pack): string =>
  'defeat' in r
    ? `defeat a ${r.defeat} enemy`
    : `${pack.hexes.find((hex) => hex.number === r.hex)?.name ?? ''} [${r.hex}]: ${needText(r.need)}`

const bound = (trait: string | null, who: string): string =>
  trait === null ? '' : ` ${who} must play ${trait} enemies if able.`

export const commonText = (row: CommonRow): string =>
  `${capital(goalText(row.goal))}.${bound(row.mustPlay, 'Wasters')}`

export const privateText = (row: PrivateRow, pack: Pack): string =>
  `1: ${requirementText(row.first, pack)}. 2: ${requirementText(row.second, pack)}.${
    row.deeds.length === 0 ? '' : ` Then ${deedsText(row.deeds)}.`
  }${bound(row.mustPlay, 'Your Waster')}`

function figures(row: GearRow): string {
  switch (row.group) {
    case 'weapon': {
      const parts = [`${row.hands}H`, row.icons.join('')]
      if (row.multi > 0) parts.push(`multi-attack ${row.multi}`)
      if (row.pierce > 0) parts.push(`piercing ${row.pierce}`)
      if (row.damage > 0) parts.push(`damage +${row.damage}`)
      if (row.free) parts.push('no Ammo required')
      if (row.fuel > 0) parts.push(`first attack in a combat: spend ${row.fuel} Fuel`)
      return `${parts.join(', ')}.`
    }
    case 'armour':
      return `Armour ${row.armour}.`
    case 'enhancement':
      return `Attach to ${row.fits === 'armour' ? 'an armour card' : `a ${row.fits}`}.`
    case 'vehicle':
      return `Speed ${row.speed.join('/')}, capacity ${row.capacity.join('/')}.`
    case 'attached':
      return `${row.trait}.`
    case 'general':
      return ''
  }
}

/** What a gear card says, figures first. */
export const gearText = (row: GearRow): string =>
  [figures(row), linesText(row.text)].filter((words) => words !== '').join(' ')

export const knightText = (row: KnightRow): string => linesText(row.text)

export const hexText = (row: HexRow): string =>
  `${row.explore === null ? '' : `Explore: ${panelText(row.explore)}. `}${linesText(row.text)}`
