import { isBlank, isCity, nearWords, numberAt, tileAt, type WkView } from '@midden/waste-knights/reading'
import { memo } from 'react'
import { placeName, signsOf, tokensOn, xOf, yOf } from '../../logic/places.ts'
import { t } from '../../text/text.ts'
import './hex.css'

export const HEXAGON = 'M0-60 51.96-30V30L0 60-51.96 30V-30z'
const TERRAIN: Readonly<Record<string, string>> = {
  Desert: 'desert',
  Highway: 'highway',
  Mountains: 'mountains',
  Jungle: 'jungle',
  Swamp: 'swamp',
}
const STEP = 21

function Sign({ kind }: { kind: string }) {
  if (kind === 'threat')
    return (
      <>
        <circle r="10" className="sign-threat" />
        <use href="#k-threat" x="-8" y="-8" width="16" height="16" className="on-threat" />
      </>
    )
  if (kind === 'rad')
    return (
      <>
        <path d="M0-11 11 9H-11z" className="sign-rad" />
        <use href="#k-rad" x="-6.5" y="-5" width="13" height="13" className="on-rad" />
      </>
    )
  return (
    <>
      <rect x="-10" y="-10" width="20" height="20" className="sign-rad" />
      <use href="#k-cont" x="-8.5" y="-8.5" width="17" height="17" className="on-rad" />
    </>
  )
}

/** The bottom row: route difficulty in a road sign, then threat, radiation, contamination, as many as count. */
function Signs({ view, hex }: { view: WkView; hex: number }) {
  const { difficulty, obstacles, threat, radiation, contamination } = signsOf(view, hex)
  const signs = [
    ...Array.from({ length: threat }, (_, i) => `threat ${i}`),
    ...Array.from({ length: radiation }, (_, i) => `rad ${i}`),
    ...Array.from({ length: contamination }, (_, i) => `cont ${i}`),
  ]
  const step = Math.min(STEP, 84 / (signs.length + 1))
  const left = (-(signs.length + 1) * step) / 2 + step / 2
  return (
    <g transform="translate(0 39)">
      <g transform={`translate(${left} 0)`}>
        <path d="M0-12 12 0 0 12-12 0z" className={obstacles > 0 ? 'sign-rd thick' : 'sign-rd'} />
        <text y="5.5" className="rd">
          {difficulty}
        </text>
      </g>
      {signs.map((sign, i) => (
        <g key={sign} transform={`translate(${left + (i + 1) * step} 0)`}>
          <Sign kind={sign.split(' ')[0]!} />
        </g>
      ))}
    </g>
  )
}

/** A long name stands in two lines. */
export function lines(name: string): string[] {
  const words = name.split(' ')
  return name.length <= 9 || words.length === 1 ? [name] : [words[0]!, words.slice(1).join(' ')]
}

function Place({ view, hex, city }: { view: WkView; hex: number; city: boolean }) {
  const number = numberAt(view, hex)
  const named = lines(placeName(view, hex))
  return (
    <>
      {city ? (
        <>
          <use href="#k-town" x="-29" y="-37" width="58" height="34" className="town" />
          <path d={`M-44 ${named.length > 1 ? -3 : 4}h88`} className="street" />
        </>
      ) : (
        <use
          href={`#k-h${number > 0 ? number : 13}`}
          x="-18"
          y="-41"
          width="38"
          height="38"
          className="place"
        />
      )}
      {number > 0 && (
        <>
          <path d="M-13-59h26v15l-13 7-13-7z" className={city ? 'plate city' : 'plate'} />
          <text y="-44" className="num">
            {number}
          </text>
        </>
      )}
      {named.map((line, i) => (
        <text
          key={line}
          y={(named.length > 1 ? 10 : 17) + i * 15}
          className="nm"
          {...(line.length > 11 ? { textLength: 88, lengthAdjust: 'spacingAndGlyphs' } : {})}
        >
          {line}
        </text>
      ))}
    </>
  )
}

/** A stretch without a name is called by the nearest place that has one, the last word of a long name. */
function Near({ view, hex }: { view: WkView; hex: number }) {
  const near = nearWords(view, hex)
  if (near === null || isBlank(view, hex)) return null
  const name = near.name.length > 10 ? near.name.split(' ').at(-1)! : near.name
  return [t.map.near(near.way), name].map((line, i) => (
    <text
      key={line}
      y={8 + i * 14}
      className="near"
      {...(line.length > 11 ? { textLength: 80, lengthAdjust: 'spacingAndGlyphs' } : {})}
    >
      {line}
    </text>
  ))
}

/** A special token covers the description of a hex. */
function Blank({ view, hex }: { view: WkView; hex: number }) {
  const [token] = tokensOn(view, hex)
  if (token === undefined) return null
  return (
    <g className={view.dark[token] ? 'special dark' : 'special'}>
      <rect x="-40" y="-26" width="80" height="44" rx="3" />
      <text y="2" className="nm">
        {t.tokens[token]}
      </text>
    </g>
  )
}

/** One hex as it is printed, with the tokens that lie on it. */
export const Hex = memo(
  ({ view, hex }: { view: WkView; hex: number }) => {
    const { terrain } = tileAt(view, hex)
    const city = numberAt(view, hex) > 0 && numberAt(view, hex) <= 5
    const drawing = TERRAIN[terrain]
    return (
      <g transform={`translate(${xOf(hex).toFixed(1)} ${yOf(hex)})`} className={`ground ${terrain}`}>
        <path d={HEXAGON} className="paper" />
        {drawing === undefined ? (
          <Place view={view} hex={hex} city={city} />
        ) : (
          <>
            <use href={`#t-${drawing}`} x="-52" y="-60" width="104" height="120" />
            <Near view={view} hex={hex} />
          </>
        )}
        {isBlank(view, hex) && <Blank view={view} hex={hex} />}
        <Signs view={view} hex={hex} />
      </g>
    )
  },
  (a, b) => a.hex === b.hex && printed(a.view, a.hex) === printed(b.view, b.hex),
)

/** All that can change about a hex, in one string. */
const printed = (v: WkView, hex: number): string =>
  [v.tiles[hex], ...Object.values(signsOf(v, hex)), tokensOn(v, hex), v.dark, isCity(v, hex)].join()
