import { setImmediate } from 'node:timers/promises'
import { chancesBy, type Net, sharesOf, type Weights } from '@midden/bots'
import { registered } from '../registered.ts'
import { gameOf, type Lookup } from '../simulate/task.ts'
import { spread } from '../threads.ts'
import { fit } from './fit.ts'
import { type Sample, samplesOf, type TrainJob, type TrainTask } from './samples.ts'

/** Every match of this many is kept aside to be judged by. */
const ASIDE = 10
const A_JOB = 20
/** Units between what is shown and the score. */
const HIDDEN = [32, 16]
/** Digits that are kept of a number. */
const DIGITS = 1e4

export interface TrainWays {
  workers: number
  file?: URL
  epochs: number
  /** how it is made again */
  command: string
  progress?(done: number): void
  lookup?: Lookup
}

const mean = (list: readonly number[]): number =>
  list.reduce((sum, x) => sum + x, 0) / Math.max(1, list.length)

/** How far chances are from what came: mean log loss and Brier's score. */
function judged(
  samples: readonly Sample[],
  chancesOf: (sample: Sample) => readonly number[],
): [number, number] {
  const losses = samples.map((sample) => {
    const chances = chancesOf(sample)
    return -sample.shares.reduce(
      (sum, share, seat) => sum + share * Math.log(Math.max(1e-9, chances[seat]!)),
      0,
    )
  })
  const squares = samples.map((sample) => {
    const chances = chancesOf(sample)
    return sample.shares.reduce((sum, share, seat) => sum + (share - chances[seat]!) ** 2, 0)
  })
  return [mean(losses), mean(squares)]
}

async function played(task: TrainTask, ways: TrainWays, lookup: Lookup): Promise<Sample[]> {
  const jobs: TrainJob[] = []
  for (let from = 0; from < task.games; from += A_JOB)
    jobs.push({ train: task, from, to: Math.min(task.games, from + A_JOB) })
  let done = 0
  const each = (_: Sample[], { from, to }: TrainJob): void => {
    done += to - from
    ways.progress?.(done)
  }
  if (ways.file !== undefined && ways.workers > 0)
    return (await spread<TrainJob, Sample[]>(ways.file, ways.workers, jobs, each)).flat()
  const samples: Sample[] = []
  for (const job of jobs) {
    const found = samplesOf(job, lookup)
    samples.push(...found)
    each(found, job)
    await setImmediate()
  }
  return samples
}

/** Plays, learns, and says what it came to on the matches that were kept aside. The same task gives the same weights. */
export async function train(task: TrainTask, ways: TrainWays): Promise<Weights> {
  const lookup = ways.lookup ?? registered
  const game = gameOf(task.game, lookup)
  const samples = await played(task, ways, lookup)
  const isAside = ({ match }: Sample): boolean => match % ASIDE === ASIDE - 1
  const aside = samples.filter(isAside)
  const taught = fit(
    samples.filter((sample) => !isAside(sample)),
    HIDDEN,
    ways.epochs,
    task.seed,
  )
  const net: Net = { ...taught, numbers: taught.numbers.map((n) => Math.round(n * DIGITS) / DIGITS) }
  const [logLoss, brier] = judged(aside, ({ seats }) => chancesBy(net, seats))
  const [handLogLoss, handBrier] = judged(aside, ({ points, swing }) => sharesOf(points, swing))
  const [evenLogLoss, evenBrier] = judged(aside, ({ seats }) => seats.map(() => 1 / seats.length))
  const figures = { logLoss, handLogLoss, evenLogLoss, brier, handBrier, evenBrier }
  return {
    format: 'midden-weights',
    game: game.id,
    rules: game.rules,
    layers: [...net.layers],
    numbers: [...net.numbers],
    made: {
      command: ways.command,
      seed: task.seed,
      games: task.games,
      figures: { samples: samples.length, aside: aside.length, ...figures },
    },
  }
}
