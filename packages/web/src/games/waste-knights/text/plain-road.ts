import type { PlainBook } from '../../box.ts'

/** The decisions of a move and of a fight, in plain words. */
export const onTheRoad: PlainBook = {
  'stay, foot or vehicle': [
    'Moving',
    'How do you move this round?',
    'Staying is safe. Walking is one hex, without Fuel. Driving goes far.',
  ],
  'plan the route': [
    'Planning the route',
    'Tap hexes, or tap a goal for the cheapest way.',
    'Cost, Fuel and skulls are on the trip sheet. Fewer skulls, fewer cards.',
    [
      'What are the skulls?',
      'For each skull the Waster turns up one more card. One of them is played on you.',
    ],
    ['Can I stop earlier?', 'Yes. At every hex you may drive on or stop.'],
  ],
  'spend Fuel ahead': [
    'Fuel in advance',
    'You may turn more Fuel into movement than this hex needs.',
    'Movement you have bought can’t be lost as Fuel. What you don’t use is gone at the end of the move.',
  ],
  'tank empty': [
    'Out of Fuel',
    'You can’t pay for the next hex. Refuel now if you have a card for it, or stay here.',
    'Stopping makes the Waster play a card, if none has been played yet.',
  ],
  'continue or stop': [
    'Drive on or stop',
    'Go on along your route, or end the move here.',
    'If the Waster hasn’t played yet, stopping makes it happen now.',
  ],
  'approach somebody': [
    'Meeting a knight',
    'Another knight is here. Challenge them, or drive on.',
    'The winner of a duel gets 1 Reputation and may steal. They may refuse.',
  ],
  'agree or refuse': [
    'Challenged',
    'Another knight wants to fight you. Agree to the duel, or refuse.',
    'If you refuse, they have to find you first: a Survival check of 7.',
  ],
  'search or drop it': [
    'They refused',
    'Search for them with a Survival check of 7, or drop it and drive on.',
    'If you find them, you fight. If not, you have lost nothing.',
  ],
  'revive, steal or leave': [
    'An unconscious knight',
    'You found them. Revive them, steal from them, or leave them be.',
    'Stealing costs you nothing now. They will remember.',
  ],
  'what to steal': [
    'Stealing',
    'Take one thing: a gear card, 2 Ammo, 2 Fuel or their private task.',
    'Take what they need most, or what you can use at once.',
  ],
  'card from the Redoubt': [
    'A card from the Redoubt',
    'Cards kept at the Redoubt wait for knights on the road. Choose which one waits for this knight.',
    'It will be the card played on this move.',
  ],
  'play or wait': [
    'The Waster’s turn',
    'You’re the Waster: play one of the cards turned up, or wait for more.',
    'Hit where it hurts: stop them before they arrive.',
    ['How often do I play?', 'Once a move. If you wait to the end, you must play a card there.'],
  ],
  'play after all': [
    'The Waster’s turn, again',
    'Knights have met on this hex. Play one of the cards turned up now, or wait on.',
    'Someone who is hurt from a duel is an easier target.',
  ],
  'forced play': [
    'The last chance to play',
    'The move is ending and you have not played: play one of the cards turned up.',
    'Pick the one that hurts most, here and now.',
  ],
  'play another card': [
    'Another card',
    'The card you played was put away. Play another of those turned up.',
    'It counts as the card of this move.',
  ],
  'escape or face': [
    'A card is played on you',
    'Roll to escape it, or face it.',
    'Escaping earns nothing. Facing earns the reward: events always, enemies if you win.',
  ],
  'do what it offers': [
    'An offer',
    'The card offers you something. Do it, or leave it.',
    'You don’t have to. If you do, all of it happens, in the order printed.',
  ],
  'act or pass': [
    'Reacting',
    'A moment to react. Highlighted cards can be played now.',
    'Nothing worth it? Pass. You can’t come back to this moment.',
  ],
  'which skill': [
    'Choosing a skill',
    'More than one skill will do for this check. Choose one.',
    'More dice, or a lower number to reach: take the better chance.',
  ],
  'set the starting range': [
    'Where the fight begins',
    'You decide at which range the fight starts: short, medium or long.',
    'Choose the range your weapon likes and your enemy’s doesn’t.',
  ],
  'choose a combat card': [
    'Fighting',
    'Both fighters choose one card in secret.',
    'Prepare, then Attack hits hardest. Defend when you’re hurt and ahead.',
    [
      'Who strikes first?',
      'If both attack, the weapon icon further left on the range card. You see it beside each attack.',
    ],
    ['How is it won?', 'Bring the enemy’s Health to 0, or have dominance on your side after three clashes.'],
  ],
  'advance or retreat': [
    'Changing range',
    'You changed range: closer or further?',
    'Closer gives you dominance, retreating gives it to the enemy. Either way, the enemy’s attack gets harder this clash.',
  ],
  'name a weapon': [
    'Choosing a weapon',
    'Choose weapon and icon for this attack.',
    'An icon at its own range loses no dice.',
  ],
  breathe: [
    'A pause in the fight',
    'A pause between attacks. Anything marked “any time” can be used.',
    'Heal before you drop to 0. At 0 it’s too late.',
  ],
  'instead of falling': [
    'About to fall',
    'You would fall unconscious. A card of yours can save you now.',
    'Unconscious, you can do nothing more this round, and you wake up in the nearest city.',
  ],
  'city to wake in': [
    'Waking up',
    'This knight wakes up in a city. Two are equally near: you choose which.',
    'The one further from their goal costs them most.',
  ],
  'any time': [
    'At any time',
    'Some of your cards can be used whenever the table waits for somebody.',
    'Use them before you need them: in the middle of an attack it’s too late.',
  ],
  'leave for good': [
    'Leaving for good',
    'You leave the match. Your knight, gear and cards are taken off the table.',
    'This can’t be undone. If you only need a break, just close the page: your seat waits.',
  ],
}
