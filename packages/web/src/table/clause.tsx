import { createContext, useContext } from 'react'
import { useSettings } from '../settings/settings.ts'
import { useText } from '../text/text.ts'
import './clause.css'

/** Opens the rules at a clause; every page that shows clauses says how. */
export const OpenClause = createContext<(clause: string) => void>(() => {})

interface Chip {
  id: string
  /** without the name of the game */
  short?: boolean
}

function Shown({ id, short = false }: Chip) {
  const open = useContext(OpenClause)
  const t = useText()
  return (
    <button type="button" className="clause" aria-label={t.rules.clause(id)} onClick={() => open(id)}>
      {short ? id.slice(id.indexOf('-') + 1) : id}
    </button>
  )
}

/** The number of a rule, one tap from its text, for those who want numbers. */
export const Clause = (chip: Chip) => (useSettings().clauses ? <Shown {...chip} /> : null)

/** Why something is not possible: these numbers are always there. */
export const Clauses = ({ ids }: { ids: readonly string[] }) => ids.map((id) => <Shown key={id} id={id} />)
