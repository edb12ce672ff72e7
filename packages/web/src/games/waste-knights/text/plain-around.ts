import type { PlainBook } from '../../box.ts'

/** Set-up, Preparations, exploring, trade and rest, in plain words. */
export const aroundTheTable: PlainBook = {
  'choose a knight': [
    'Choosing a knight',
    'Choose who you are for this match.',
    'Each knight has skills and an ability of their own. Any of them can win.',
  ],
  'choose a colour': [
    'Choosing a colour',
    'Choose the colour of your pawn and tokens.',
    'Only looks: it changes nothing in play.',
  ],
  'choose a vehicle': [
    'Choosing a vehicle',
    'Choose what you drive: a Strider, an Off-road or a Heavy-duty.',
    'A fast one goes far on little Fuel. A heavy one carries more.',
  ],
  'place the starters': [
    'Stowing your gear',
    'You begin with three cards. Put each where it belongs.',
    'What is in a pocket can be used on the road. Backpack and vehicle only carry.',
  ],
  'keep two tasks': [
    'Keeping two tasks',
    'Keep two of these four private tasks. The others leave the match.',
    'Keep what is near, and what earns Reputation soon.',
  ],
  'agree on a mission': [
    'Agreeing on a mission',
    'Everybody names the mission they would like.',
    'The same one from all, and it is played. Otherwise the Waster chooses.',
  ],
  'choose the mission': [
    'Choosing the mission',
    'You choose the mission for everybody.',
    'The mission says how the match is won, and how many rounds there are.',
  ],
  '1b city option': [
    'Morning in a city',
    'One small thing, free: 1 Health, 1 Radiation less, 1 Ammo or 1 Fuel.',
    'Take what you’re shortest of.',
  ],
  '1e clear the Stalls': [
    'Clearing the Stalls',
    'As the Waster you may clear up to two stalls.',
    'Take away what they’re saving for.',
  ],
  'move the villain': [
    'Moving the villain',
    'As the Waster you move the villain of this mission.',
    'Away from the knight who is nearest to winning.',
  ],
  'place the Cultist': [
    'Placing the Cultist',
    'As the Waster you put the Cultist on a hex.',
    'Where a knight who needs to pass will run into him.',
  ],
  'give up a clue': [
    'Losing a clue',
    'A clue is lost: you choose which.',
    'A clue in a far corner is the hardest to find again.',
  ],
  'discard luck': [
    'Too many luck cards',
    'You may hold five luck cards. Discard down to five.',
    'Keep the ones that save a check you expect to make.',
  ],
  'choose an option': [
    'A choice',
    'The text offers several things. Choose one.',
    'Take what you’re shortest of.',
  ],
  'give up gear': [
    'Giving up gear',
    'The text costs a card of gear: choose which.',
    'A broken or spare one hurts least.',
  ],
  'name a hex': [
    'Choosing a hex',
    'The text needs a place on the map. Tap a hex.',
    'It can be any hex that is highlighted.',
  ],
  'take from the Stalls': [
    'A gift from the Stalls',
    'Take one of these cards from the Stalls, free.',
    'You need room for it: look at your hands, pockets and backpack first.',
  ],
  'attach a card': [
    'Attaching a card',
    'Attach one of these cards, or remove one that is attached.',
    'What is attached works at once and needs no room.',
  ],
  'mark components': [
    'Marking gear',
    'Choose which of these cards can’t be used again this round.',
    'Block what would help most in what is still to come.',
  ],
  'keep a card': [
    'A card for the Redoubt',
    'You saw the top cards of the Wasteland. Keep one for a knight on the road.',
    'The next knight to move will meet it.',
  ],
  rearrange: [
    'Packing',
    'Put your gear where you want it before you go on.',
    'Weapons in hand, armour on, healing in a pocket.',
  ],
  'one more card': [
    'One more card',
    'Draw one more card, of a colour you choose.',
    'Green is common, red is rare and strong.',
  ],
  'card or vehicle': [
    'Card or vehicle',
    'Draw the gear, or take a vehicle of the same value.',
    'Only if yours is damaged, gone or too slow.',
  ],
  'discard one of them': [
    'One too many',
    'You drew one card more than you may keep. Discard one.',
    'Keep the one you have room for.',
  ],
  'find a place': [
    'Finding room',
    'Find room for your new gear.',
    'Hands, body and pockets work on the road. Backpack and vehicle only carry.',
  ],
  'pay with gear': [
    'Paying with gear',
    'Pay a price with gear worth at least that much. No change is given.',
    'The cheapest that covers it.',
  ],
  'down to the capacity': [
    'Too much on board',
    'This vehicle can’t carry all that is in it. As the Waster you choose what goes, without seeing it.',
    'You choose by place, not by card.',
  ],
  'offer and pick': [
    'The Stalls',
    'Offer gear, pick gear.',
    'Green is worth 1, yellow 2, red 3. No change is given.',
  ],
  'lay down and propose': [
    'Trading',
    'Lay down what you give, ask for what you want, and propose it.',
    'Nothing moves until you both agree.',
  ],
  'a trade with company': [
    'Trading with a knight',
    'Knights in the same place may swap gear, Ammo and Fuel.',
    'Both must agree. You never have to.',
  ],
  'b use gear': [
    'Resting',
    'Use any gear you own, even from the backpack.',
    'Once-a-round items are free. Use them.',
  ],
  'c luck for resources': [
    'Trading in a luck card',
    'Trade in one luck card for the icon at its foot.',
    'Keep cards that save a check; trade the rest.',
  ],
  'explore or not': [
    'Exploring',
    'Explore this place, or leave it.',
    'Some places ask for a check first. Trying costs nothing.',
  ],
  'what to do here': [
    'What you can do here',
    'You’re exploring: one action, one task to accept, one to finish, in any order.',
    'Finish tasks first: they pay Reputation.',
  ],
  'place the token': [
    'Placing a token',
    'The task is done. Put its token on a special hex.',
    'As long as it lies there, tasks on that hex have to wait.',
  ],
  'introduce a task': [
    'A new task',
    'A task was done; as the Waster you post the next.',
    'Post the one your rivals can reach least easily.',
  ],
  'next reward': ['Rewards', 'There are several rewards. Choose which comes first.', 'It rarely matters.'],
  'which task first': [
    'Two tasks at once',
    'One deed finished several tasks. As the Waster you choose which is settled first.',
    'New tasks are posted in that order, too.',
  ],
}
