import { studyWords } from '@midden/lab/study'
import { plurals } from '../../text/plural.ts'

const plural = plurals('en')
const grouped = (n: number): string => n.toLocaleString('en')
const matches = (n: number): string => (n === 1 ? '1 match' : `${grouped(n)} matches`)

export const en = {
  title: 'The lab',
  intro:
    'Is it fair? How long does it take? What would a house rule do? Bots play it out, thousands of times. Every bar holds 19 times in 20.',
  running: 'Running. The drawings are true of the matches played so far; bars shrink as more come in.',
  game: 'Game',
  loading: 'Laying the game out …',
  run: 'Run a study',
  going: 'Study running',
  stopped: 'Study stopped',
  players: 'Players',
  playedBy: 'Played by',
  equals: 'The same bot in every seat, so only the seat differs. Skill is measured against weaker ones.',
  matches: 'Matches',
  count: grouped,
  seed: 'Seed: the same seed, the same matches',
  measuring: 'Measuring how fast this device is …',
  estimate: (total: number, seconds: number, cores: number) =>
    `${matches(total)} with options and skill: about ${
      seconds < 90
        ? plural(Math.max(1, Math.round(seconds)), { one: '1 second', other: '# seconds' })
        : `${grouped(Math.round(seconds / 60))} minutes`
    } on ${plural(cores, { one: 'one core', other: '# cores' })} of this device. You can play meanwhile; close the page and it is gone.`,
  start: (n: number) => `Run ${matches(n)}`,
  another: 'Another study',
  of: (total: number) => `of ${matches(total)}`,
  pace: (perSecond: number, seconds: number) =>
    `${grouped(Math.round(perSecond))} a second, about ${
      seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`
    } more`,
  paused: 'Paused. What is here stays.',
  over: 'Done.',
  progress: 'Study',
  quarter: (percent: number) => `${percent} % played`,
  pause: 'Pause',
  goOn: 'Go on',
  stop: 'Stop and keep what is there',
  stuck: (number: number) => `Match ${grouped(number)} did not end.`,
  stuckNote: (done: number) => `It was stopped. The ${matches(done)} played so far are kept and drawn here.`,
  stuckSeed: (seed: string) => `Seed of the match: ${seed}`,
  leaveOut: 'Leave it out and go on',
  failed: 'The study stopped.',
  failedNote: (done: number) => `The browser ended a worker. The ${matches(done)} played so far are kept.`,
  take: 'Take it with you',
  takeNote: 'CSV: every match with its seed, so that anybody can run it again. JSON: settings and intervals.',
  takeNothing: 'Nothing to take yet.',
  findings: 'Findings',
  none: 'not drawn',
  questions: {
    seats: 'Does the first seat win more than a fair share?',
    length: 'How long does a match take?',
    options: 'Each option against the rule book.',
    cards: 'Which cards do winners have?',
    openings: 'Which first choice wins most?',
  },
  table: 'Table',
  chart: 'Chart',
  svg: 'SVG',
  asTable: (title: string) => `${title}: show as a table`,
  asChart: (title: string) => `${title}: show as a drawing`,
  download: (title: string) => `${title}: download as SVG`,
  sheet: (number: number, of: number) => `Sheet ${number}/${of}`,
  effect: 'Effect on',
  study: studyWords,
}

export type LabEnglish = typeof en
