import type { Game } from '@midden/kernel'
import { useEffect, useState } from 'react'
import { loadGame } from '../games/load.ts'
import { Link } from '../router/router.tsx'
import { useSettings } from '../settings/settings.ts'
import { BOXES, boxOf, inksOf } from '../shelf/boxes.ts'
import { RuleList } from '../table/rule-list.tsx'
import { useText } from '../text/text.ts'
import { useFail } from './guard.tsx'
import { Notice } from './notice.tsx'
import { Reading } from './page.tsx'
import './rules.css'

export function useGame(id: string | null): Game | null {
  const { language } = useSettings()
  const [game, setGame] = useState<Game | null>(null)
  const fail = useFail()
  useEffect(() => {
    if (id !== null && boxOf(id) !== undefined) loadGame(id, language).then(setGame, fail)
  }, [id, language, fail])
  return game
}

/** The rule books: pick one, or read and search one. A clause in the address is marked. */
export function RulesScreen({ id }: { id: string | null }) {
  const t = useText()
  const { language } = useSettings()
  const game = useGame(id)
  if (id === null)
    return (
      <Reading here="/rules" title={t.ruleBook.title}>
        <p>{t.ruleBook.intro}</p>
        <ul className="books">
          {BOXES.map((box) => (
            <li key={box.id} style={inksOf(box.id)}>
              <Link href={`/rules/${box.id}`}>
                <b>{box.title}</b>
                <span>{box.words[language].tag}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Reading>
    )
  const box = boxOf(id)
  if (box === undefined) return <Notice title={t.setUp.unknown} note={t.missing.note} />
  return (
    <Reading here="/rules" title={t.rules.title(box.title)}>
      <p>{t.ruleBook.intro}</p>
      {game === null ? (
        <div className="awaited" aria-busy="true" />
      ) : (
        <RuleList heading="h2" game={game} clause={decodeURIComponent(location.hash.slice(1)) || null} />
      )}
    </Reading>
  )
}
