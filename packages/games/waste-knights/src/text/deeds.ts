import type { Bodily, Deed, Subject, TaskDeed } from '../content/vocabulary.ts'
import { things } from './modifiers.ts'

const NAMES = { ammo: 'Ammo', fuel: 'Fuel', hp: 'Health', rad: 'Radiation', rep: 'Reputation' } as const

function verb(what: keyof typeof NAMES, up: boolean): string {
  if (what === 'rad') return up ? 'suffer' : 'heal'
  if (what === 'hp') return up ? 'heal' : 'lose'
  return up ? 'gain' : 'lose'
}
const whose = (of: Subject): string =>
  of === 'opp' ? 'your opponent: ' : of === 'self' ? 'this enemy: ' : ''

function bodily(d: Bodily): string {
  switch (d.do) {
    case 'change':
      return `${whose(d.of ?? 'you')}${verb(d.what, d.by > 0)} ${Math.abs(d.by)} ${NAMES[d.what]}`
    case 'fill':
      return d.what === 'hp' || d.what === 'rad'
        ? `fully heal ${NAMES[d.what]}`
        : `fully regain ${NAMES[d.what]}`
    case 'empty':
      return `lose all ${NAMES[d.what]}`
    case 'luck':
      return d.by > 0
        ? `draw ${things(d.by, 'luck card')}`
        : `discard ${things(-d.by, 'luck card')}${d.random === true ? ' at random' : ''}`
  }
}

const either = (options: readonly (readonly Deed[])[]): string =>
  options.map((deeds) => deedsText(deeds)).join(', or ')

function bands(d: Extract<Deed, { do: 'roll' }>): string {
  let from = 1
  return d.bands
    .map(({ to, deeds }) => {
      const band = from === to ? `${to}` : `${from}–${to}`
      from = to + 1
      return `${band} ${deedsText(deeds)}`
    })
    .join('; ')
}

function drop(d: Extract<Deed, { do: 'drop' }>): string {
  const what =
    d.which === 'any' ? 'gear card' : d.which === 'available' ? 'available gear card' : `${d.which} card`
  const many = d.n === 'any' ? `any number of ${what}s` : things(d.n, what)
  return d.by === 'waster' ? `the Waster discards ${many} of yours` : `discard ${many} of your choice`
}

/** One effect as a phrase. */
function deedText(d: Deed | TaskDeed): string {
  switch (d.do) {
    case 'change':
    case 'fill':
    case 'empty':
    case 'luck':
      return bodily(d)
    case 'vehicle':
      return d.how === 'damage' ? 'your vehicle suffers 1 Vehicle Damage' : 'repair your vehicle'
    case 'draw':
      return `draw ${things(d.n, `${d.colour} gear card`)}`
    case 'draw next colour up':
      return 'draw 1 card of the next colour up'
    case 'drop':
      return drop(d)
    case 'take':
      return `take any ${d.colour} card from the Stalls and refill`
    case 'attach':
      return `attach 1 ${d.trait} card you own`
    case 'stop':
      return 'stop'
    case 'skip exploration':
      return 'skip your Exploration Step this round'
    case 'token':
      return `place 1 ${d.token} token on this hex and on each adjacent hex`
    case 'special token':
      return `place the ${d.token} token on ${typeof d.at === 'number' ? `hex [${d.at}]` : d.at}`
    case 'mark':
      return `the Waster marks up to ${d.n} of your available gear cards and special ability`
    case 'go back':
      return 'go back to the hex you came from'
    case 'go anywhere':
      return 'place your knight on any other hex; you may explore there, without an exploration action'
    case 'trade':
      return 'trade with the Stalls'
    case 're-equip':
      return 're-equip your gear freely'
    case 'plant':
      return `draw ${things(d.n, 'wasteland card')}, put 1 face down under the Waster marker, discard the rest`
    case 'mp':
      return `${d.by > 0 ? 'gain' : 'lose'} ${Math.abs(d.by)} MP`
    case 'choose':
      return `choose: ${either(d.of)}`
    case 'check':
      return `check ${d.skill.join(' or ')} (${d.difficulty}): passed, ${deedsText(d.pass)}; failed, ${deedsText(d.fail)}`
    case 'roll':
      return `roll 1 die: ${bands(d)}`
    case 'strike':
      return `name any hex; each knight there: ${deedsText(d.deeds)}`
    case 'value':
      return `in your Trade action this round 1 green card you offer counts as ${d.is}`
    case 'dice':
      return `${d.by > 0 ? 'it gains' : 'it suffers'} ${things(Math.abs(d.by), 'die', 'dice')}`
    case 'more damage':
      return `this attack deals ${Math.abs(d.by)} damage ${d.by > 0 ? 'more' : 'less'}`
    case 'more pierce':
      return `this attack has ${Math.abs(d.by)} ${d.by > 0 ? 'more' : 'less'} armour piercing`
    case 'need':
      return `it needs ${things(d.n, 'success', 'successes')}`
    case 'pass':
      return 'it is passed without a roll'
    case 'reroll':
      return 'repeat it'
    case 'turn a die':
      return "turn 1 die to a Bull's Eye"
    case 'start range':
      return d.to === 'any' ? 'set the starting range' : `the starting range is ${d.to}`
    case 'dominance':
      return `${d.by > 0 ? 'gain' : 'lose'} ${Math.abs(d.by)} dominance`
    case 'shift range':
      return d.by < 0 ? 'the range becomes one closer' : 'the range becomes one longer'
    case 'set range':
      return `the range is set to ${d.to}`
    case 'cancel':
      return 'discard that card without effect'
    case 'redraw':
      return 'discard that card; the Waster plays another revealed card, or the top card if none is left'
    case 'cannot stop you':
      return 'that card cannot stop you'
    case 'revive':
      return `heal ${d.heal} Health if it is 0 and ${d.heal} Radiation if it is 4; you are conscious`
  }
}

export const deedsText = (deeds: readonly (Deed | TaskDeed)[]): string =>
  deeds.length === 0 ? 'nothing' : deeds.map(deedText).join(', ')
