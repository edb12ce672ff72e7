import { useText } from '../text/text.ts'
import { MINE, NAMED, OPEN, SHUT } from './use-table.ts'

export const spoken = (text: string): string =>
  text.replaceAll(OPEN, '').replaceAll(SHUT, '').replaceAll(MINE, '')

/** A sentence with the names of players in bold, the reader's own as if a marker had gone over it. */
export function Sentence({ text }: { text: string }) {
  const t = useText()
  let place = 0
  return text.split(NAMED).map((part) => {
    const key = place
    place += part.length + 1
    if (!part.startsWith(OPEN)) return part
    const mine = part.startsWith(MINE, OPEN.length)
    return (
      <b className={mine ? 'who mine' : 'who'} key={key}>
        {spoken(part)}
        {mine && <span className="sr"> {t.log.you}</span>}
      </b>
    )
  })
}
