import type { ProposalRow } from '@midden/table'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type OnlineText, useOnlineText } from '../text/text.ts'
import type { LineState } from '../wire/line.ts'
import { useAtTable } from './at-table.ts'

/** How long the good news stays. */
const GOOD_NEWS = 4000

/** Was the line lost a moment ago, and is it back? */
function useHealed(standing: LineState): boolean {
  const was = useRef(standing)
  const [healed, setHealed] = useState(false)
  useEffect(() => {
    const back = was.current === 'lost' && standing === 'open'
    if (standing !== 'connecting') was.current = standing
    if (standing === 'lost') setHealed(false)
    if (!back) return
    setHealed(true)
    const timer = setTimeout(() => setHealed(false), GOOD_NEWS)
    return () => clearTimeout(timer)
  }, [standing])
  return healed
}

function wish(t: OnlineText, { what, by, seat, moves }: ProposalRow, names: readonly string[]): string {
  if (what === 'undo') return t.bar.undo(names[by]!, moves)
  if (what === 'pause') return t.bar.pause(names[by]!)
  return t.bar.replace(names[by]!, names[seat ?? by]!)
}

/** Whose silence would put a bot in their place, if only theirs is missing. */
const silent = ({ what, seat, open }: ProposalRow): number | null =>
  what === 'replace' && open.every((each) => each === seat) ? seat : null

/** One strip of paper with a sentence and what can be done about it. */
function Notice({ kind, text, children }: { kind: string; text: string; children?: ReactNode }) {
  return (
    <div className={`notice notice-${kind}`}>
      <p>{text}</p>
      {children}
    </div>
  )
}

const Button = ({ label, onClick }: { label: string; onClick(): void }) => (
  <button type="button" className="btn" onClick={onClick}>
    {label}
  </button>
)

/** A wish of somebody at the table, and the word that is missing. */
function Proposal({ proposal }: { proposal: ProposalRow }) {
  const t = useOnlineText()
  const { session, feed, names } = useAtTable()
  const { mine: own } = feed.picture
  const mine = proposal.what === 'replace' && own.includes(proposal.seat ?? -1)
  const asked = proposal.open.find((seat) => own.includes(seat))
  const text = mine ? t.bar.replaceMe(names[proposal.by]!) : wish(t, proposal, names)
  const answer = (yes: boolean) => () =>
    session.send({ t: 'answer', proposal: proposal.version, yes, ...(asked !== undefined && { as: asked }) })
  if (asked !== undefined)
    return (
      <Notice kind="you" text={text}>
        <Button label={mine ? t.bar.letBot : t.bar.agree} onClick={answer(true)} />
        <Button label={mine ? t.bar.iAmHere : t.bar.refuse} onClick={answer(false)} />
      </Notice>
    )
  const missing = proposal.open.map((seat) => names[seat]!)
  const alone = silent(proposal)
  const waits = alone === null ? t.bar.asked(missing) : t.bar.askedMe(names[alone]!)
  return <Notice kind="asked" text={own.includes(proposal.by) ? waits : text} />
}

/** Somebody is asked and not there: said in words, with what can be done about it. */
function Gone() {
  const t = useOnlineText()
  const { session, feed, names, present } = useAtTable()
  const { me, mine, seats, status, paused, proposal, match } = feed.picture
  if (status !== 'playing' || me === null || paused || proposal !== null) return null
  const asked = match?.waiting.flatMap(({ seat, optional }) => (optional ? [] : [seat])) ?? []
  const gone = asked.filter(
    (seat) =>
      seats[seat]!.kind === 'person' && !seats[seat]!.away && !mine.includes(seat) && !present.includes(seat),
  )
  return gone.map((seat) => (
    <Notice key={seat} kind="asked" text={t.bar.gone(names[seat]!)}>
      <Button label={t.bar.letBot} onClick={() => session.send({ t: 'propose', what: 'replace', seat })} />
    </Notice>
  ))
}

/** Above the question: the line, wishes of the others, and who plays whose seat. */
export function Bar() {
  const t = useOnlineText()
  const { session, feed, standing, storageAway } = useAtTable()
  const healed = useHealed(standing)
  const { me, seats, status, paused, proposal } = feed.picture
  const playing = status === 'playing'
  return (
    <div className="strips" role="status">
      {standing === 'lost' && <Notice kind="bad" text={t.bar.lost} />}
      {standing === 'out' && (
        <Notice kind="bad" text={t.bar.out}>
          <Button label={t.bar.retry} onClick={session.retry} />
        </Notice>
      )}
      {healed && <Notice kind="good" text={t.bar.back} />}
      {storageAway && <Notice kind="bad" text={t.bar.storage} />}
      {me === null && <Notice kind="asked" text={t.bar.watch} />}
      {playing && feed.lapsed && <Notice kind="asked" text={t.bar.lapsed} />}
      {playing && me !== null && seats[me]!.away && (
        <Notice kind="you" text={t.bar.away}>
          <Button label={t.bar.takeBack} onClick={() => session.send({ t: 'back' })} />
        </Notice>
      )}
      {playing && paused && (
        <Notice kind="asked" text={t.bar.paused}>
          {me !== null && <Button label={t.bar.resume} onClick={() => session.send({ t: 'resume' })} />}
        </Notice>
      )}
      {proposal !== null && <Proposal proposal={proposal} />}
      <Gone />
    </div>
  )
}
