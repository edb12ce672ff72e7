import { createContext, useContext } from 'react'
import { useText } from '../text/text.ts'

/** Opens the rules at a clause; every page that shows clauses says how. */
export const OpenClause = createContext<(clause: string) => void>(() => {})

/** A clause chip: the number of a rule, one tap from its text. `short`: without the name of the game. */
export function Clause({ id, short = false }: { id: string; short?: boolean }) {
  const open = useContext(OpenClause)
  const t = useText()
  return (
    <button type="button" className="clause" aria-label={t.rules.clause(id)} onClick={() => open(id)}>
      {short ? id.slice(id.indexOf('-') + 1) : id}
    </button>
  )
}

export const Clauses = ({ ids }: { ids: readonly string[] }) => ids.map((id) => <Clause key={id} id={id} />)
