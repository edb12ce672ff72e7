/** Points of Reputation as a bot counts them, to a tenth. */
const rep = (x: number): string =>
  x > -0.05 && x < 0.05 ? '0' : `${x < 0 ? '−' : '+'}${Math.abs(x).toFixed(1)}`

const least = 'Missed least, by its stripes and its use.'
const atHand = 'It does more at hand than stored.'
const stored = 'At hand nothing more would be gained.'
const gain = 'What it brings, less what it costs.'
const road = 'Gains there and near, less Fuel and the card.'
const fight = 'Over the whole fight, if they attack whenever they can.'
const task = 'Tasks come first, the better paid before the other.'
const duel = 'A duel only if it promises something.'
const harm = 'Hurts most, or helps least, however well it is answered.'
const theft = 'The Dame, a task, the most useful gear, stored cards, Ammo: in this order.'
const drive = 'A route is driven to its end.'
const car = 'A vehicle only for who has none.'
const lot = 'Drawn by lot: any will do.'
const helps = 'It helps now; gear goes before luck cards.'
const most = 'Takes the most Health on average, armour counted.'
const hit = 'Rivals are hit, the leader before others.'
const free = 'Luck and gear come before the action.'
const counted = 'Harm and reward counted.'
const none = 'Nothing on offer brings enough.'

/** Why a bot does it: by the act, where that is not enough by the frame before it. */
export const because: Readonly<Record<string, string>> = {
  stay: 'Gains here and near, and no card to meet.',
  foot: road,
  vehicle: road,
  to: road,
  'quietly to': road,
  'move hex': road,
  go: drive,
  continue: drive,
  'setup colour': lot,
  'setup keep': lot,
  pick: lot,
  'draw vehicle': car,
  draw: car,
  colour: 'The more stripes the better.',
  starters: 'Packing can wait for the Knights Step.',
  yes: 'What a card offers is taken.',
  play: harm,
  'script keep': harm,
  wait: 'Too little harm yet: worse cards may come.',
  approach: duel,
  'move go on': duel,
  agree: duel,
  refuse: duel,
  search: duel,
  'drop it': duel,
  revive: 'Bringing somebody round is 1 Reputation.',
  steal: theft,
  'steal task': theft,
  dame: theft,
  gear: theft,
  pack: theft,
  cargo: theft,
  ammo: theft,
  'steal fuel': theft,
  explore: 'Every place is explored that can be.',
  accept: task,
  accomplish: task,
  'explore mission': 'The mission comes before other actions.',
  action: gain,
  use: gain,
  luck: gain,
  choose: gain,
  take: gain,
  'trade pick': gain,
  'reward take': 'Reputation first: nothing is lost by the order.',
  offer: 'The cheapest that can be spared.',
  deal: 'The price is met.',
  cancel: none,
  'explore done': none,
  pass: none,
  'explore luck': free,
  'explore use': free,
  'window use': helps,
  'window luck': helps,
  'knockout use': 'Anything rather than fall.',
  card: fight,
  advance: fight,
  retreat: fight,
  range: fight,
  weapon: most,
  icon: most,
  face: counted,
  escape: counted,
  strike: hit,
  'go anywhere': road,
  put: atHand,
  place: atHand,
  'rearrange attach': 'It works only attached.',
  'rearrange done': stored,
  'place discard': stored,
  convert: '1 Reputation and a red card are worth more.',
  'place keep': 'It has a place of its own.',
  pay: least,
  drop: least,
  toss: least,
  discard: least,
}

export const why = {
  plain: 'A bot weighs nothing here: it takes the first or the quietest answer.',
  worth: (mine: number | undefined, next: number | undefined, name: string) => {
    if (mine === undefined) return next === undefined ? '' : `Else ${rep(next)} Reputation at best.`
    const other = next === undefined ? '' : `, next ${name === '' ? '' : `${name} `}${rep(next)}`
    return `Worth ${rep(mine)} Reputation${other}.`
  },
  knight: (blades: number, guns: number) =>
    `Blades ${blades}, Guns ${guns}: skill with the printed weapons counts most.`,
  speed: (mp: number) => `${mp} MP per Fuel: none left is faster.`,
  most: 'Needed most',
  least: 'Needed least',
  enough: 'Nothing is needed enough',
  at: (need: string, levels: string) => `${need} at ${levels}.`,
  near: (mine: number, theirs: number) =>
    `Far from the leader, near to you, as far as can be: ${theirs} and ${mine} hexes.`,
  common: 'Of common tasks the one that pays less.',
  check: (odds: string, doubt: string) => `It passes at ${odds}; below ${doubt} a card is worth it.`,
  missed: 'Missed most, by its stripes and its use.',
  wild: (odds: string) => `Escape has ${odds}; harm and reward counted.`,
  aim: (place: string) => `To ${place}.`,
  room: 'It makes room.',
}
