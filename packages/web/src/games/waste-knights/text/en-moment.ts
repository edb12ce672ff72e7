export const moments = {
  waster: 'Waster',
  played: (name: string, title: string) => `${name} plays ${title} on you`,
  line: (trait: string) => `${trait}. Take a look, then decide.`,
  down: 'K.O.',
  fell: 'You have lost consciousness',
  last: 'Last',
  lastRound: 'The last round begins',
  go: 'Go on',
}
