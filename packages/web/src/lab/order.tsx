import { seatable } from '@midden/bots'
import type { Game } from '@midden/kernel'
import { jobsOf, type StudyTask } from '@midden/lab/study'
import { useEffect, useId, useState } from 'react'
import { characterOf } from '../cast/cast.ts'
import { Segments } from '../screens/segments.tsx'
import { type LabMeans, type MatchKind, trial } from './run.ts'
import type { LabText } from './text/text.ts'

const NUMBERS = [200, 1000, 10_000] as const
/** An option is tried on no more deals than this: there are many of them. */
const EACH = 200
/** Whoever plays by the policy alone is fast enough for thousands of matches. */
const FAST = 'gus'

/** How many matches a second, once it is measured. */
function useSpeed({ game, seats, bot }: MatchKind, means: LabMeans): number | null {
  const [perSecond, setPerSecond] = useState<number | null>(null)
  useEffect(() => {
    setPerSecond(null)
    return trial({ game, seats, bot }, means, setPerSecond)
  }, [game, seats, bot, means])
  return perSecond
}

/** An order slip: what is to be played. */
export function Order({
  t,
  game,
  usual,
  means,
  begin,
}: {
  t: LabText
  game: Game
  usual: number
  means: LabMeans
  begin(task: StudyTask): void
}) {
  const [seats, setSeats] = useState(usual)
  const [bot, setBot] = useState(FAST)
  const [games, setGames] = useState<number>(NUMBERS[0])
  const [seed, setSeed] = useState('1')
  const id = useId()
  const task: StudyTask = { game: game.id, seats, bot, games, each: EACH, seed, options: {} }
  const perSecond = useSpeed(task, means)
  const total = jobsOf(task, game).reduce((sum, { from, to }) => sum + to - from, 0)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        begin(task)
      }}
    >
      <Segments<number>
        legend={t.players}
        value={seats}
        choices={Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => ({
          value: game.seats.min + i,
          label: String(game.seats.min + i),
        }))}
        onChange={setSeats}
      />
      <div className="field">
        <label className="label" htmlFor={`${id}bot`}>
          {t.playedBy}
        </label>
        <select id={`${id}bot`} value={bot} onChange={({ target }) => setBot(target.value)}>
          {seatable.map(({ name }) => (
            <option key={name} value={name}>
              {characterOf(name)?.name ?? name}
            </option>
          ))}
        </select>
        <p className="note">{t.equals}</p>
      </div>
      <Segments<number>
        legend={t.matches}
        value={games}
        choices={NUMBERS.map((value) => ({ value, label: t.count(value) }))}
        onChange={setGames}
      />
      <div className="field">
        <label className="label" htmlFor={`${id}seed`}>
          {t.seed}
        </label>
        <input
          id={`${id}seed`}
          className="seed"
          value={seed}
          maxLength={64}
          required
          onChange={({ target }) => setSeed(target.value)}
        />
      </div>
      <p className="note">
        {perSecond === null ? t.measuring : t.estimate(total, total / perSecond, means.size)}
      </p>
      <button type="submit" className="btn btn-go">
        {t.start(games)}
      </button>
    </form>
  )
}
