import type { PanEvent, PanView } from '@midden/pan'
import type { ReactNode } from 'react'
import type { Face, Sound } from '../contract.ts'
import { PanAnswers } from './answers.tsx'
import { PanBoard } from './board.tsx'
import { asked, doubted, labelled } from './captions.ts'
import { PanCloser } from './closer.tsx'
import { PanHand } from './hand.tsx'
import { keysIn } from './keys.ts'
import { reasonIn } from './reasons.ts'
import { PanResult } from './result.tsx'
import { PanFacts, phaseOf, seatMark } from './seats.tsx'
import { type PanText, PanTextContext } from './text/text.ts'
import { wayOf } from './way.ts'
import './face.css'

const SOUNDS: Partial<Record<PanEvent['what'], Sound>> = {
  cancelled: 'stamp',
  'trick won': 'stamp',
  'nobody won': 'stamp',
  clic: 'click',
  pan: 'bang',
  won: 'bell',
}

const CHAPTERS: Partial<Record<PanEvent['what'], keyof PanText['chapter']>> = {
  dealt: 'dealt',
  revealed: 'revealed',
  'gun shuffled': 'pile',
}

function chapterOf(t: PanText, event: PanEvent): string | null {
  if (event.clause === 'PAN-5.3') return t.chapter.second
  const chapter = CHAPTERS[event.what]
  return chapter === undefined ? null : t.chapter[chapter]
}

/** The face of Pan in one language. */
export function panFace(t: PanText): Face<PanView, PanEvent> {
  const said = (children: ReactNode) => <PanTextContext value={t}>{children}</PanTextContext>
  return {
    plate: 'PAN!',
    Board: (props) => said(<PanBoard {...props} />),
    Hand: (props) => said(<PanHand {...props} />),
    answers: (props) => (props.decision === null ? null : said(<PanAnswers {...props} />)),
    keys: keysIn,
    asks: (props) => asked(t, props),
    label: (props, action) => labelled(t, props, action),
    because: (props, action) => reasonIn(t, props, action),
    sure: (view, action) => doubted(t, view, action),
    Closer: (props) => said(<div className="pan-closer">{<PanCloser {...props} />}</div>),
    phase: (view, beat) => phaseOf(t, view, beat?.about === 'trick'),
    seat: (view, seat) => seatMark(t, view, seat),
    Facts: (props) => said(<PanFacts view={props.view} seat={props.seat} />),
    verdict: ({ view, who }) => {
      const winner = view.order[0]!
      return {
        title: winner === view.me ? t.end.youWin : t.end.wins(who(winner)),
        clause: 'PAN-10.1',
        why: t.end.why,
        whyClause: 'PAN-10.2',
      }
    },
    result: (props) => said(<PanResult {...props} />),
    chapter: (event) => chapterOf(t, event),
    sound: ({ what }) => SOUNDS[what] ?? null,
    way: wayOf,
    suspense: (events) => {
      if (!events.some(({ what }) => what === 'clic' || what === 'pan')) return null
      return events.some(({ what }) => what === 'reshuffled') ? 'shuffle' : 'flip'
    },
  }
}
