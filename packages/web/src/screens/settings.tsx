import { CAST } from '../cast/cast.ts'
import { Link } from '../router/router.tsx'
import { changeSettings, type Settings, useSettings } from '../settings/settings.ts'
import { useText } from '../text/text.ts'
import { KeyFields } from './key-fields.tsx'
import { NameField } from './name-field.tsx'
import { Reading } from './page.tsx'
import { Segments } from './segments.tsx'
import './settings.css'

const choices = <T extends string>(names: Readonly<Record<T, string>>): { value: T; label: string }[] =>
  (Object.entries(names) as [T, string][]).map(([value, label]) => ({ value, label }))

/** Flap gives no hints. */
const ADVISORS = CAST.flatMap(({ bot, name }) => (bot === 'flap' ? [] : [{ value: bot, label: name }]))

/** How this browser likes its table. Every change counts at once. */
export function SettingsScreen() {
  const t = useText()
  const now = useSettings()
  const set = (part: Partial<Settings>): void => changeSettings(part)
  return (
    <Reading here="/settings" title={t.settings.title}>
      <div className="settings">
        <NameField label={t.settings.name} />
        <Segments
          legend={t.settings.language}
          value={now.language}
          choices={[
            { value: 'en', label: 'English', lang: 'en' },
            { value: 'fr', label: 'Français', lang: 'fr' },
          ]}
          onChange={(language) => set({ language })}
        />
        <Segments
          legend={t.settings.theme}
          value={now.theme}
          choices={choices(t.settings.themes)}
          onChange={(theme) => set({ theme })}
        />
        <Segments
          legend={t.settings.text}
          value={now.text}
          choices={([100, 115, 130, 150] as const).map((value) => ({ value, label: `${value}\u00a0%` }))}
          onChange={(text) => set({ text })}
        />
        <Segments
          legend={t.settings.motion}
          value={now.motion}
          choices={choices(t.settings.motions)}
          onChange={(motion) => set({ motion })}
        />
        <Segments
          legend={t.settings.pace}
          value={now.pace}
          choices={choices(t.settings.paces)}
          onChange={(pace) => set({ pace })}
        />
        <Segments
          legend={t.settings.sound}
          value={now.sound ? 'on' : 'off'}
          choices={choices(t.settings.sounds)}
          onChange={(value) => set({ sound: value === 'on' })}
        />
        <Segments
          legend={t.settings.patterns}
          value={now.patterns}
          choices={choices(t.settings.patternKinds)}
          note={t.settings.patternsNote}
          onChange={(patterns) => set({ patterns })}
        />
        <Segments
          legend={t.settings.waits}
          value={now.waits}
          choices={choices(t.settings.waitings)}
          note={t.settings.waitsNote}
          onChange={(waits) => set({ waits })}
        />
        <Segments
          legend={t.settings.recaps}
          value={now.recaps}
          choices={choices(t.settings.recapKinds)}
          onChange={(recaps) => set({ recaps })}
        />
        <Segments
          legend={t.settings.confirm}
          value={now.confirm ? 'on' : 'off'}
          choices={choices(t.settings.confirms)}
          onChange={(value) => set({ confirm: value === 'on' })}
        />
        <Segments
          legend={t.settings.obvious}
          value={now.obvious ? 'on' : 'off'}
          choices={choices(t.settings.obviousKinds)}
          note={t.settings.obviousNote}
          onChange={(value) => set({ obvious: value === 'on' })}
        />
        <Segments
          legend={t.settings.advisor}
          value={now.advisor}
          choices={ADVISORS}
          note={t.settings.advisorNote}
          onChange={(advisor) => set({ advisor })}
        />
        <Segments
          legend={t.settings.shortcuts}
          value={now.shortcuts ? 'on' : 'off'}
          choices={choices(t.settings.sounds)}
          note={t.settings.shortcutsNote}
          onChange={(value) => set({ shortcuts: value === 'on' })}
        />
        {now.shortcuts && <KeyFields />}
        <Segments
          legend={t.settings.speech}
          value={now.speech}
          choices={choices(t.settings.speeches)}
          note={t.settings.speechNote}
          onChange={(speech) => set({ speech })}
        />
        <Segments
          legend={t.settings.clauses}
          value={now.clauses ? 'on' : 'off'}
          choices={choices(t.settings.clausesShown)}
          note={t.settings.clausesNote}
          onChange={(value) => set({ clauses: value === 'on' })}
        />
      </div>
      <p>{t.settings.kept}</p>
      <div className="row-actions">
        <Link className="btn" href="/account">
          {t.settings.account}
        </Link>
      </div>
    </Reading>
  )
}
