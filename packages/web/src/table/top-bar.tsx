import { useContext } from 'react'
import { Icon, type IconName, Mark } from '../art/icons.tsx'
import type { Face } from '../games/contract.ts'
import type { TableLink, TableState } from '../link/table-link.ts'
import { Link } from '../router/router.tsx'
import { useText } from '../text/text.ts'
import { CompanyContext } from './company.ts'
import { useKept } from './use-table.ts'

export interface Tools {
  undo(): void
  hint(): void
  log(): void
  rules(): void
  more(): void
  talk(): void
  /** a pick is not yet committed: the first tool clears it */
  clears: boolean
  mayUndo: boolean
  /** null: this table gives none */
  mayHint: boolean | null
}

function Tool(props: {
  icon: IconName
  label: string
  keyName?: string
  off?: boolean
  narrow?: boolean
  count?: number
  onClick(): void
}) {
  return (
    <button
      type="button"
      className={props.narrow === true ? 'btn tool only-narrow' : 'btn tool'}
      aria-disabled={props.off === true}
      onClick={props.onClick}
    >
      <Icon name={props.icon} />
      {props.label}
      {props.count !== undefined && props.count > 0 && <b className="unread">{props.count}</b>}
      {props.keyName !== undefined && <kbd>{props.keyName}</kbd>}
    </button>
  )
}

function Steps({ state, face, looking }: { state: TableState; face: Face; looking: boolean }) {
  const t = useText()
  const phase = face.phase?.(state.view, looking)
  if (phase === undefined) return null
  return (
    <ol className="steps" aria-label={t.table.steps}>
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
    <span className="saved" data-state={kept} role="status" title={long[kept]}>
      <Icon name={kept === 'saved' ? 'tick' : kept === 'sending' ? 'clock' : 'cross'} />
      <span>{t.table.kept[kept]}</span>
    </span>
  )
}

export function TopBar({
  link,
  state,
  face,
  looking,
  tools,
}: {
  link: TableLink
  state: TableState
  face: Face
  looking: boolean
  tools: Tools
}) {
  const t = useText()
  const company = useContext(CompanyContext)
  return (
    <header className="top">
      <Link className="brand" href="/" aria-label={t.table.home}>
        <Mark />
      </Link>
      <div className="where">
        <b className="plate">{face.plate ?? link.game.title}</b>
        <Steps state={state} face={face} looking={looking} />
      </div>
      <Saved link={link} />
      <div className="tools">
        <Tool
          icon={tools.clears ? 'cross' : 'undo'}
          label={tools.clears ? t.table.clear : t.table.undo}
          keyName="U"
          off={!tools.clears && !tools.mayUndo}
          onClick={tools.undo}
        />
        {tools.mayHint !== null && (
          <Tool icon="hint" label={t.table.hint} keyName="H" off={!tools.mayHint} onClick={tools.hint} />
        )}
        <Tool icon="lines" label={t.table.log} narrow onClick={tools.log} />
        <Tool icon="book" label={t.table.rules} keyName="R" onClick={tools.rules} />
        {company !== null && (
          <Tool
            icon="talk"
            label={company.talk.label}
            count={company.talk.unread}
            keyName="T"
            onClick={tools.talk}
          />
        )}
        <Tool icon="more" label={t.table.more} onClick={tools.more} />
      </div>
    </header>
  )
}
