/** Where Reputation came from. */
export const reputationWords = {
  reputation: {
    title: 'Where Reputation came from',
    round: 'Round',
    knight: 'Knight',
    all: 'In all',
    by: 'By source',
    threshold: (n: number) => `${n}: the goal is open`,
    ahead: (name: string, round: number, what: string) =>
      `${name} ${name === 'You' ? 'were' : 'was'} ahead for good from round ${round}${what === '' ? '' : `: ${what}`}.`,
    says: (name: string, rep: number) => `${name}: ${rep} Reputation.`,
    none: 'Nobody has won any Reputation yet. Tasks, beaten enemies, duels and good deeds bring it.',
    sources: {
      task: 'Tasks',
      enemy: 'Enemies',
      duel: 'Duels',
      revival: 'Revivals',
      'blue card': 'Special cards',
      event: 'Events',
      mission: 'Mission',
      text: 'Texts of cards',
    },
  },
}
