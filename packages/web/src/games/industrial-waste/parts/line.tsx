import type { Seat } from '@midden/kernel'
import { Fragment } from 'react'
import { Icon } from '../../../art/icons.tsx'
import { Clause } from '../../../table/clause.tsx'
import type { Own } from '../logic/after.ts'
import { type Stop, stopsOf } from '../logic/line.ts'
import { t } from '../text/text.ts'
import { Use } from './card.tsx'
import type { WorksProps } from './props.ts'
import { columns } from './sets.tsx'
import './line.css'

function Station({ node }: { node: Stop }) {
  const { icon, title, from, to, note, look, broken } = node
  const fails = broken !== undefined && broken !== null
  return (
    <div className={`iw-node${look === undefined ? '' : ` ${look}`}${fails ? ' broken' : ''}`}>
      <Use id={icon} className={icon === 'euro' ? 'cut-money' : undefined} />
      <span className="iw-h">{title}</span>
      <span className="big">
        {from !== undefined && <s>{from} → </s>}
        {to}
      </span>
      <small>
        {broken !== undefined && <Icon name={fails ? 'cross' : 'tick'} />}
        {note}
        {fails && <Clause id={broken} short />}
      </small>
    </div>
  )
}

/** The process line: what the play that is picked does, or whether an order can be filled. */
export function ProcessLine({ props, seat, own }: { props: WorksProps; seat: Seat; own: Own }) {
  const nodes = stopsOf(props.view, seat, own, props.picked)
  return (
    <section
      className="iw-line"
      style={columns(nodes.length)}
      aria-label={props.picked === null ? t.line.ifOrder : t.line.title}
    >
      {props.picked === null && (
        <span className="iw-if" aria-hidden="true">
          {t.line.ifShort}
        </span>
      )}
      {nodes.map((node, i) => (
        <Fragment key={node.title}>
          {i > 0 && <span className={nodes[i - 1]?.broken ? 'iw-pipe gap' : 'iw-pipe'} aria-hidden="true" />}
          <Station node={node} />
        </Fragment>
      ))}
    </section>
  )
}
