import { useTables } from '../screens/my-tables.tsx'
import { useSettings } from '../settings/settings.ts'
import { boxOf } from '../shelf/boxes.ts'
import { About } from './about.tsx'
import type { Character } from './cast.ts'
import { atMost, usually } from './pace.ts'
import { Poster } from './portraits.tsx'
import { recordIn } from './record.ts'
import './tag.css'

/** Who somebody at the table is, and how it went against them so far. */
export function Tag({ game, one }: { game: string; one: Character }) {
  const { language } = useSettings()
  const [tables] = useTables()
  const ofBots = boxOf(game)?.words[language].bots
  return (
    <div className="tag-of">
      <Poster one={one} />
      <About
        one={one}
        met={recordIn(tables ?? [], game).get(one.bot)}
        most={atMost(one)}
        usual={usually(game, one)}
      />
      {ofBots !== undefined && <p className="note">{ofBots}</p>}
    </div>
  )
}
