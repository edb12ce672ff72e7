/** Short notes of the guided first game, by what is on the table. */
export const guide = {
  aim: 'You are Chris Hammersworn in New Sydney, a Strider under you. One round is played: drive to Gangraen in the middle of the map, live through what the wasteland sends, and end with more Reputation than Naomi.',
  route:
    'Tap Gangraen on the map: the cheapest way is pencilled in. Or tap hex by hex. The diamond is what a hex costs; one Fuel buys your Strider 4 movement points.',
  threat:
    'Every skull on the way turns up one more card. The Waster, here Naomi, picks one of them and plays it on you.',
  stay: 'You could also stay or walk one hex. Who stays gets no card at all.',
  window:
    'This is a window: cards with a yellow head fit now. If none of them is worth it, pass. Windows in which you can do nothing close by themselves.',
  hazard:
    'An enemy. Escaping is a check: the box shows dice, chance and the price of failing. But fighting pays its reward, and the common task Nice Trophy! wants a defeated enemy. Face it.',
  event: 'An event. Escape is a check; facing it means: what is written happens, then its reward is yours.',
  before:
    'Before a fight you may set things up. Deadly Quick chooses the range it begins at; the three range cards show who can attack where, and how many dice an icon loses.',
  range:
    'Long needs a 9, Medium a 7, Short a 5. Pick a range at which you hit well and the other side does not.',
  clash:
    'Both choose a card in secret. Attack and Multi-attack need a weapon that reaches; Prepare makes the next Attack much better; Defend takes two dice from them but gives them dominance.',
  clash2:
    'More successes do no more damage: one hit is 1, and only Bull’s Eyes add to it. After Prepare a 9 is one, too.',
  clash3:
    'The last clash. If nobody falls, dominance decides: attacks, advances and wounds bring it, Defend and retreat give it away.',
  rolled:
    'The dice have fallen. The tray shows what they do: one for the hit, Bull’s Eyes, the weapon, less the armour. You may still react.',
  breathe: 'Between two blows cards marked “any time” can be used, such as a Medi-shot from your pocket.',
  won: 'Won. The enemy’s reward is yours, and whoever defeats an enemy may have met a task as well.',
  lostFight: 'Lost. There is no reward, but the road goes on unless you fell.',
  reward: 'Rewards come in the order you like.',
  draw: 'Yellow gear may be left in its deck for a vehicle of the same value instead. Yours is fine: draw.',
  place:
    'New gear looks for a place. Hands, body and pockets work on the road; backpack and vehicle only carry, out of reach until you rest.',
  onward: 'Drive on. The Waster plays one card a move, and yours has been played.',
  meeting: 'Another knight stands here. You could call for a duel, or leave it: for now go on.',
  waster:
    'Now you are the Waster, and Naomi drives. Red edges are your role. One of the cards turned up can be played on her, or you wait for a worse one.',
  foe: 'You play the enemy you sent. It has its own figures, never pays Ammo, and dominance wins for it, too.',
  introduce: 'A task was done, so the Waster brings a new one: look at two, post one.',
  explore: 'The Exploration Step. A city is open without a check; other places want one.',
  actions:
    'One action here, and one private task accepted, one accomplished. Trade opens the Stalls; resupply fills the counters.',
  trade:
    'Tap what you want and what you give. The price may not be more than the value given, and there is no change.',
  pay: 'Costs are paid with gear of at least that value. The cheapest that makes it up is best.',
  rest: 'The Rest Step: repack, use what is stored, turn a luck card into the counter at its foot.',
  over: 'That was one round. A real mission has twelve, a market that changes, tasks that grow old, and up to four knights who take turns at being the Waster.',
} as const
