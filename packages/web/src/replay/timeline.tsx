import { STANDARD_BOT } from '@midden/bots'
import { type RetoldBeat, readingTime } from '@midden/table'
import { useContext, useEffect, useState } from 'react'
import { Icon, type IconName } from '../art/icons.tsx'
import type { Face } from '../games/contract.ts'
import type { TableView } from '../link/table-link.ts'
import { go } from '../router/router.tsx'
import { copied } from '../save/clipboard.ts'
import { downloadFile, downloadMatch } from '../save/match-file.ts'
import { ServicesContext } from '../services.ts'
import { PACE, useSettings } from '../settings/settings.ts'
import { Sentence } from '../table/sentence.tsx'
import { told } from '../table/told.ts'
import { namer } from '../table/use-table.ts'
import { useText } from '../text/text.ts'
import { pack } from './packed-match.ts'
import type { ReplayLink } from './replay-link.ts'
import type { LuckProof } from './source.ts'
import './timeline.css'

interface Props {
  link: ReplayLink
  state: TableView
  face: Face
  /** what the move brought; none: it is told by the log */
  beats: readonly RetoldBeat[]
  /** the next move that is a moment; null: there is none */
  moment: number | null
  proof: LuckProof | null
  allOpen: boolean
  setAllOpen(open: boolean): void
  showProof(): void
}

/** Moves on by itself while playing; stops at the end. */
function usePlaying(link: ReplayLink, at: number, characters: number): [boolean, (playing: boolean) => void] {
  const [playing, setPlaying] = useState(false)
  const { pace } = useSettings()
  useEffect(() => {
    if (!playing) return
    if (at >= link.length) return setPlaying(false)
    const read = characters === 0 ? 0 : readingTime(characters) * (PACE[pace] / PACE.normal)
    const timer = setTimeout(() => link.goTo(at + 1), Math.max(250, PACE[pace], read))
    return () => clearTimeout(timer)
  }, [playing, at, link, pace, characters])
  return [playing, setPlaying]
}

function useReplayKeys(step: (to: number) => void, at: number, length: number, toggle: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.target instanceof Element && event.target.matches('input, select, button, a')) return
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: length }[event.key]
      if (event.key === ' ') toggle()
      else if (to === undefined) return
      else step(to)
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}

export function Timeline({ link, state, face, beats, moment, proof, allOpen, setAllOpen, showProof }: Props) {
  const t = useText()
  const services = useContext(ServicesContext)
  const [said, say] = useState('')
  const at = state.moves
  const { length } = link
  const lines = beats.flatMap(({ lines }) => lines)
  const characters = lines.reduce((sum, { text }) => sum + text.length, 0)
  const [playing, setPlaying] = usePlaying(link, at, characters)
  const who = namer(state)
  // A match that several people are playing here gives nobody a way into another's hand.
  const mine = link.eyes.length > 0
  const last = state.story.at(-1)
  const step = (to: number): void => {
    setPlaying(false)
    link.goTo(to)
  }
  useReplayKeys(step, at, length, () => setPlaying(!playing))

  const packed = (): Promise<string> =>
    pack({ journal: link.journal()!, names: state.sitters.map(({ name }) => name) })
  async function copy(): Promise<void> {
    const query = new URLSearchParams({
      at: String(at),
      seat: state.viewer === null ? 'watch' : String(state.viewer),
    })
    const address =
      proof?.listed === true
        ? `${location.origin}${link.address}/replay?${query}`
        : `${location.origin}/replay?${query}#${await packed()}`
    say((await copied(address)) ? t.replay.copied : address)
  }
  const download = (): void =>
    proof === null ? downloadMatch(link.journal()!, state.outcome) : downloadFile(proof.file())
  async function goOn(): Promise<void> {
    const journal = link.journal()!
    const me = state.viewer ?? link.eyes[0]
    const plan = state.sitters.map(({ name, seat }) => ({ name, bot: seat === me ? null : STANDARD_BOT }))
    go(`/table/${await services.keep({ ...journal, moves: journal.moves.slice(0, at) }, plan)}`)
  }

  const buttons: readonly [IconName, string, number][] = [
    ['first', t.replay.first, 0],
    ['back', t.replay.back, at - 1],
    ['forward', t.replay.forward, at + 1],
    ['last', t.replay.last, length],
  ]
  const button = ([icon, label, to]: (typeof buttons)[number]) => (
    <button
      key={icon}
      type="button"
      className="btn"
      aria-label={label}
      title={label}
      onClick={() => step(to)}
    >
      <Icon name={icon} />
    </button>
  )
  const eyes = allOpen ? 'open' : state.viewer === null ? 'watch' : String(state.viewer)
  return (
    <>
      <div className="question on-black waiting">
        <span className="you">{at}</span>
        <div className="what">
          <h2>
            {last === undefined ? (
              t.log.none
            ) : (
              <Sentence text={lines[0]?.text ?? told(link, state, face, last.event)} />
            )}
          </h2>
          {lines.slice(1).map(({ key, text }) => (
            <span key={key} className="why">
              <Sentence text={text} />
            </span>
          ))}
          <span className="why">{t.replay.at(at, length)}</span>
        </div>
      </div>
      <div className="timeline">
        <input
          type="range"
          min={0}
          max={length}
          value={at}
          aria-label={t.replay.timeline}
          aria-valuetext={t.replay.at(at, length)}
          onChange={({ target }) => step(Number(target.value))}
        />
        <div className="transport">
          {buttons.slice(0, 2).map(button)}
          <button type="button" className="btn btn-go" onClick={() => setPlaying(!playing)}>
            <Icon name={playing ? 'pause' : 'play'} />
            {playing ? t.replay.pause : t.replay.play}
          </button>
          {buttons.slice(2).map(button)}
          <button
            type="button"
            className="btn to-moment"
            aria-disabled={moment === null}
            onClick={() => moment !== null && step(moment)}
          >
            {t.replay.moment}
          </button>
        </div>
        <label className="eyes">
          {t.replay.eyes}
          <select
            value={eyes}
            onChange={({ target: { value } }) => {
              setAllOpen(value === 'open')
              link.seeAs(value === 'open' || value === 'watch' ? null : Number(value))
            }}
          >
            {link.eyes.map((seat) => (
              <option key={seat} value={seat}>
                {state.sitters[seat]!.name}
              </option>
            ))}
            <option value="watch">{t.replay.watcher}</option>
            {link.eyes.length === state.sitters.length && <option value="open">{t.replay.open}</option>}
          </select>
        </label>
        <div className="keepsakes">
          {mine && (
            <>
              <button type="button" className="btn" onClick={copy}>
                <Icon name="link" />
                <span className="words">{t.replay.copy}</span>
              </button>
              <button type="button" className="btn" onClick={download}>
                <Icon name="save" />
                <span className="words">{t.replay.download}</span>
              </button>
            </>
          )}
          {proof !== null && proof.commitment !== null && (
            <button type="button" className="btn" onClick={showProof}>
              <Icon name="tick" />
              {t.replay.fair}
            </button>
          )}
          {mine && state.outcome === null && (
            <button type="button" className="btn" onClick={goOn}>
              <Icon name="forward" />
              {state.viewer === null ? t.replay.goOn : t.replay.goOnAs(who(state.viewer))}
            </button>
          )}
          <span role="status">{said}</span>
        </div>
      </div>
    </>
  )
}
