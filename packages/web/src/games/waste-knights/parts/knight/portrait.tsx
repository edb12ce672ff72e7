import './portrait.css'

/** How each knight is drawn: hat, eyes, mouth, coat, from a few parts in two plates. */
type Hat = 'outback' | 'cap' | 'helmet' | 'mohawk' | 'bun' | 'hood' | 'bandana' | 'top' | 'long' | 'bald'
type Eyes = 'goggles' | 'shades' | 'patch' | 'plain' | 'mask'
interface Look {
  hat: Hat
  eyes: Eyes
  beard?: true
}
const LOOKS: readonly Look[] = [
  { hat: 'cap', eyes: 'shades', beard: true },
  { hat: 'top', eyes: 'plain' },
  { hat: 'long', eyes: 'plain' },
  { hat: 'bandana', eyes: 'goggles' },
  { hat: 'helmet', eyes: 'mask' },
  { hat: 'hood', eyes: 'plain', beard: true },
  { hat: 'outback', eyes: 'plain', beard: true },
  { hat: 'mohawk', eyes: 'patch' },
  { hat: 'bun', eyes: 'shades' },
  { hat: 'helmet', eyes: 'plain' },
  { hat: 'bald', eyes: 'patch', beard: true },
  { hat: 'long', eyes: 'goggles' },
  { hat: 'outback', eyes: 'goggles' },
]

const HATS: Readonly<Record<Hat, string>> = {
  outback:
    'M14 46c14 8 30 9 46 9s34-2 48-10c-6-3-15-2-22-4-2-12-6-22-14-24-6-2-8 3-12 3s-8-5-14-2c-7 3-9 14-11 24-8 2-16 1-21 4z',
  cap: 'M40 50c0-18 8-28 22-28s22 10 22 26h20c4 2 3 7-2 7H40z',
  helmet: 'M36 62c-2-28 8-42 25-42s28 14 25 42l-7-2V50H43v10z',
  mohawk: 'M54 52l-6-30 8 8 4-18 6 18 7-14 2 20 8-6-7 24z',
  bun: 'M40 62c-3-22 5-36 21-36s25 14 21 36l-6-12c-10-2-20-2-30 0zM52 22a9 9 0 1 1 18 0 9 9 0 0 1-18 0z',
  hood: 'M28 96c-6-44 8-76 33-76s39 32 33 76l-15-6V56c-10-8-26-8-36 0v34z',
  bandana: 'M38 56c2-22 10-30 23-30s22 8 24 30c-16-7-31-7-47 0zM84 50l18 10-4 6-16-10z',
  top: 'M26 50h70v7H26zM40 50l3-38h36l3 38z',
  long: 'M36 98c-6-40-2-74 25-74s31 34 25 74l-9-2V56c-10-6-22-6-32 0v40z',
  bald: 'M44 52c2-14 8-20 17-20s15 6 17 20c-11-4-23-4-34 0z',
}

function Eyes({ eyes }: { eyes: Eyes }) {
  switch (eyes) {
    case 'goggles':
      return (
        <>
          <path d="M40 56h42v11H40z" className="p-ink" />
          <circle cx="51" cy="61" r="8" className="p-lens" />
          <circle cx="71" cy="61" r="8" className="p-lens" />
          <path d="M47 59l5-3M67 59l5-3" className="p-glint" />
        </>
      )
    case 'shades':
      return <path d="M42 56h38v3l-3 9H66l-4-8h-2l-4 8H45l-3-9z" className="p-ink" />
    case 'patch':
      return (
        <>
          <path d="M43 54l36 8M44 57h14v10H46z" className="p-ink" />
          <circle cx="70" cy="62" r="3.5" className="p-ink" />
        </>
      )
    case 'mask':
      return (
        <>
          <path d="M43 66h36l-3 20-15 12-15-12z" className="p-ink" />
          <circle cx="53" cy="60" r="3.5" className="p-ink" />
          <circle cx="69" cy="60" r="3.5" className="p-ink" />
          <circle cx="61" cy="84" r="6" className="p-lens" />
        </>
      )
    case 'plain':
      return (
        <>
          <path d="M47 56h10M65 56h10" className="p-brow" />
          <circle cx="53" cy="62" r="3" className="p-ink" />
          <circle cx="69" cy="62" r="3" className="p-ink" />
        </>
      )
  }
}

/** A knight's bust. */
export function Portrait({ sheet, className = 'wk-face' }: { sheet: number; className?: string }) {
  const { hat, eyes, beard } = LOOKS[sheet % LOOKS.length] ?? LOOKS[0]!
  return (
    <svg className={className} viewBox="0 0 120 120" aria-hidden="true">
      <path d="M0 0h120v120H0z" className="p-night" />
      <circle cx="62" cy="56" r="46" className="p-sun" data-tint={sheet % 3} />
      <path d="M8 120c2-26 22-36 38-38h30c18 2 34 12 36 38z" className="p-ink" />
      <path d="M44 48h34v28c0 12-7 20-17 20s-17-8-17-20z" className="p-skin" />
      {beard === true && (
        <path d="M44 70c4 6 10 2 17 2s13 4 17-2v10c0 12-7 20-17 20s-17-8-17-20z" className="p-ink" />
      )}
      <Eyes eyes={eyes} />
      {eyes !== 'mask' && (
        <path d="M54 82q8 5 15 0" className={beard === true ? 'p-mouth light' : 'p-mouth'} />
      )}
      <path d={HATS[hat]} className="p-ink" fillRule="evenodd" />
      {(hat === 'outback' || hat === 'top') && (
        <path d="M37 43c16 5 33 5 47 0l-1-6c-15 5-31 5-45 0z" className="p-rust" />
      )}
      <path d="M30 104l60-4 4 20H26z" className="p-rust" />
      <path d="M34 106h6v14h-6zM52 105h6v15h-6zM70 104h6v16h-6z" className="p-ink" />
    </svg>
  )
}
