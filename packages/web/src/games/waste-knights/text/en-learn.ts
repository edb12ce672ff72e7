/** How to play, on one page. */
export const learn = {
  names: ['Jorid', 'Bruna'],
  aim: 'Two to four knights drive across a broken Australia. Everybody is a knight, and everybody is in turn the Waster: the hostile spirit of the land who picks what a rival meets on the road and fights as the enemy. One mission sets how many rounds there are and how it is won; mostly Reputation opens its last act.',
  knight: 'Your knight',
  knightText:
    'Six skills: a skill is the number of ten-sided dice you roll. Health below 3 costs dice. Radiation takes Bull’s Eyes first, then healing, then you. Ammo is spent by shooting, Fuel by driving.',
  round: 'A round',
  steps: [
    {
      title: 'Waster',
      text: 'The board hurts who stands in the wrong place, tasks grow older, the Stalls change.',
      clause: 'WK-5.1',
    },
    {
      title: 'Knights',
      text: 'Everybody repacks in secret and draws a luck card. What lies in backpack and vehicle is out of reach on the road.',
      clause: 'WK-22.12',
    },
    {
      title: 'Move',
      text: 'One after the other: stay, walk one hex or drive a route. Whoever moves meets exactly one wasteland card.',
      clause: 'WK-6.2',
    },
    { title: 'Explore', text: 'Do what the place offers: one action, and private tasks.', clause: 'WK-11.7' },
    {
      title: 'Rest',
      text: 'Trade with company, use stored gear, turn a luck card into a counter. Who lay unconscious wakes in the nearest city.',
      clause: 'WK-26.3',
    },
  ],
  road: 'The road',
  roadText:
    'The diamond is what entering a hex costs in movement points; one Fuel buys as many as the vehicle is fast. Skulls are threat: each turns up one more card for the Waster. Triangles are radiation, squares contamination.',
  card: 'What comes up',
  cardText:
    'The Waster plays one of the cards turned up. You escape by a check, or face it. Facing an event means its text and then its reward; facing an enemy means a fight.',
  dice: 'Dice',
  diceText:
    'A check passes with one die that reaches its difficulty: 5, 7 or 9. A 10 always does. In an attack a 10 is a Bull’s Eye as well. Here: an attack at Medium after Prepare.',
  fight: 'A fight',
  fightText:
    'Three clashes of secret cards at a shared range. Icons further left strike first. A hit is 1 damage, each Bull’s Eye and the weapon add to it, armour takes away. If nobody falls, dominance decides.',
  cards: [
    { card: 0, text: 'attack with a weapon that reaches; dominance 1', clause: 'WK-16.6' },
    { card: 1, text: 'more dice, more Ammo; dominance 2', clause: 'WK-16.7' },
    { card: 2, text: 'they roll two dice less and gain 2; you may re-equip', clause: 'WK-16.3' },
    { card: 3, text: 'your next Attack has two dice more, Bull’s Eyes from 9', clause: 'WK-16.11' },
    { card: 4, text: 'they roll one die less; the range changes after the clash', clause: 'WK-16.12' },
  ],
  gear: 'Gear and trade',
  gearText:
    'Colour is value: green 1, yellow 2, red 3; blue has no price. At the Stalls the price may not be more than the value you give, and there is no change.',
  tasks: 'Tasks',
  tasksText:
    'The common task is everybody’s: who meets it first has it. Private tasks have two steps. A third marker, and a task is gone.',
  windows: 'Reactions',
  windowsText:
    'Luck cards and some gear answer what happens. Whoever might is asked, in order; you can let a pass stand for a fight, for a turn, or for every turn but yours. The table then never waits for you, and nobody learns what you hold.',
  wrong: 'What newcomers get wrong',
  mistakes: [
    { text: 'More successes do not do more damage. Only Bull’s Eyes do.', clause: 'WK-17.9' },
    {
      text: 'After the third clash dominance wins. Defend and retreat hand it to the other side.',
      clause: 'WK-18.2',
    },
    { text: 'The range changes after the clash, not at once.', clause: 'WK-18.6' },
    { text: 'Prepare helps an Attack, not a Multi-attack.', clause: 'WK-16.11' },
    { text: 'A failed exploration is not lost: if you stay, the hex is open next round.', clause: 'WK-11.5' },
    { text: 'A short route can be the worse one: count its skulls.', clause: 'WK-7.11' },
    { text: 'Fresh wounds do not cost dice until the fight is over.', clause: 'WK-17.7' },
    { text: 'Staying put spares you the wasteland card.', clause: 'WK-6.2' },
  ],
}
