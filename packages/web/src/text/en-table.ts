import { lists, ordinals, plurals } from './plural.ts'

const plural = plurals('en')
const list = lists('en')
const ordinal = ordinals('en', { one: 'st', two: 'nd', few: 'rd', other: 'th' })

/** Everything said at the table that the games do not say themselves. */
export const enTable = {
  table: {
    skip: 'Skip to the question',
    home: 'Midden, start page',
    seats: 'Seats',
    board: 'Board',
    whatNow: 'What now',
    options: 'Your options',
    you: 'You',
    bot: 'Bot',
    wait: 'Wait',
    over: 'Over',
    ready: 'answer is in',
    steps: 'Where the round stands',
    loading: 'Laying out the table',
    kept: { sending: 'Saving', saved: 'Saved', offline: 'Offline', failed: 'Not saved' },
    keptLong: {
      sending: 'The last move is being saved.',
      saved: 'Every move is saved in this browser.',
      offline: 'No connection. The table goes on by itself as soon as there is one.',
      failed: 'The browser refused to save the last move. It may be out of space.',
    },
    undo: 'Undo',
    clear: 'Clear',
    hint: 'Hint',
    log: 'Log',
    rules: 'Rules',
    more: 'More',
    close: 'Close',
    cannotUndo: 'The last move cannot be taken back: it was final, or something hidden became known by it.',
    nothingToUndo: 'There is no move of yours to take back.',
    hinted: (what: string) => `The steady bot would: ${what}.`,
    nothingAsked: 'Nothing is asked of you. Look at any card meanwhile.',
    waitFor: (names: readonly string[]) => `Waiting for ${list(names)}`,
    atAnyTime: 'At any time',
    notPossible: 'Not possible: ',
    chooseFirst: 'Choose an option',
    pickMore: (n: number) => plural(n, { one: 'Pick one more', other: 'Pick # more' }),
    pickSome: (min: number, max: number) =>
      min === max
        ? plural(min, { one: 'Pick one', other: 'Pick #' })
        : min === 0
          ? plural(max, { one: 'Up to one', other: 'Up to #' })
          : `Pick ${min} to ${max}`,
    picked: (n: number) => plural(n, { one: 'one picked', other: '# picked' }),
    less: 'Less',
    amount: 'Amount',
    moreOf: 'More',
    filter: 'Narrow the list',
    noMatch: 'No option has these words.',
    asList: 'All options as a list',
    boardBroke: 'The board could not be drawn. The list of options still works, and nothing is lost.',
  },
  end: {
    wins: (names: readonly string[]) =>
      names.length === 1 ? `${names[0]} wins` : `${list(names)} share the win`,
    youWin: 'You win',
    youShare: (names: readonly string[]) => `You share the win with ${list(names)}`,
    place: ordinal,
    points: (n: number) => plural(n, { one: '# point', other: '# points' }),
    again: 'Play again',
    replay: 'Replay the match',
    result: 'Result',
  },
  log: {
    title: 'Log',
    fresh: (n: number) => plural(n, { one: 'one new since your move', other: '# new since your move' }),
    freshShort: (n: number) => `${n} new`,
    none: 'Nothing has happened yet.',
    since: 'Since your move',
    earlier: (n: number) => plural(n, { one: 'Show one earlier line', other: 'Show # earlier lines' }),
    open: 'Open the log',
  },
  rules: {
    title: (game: string) => `Rules of ${game}`,
    search: 'Search the rules',
    none: 'No clause has these words.',
    found: (n: number) => plural(n, { one: 'one clause', other: '# clauses' }),
    chapter: (n: string) => `Chapter ${n}`,
    rulings: 'Rulings, where the printed rules are silent or differ',
    clause: (id: string) => `Clause ${id}`,
  },
  closer: { title: 'A closer look' },
  handOver: {
    title: (name: string) => `Hand the device to ${name}`,
    why: 'Hands are hidden until the next player has it.',
    take: (name: string) => `I am ${name}: show my cards`,
  },
  help: {
    title: 'Keys',
    keys: [
      ['1 – 9', 'choose an option, or put a card into a selection'],
      ['↑ ↓', 'move through the options'],
      ['Enter', 'commit what is chosen'],
      ['Esc', 'close a drawer, or clear the choice'],
      ['U', 'undo'],
      ['H', 'hint: what the bot would do'],
      ['L', 'log'],
      ['R', 'rules, at the clause in force'],
      ['I', 'a closer look at the card with the focus'],
      ['?', 'these keys'],
    ] as readonly (readonly [string, string])[],
    skip: 'Any key or tap ends a movement that is under way.',
  },
  more: {
    title: 'This table',
    sound: 'Sound',
    on: 'on',
    off: 'off',
    pace: 'Bots play',
    keys: 'Keys',
    settings: 'All settings',
    download: 'Download the match file',
    replay: 'Replay so far',
    leave: 'Leave: the table stays in My tables',
  },
} as const
