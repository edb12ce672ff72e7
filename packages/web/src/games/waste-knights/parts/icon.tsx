import { useEffect, useState } from 'react'
import { Sprite } from '../../../art/drawing.tsx'
import './icon.css'

/** One pictogram of the sheet. */
export const Icon = ({ name, className }: { name: string; className?: string }) => (
  <svg className={className === undefined ? 'wk-i' : `wk-i ${className}`} aria-hidden="true">
    <use href={`#k-${name}`} />
  </svg>
)

/** The sheet of drawings comes after the board, in a chunk of its own. */
export function Parts() {
  const [source, setSource] = useState('')
  useEffect(() => {
    let gone = false
    import('../art/parts.svg?raw').then(({ default: text }) => {
      if (!gone) setSource(text)
    })
    return () => {
      gone = true
    }
  }, [])
  return source === '' ? null : <Sprite source={source} />
}

const COLOUR_LETTERS = ['G', 'Y', 'R', 'B'] as const
export const letterOf = (colour: number): string => COLOUR_LETTERS[colour] ?? 'P'

/** A gear colour: letter and stripes, never the colour alone. */
export const Stripe = ({ colour, name }: { colour: number; name: string }) => (
  <i className="wk-stripe" data-c={letterOf(colour)} role="img" aria-label={name}>
    {letterOf(colour)}
  </i>
)
