import type { Game } from '@midden/kernel'
import { withheld } from '@midden/protocol/client'
import type { MatchFile } from '@midden/table'
import { useEffect, useState } from 'react'
import { promises, sharesSeen } from './promises.ts'
import { Frame } from './screens/frame.tsx'
import { useOnlineText } from './text/text.ts'
import { wrongWith } from './verify.ts'
import './fairness.css'

/** Hashes are computed by the browser, which does so over a secure connection only. */
const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined

interface Props {
  game: Game
  file: MatchFile
  table: string
}

function Verdict({ file, table, wrong }: Props & { wrong: readonly string[] }) {
  const t = useOnlineText()
  const seen = promises.read(table)
  const shares = sharesSeen.read(table)
  const broken = [
    ...(seen !== '' && seen !== file.commitment ? [t.fair.otherPromise] : []),
    ...(shares !== '' && shares !== JSON.stringify(file.shares) ? [t.fair.otherShares] : []),
    ...wrong,
  ]
  const late = withheld(file)
  if (broken.length > 0)
    return (
      <>
        <p className="verdict-bad">{t.fair.wrong(broken.length)}</p>
        <ul>
          {broken.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </>
    )
  return (
    <>
      <p className="verdict-good">{t.fair.proved(file.actions.length)}</p>
      <p>{seen === '' ? t.fair.notSeen : t.fair.seenBefore}</p>
      {file.shares === undefined ? (
        <p>{t.fair.noShares}</p>
      ) : (
        late.length > 0 && <p>{t.fair.withheld(late.map((seat) => seat + 1))}</p>
      )}
      <p>{t.fair.limits}</p>
      {file.forked !== undefined && <p>{t.fair.forked(file.forked)}</p>}
    </>
  )
}

/** A long number, to be copied and checked elsewhere. */
const Figure = ({ label, text }: { label: string; text: string }) => (
  <label className="field">
    <span className="label">{label}</span>
    <input readOnly value={text} onFocus={({ target }) => target.select()} />
  </label>
)

function Proof(props: Props) {
  const t = useOnlineText()
  const { game, file } = props
  const [wrong, setWrong] = useState<readonly string[] | null>(null)
  useEffect(() => {
    let left = false
    if (canCheck())
      wrongWith(game, file).then(
        (found) => left || setWrong(found),
        (error: unknown) => left || setWrong([String(error)]),
      )
    return () => {
      left = true
    }
  }, [game, file])
  return (
    <div className="proof">
      <p>{t.fair.about}</p>
      <div role="status">
        {!canCheck() ? (
          <p>{t.fair.cannot}</p>
        ) : wrong === null ? (
          <p>{t.fair.checking}</p>
        ) : (
          <Verdict {...props} wrong={wrong} />
        )}
      </div>
      <Figure label={t.fair.promise} text={file.commitment ?? ''} />
      <Figure label={t.fair.secret} text={file.seed ?? ''} />
    </div>
  )
}

/** The check that anybody can make after a match. */
export const Fairness = (props: Props) => (
  <Frame>
    <Proof {...props} />
  </Frame>
)
