import type { Action } from '@midden/kernel'
import { ownerOf, type PanView, valueAt } from '@midden/pan'
import type { Caption } from '../contract.ts'
import { takeableBy } from './logic/known.ts'
import { named } from './parts/card.tsx'
import { callIn, type PanProps } from './parts/names.ts'
import type { PanText } from './text/text.ts'

/** The question of a trick. */
function commitAsked(t: PanText, { view }: PanProps): Caption {
  if (view.me === view.picker)
    return {
      title: t.ask.pick(view.trick),
      clause: 'PAN-4.3',
      why: t.ask.pickWhy,
      whyClause: 'PAN-4.2',
    }
  return {
    title: view.trick === 4 ? t.ask.commitLast : t.ask.commit(view.trick),
    clause: 'PAN-2.2',
    why: t.ask.commitWhy,
    whyClause: 'PAN-2.3',
  }
}

/** The question of a turn; right after a PAN it says why the viewer starts. */
function turnAsked(t: PanText, { view, latest, who }: PanProps): Caption {
  const front = view.fronts[view.me!]!
  const why = t.ask.turnWhy(view.clics, view.left)
  const shot = latest.find((event) => event.what === 'pan')
  const start = latest.find((event) => event.what === 'first player')
  if (shot !== undefined && start !== undefined && front.length > 0)
    return {
      title: t.ask.newPile(who(shot.seat)),
      clause: 'PAN-9.5',
      why: t.ask.newPileWhy(t.because[start.by], view.active),
      whyClause: 'PAN-9.6',
    }
  if (front.length === 0)
    return {
      title: t.ask.mustFlip,
      clause: 'PAN-6.7',
      why: view.left === 1 ? why : t.ask.mustFlipWhy,
      whyClause: view.left === 1 ? 'PAN-8.5' : 'PAN-7.1',
    }
  return {
    title: front.length < view.active ? t.ask.noSkip : t.ask.turn,
    clause: 'PAN-6.1',
    why,
    whyClause: 'PAN-8.4',
  }
}

/** The question of the moment, as the board puts it. */
export function asked(t: PanText, props: PanProps): Caption | null {
  const { view, decision, picked } = props
  switch (decision) {
    case 'commit':
      return commitAsked(t, props)
    case 'act':
      return turnAsked(t, props)
    case 'go or stop':
      return {
        title: t.ask.offer,
        clause: 'PAN-7.1',
        why: t.ask.offerWhy(Math.min(view.active, takeableBy(view, view.me!))),
        whyClause: 'PAN-7.7',
      }
    case 'take':
      return {
        title: t.ask.take(view.active),
        clause: 'PAN-7.9',
        why: t.ask.takeWhy(view.active),
        whyClause: 'PAN-7.10',
        count: t.ask.count(picked?.ns?.length ?? 0, view.active),
      }
    case 'pick':
      return {
        title: t.ask.pickOne(view.picked.length + 1, view.active),
        clause: 'PAN-7.11',
        why: t.ask.pickOneWhy,
        count: t.ask.count(view.picked.length, view.active),
      }
    default:
      return null
  }
}

/** An action on the commit button. Without aids it says no odds. */
export function labelled(t: PanText, props: PanProps, a: Action): string | null {
  const { view, aids } = props
  const owner = (place: number): string =>
    ownerOf(place) < view.seats ? callIn(props, t)(ownerOf(place)) : t.free
  switch (a.act) {
    case 'commit':
      return a.with === undefined ? t.label.play(named(t, a.n!)) : t.label.playWith(named(t, a.n!), a.with)
    case 'flip':
      return !aids ? t.label.flip : view.left === 1 ? t.label.flipSure : t.label.flipAt(view.left)
    case 'reshuffle':
      return t.label.reshuffle(named(t, a.n!))
    case 'skip':
      return t.label.skip((a.ns ?? []).toReversed().join(' '))
    case 'stop':
      return t.label.stop
    case 'go':
      return !aids ? t.label.go : view.left === 1 ? t.label.goSure : t.label.goAt(view.left)
    case 'take':
      return t.label.take(a.ns?.length ?? 0)
    case 'pick':
      return t.label.pick(named(t, valueAt(a.n!)), owner(a.n!))
    default:
      return null
  }
}

/** Turning up a sure PAN is asked once more, where there is something else to do. */
export function doubted(t: PanText, view: PanView, { act }: Action): string | null {
  if (view.left > 1) return null
  if (act === 'go') return t.label.goSureAgain
  return act === 'flip' && view.me !== null && view.fronts[view.me]!.length > 0 ? t.label.flipSureAgain : null
}
