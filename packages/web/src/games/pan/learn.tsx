import type { ReactNode } from 'react'
import { Sprite } from '../../art/drawing.tsx'
import { go } from '../../router/router.tsx'
import type { Language } from '../../settings/settings.ts'
import { Clause, OpenClause } from '../../table/clause.tsx'
import parts from './art/parts.svg?raw'
import { fateOf } from './logic/reveal.ts'
import { Bang } from './parts/bang.tsx'
import { Bold } from './parts/bold.tsx'
import { Character, GunCard } from './parts/card.tsx'
import { EXAMPLES, type Example } from './parts/examples.ts'
import { Odds, Strip } from './parts/gun.tsx'
import { Risk } from './parts/risk.tsx'
import { Turned } from './parts/turned.tsx'
import { learnText, type PanLearn } from './text/learn-text.ts'
import { panText } from './text/load.ts'
import { type PanText, PanTextContext } from './text/text.ts'
import './style/sheets.ts'
import './style/learn.css'

const Told = ({ text, clause }: { text: string; clause: string }) => (
  <p>
    <Bold text={text} /> <Clause id={clause} />
  </p>
)

/** A trick with its outcome, told in one sentence. */
function Trick({ example: { reveal, clause }, text }: { example: Example; text: string }) {
  return (
    <figure>
      <div className="row-of-cards">
        {reveal.before.played.map((lying, place) =>
          lying === null ? null : (
            <div key={lying.key} className={`duel ${fateOf(reveal, place)}`}>
              <Turned lying={lying} place={place} reveal={reveal} all />
            </div>
          ),
        )}
      </div>
      <figcaption>
        {text} <Clause id={clause} />
      </figcaption>
    </figure>
  )
}

function Actions({ t, learn }: { t: PanText; learn: PanLearn }) {
  const lines: [name: string, text: string, risk: ReactNode, clause: string][] = [
    [t.acts.flip, learn.flip, <Risk key="flip" left={4} />, 'PAN-6.2'],
    [t.acts.reshuffle, learn.reshuffle, <Risk key="reshuffle" left={6} />, 'PAN-6.3'],
    [t.acts.skip, learn.skip, <Risk key="skip" left={null} />, 'PAN-6.5'],
  ]
  return (
    <dl className="three-acts">
      {lines.map(([name, text, risk, clause]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {text} <Clause id={clause} />
          </dd>
          <dd className="odds-of">{risk}</dd>
        </div>
      ))}
    </dl>
  )
}

function Lesson({ t, learn }: { t: PanText; learn: PanLearn }) {
  const names = ['Odd', 'Mette']
  return (
    <>
      <Sprite source={parts} />
      <p>{learn.aim}</p>
      <h2>{learn.animals}</h2>
      <p>{learn.animalsText}</p>
      <ul className="six">
        {[1, 2, 3, 4, 5, 6].map((value) => (
          <li key={value}>
            <Character value={value} />
          </li>
        ))}
      </ul>
      <h2>{learn.tricks}</h2>
      <p>{learn.tricksText}</p>
      <div className="tricks">
        {EXAMPLES.map((example) => (
          <Trick key={example.name} example={example} text={learn.examples[example.name]} />
        ))}
      </div>
      <Told text={learn.spoils} clause="PAN-3.5" />
      <h2>{learn.gun}</h2>
      <p>{learn.gunText}</p>
      <Actions t={t} learn={learn} />
      <div className="gun-row">
        <Odds left={4} />
        <Strip left={4} clics={2} names={names} />
      </div>
      <Told text={learn.clicText} clause="PAN-8.4" />
      <h2>{learn.double}</h2>
      <div className="pair">
        <GunCard side="clic" />
        <GunCard side="clic" />
        <Told text={learn.doubleText} clause="PAN-7.1" />
      </div>
      <h2>{learn.pan}</h2>
      <Bang name={learn.victim} />
      <Told text={learn.panText} clause="PAN-9.5" />
      <h2>{learn.ghost}</h2>
      <div className="pair">
        <svg className="ghost-large" viewBox="0 0 100 110" aria-hidden="true">
          <use href="#pan-ghost" />
        </svg>
        <Told text={learn.ghostText} clause="PAN-4.2" />
      </div>
      <h2>{learn.wrong}</h2>
      <ul className="wrongs">
        {learn.wrongs.map((wrong) => (
          <li key={wrong}>{wrong}</li>
        ))}
      </ul>
    </>
  )
}

/** How to play, with pictures made of the board's own parts. */
export async function lessonIn(language: Language): Promise<() => ReactNode> {
  const [t, learn] = await Promise.all([panText(language), learnText(language)])
  return () => (
    <OpenClause value={(clause) => go(`/rules/pan#${clause}`)}>
      <PanTextContext value={t}>
        <Lesson t={t} learn={learn} />
      </PanTextContext>
    </OpenClause>
  )
}
