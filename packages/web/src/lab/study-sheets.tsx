import { type Effect, type Finding, type Study, sentenceOf, sheetsOf } from '@midden/lab/study'
import { useState } from 'react'
import { changeSettings, useSettings } from '../settings/settings.ts'
import { Blank, Plate } from './plate.tsx'
import type { LabText } from './text/text.ts'

const EFFECTS: readonly Effect[] = ['length', 'seat']
const SHEETS = ['seats', 'length', 'options', 'cards', 'openings'] as const

/** What stands large beside the sentence. */
function figureOf(finding: Finding, { study: words }: LabText): string {
  const { shown } = words
  switch (finding.about) {
    case 'seat':
      return shown(100 * (finding.share.value - finding.fair), true)
    case 'length':
      return String(finding.middle)
    case 'option':
      return `${shown(100 * finding.longer.value, true)} %`
    case 'card':
    case 'opening':
    case 'skill':
      return `${shown(100 * finding.share.value, false)} %`
    default:
      return '='
  }
}

/** What was found, in sentences that the intervals allow, and a drawing for each question. */
export function StudySheets({ t, study, file }: { t: LabText; study: Study | null; file: string }) {
  const asTable = useSettings().charts === 'table'
  const [effect, setEffect] = useState<Effect>('length')
  if (study === null)
    return (
      <div className="plates">
        {SHEETS.map((name) => (
          <Blank key={name} title={t.study.charts[name].title} question={t.questions[name]} none={t.none} />
        ))}
      </div>
    )
  return (
    <>
      <ul className="finds" aria-label={t.findings}>
        {study.findings.map((finding) => {
          const sentence = sentenceOf(finding, t.study)
          return (
            <li key={sentence}>
              <b aria-hidden="true">{figureOf(finding, t)}</b>
              <span>{sentence}</span>
            </li>
          )
        })}
      </ul>
      <div className="plates">
        {sheetsOf(study, t.study, effect).map((sheet) => (
          <Plate
            key={sheet.name}
            t={t}
            sheet={sheet}
            asTable={asTable}
            turn={() => changeSettings({ charts: asTable ? 'chart' : 'table' })}
            file={file}
          >
            {sheet.name === 'options' && (
              <fieldset className="effect">
                <legend className="sr">{t.effect}</legend>
                {EFFECTS.map((each) => (
                  <button
                    key={each}
                    type="button"
                    className="mini"
                    aria-pressed={each === effect}
                    onClick={() => setEffect(each)}
                  >
                    {t.study.effects[each].name}
                  </button>
                ))}
              </fieldset>
            )}
          </Plate>
        ))}
      </div>
    </>
  )
}
