import { SAY_LENGTH, tidied } from '@midden/protocol/client'
import type { Refused } from '@midden/table'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { SeatToken } from '../../table/seat-token.tsx'
import { useText } from '../../text/text.ts'
import { refusedIn, useOnlineText } from '../text/text.ts'
import { useAtTable } from './at-table.ts'
import { changeMuted, useMuted } from './muted.ts'
import { readUpTo } from './unread.ts'
import './talk.css'

/** What was said, the newest last. */
function Lines() {
  const t = useOnlineText()
  const { session, feed, names } = useAtTable()
  const list = useRef<HTMLDivElement>(null)
  const muted = useMuted(session.table)
  const { chat } = feed
  const last = chat.at(-1)?.version ?? 0
  useEffect(() => {
    readUpTo(session.table, last)
    list.current?.scrollTo(0, list.current.scrollHeight)
  }, [session, last])
  return (
    <div className="talk-lines" ref={list} role="log" aria-label={t.talk.title} tabIndex={0}>
      <ol>
        {chat.length === 0 && <li className="rest">{t.talk.none}</li>}
        {chat.map(({ version, seat, name, text }) => (
          <li key={version}>
            <SeatToken seat={seat} name={name} />
            <p>
              <b>{names[seat] ?? name}</b>{' '}
              {text === null || muted.includes(seat) ? <i>{t.talk.muted(name)}</i> : <bdi>{text}</bdi>}
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** With fewer signs left than this, they are counted. */
const NEARLY = 40

function Speak() {
  const shell = useText()
  const t = useOnlineText()
  const { session } = useAtTable()
  const [text, setText] = useState('')
  const [refused, setRefused] = useState<Refused | null>(null)
  const words = tidied(text)
  const left = SAY_LENGTH - [...words].length
  async function say(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (words === '' || left < 0) return
    const no = await session.send({ t: 'say', text: words })
    setRefused(no)
    if (no === null) setText('')
  }
  return (
    <form className="talk-form" onSubmit={say}>
      <input
        aria-label={t.talk.say}
        placeholder={t.talk.say}
        value={text}
        aria-invalid={left < 0}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="btn">
        {t.talk.send}
      </button>
      {left < NEARLY && <p role="status">{left < 0 ? t.talk.tooLong(-left) : t.talk.left(left)}</p>}
      {refused !== null && (
        <p role="alert">
          {shell.table.notPossible}
          {refused.code === 'too-many' ? t.talk.tooMany : refusedIn(t, refused)}
        </p>
      )}
    </form>
  )
}

/** Everybody else at the table, and whether they are heard. */
function Ears() {
  const t = useOnlineText()
  const { session, feed, names } = useAtTable()
  const muted = useMuted(session.table)
  const { seats, me } = feed.picture
  const others = seats.flatMap(({ kind }, seat) => (kind === 'person' && seat !== me ? [seat] : []))
  if (others.length === 0) return null
  const mute = (seat: number, on: boolean) => async () => {
    if ((await session.send({ t: 'mute', seat, on })) === null) changeMuted(session.table, seat, on)
  }
  return (
    <fieldset className="ears" aria-label={t.talk.who}>
      {others.map((seat) => {
        const off = muted.includes(seat)
        return (
          <button key={seat} type="button" className="btn" aria-pressed={off} onClick={mute(seat, !off)}>
            {off ? t.talk.unmute(names[seat]!) : t.talk.mute(names[seat]!)}
          </button>
        )
      })}
    </fieldset>
  )
}

/** The drawer for talk. */
export function Talk() {
  const t = useOnlineText()
  const { feed } = useAtTable()
  return (
    <div className="talk">
      <Lines />
      {feed.picture.me === null ? <p className="rest">{t.talk.watchers}</p> : <Speak />}
      <Ears />
    </div>
  )
}
