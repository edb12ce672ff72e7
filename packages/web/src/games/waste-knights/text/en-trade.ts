/** Words of the counter and of trades between knights. */
export const tradeWords = {
  counter: {
    title: 'Your gear',
    hint: 'tap to offer, from any place',
    give: 'You give',
    take: 'You take',
    on: (title: string) => `on ${title}`,
    none: 'nothing yet',
    state: { empty: 'pick something', short: 'too little', even: 'even', over: 'no change is given' },
    deal: (give: number, taken: string) => `Give ${give}, take ${taken}`,
    cancel: 'No deal',
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
    cannot: 'As it lies it cannot be carried out: something would find no place.',
    yourTurn:
      'Lay down what you would give, then propose. The other may accept, or change his side and propose back.',
    two: (names: readonly string[]) => `${names.join(' and ')} trade.`,
    hidden: 'What they lay down only the two see.',
    theirTurn: (name: string) => `${name} thinks it over.`,
    propose: 'Propose this',
    accept: 'Accept',
    close: 'Trade no more',
  },
}
