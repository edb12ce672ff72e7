import type { Game } from '@midden/kernel'
import { createContext, useContext } from 'react'
import type { BoardProps, Face } from '../contract.ts'
import './face.css'

/** The plain board needs the game's own words for the table. */
export const PlainGame = createContext<Game | null>(null)

function PlainBoard({ view, who }: BoardProps) {
  const game = useContext(PlainGame)
  return (
    <div className="plain-board">
      <pre>{game?.words.table?.(view, who)}</pre>
    </div>
  )
}

/** The table as plain text: every game can be played on it. */
export const plain: Face = { Board: PlainBoard }
