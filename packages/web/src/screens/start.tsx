import coverParts from '../art/cover-parts.svg?raw'
import { Drawing, Sprite } from '../art/drawing.tsx'
import { Link, usePage } from '../router/router.tsx'
import { BOXES, type Box } from '../shelf/boxes.ts'
import { useText } from '../text/text.ts'
import { MyTables } from './my-tables.tsx'
import { Page } from './page.tsx'
import { QuickStart } from './quick-start.tsx'

function Cover({ box }: { box: Box }) {
  const t = useText()
  return (
    <Link className={`box box-${box.id}`} href={`/play/${box.id}`}>
      <span className="sr">{box.title}</span>
      <Drawing source={box.cover} />
      {box.announced === true && <span className="soon">{t.start.announced}</span>}
    </Link>
  )
}

/** Words that stay on one line. */
const whole = (words: string): string => words.replaceAll(' ', '\u00a0')

function Tag({ box }: { box: Box }) {
  const t = useText()
  return (
    <p className={`tag tag-${box.id}`}>
      <b>{box.title}</b>
      <span>{t.boxes[box.id].tag}</span>
      <span className="label">
        {whole(t.start.players(box.seats.min, box.seats.max))} · {whole(t.start.clauses(box.clauses))}
      </span>
    </p>
  )
}

/** The start page: four boxes on a shelf, a slip to deal at once, and the tables under way. */
export function StartScreen() {
  const t = useText()
  const heading = usePage(t.start.title)
  return (
    <Page here="/">
      <Sprite source={coverParts} />
      <section className="shelf" aria-label={t.start.shelf}>
        <div className="pitch">
          <h1 ref={heading} tabIndex={-1}>
            {t.start.pitch}
          </h1>
          <p>{t.start.about}</p>
        </div>
        <div className="boxes">
          {BOXES.map((box) => (
            <Cover key={box.id} box={box} />
          ))}
          <span className="plank plank-mid" />
          <span className="plank plank-low" />
          {BOXES.map((box) => (
            <Tag key={box.id} box={box} />
          ))}
        </div>
      </section>
      <section className="below">
        <QuickStart />
        <MyTables />
      </section>
    </Page>
  )
}
