import { useMemo } from 'react'
import { encode } from 'uqr'
import './qr.css'

/** The dark runs of each line as one path: crisp at any size. */
function runs(rows: readonly (readonly boolean[])[]): string {
  let path = ''
  for (const [y, row] of rows.entries())
    for (let x = 0; x < row.length; x++) {
      const from = x
      while (row[x] === true) x++
      if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`
    }
  return path
}

/** A link as a square to be scanned: black on white in the dark too. */
export function Qr({ text, label }: { text: string; label: string }) {
  const { size, data } = useMemo(() => encode(text, { ecc: 'M', border: 4 }), [text])
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={runs(data)} fill="#000" />
    </svg>
  )
}
