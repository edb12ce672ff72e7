import type { Game, Ledger } from '@midden/kernel'
import { useEffect, useRef, useState } from 'react'
import { loadChapters } from '../games/faces.ts'
import { loadLedger } from '../games/load.ts'
import { useLangOf } from '../games/use-game-lang.ts'
import { useSettings } from '../settings/settings.ts'
import { useText } from '../text/text.ts'
import { cardsWith, hasAll, useCardFacts, wordsOf } from './rule-search.ts'
import './rule-list.css'

interface Chapter {
  id: string
  clauses: [id: string, short: string, text: string][]
}

/** "PAN-3.12" is clause 3.12 of chapter 3; rulings ("PAN-R4") are a chapter of their own. */
export function chaptersOf(ledger: Ledger): Chapter[] {
  const chapters = new Map<string, Chapter>()
  for (const [id, text] of Object.entries(ledger)) {
    const short = id.slice(id.indexOf('-') + 1)
    const name = /^\d/.test(short) ? short.split('.')[0]! : short.replace(/\d.*$/, '')
    const chapter = chapters.get(name) ?? { id: name, clauses: [] }
    chapter.clauses.push([id, short, text])
    chapters.set(name, chapter)
  }
  return [...chapters.values()]
}

interface Props {
  game: Game
  clause: string | null
  heading?: 'h2' | 'h3'
}

const NOT_YET: Ledger = {}

/** The clauses of a game; a long ledger is fetched when it is read. */
export function useLedger(game: Game): Ledger {
  const [found, setFound] = useState<{ game: Game; ledger: Ledger } | null>(null)
  useEffect(() => {
    let gone = false
    loadLedger(game).then((ledger) => {
      if (!gone) setFound({ game, ledger })
    })
    return () => {
      gone = true
    }
  }, [game])
  return game.ledger ?? (found?.game === game ? found.ledger : NOT_YET)
}

/** The titles of the chapters, from the first on. */
function useTitles(id: string): readonly string[] {
  const { language } = useSettings()
  const [titles, setTitles] = useState<readonly string[]>([])
  useEffect(() => {
    let gone = false
    loadChapters(id, language).then((found) => {
      if (!gone) setTitles(found)
    })
    return () => {
      gone = true
    }
  }, [id, language])
  return titles
}

/** "3 First step: who wins a trick"; what stands in where a book has no such chapter. */
export function chapterTitle(titles: readonly string[], chapter: string, otherwise: string): string {
  const title = titles[Number(chapter) - 1]
  return title === undefined ? otherwise : `${chapter} ${title.replace(' :', '\u00a0:')}`
}

/** Every clause, found by any words of it, by its number, or by a card it is about. */
export function RuleList({ game, clause, heading: Heading = 'h3' }: Props) {
  const t = useText()
  const lang = useLangOf(game)
  const ledger = useLedger(game)
  const titles = useTitles(game.id)
  const [search, setSearch] = useState('')
  const here = useRef<HTMLDivElement>(null)
  const words = wordsOf(search)
  const { found: cards, cited } = cardsWith(useCardFacts(game, words.length > 0), words)
  const chapters = chaptersOf(ledger)
    .map(({ id, clauses }) => {
      const title = /^\d/.test(id) ? chapterTitle(titles, id, t.rules.chapter(id)) : t.rules.rulings
      const fits = ([full, , text]: Chapter['clauses'][number]): boolean =>
        cited.has(full) || hasAll(`${full} ${text} ${title}`, words)
      return { id, title, clauses: clauses.filter(fits) }
    })
    .filter(({ clauses }) => clauses.length > 0)

  const count = chapters.reduce((sum, { clauses }) => sum + clauses.length, 0)
  const parts = [
    ...(cards.length === 0 ? [] : [t.rules.foundCards(cards.length)]),
    ...(count === 0 ? [] : [t.rules.found(count)]),
  ]

  useEffect(() => {
    if (clause !== null && clause in ledger) here.current?.scrollIntoView({ block: 'center' })
  }, [clause, ledger])

  return (
    <div className="rule-list">
      <label className="find">
        <span className="sr">{t.rules.search}</span>
        <input
          type="search"
          placeholder={t.rules.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </label>
      <p className="path" role="status">
        {words.length > 0 && (parts.length === 0 ? t.rules.none : parts.join(', '))}
      </p>
      {cards.length > 0 && (
        <section>
          <Heading>{t.rules.cards}</Heading>
          <dl {...lang}>
            {cards.map(({ id, name, text }) => (
              <div key={id} className="rule">
                <dt>{id}</dt>
                <dd>
                  <b>{name}.</b> {text}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {chapters.map(({ id, title, clauses }) => (
        <section key={id}>
          <Heading>{title}</Heading>
          <dl {...lang}>
            {clauses.map(([full, short, text]) => (
              <div
                key={full}
                className={full === clause ? 'rule here' : 'rule'}
                ref={full === clause ? here : null}
              >
                <dt>{short}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
