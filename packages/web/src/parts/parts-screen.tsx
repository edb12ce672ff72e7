import { useState } from 'react'
import { Reading } from '../screens/page.tsx'
import { Segments } from '../screens/segments.tsx'
import { BOXES } from '../shelf/boxes.ts'
import { GameParts } from './game-parts.tsx'
import { SharedParts } from './shared-parts.tsx'
import './parts-screen.css'

const THEMES = ['light', 'dark'] as const
const ROOMS = [320, 600, 1280]

/** Every part in all its states, while somebody works on it (npm run dev, /parts); no match is needed to see them. */
export function PartsScreen() {
  const [theme, setTheme] = useState<(typeof THEMES)[number]>('light')
  const [room, setRoom] = useState(600)
  const [game, setGame] = useState(BOXES[0]!.id)
  return (
    <Reading here="/parts" title="Parts">
      <Segments
        legend="Theme"
        value={theme}
        choices={THEMES.map((value) => ({ value, label: value }))}
        onChange={(chosen) => setTheme(chosen)}
      />
      <Segments
        legend="Room"
        value={room}
        choices={ROOMS.map((value) => ({ value, label: `${value} px` }))}
        onChange={(chosen) => setRoom(chosen)}
      />
      <Segments
        legend="Game"
        value={game}
        choices={BOXES.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(chosen) => setGame(chosen)}
      />
      <div className="parts-room" data-theme={theme} data-room={room}>
        <h2>Shared by all</h2>
        <SharedParts />
        <GameParts key={game} id={game} />
      </div>
    </Reading>
  )
}
