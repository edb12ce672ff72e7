import { type Decision, LEAST_POINTS, mostMoved, type Review, reviewing } from '@midden/bots'
import type { Journal, WholeGame } from '@midden/kernel'
import { journalOf } from '@midden/protocol/client'
import type { MatchFile } from '@midden/table'
import { columns, percent } from '../columns.ts'
import { type Command, on, whole } from '../command.ts'
import { type CliContext, printJson } from '../context.ts'
import { fileFrom, firstDifference, gameOf } from '../match-file.ts'
import { placesText } from '../play/sentences.ts'
import { progressBar } from '../progress.ts'
import { failed } from '../stop.ts'

/** Lines for a decision unless somebody says otherwise; a step of the curve has half of them. */
const LINES = 240
const A_STEP = 2
/** Decisions that are told on paper. */
const MOST_TOLD = 10

const LABELS = { best: 'best', fine: 'fine', costly: 'costly', gift: 'a gift' } as const

const who = (seat: number): string => `Seat ${seat}`
const points = (n: number): string => `${Math.abs(n).toFixed(1)} points`
const signed = (share: number): string => `${share < 0 ? '–' : '+'}${Math.abs(share * 100).toFixed(1)}`

/** Why the other answer was better, in what it would have brought to its seat and to the rival it moves most. */
function whyBetter({ reason, loss, seat }: Decision, scored: boolean): string | null {
  if (reason === null) return null
  const wins = `On the same deals it wins ${(loss * 100).toFixed(0)} more of 100.`
  if (!scored) return wins
  const more = (n: number): string => `${points(n)} ${n > 0 ? 'more' : 'less'}`
  const rival = mostMoved(reason, seat)
  const parts = [
    Math.abs(reason.points[seat]!) < LEAST_POINTS ? null : `${more(reason.points[seat]!)} for you`,
    rival === null ? null : `${more(reason.points[rival]!)} for ${who(rival)}`,
  ].filter((part) => part !== null)
  return parts.length === 0 ? wins : `It brings ${parts.join(' and ')}. ${wins}`
}

/** The review as it is given to programs. */
function documentOf(game: WholeGame, file: MatchFile, review: Review, scored: boolean): object {
  return {
    match: {
      game: file.game,
      rulesVersion: file.rulesVersion,
      seats: file.seats,
      ended: file.outcome !== undefined,
      places: file.outcome?.ranking ?? null,
    },
    title: game.title,
    steps: review.steps,
    turns: review.turns,
    decisions: review.decisions.map((decision) => ({
      ...decision,
      reason:
        decision.reason === null
          ? null
          : { ...decision.reason, words: whyBetter(decision, scored), clauses: decision.reason.clauses },
    })),
    split: review.splits,
    accuracy: review.accuracy,
  }
}

function seatRows({ splits, accuracy }: Review): string {
  const head = [
    'seat',
    'start',
    'draws',
    'others’ slips',
    'own slips',
    'came to light',
    'end',
    'choices alone',
    'accuracy',
    'lost a decision',
  ]
  const rows = splits.map(({ start, draw, theirs, yours, rest, end, adjusted }, seat) => {
    const { value, loss, lossError, decisions } = accuracy[seat]!
    return [
      who(seat),
      percent(start),
      signed(draw),
      signed(theirs),
      signed(-yours),
      signed(rest),
      percent(end),
      percent(adjusted),
      `${percent(value)} of ${decisions}`,
      `${(100 * loss).toFixed(2)} ± ${(196 * lossError).toFixed(2)}`,
    ]
  })
  return columns([head, ...rows])
}

function told(decision: Decision, scored: boolean): string {
  const { step, seat, words, chance, loss, error, label, best } = decision
  const head = `${String(step).padStart(4)}  ${who(seat)}: ${words} (${percent(chance)}, ${LABELS[label]})`
  const better = `      better: ${best.words}, ${signed(loss)} ± ${(196 * error).toFixed(1)} points of the chance to win`
  const why = whyBetter(decision, scored)
  return [head, better, ...(why === null ? [] : [`      ${why}`])].join('\n')
}

function report(game: WholeGame, review: Review, seat: number | undefined, scored: boolean): string {
  const slips = review.decisions
    .filter((decision) => decision.loss > 0 && (seat === undefined || decision.seat === seat))
    .sort((a, b) => b.loss - a.loss)
    .slice(0, MOST_TOLD)
  const turns = review.turns.map(
    ({ step, seat: whose, change, by }) =>
      `${String(step).padStart(4)}  ${who(whose)}: ${signed(change)} points by ${by === null ? 'what was drawn' : `what ${who(by)} chose`}`,
  )
  return `${game.title}, ${review.seats} seats, ${review.steps.length - 1} moves. Chances by what the players knew, taken together; decisions by what their seat could know then.

${seatRows(review)}
Turning points
${turns.join('\n')}

What cost most
${slips.length === 0 ? '      Nothing beyond doubt.' : slips.map((slip) => told(slip, scored)).join('\n')}
`
}

function weigh(
  cli: CliContext,
  game: WholeGame,
  journal: Journal,
  lines: number,
  seat: number | undefined,
): Review {
  const bar = progressBar(cli, 'parts')
  const work = reviewing(game, {
    journal,
    lines,
    stepLines: Math.ceil(lines / A_STEP),
    seed: 'review',
    ...(seat !== undefined && { seat }),
  })
  try {
    for (;;) {
      const next = work.next()
      if (next.done === true) return next.value
      bar.at(next.value.done, next.value.total)
    }
  } finally {
    bar.end()
  }
}

export const review: Command = {
  name: 'review',
  about: 'Weighs a saved match decision by decision, and tells luck and choices apart.',
  words: [{ name: 'FILE' }],
  flags: {
    seat: { value: 'S', about: 'whose turning points and slips are told (default everybody’s)' },
    iterations: { value: 'I', about: `lines for each decision (default ${LINES})` },
    json: { about: 'one JSON document' },
  },
  async run(given, cli) {
    const path = given.words[0]!
    const lines = whole(given, 'iterations', 8, 1_000_000) ?? LINES
    const file = fileFrom(path)
    const seat = whole(given, 'seat', 0, file.seats - 1)
    const game = await gameOf(file, cli)
    if (game.wits === undefined)
      throw failed(
        `the match was played by rules ${file.rulesVersion} of ${game.title}, and nothing is kept to weigh them by.`,
      )
    const difference = await firstDifference(game, file)
    if (difference !== null) throw failed(`${path} does not replay: ${difference}.`)
    if (file.actions.length === 0)
      throw failed('nothing was played in this match, so there is nothing to weigh.')
    const journal = journalOf(file)
    if (typeof journal === 'string') throw failed(`${path} does not replay: ${journal}.`)
    const made = weigh(cli, game, journal, lines, seat)
    const scored = file.outcome?.scores != null
    if (on(given, 'json')) printJson(cli, documentOf(game, file, made, scored))
    else {
      cli.stdout.write(report(game, made, seat, scored))
      if (file.outcome !== undefined) cli.stdout.write(`\n${placesText(file.outcome, who)}\n`)
    }
    return 0
  },
}
