import { plurals } from '../../text/plural.ts'

const plural = plurals('en')
const percent = (share: number): string => `${Math.round(share * 100)} %`
const signed = (share: number): string => `${share < 0 ? '–' : '+'}${Math.abs(share * 100).toFixed(1)}`

export const en = {
  title: (game: string) => `Review: ${game}`,
  missing: 'This match was not kept.',
  missingNote: 'Only matches that are kept in this browser or on the server can be weighed.',
  notOver: 'This match is not over.',
  notOverNote: 'A review looks into every hand, so it waits until nobody is playing.',
  loading: 'Laying the match out …',
  won: 'You won.',
  winner: (name: string) => `${name} won.`,
  shared: 'The win was shared.',
  mostlyLuck: 'Mostly what came decided it.',
  mostlyChoices: 'Mostly choices decided it.',
  even: 'What came and what was chosen weigh about the same.',
  weighed: (done: number, total: number) => `${done} of ${total} parts weighed`,
  pause: 'Pause',
  goOn: 'Go on',
  paused: 'Paused. What is here stays.',
  failed: 'The review stopped. What is here is kept as long as this page is open; it begins anew with Go on.',
  chart: 'Chance of winning',
  chartNote: 'By what the players knew then, taken together. The band is the doubt, the dotted line 50 %.',
  chartSays: (name: string, start: number, end: number) =>
    `${name} began at ${percent(start)} and ended at ${percent(end)}.`,
  asTable: 'As a table',
  move: 'Move',
  turns: 'Turning points',
  noTurns: 'No swing beyond doubt.',
  turn: (move: number, name: string, change: number, isChoice: boolean) =>
    `Move ${move}: ${name} ${signed(change)}, ${isChoice ? 'by choice' : 'by what came'}`,
  moment: (move: number) => `Move ${move}`,
  atStart: 'Before the first move',
  nothingHere: 'No decision was weighed here.',
  played: (name: string) => `${name} chose`,
  better: 'Better',
  chance: percent,
  brings: (more: number, rival: number) => {
    const own =
      Math.abs(more) < 0.05 ? '' : `${Math.abs(more).toFixed(1)} points ${more > 0 ? 'more' : 'less'}`
    const others =
      Math.abs(rival) < 0.05
        ? ''
        : `${Math.abs(rival).toFixed(1)} points ${rival > 0 ? 'more' : 'less'} for the best rival`
    return [own, others].filter((part) => part !== '').join(', ')
  },
  wins: (more: number, lines: number) =>
    `On the same deals it wins ${Math.round(more * 100)} more of 100 (${lines} lines).`,
  others: (n: number) => plural(n, { one: 'One other answer', other: '# other answers' }),
  board: 'See the board here',
  tryIt: 'Try it from here, same company',
  tryNote: 'A table of its own; what was drawn by then stays, what comes is new.',
  decisions: 'Decisions',
  yours: 'Yours',
  everybodys: 'Everybody’s',
  none: 'No decision to weigh here yet.',
  label: { best: 'best', fine: 'fine', costly: 'costly', gift: 'a gift' },
  lost: (share: number) => (share === 0 ? '' : signed(-share)),
  luck: 'Luck and choices',
  luckNote:
    'Start, draws, slips and what came to light add up to the end. Each is measured by itself but the last: hidden answers, good moves, and some doubt.',
  start: 'Start',
  draw: 'What was drawn',
  theirs: 'Slips of others',
  slips: 'Own slips',
  rest: 'What came to light',
  end: 'End',
  signed,
  accuracy: 'Kept of the chance within reach',
  accuracyOf: (value: number, decisions: number) =>
    `${percent(value)}, ${plural(decisions, { one: '1 decision', other: '# decisions' })}`,
}

export type ReviewEnglish = typeof en
