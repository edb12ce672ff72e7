import { lazy, Suspense, useContext } from 'react'
import type { Playhead, PlayheadState } from '../beats/playhead.ts'
import { characterOf } from '../cast/cast.ts'
import type { BoardProps, Face } from '../games/contract.ts'
import { useLangOf } from '../games/use-game-lang.ts'
import type { TableLink } from '../link/table-link.ts'
import { Link } from '../router/router.tsx'
import { downloadMatch } from '../save/match-file.ts'
import { Guard } from '../screens/guard.tsx'
import { COMMANDS } from '../settings/keys.ts'
import { changeSettings, useSettings } from '../settings/settings.ts'
import { titleOf } from '../shelf/boxes.ts'
import { useKeyOf } from '../speech/use-key-of.ts'
import { useText } from '../text/text.ts'
import { CompanyContext } from './company.ts'
import { Drawer } from './drawer.tsx'
import type { Panel } from './panel.ts'
import { PlainRules } from './plain-rules.tsx'
import { RareRights } from './rare-rights.tsx'
import { RuleList } from './rule-list.tsx'
import './panels.css'

const Tag = lazy(() => import('../cast/tag.tsx').then((m) => ({ default: m.Tag })))
const Happened = lazy(() => import('../beats/happened.tsx').then((m) => ({ default: m.Happened })))

function Keys({ hints }: { hints: boolean }) {
  const t = useText()
  const keyOf = useKeyOf()
  const commands = COMMANDS.filter((command) => hints || command !== 'hint').flatMap((command) => {
    const key = keyOf(command)
    return key === null ? [] : [[key, t.help.commands[command]] as const]
  })
  return (
    <>
      {/* Longer than a small screen: by keys it is scrolled from here. */}
      <dl className="keys" tabIndex={0}>
        {[...t.help.keys, ...commands].map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p className="path">
        <Link href="/settings">{t.help.change}</Link> {t.help.skip}
      </p>
    </>
  )
}

function More({ link, face, show }: Pick<Props, 'link' | 'face' | 'show'>) {
  const t = useText()
  const { sound, pace } = useSettings()
  const company = useContext(CompanyContext)
  const journal = link.journal()
  const { outcome, sitters } = link.state()
  return (
    <div className="more">
      {company !== null && <company.More />}
      <button
        type="button"
        className="btn"
        aria-pressed={sound}
        onClick={() => changeSettings({ sound: !sound })}
      >
        {t.more.sound(sound)}
      </button>
      {link.clockPause !== undefined && outcome === null && (
        <button type="button" className="btn" onClick={() => link.clockPause!.set(!link.clockPause!.isOn())}>
          {link.clockPause.isOn() ? t.table.resume : t.table.pause}
        </button>
      )}
      {company === null && (
        <label className="btn">
          {t.more.pace}
          <select
            value={pace}
            onChange={(event) => changeSettings({ pace: event.target.value as typeof pace })}
          >
            {Object.entries(t.settings.paces).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="button" className="btn" onClick={() => show({ kind: 'keys' })}>
        {t.more.keys}
      </button>
      <Link className="btn" href="/settings">
        {t.more.settings}
      </Link>
      {journal !== null && (
        <>
          <Link className="btn" href={`${link.address}/replay`}>
            {t.more.replay}
          </Link>
          <button type="button" className="btn" onClick={() => downloadMatch(journal, outcome)}>
            {t.more.download}
          </button>
        </>
      )}
      {journal !== null && outcome === null && sitters.some(({ kind }) => kind === 'here') && (
        <Link className="btn" href={`${link.address}/friends`}>
          {t.more.friends}
        </Link>
      )}
      {company === null && (
        <Link className="btn" href="/">
          {t.more.leave}
        </Link>
      )}
      <RareRights link={link} face={face} done={() => show(null)} />
    </div>
  )
}

interface Props {
  link: TableLink
  face: Face
  props: BoardProps
  head: Playhead
  shown: PlayheadState
  panel: Panel
  show(panel: Panel | null): void
}

/** The drawer that is open, if it is not the log. */
export function OpenPanel({ link, face, props, head, shown, panel, show }: Props) {
  const t = useText()
  const company = useContext(CompanyContext)
  const close = (): void => show(null)
  const { lang } = useLangOf(link.game)
  switch (panel.kind) {
    case 'log':
      return null
    case 'why':
      return (
        <Drawer title={t.why.title} onClose={close}>
          <PlainRules
            link={link}
            face={face}
            props={props}
            all={() => show({ kind: 'rules', clause: null })}
          />
        </Drawer>
      )
    case 'happened':
      return (
        <Drawer title={t.beats.happened} onClose={close}>
          <Suspense fallback={null}>
            <Happened head={head} shown={shown} lastOwn={shown.since} />
          </Suspense>
        </Drawer>
      )
    case 'rules':
      return (
        <Drawer title={t.rules.title(titleOf(link.game))} onClose={close}>
          <RuleList key={panel.clause} game={link.game} clause={panel.clause} />
        </Drawer>
      )
    case 'card':
      return (
        <Drawer title={t.closer.title} onClose={close} lang={lang}>
          <Guard reset={panel.card}>{face.Closer?.({ ...props, card: panel.card })}</Guard>
        </Drawer>
      )
    case 'keys':
      return (
        <Drawer title={t.help.title} onClose={close}>
          <Keys hints={link.hints} />
        </Drawer>
      )
    case 'tag': {
      const { name, bot } = link.state().sitters[panel.seat]!
      const one = characterOf(bot)
      return one === null ? null : (
        <Drawer title={name} onClose={close}>
          <Suspense fallback={null}>
            <Tag game={link.game.id} one={one} />
          </Suspense>
        </Drawer>
      )
    }
    case 'talk':
      return company === null ? null : (
        <Drawer title={company.talk.label} onClose={close}>
          <company.Talk />
        </Drawer>
      )
    case 'more':
      return (
        <Drawer title={t.more.title} onClose={close}>
          <More link={link} face={face} show={show} />
        </Drawer>
      )
  }
}
