import type { Label } from '@midden/bots'

const signs: Record<Label, string> = {
  best: 'M8 1l2 5 5 .5-4 3.5 1.500 5L8 12l-4.500 3L5 10 1 6.500 6 6z',
  fine: 'M8 1.500a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zm0 3a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7z',
  costly: 'M8 14 1 3h14z',
  gift: 'M1 5h14v3H1zM2 9h5v6H2zM9 9h5v6H9zM7.900 5C5 5 3 4 4 2s4 0 4 3c0-3 3-5 4-3s-1 3-4.100 3z',
}

/** Shape and word tell a label, never a colour alone: star, ring, wedge, parcel. */
export const LabelSign = ({ label }: { label: Label }) => (
  <svg className="label-sign" viewBox="0 0 16 16" aria-hidden="true">
    <path d={signs[label]} />
  </svg>
)
