import { plurals } from '../../text/plural.ts'

const plural = plurals('en')

/** What is said around every lesson. */
export const en = {
  title: (chapter: string) => `Lesson: ${chapter}`,
  of: (beat: number, beats: number) => `${beat} of ${beats}`,
  step: (beat: number, beats: number) => `Step ${beat} of ${beats}`,
  mark: { asks: 'You', others: 'Wait', seen: 'So', tried: 'Try', why: 'You', over: 'Done' },
  onlyTry: 'Only a try. Nothing counts.',
  triesAllowed: 'Any other move is only a try: you see what would happen, and come back here.',
  allowed: 'That’s allowed. For now, try the highlighted move.',
  showMe: 'Show me',
  why: 'Why?',
  next: 'Next',
  back: 'Back',
  others: 'The others move.',
  chapters: 'Chapters',
  restart: 'Restart',
  skip: 'Skip',
  learnt: 'You know',
  chapterDone: (chapter: string) => `“${chapter}” done`,
  nextChapter: (title: string) => `Next: ${title}`,
  real: 'Play a real game',
  answers: 'Tap it on the board, or here',
  lead: (chapters: number, minutes: number) =>
    `${plural(chapters, { one: 'One chapter', other: '# chapters' })}, ${minutes} minutes. A wrong move shows you why, and costs nothing.`,
  minutes: (n: number) => `${n} min`,
  start: 'Start',
  goOn: 'Go on',
  again: 'Play again',
  finished: 'finished',
  startOf: (chapter: string) => `Start: ${chapter}`,
  goOnWith: (chapter: string) => `Go on: ${chapter}`,
  againOf: (chapter: string) => `Play again: ${chapter}`,
  remember: 'Remember this',
  otherGames: 'Other lessons',
}
