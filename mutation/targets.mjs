/** What is not rules, scoring or view: data, the guard against foreign states, words, bots, and what the laws use. */
const left = [
  'index',
  'ledger',
  'events',
  'options',
  'audit',
  'stages',
  'words',
  'french',
  'worth',
  'table',
  'imagine',
  'places',
  'rehide',
  'sense',
]

/**
 * @param {string} id
 * @param {...string} slow
 */
const game = (id, ...slow) => ({
  folder: `packages/games/${id}`,
  mutate: [
    `packages/games/${id}/src/**/*.ts`,
    ...left.map((name) => `!packages/games/${id}/src/**/${name}*.ts`),
  ],
  slow: ['conformance', 'fuzz', 'sense', ...slow],
})

const wasteKnights = 'packages/games/waste-knights'
/** Folders and files of Waste Knights that are not rules, scoring or view; cards are held against the inventory. */
const notKnightsRules = [
  '{audit,cards,content,events,frames,imagine,kits,ledger,sense,text,words}/**',
  '{book,draws,events,index,kits,lean,ledger,options,pieces,reading,types}',
]

/**
 * What may be mutated, and which of its tests play too many games to be run for every mutant.
 * @type {Record<string, { folder: string, mutate: string[], slow: string[] }>}
 */
export const targets = {
  kernel: {
    folder: 'packages/kernel',
    // The laws are checks themselves; each has a test with a game that breaks it.
    mutate: ['packages/kernel/src/*.ts', '!packages/kernel/src/{index,conformance,testing}.ts'],
    slow: ['bank', 'draft', 'duel', 'laws-position', 'laws-secrecy', 'laws-walk'],
  },
  pan: game('pan'),
  waste: game('waste', 'properties'),
  'industrial-waste': game('industrial-waste', 'invariants'),
  'waste-knights': {
    folder: wasteKnights,
    mutate: [
      `${wasteKnights}/src/**/*.ts`,
      ...notKnightsRules.map((name) => `!${wasteKnights}/src/${name}${name.endsWith('**') ? '/*' : ''}.ts`),
    ],
    slow: ['conformance', 'fuzz', 'sense', 'random', 'property'],
  },
}
