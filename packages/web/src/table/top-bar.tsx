import type { Beat } from '@midden/table'
import { useContext } from 'react'
import { Icon, type IconName, Mark } from '../art/icons.tsx'
import type { Face } from '../games/contract.ts'
import { useGameLang } from '../games/use-game-lang.ts'
import type { TableLink, TableView } from '../link/table-link.ts'
import { Link } from '../router/router.tsx'
import type { KeyCommand } from '../settings/keys.ts'
import { useKeyOf } from '../speech/use-key-of.ts'
import { useText } from '../text/text.ts'
import { CompanyContext } from './company.ts'
import { KeyCap } from './key-cap.tsx'
import { LessonContext } from './lesson-place.ts'
import { useKept } from './use-table.ts'
import './top-bar.css'

export interface Tools {
  undo(): void
  hint(): void
  log(): void
  happened(): void
  /** causes since the viewer's last move */
  causes: number
  rules(): void
  more(): void
  talk(): void
  /** a pick is not yet committed: the first tool clears it */
  clears: boolean
  mayUndo: boolean
  /** null: this table gives none */
  mayHint: boolean | null
}

export function Tool(props: {
  icon: IconName
  label: string
  /** where there is little room */
  short?: string
  command?: KeyCommand
  off?: boolean
  narrow?: boolean
  count?: number
  onClick(): void
}) {
  const keyOf = useKeyOf()
  const key = props.command === undefined ? null : keyOf(props.command)
  return (
    <button
      type="button"
      className={props.narrow === true ? 'btn tool only-narrow' : 'btn tool'}
      aria-disabled={props.off === true}
      aria-keyshortcuts={key ?? undefined}
      onClick={props.onClick}
    >
      <Icon name={props.icon} />
      {props.short === undefined ? (
        props.label
      ) : (
        <>
          <span className="long">{props.label}</span>
          <span className="brief">{props.short}</span>
        </>
      )}
      {props.count !== undefined && props.count > 0 && <b className="unread">{props.count}</b>}
      <KeyCap of={key} />
    </button>
  )
}

type Place = { state: TableView; face: Face; beat: Beat | null }

function Steps({ state, face, beat }: Place) {
  const t = useText()
  const lang = useGameLang()
  const phase = face.phase?.(state.view, beat)
  if (phase === undefined) return null
  return (
    <ol className="steps" {...lang} aria-label={t.table.steps}>
      {phase.round !== undefined && <li className="round">{phase.round}</li>}
      {phase.steps.map((step, i) => (
        <li key={step} aria-current={i === phase.now ? 'step' : undefined}>
          {step}
        </li>
      ))}
    </ol>
  )
}

function Saved({ link }: { link: TableLink }) {
  const t = useText()
  const kept = useKept(link)
  const long = useContext(CompanyContext)?.kept ?? t.table.keptLong
  return (
    <span className="saved" data-state={kept} title={long[kept]}>
      <Icon name={kept === 'saved' ? 'tick' : kept === 'sending' ? 'clock' : 'cross'} />
      <span>{t.table.kept[kept]}</span>
      {/* Only what goes wrong is spoken. */}
      <span className="sr" role="status">
        {(kept === 'failed' || kept === 'offline') && long[kept]}
      </span>
    </span>
  )
}

export function TopBar({ link, state, face, beat, tools }: Place & { link: TableLink; tools: Tools }) {
  const t = useText()
  const company = useContext(CompanyContext)
  const lesson = useContext(LessonContext)
  return (
    <header className="top">
      <Link className="brand" href="/" aria-label={t.table.home}>
        <Mark />
      </Link>
      <div className="where">
        <b className="plate">{face.plate ?? link.game.title}</b>
        {lesson === null ? <Steps state={state} face={face} beat={beat} /> : <lesson.Title />}
      </div>
      {lesson === null && <Saved link={link} />}
      <div className="tools">
        {lesson === null && (
          <Tool
            icon={tools.clears ? 'cross' : 'undo'}
            label={tools.clears ? t.table.clear : t.table.undo}
            command="undo"
            off={!tools.clears && !tools.mayUndo}
            onClick={tools.undo}
          />
        )}
        {lesson === null && tools.mayHint !== null && (
          <Tool icon="hint" label={t.table.hint} command="hint" off={!tools.mayHint} onClick={tools.hint} />
        )}
        {lesson === null && (
          <Tool
            icon="again"
            label={t.beats.happened}
            short={t.beats.happenedShort}
            command="happened"
            count={tools.causes}
            onClick={tools.happened}
          />
        )}
        <Tool icon="lines" label={t.table.log} narrow onClick={tools.log} />
        <Tool icon="book" label={t.table.rules} command="rules" onClick={tools.rules} />
        {company !== null && (
          <Tool
            icon="talk"
            label={company.talk.label}
            count={company.talk.unread}
            command="talk"
            onClick={tools.talk}
          />
        )}
        {lesson === null ? <Tool icon="more" label={t.table.more} onClick={tools.more} /> : <lesson.Tools />}
      </div>
    </header>
  )
}
