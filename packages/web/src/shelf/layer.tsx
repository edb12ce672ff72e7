import { inksOf } from './boxes.ts'

/** A game's layer of the ground: its ink, with its hatching. */
export const Layer = ({ game, className = 'layer' }: { game: string; className?: string }) => (
  <i className={className} style={inksOf(game)} />
)
