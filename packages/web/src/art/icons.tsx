import './icons.css'

/** The interface's own icons: one stroke, sixteen squares. */
const paths = {
  undo: 'M6 2 2 6l4 4M2.5 6H10a4 4 0 0 1 0 8H5',
  hint: 'M8 1v3M2.5 3.5l2 2M13.5 3.5l-2 2M5 15h6M5.5 12a3.5 3.5 0 1 1 5 0z',
  book: 'M8 3.5C6 2 3.5 2 1 2.5v11c2.5-.5 5-.5 7 1 2-1.5 4.5-1.5 7-1v-11c-2.5-.5-5-.5-7 1zM8 3.5v11',
  lines: 'M1 3h14M1 8h14M1 13h9',
  tick: 'm2 8.5 4 4L14 3.5',
  cross: 'M3 3l10 10M13 3 3 13',
  more: 'M1.5 8h3M6.5 8h3M11.5 8h3',
  clock: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM8 4v4.5l3 2',
  again: 'M2.6 8a5.4 5.4 0 1 1 1.6 3.8M2.5 13V9.500h3.500M8 5v3.200l2.200 1.300',
  minus: 'M2 8h12',
  plus: 'M2 8h12M8 2v12',
  play: 'M4 2v12l9-6z',
  pause: 'M4 2v12M12 2v12',
  back: 'M11 2 5 8l6 6',
  forward: 'M5 2l6 6-6 6',
  first: 'M3 2v12M13 2 7 8l6 6',
  last: 'M13 2v12M3 2l6 6-6 6',
  link: 'M6.5 9.5l3-3M7 4l2-2a3.5 3.5 0 0 1 5 5l-2 2M9 12l-2 2a3.5 3.5 0 0 1-5-5l2-2',
  save: 'M8 1v9M4 6.5 8 10.5l4-4M2 14h12',
  bin: 'M2 4h12M6 4V2h4v2M4 4l1 10h6l1-10',
  speaker: 'M2 6h3l4-3.500v11L5 10H2zM11.5 5.500a4 4 0 0 1 0 5M13 3.500a7 7 0 0 1 0 9',
  mute: 'M2 6h3l4-3.500v11L5 10H2zM11.5 6l3.500 4M15 6l-3.500 4',
  talk: 'M1.500 2.500h13v8.500H8L4.500 14v-3H1.500z',
  settings:
    'M0.5 4.500h6M12 4.500h3.500M9.300 2a2.500 2.500 0 1 0 .01 0M0.500 11.500h3.500M9.500 11.500h6M6.700 9a2.500 2.500 0 1 0 .01 0',
  dice: 'M2 2h12v12H2zM4.6 5.500h2M9.400 5.500h2M4.600 10.500h2M9.400 10.500h2',
  question: 'M5.500 5.500a2.500 2.500 0 1 1 3.700 2.200C8.300 8.200 8 8.700 8 10M8 12.200v1.300',
} as const

const heavy: Partial<Record<IconName, number>> = { tick: 2.6, more: 3 }

export type IconName = keyof typeof paths

export const Icon = ({ name }: { name: IconName }) => (
  <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
    <path d={paths[name]} fill="none" stroke="currentColor" strokeWidth={heavy[name] ?? 1.9} />
  </svg>
)

/** The mound: four strata. */
export const Mark = () => (
  <svg className="mark" viewBox="0 0 44 26" aria-hidden="true">
    <clipPath id="mound">
      <path d="M0 26C4 25 8 13 14 6 18 1 26 1 30 6c6 7 10 19 14 20z" />
    </clipPath>
    <g clipPath="url(#mound)" fill="currentColor">
      <path d="M0 0h44v6.5H0zM0 8.5l44 1v5L0 13zM0 15.5l44 1V20L0 19zM0 21.5l44 .5v4H0z" />
    </g>
  </svg>
)
