import type { Action } from '@midden/kernel'

/** Questions by the name of their step: title, clause, and a sentence why. */
export interface Question {
  title: string
  clause: string
  why?: string
}

export const asks: Readonly<Record<string, Question>> = {
  'choose a knight': {
    title: 'Choose your knight',
    clause: 'WK-3.4',
    why: 'Six skills, one ability, printed gear. A skill is the number of dice you roll.',
  },
  'choose a colour': { title: 'Choose your colour', clause: 'WK-3.4' },
  'choose a vehicle': {
    title: 'Choose your vehicle',
    clause: 'WK-3.4',
    why: 'Speed is the MP one Fuel gives; what it carries is out of reach on the road.',
  },
  'place the starters': {
    title: 'Stow your starting gear',
    clause: 'WK-3.8',
    why: 'Pockets are at hand on the road; backpack and vehicle only in the Rest Step.',
  },
  'keep two tasks': {
    title: 'Keep two private tasks',
    clause: 'WK-28.5',
    why: 'Nobody else sees them until you reveal one.',
  },
  'agree on a mission': {
    title: 'Which mission?',
    clause: 'WK-3.17',
    why: 'If all say the same it is played; if not, the Waster chooses.',
  },
  'choose the mission': { title: 'Choose the mission', clause: 'WK-3.17' },
  '1b city option': { title: 'What does the city give you?', clause: 'WK-5.7' },
  '1e clear the Stalls': {
    title: 'Discard up to two cards',
    clause: 'WK-5.12',
    why: 'The empty spaces are refilled at once.',
  },
  'a trade with company': {
    title: 'Rest: trade with a knight here?',
    clause: 'WK-26.3',
    why: 'Knights on the same hex may trade. You can also repack your gear.',
  },
  'b use gear': {
    title: 'Rest: use gear?',
    clause: 'WK-26.5',
    why: 'Cards in backpack and vehicle can be used now, too.',
  },
  'c luck for resources': {
    title: 'Trade in a luck card?',
    clause: 'WK-26.6',
    why: 'Discard one luck card for the icon at its foot.',
  },
  'move the villain': { title: 'Move the villain', clause: 'WK-5.11' },
  'place the Cultist': { title: 'Place the Cultist', clause: 'WK-5.11' },
  'give up a clue': { title: 'Which clue is lost?', clause: 'WK-29.2' },
  'act or pass': {
    title: 'Play something, or pass?',
    clause: 'WK-14.12',
    why: 'Highlighted cards can be played now.',
  },
  'discard luck': { title: 'Discard luck cards', clause: 'WK-14.1' },
  'choose an option': { title: 'Choose one', clause: 'WK-8.11' },
  'give up gear': { title: 'Which card do you give up?', clause: 'WK-8.12' },
  'name a hex': { title: 'Choose a hex', clause: 'WK-12.16', why: 'Tap it on the map.' },
  'take from the Stalls': { title: 'Take a card from the Stalls', clause: 'WK-12.8b' },
  'attach a card': { title: 'Which card do you attach?', clause: 'WK-12.11c' },
  'mark components': {
    title: 'Mark their gear',
    clause: 'WKC-R8',
    why: 'Marked gear can’t be used again this round.',
  },
  'set the starting range': { title: 'Where does the fight begin?', clause: 'WK-15.4' },
  'keep a card': {
    title: 'Which card waits at the Redoubt?',
    clause: 'WK-12.18',
    why: 'It will be played on the next knight to move.',
  },
  'which skill': { title: 'Which skill do you use?', clause: 'WK-9.10' },
  rearrange: {
    title: 'Pack for the road',
    clause: 'WK-22.12',
    why: 'Tap a card, then a highlighted place, or drag it there. What stays in backpack and vehicle is out of reach until the Rest Step.',
  },
  'one more card': { title: 'One more card: which colour?', clause: 'WKC-R18' },
  'card or vehicle': { title: 'Draw the card, or take a vehicle?', clause: 'WK-23.12' },
  'discard one of them': { title: 'Discard one of them', clause: 'WKC-R18' },
  'find a place': {
    title: 'Where does it go?',
    clause: 'WK-22.14',
    why: 'Tap a highlighted place, drag it there, or discard it.',
  },
  'pay with gear': {
    title: 'Pay with gear',
    clause: 'WK-25.12',
    why: 'No change is given: pay with the cheapest that covers it.',
  },
  'down to the capacity': { title: 'Too much on board', clause: 'WK-23.6' },
  'offer and pick': {
    title: 'Trade at the Stalls',
    clause: 'WK-25.4',
    why: 'What you take may not be worth more than what you give.',
  },
  'lay down and propose': { title: 'Trade', clause: 'WK-10.12' },
  'stay, foot or vehicle': {
    title: 'Plan your move',
    clause: 'WK-6.2',
    why: 'Tap the next hex on the map, or tap a hex on your route to end it there. If you stay, you draw no card.',
  },
  'plan the route': {
    title: 'Plan your route',
    clause: 'WK-6.6',
    why: 'Tap the next hex, or tap a hex on your route to end it there.',
  },
  'spend Fuel ahead': { title: 'Spend Fuel in advance?', clause: 'WK-R10' },
  'card from the Redoubt': { title: 'A card from the Redoubt', clause: 'WK-7.23' },
  'play or wait': {
    title: 'Play a card now, or wait?',
    clause: 'WK-7.12',
  },
  'approach somebody': { title: 'Challenge somebody here?', clause: 'WK-7.16' },
  'play after all': { title: 'Play a card after all?', clause: 'WK-7.17' },
  'tank empty': {
    title: 'The tank is empty. Refuel?',
    clause: 'WK-30.9',
    why: 'A card such as a Jerrycan gets you going again. Otherwise you stay here.',
  },
  'continue or stop': {
    title: 'Drive on, or stop here?',
    clause: 'WK-7.18',
    why: 'If you stop, the Waster plays at once.',
  },
  'forced play': { title: 'The move is ending: play a card', clause: 'WK-7.19' },
  'play another card': { title: 'Play another card', clause: 'WK-8.17' },
  'escape or face': { title: 'Escape, or face it?', clause: 'WK-8.2' },
  'do what it offers': { title: 'Do what it offers?', clause: 'WK-8.11' },
  'agree or refuse': {
    title: 'Somebody challenges you',
    clause: 'WK-10.2',
    why: 'Agree, and you fight a duel. Refuse, and they may look for you.',
  },
  'search or drop it': { title: 'Look for them, or let them go?', clause: 'WK-10.3' },
  'revive, steal or leave': { title: 'Revive, steal or leave?', clause: 'WK-10.4' },
  'what to steal': { title: 'What do you steal?', clause: 'WK-10.7' },
  'explore or not': { title: 'Explore this place?', clause: 'WK-11.6' },
  'what to do here': {
    title: 'What do you do here?',
    clause: 'WK-11.7',
    why: 'One action, one task accepted and one accomplished, in any order.',
  },
  'place the token': { title: 'Where does the token go?', clause: 'WKC-R24' },
  'introduce a task': { title: 'Introduce a task', clause: 'WK-13.9' },
  'next reward': { title: 'Which reward first?', clause: 'WK-1.17' },
  'which task first': { title: 'Which task comes first?', clause: 'WK-13.17' },
  'choose a combat card': { title: 'Choose a card in secret', clause: 'WK-16.2' },
  'advance or retreat': { title: 'Advance, or retreat?', clause: 'WK-16.12' },
  'name a weapon': { title: 'Which weapon, which range?', clause: 'WK-17.1' },
  breathe: { title: 'Before the next attack', clause: 'WK-30.9' },
  'instead of falling': { title: 'You are about to fall', clause: 'WK-21.1' },
  'city to wake in': { title: 'Where do they wake up?', clause: 'WK-21.7' },
}

