import coverParts from '../art/cover-parts.svg?raw'
import { Drawing, Sprite } from '../art/drawing.tsx'
import type { Box } from '../games/box.ts'
import { hasLessons } from '../lessons/load.ts'
import { Link, usePage } from '../router/router.tsx'
import { useSettings } from '../settings/settings.ts'
import { BOXES, inksOf, standing } from '../shelf/boxes.ts'
import { vars } from '../style/vars.ts'
import { useText } from '../text/text.ts'
import { MyTables } from './my-tables.tsx'
import { Page } from './page.tsx'
import { QuickStart } from './quick-start.tsx'
import './start.css'

/** The drawing: a second way to the same page, for pointers. */
function Cover({ box }: { box: Box }) {
  return (
    <Link className="box" style={inksOf(box.id)} href={`/play/${box.id}`} tabIndex={-1} aria-hidden="true">
      <Drawing source={box.cover} />
    </Link>
  )
}

/** Words that stay on one line. */
const whole = (words: string): string => words.replaceAll(' ', '\u00a0')

function Tag({ box }: { box: Box }) {
  const t = useText()
  const { language } = useSettings()
  return (
    <Link className="tag" href={`/play/${box.id}`}>
      <b>{box.title}</b>
      <span>{box.words[language].tag}</span>
      <span className="label">
        {[
          t.start.players(box.seats.min, box.seats.max),
          t.start.minutes(box.minutes),
          t.start.weights[box.weight],
          t.start.age(box.age),
        ]
          .map(whole)
          .join(' · ')}
      </span>
    </Link>
  )
}

/** The way to the lessons of a game that has some. */
function LearnFirst({ box }: { box: Box }) {
  const t = useText()
  return (
    hasLessons(box.id) && (
      <Link
        className="learn-first"
        href={`/learn/${box.id}`}
        aria-label={`${t.start.learnFirst}: ${box.title}`}
      >
        {t.start.learnFirst}
      </Link>
    )
  )
}

/** The start page: the boxes on their shelf, a slip to deal at once, and the tables under way. */
export function StartScreen() {
  const t = useText()
  const { columns, placeOf } = standing(BOXES)
  const heading = usePage(t.start.title(BOXES.length))
  return (
    <Page here="/">
      <Sprite source={coverParts} />
      <section
        className="shelf"
        style={vars({ '--columns': columns })}
        aria-label={t.start.shelf(BOXES.length)}
      >
        <div className="pitch">
          <h1 ref={heading} tabIndex={-1}>
            {t.start.pitch}
          </h1>
          <p>{t.start.about(BOXES.length)}</p>
        </div>
        {BOXES.map((box, i) => {
          const { board, column } = placeOf(i)
          return (
            <div key={box.id} className="stand" style={vars({ '--board': board, '--column': column })}>
              <Cover box={box} />
              <span className="plank" />
              <div className="told">
                <Tag box={box} />
                <LearnFirst box={box} />
              </div>
            </div>
          )
        })}
      </section>
      <section className="below">
        <QuickStart />
        <MyTables />
      </section>
    </Page>
  )
}
