import { createContext, useContext } from 'react'
import { useText } from '../text/text.ts'

/** Opens the rules at a clause; every page that shows clauses says how. */
export const OpenClause = createContext<(clause: string) => void>(() => {})

/** A clause chip: the number of a rule, one tap from its text. */
export function Clause({ id }: { id: string }) {
  const open = useContext(OpenClause)
  const t = useText()
  return (
    <button type="button" className="clause" aria-label={t.rules.clause(id)} onClick={() => open(id)}>
      {id}
    </button>
  )
}

export const Clauses = ({ ids }: { ids: readonly string[] }) => ids.map((id) => <Clause key={id} id={id} />)