/** Titles that name somebody, or what lets one choose. */
export const named = {
  option: (source: string) => `${source}: choose one`,
  mark: (name: string) => `Mark ${name}’s gear`,
  trade: (name: string) => `Trade with ${name}`,
  wake: (name: string) => (name === 'You' ? 'Where do you wake up?' : `Where does ${name} wake up?`),
}

/** Rearranging gear elsewhere than before the road. */
export const repack: Readonly<Record<'fight' | 'rest', Question>> = {
  fight: {
    title: 'You defend: change gear?',
    clause: 'WK-16.10',
    why: 'Anything can move, stored cards too; enhancements stay where they are.',
  },
  rest: {
    title: 'Rest: repack your gear',
    clause: 'WK-26.2',
    why: 'Anything can move, stored cards too; enhancements can be attached and taken off.',
  },
}

/** The commit button, where the list says it less well. */
export const go = {
  vehicle: 'Drive',
  foot: 'Walk',
  stay: 'Stay here',
  done: 'Done packing',
  knight: (name: string) => `Play as ${name}`,
  starters: 'Stow it this way',
  keep: 'Keep these two',
  mission: (title: string) => `Play ${title}`,
  colour: (name: string) => `Take ${name}`,
  city: [
    'Take nothing',
    'Heal 1 Health',
    'Heal 1 Radiation',
    'Take 1 Ammo',
    'Take 1 Fuel',
  ] as readonly string[],
  clear: (n: number) => (n === 0 ? 'Discard nothing' : n === 1 ? 'Discard one card' : `Discard ${n} cards`),
  put: (title: string, place: string) => `${title} to: ${place}`,
  place: (place: string) => `Put it here: ${place}`,
  discard: 'Discard it',
}

/** The knight's marker lies on the hex: no check is due (WK-11.5). */
export const stayNote = (marked: boolean) => (marked ? 'no card; explore without a check' : 'no card')
export const footNote = '1 hex, no Fuel, 1 card'
export const driveNote = 'tap the route on the map'

const resting = { label: 'Done', action: { act: 'done' } }
const waiting = { label: 'Wait', action: { act: 'wait' } }
/** A second button that answers at once. */
export const quickly: Readonly<Record<string, { label: string; action: Action }>> = {
  rearrange: { label: 'Done packing', action: { act: 'done' } },
  'a trade with company': resting,
  'b use gear': resting,
  'c luck for resources': resting,
  'what to do here': { label: 'Done exploring', action: { act: 'done' } },
  '1e clear the Stalls': { label: 'Discard nothing', action: { act: 'clear', ns: [] } },
  'play or wait': waiting,
  'play after all': waiting,
  'continue or stop': { label: 'Stop here', action: { act: 'stop' } },
  'explore or not': { label: 'Leave it', action: { act: 'decline' } },
  'escape or face': { label: 'Try to escape', action: { act: 'escape' } },
  'agree or refuse': { label: 'Refuse', action: { act: 'refuse' } },
  'search or drop it': { label: 'Let them go', action: { act: 'drop it' } },
  'approach somebody': { label: 'Drive on', action: { act: 'go on' } },
}
