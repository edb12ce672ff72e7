import { cards } from '../cards.ts'
import type { FrameKind, FrameOf } from '../frames/index.ts'
import type { WkView } from '../view/view.ts'

/** What somebody is at, by the name of the step. */
const WAITS: Readonly<Record<string, string>> = {
  'choose a knight': 'Choosing a knight.',
  'choose a colour': 'Choosing a colour.',
  'choose a vehicle': 'Choosing a vehicle.',
  'place the starters': 'Stowing the starting gear.',
  'keep two tasks': 'Keeping two private tasks of four.',
  'agree on a mission': 'Naming a mission.',
  'choose the mission': 'Choosing the mission.',
  '1b city option': 'Taking what the city gives.',
  '1e clear the Stalls': 'Discarding up to two cards from the Stalls.',
  'a trade with company': 'Resting: trading with a knight here?',
  'b use gear': 'Resting: using gear.',
  'c luck for resources': 'Resting: trading in a luck card?',
  'move the villain': 'Moving the villain.',
  'place the Cultist': 'Placing the Cultist.',
  'give up a clue': 'Giving up a clue.',
  'discard luck': 'Discarding luck cards.',
  'choose an option': 'Choosing what the text offers.',
  'give up gear': 'Choosing a card that is given up.',
  'name a hex': 'Naming a hex.',
  'take from the Stalls': 'Taking a card from the Stalls.',
  'attach a card': 'Attaching a card.',
  'mark components': 'Marking gear that cannot be used again this round.',
  'set the starting range': 'Setting where the fight begins.',
  'keep a card': 'Choosing the card that waits at the Redoubt.',
  'which skill': 'Choosing the skill of a check.',
  rearrange: 'Packing gear.',
  'one more card': 'Choosing the colour of one more card.',
  'card or vehicle': 'Drawing a card, or taking a vehicle.',
  'discard one of them': 'Discarding one of the cards.',
  'find a place': 'Finding a place for a card.',
  'pay with gear': 'Paying with gear.',
  'down to the capacity': 'Too much is stored: choosing what goes.',
  'offer and pick': 'Trading at the Stalls.',
  'lay down and propose': 'Trading with another knight.',
  'stay, foot or vehicle': 'Planning the move: stay, walk or drive.',
  'plan the route': 'Planning the route.',
  'spend Fuel ahead': 'Spending Fuel in advance?',
  'card from the Redoubt': 'As the Waster: a card from the Redoubt?',
  'play or wait': 'As the Waster: playing a card, or waiting.',
  'approach somebody': 'Challenging somebody here?',
  'play after all': 'As the Waster: playing a card after all?',
  'tank empty': 'Out of Fuel: refuelling, or staying put.',
  'continue or stop': 'Driving on, or stopping here.',
  'forced play': 'As the Waster: the move ends, a card is played.',
  'play another card': 'As the Waster: playing another card.',
  'do what it offers': 'Doing what the card offers?',
  'agree or refuse': 'Challenged: agreeing to a duel, or refusing.',
  'search or drop it': 'Searching, or dropping it.',
  'revive, steal or leave': 'Reviving, stealing or leaving.',
  'what to steal': 'Stealing.',
  'explore or not': 'Exploring this place, or not.',
  'what to do here': 'Exploring: an action, a task.',
  'place the token': 'Placing the token.',
  'introduce a task': 'Introducing one of two tasks.',
  'next reward': 'Choosing which reward comes first.',
  'which task first': 'Choosing which task comes first.',
  'advance or retreat': 'Advancing, or retreating.',
  'name a weapon': 'Choosing weapon and icon.',
  breathe: 'Using something before the next attack?',
  'instead of falling': 'About to fall: saved by a card?',
  'city to wake in': 'Choosing the city to wake up in.',
}

const MOMENTS: Readonly<Record<string, string>> = {
  'before check': 'before the roll',
  'after check': 'to the roll',
  'before soak': 'before the damage is done',
  'before combat': 'before the fight',
  'combat end': 'after the fight',
  played: 'to the card played',
  'luck played': 'to the luck card',
  'before move': 'before the move',
  explore: 'in this place',
}

/** When, or to what, somebody may react. */
export const momentWords = (moment: string): string => MOMENTS[moment] ?? 'now'

const last = <K extends FrameKind>(v: WkView, kind: K): FrameOf<K> | undefined =>
  v.stack.findLast((f): f is FrameOf<K> & typeof f => f.at === kind)

/** What those waited for are at. */
export function waitsWords(v: WkView, decision: string): string {
  const combat = last(v, 'combat')
  if (decision === 'choose a combat card' && combat !== undefined)
    return `Clash ${combat.clash}: choosing a card in secret.`
  if (decision === 'rearrange' && combat !== undefined) return 'Defending: changing gear.'
  const wild = last(v, 'wild')
  if (decision === 'escape or face' && wild !== undefined)
    return `${cards(v).wild[wild.card]!.title}: escaping, or facing it.`
  const window = last(v, 'window')
  if (decision === 'act or pass' && window !== undefined)
    return `Reacting ${momentWords(window.moment)}, or passing.`
  return WAITS[decision] ?? decision
}
