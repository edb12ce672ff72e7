/** Words of the counter and of trades between knights. */
export const tradeWords = {
  counter: {
    title: 'Your gear',
    hint: 'tap to swap; a ware lays the cheapest payment down',
    give: 'You give',
    take: 'You take',
    on: (title: string) => `on ${title}`,
    none: 'nothing yet',
    state: { empty: 'pick something', short: 'too little', even: 'even', over: 'no change is given' },
    deal: (give: number, taken: string) => `Give ${give}, take ${taken}`,
    cancel: 'No deal',
  },
  day: {
    title: (place: string) => `A day in ${place}`,
    action: 'One action',
    acted: 'Done for today.',
    deal: 'Your deal',
    task: 'A task',
    attempted: 'Done for today.',
    noTask: 'No task asks for this place now.',
    rest: 'Tonight: rest',
    restWhy: 'One luck card may go for the icon at its foot.',
    useless: 'None of your luck cards has an icon you need.',
    gives: (title: string, what: string) => `${title}: ${what}`,
  },

  swap: {
    mine: 'You give',
    theirs: (name: string) => `${name} gives`,
    nothing: 'no cards',
    spare: 'What you could give: tap to lay it down',
    ammo: 'Ammo',
    fuel: 'Fuel',
    less: (what: string) => `Less ${what}`,
    more: (what: string) => `More ${what}`,
    proposed: (name: string) =>
      name === 'You' ? 'Your proposal is on the table.' : `${name} proposes this.`,
    cannot: 'This can’t be done: there is no room for something.',
    yourTurn:
      'Lay down what you’d give, then propose. They may accept, or change their side and propose back.',
    two: (names: readonly string[]) => `${names.join(' and ')} trade.`,
    hidden: 'Only the two of them see what they offer.',
    theirTurn: (name: string) => `${name} is thinking it over.`,
    propose: 'Propose this',
    accept: 'Accept',
    close: 'Stop trading',
  },
}
