import { OPEN, SHUT } from './use-table.ts'

const name = new RegExp(`(${OPEN}[^${SHUT}]*${SHUT})`)

export const spoken = (text: string): string => text.replaceAll(OPEN, '').replaceAll(SHUT, '')

/** A sentence with the names of players in bold. */
export function Sentence({ text }: { text: string }) {
  let place = 0
  return text.split(name).map((part) => {
    const key = place
    place += part.length + 1
    return part.startsWith(OPEN) ? (
      <b className="who" key={key}>
        {spoken(part)}
      </b>
    ) : (
      part
    )
  })
}
