import type { Action } from '@midden/kernel'
import { type CombatFrame, cardAt, cards, ICONS, type Side, type WkView } from '@midden/waste-knights/reading'
import type { Caption } from '../contract.ts'
import {
  ATTACK,
  ammoOf,
  attacksWith,
  bestAttack,
  CHANGE,
  combatAhead,
  DEFEND,
  isFerocious,
  isFoe,
  MULTI,
  other,
  ownSide,
  PREPARE,
} from './logic/fight.ts'
import { escapeOf } from './logic/odds.ts'
import { calls, type KnightsProps } from './logic/props.ts'
import { reactionsOf } from './logic/reactions.ts'
import { frameOf } from './logic/scene.ts'
import { hasBestOdds } from './logic/usual.ts'
import { fightAsks as say } from './text/en-fight-ask.ts'
import { t } from './text/text.ts'

/** What a combat card does for the side that plays it. */
export function cardDetail(v: WkView, combat: CombatFrame, side: Side, card: number, aids: boolean): string {
  const { detail } = t.fight
  const dominance = !isFerocious(v, combat)
  if (card === DEFEND) return detail.defend(dominance, !isFoe(combat, side))
  if (card === PREPARE) return detail.prepare
  if (card === CHANGE) return detail.change(dominance)
  const best = bestAttack(v, combat, side, card)
  if (best === null) return detail.bluff
  const dice = t.dice(best.pool)
  const odds = aids ? t.fight.detail.odds(t.percent(best.chance), dice) : dice
  const gain = !dominance ? 0 : card === MULTI ? 2 : 1
  return detail.attack(odds, ammoOf(v, best.gear, best.icon, card === MULTI), gain)
}

function weaponDetail(
  v: WkView,
  combat: CombatFrame,
  slot: number,
  icon: number,
  aids: boolean,
): string | null {
  const side = ownSide(v, combat)
  const clash = frameOf(v, 'clash')
  if (clash === null) return null
  const way = attacksWith(v, combat, side, clash.cards[side], clash.cards[other(side)]).find(
    (each) => each.slot === slot && each.icon === icon,
  )
  return way === undefined ? null : t.hazard.odds(t.dice(way.pool), way.hitsFrom, aids ? way.chance : null)
}

/** The second line of an option in a fight or before it. */
export function fightDetail(v: WkView, { act, n, with: icon }: Action, aids: boolean): string | null {
  const top = v.stack.at(-1)
  if (top?.at === 'wild' && v.me !== null) {
    if (act === 'escape') {
      const way = escapeOf(v, v.me, top.card)
      if (way === null) return null
      return say.escape(aids ? t.percent(way.chance) : null, way.price)
    }
    const fighter = cards(v).wild[top.card]?.fighter ?? null
    if (act !== 'face' || fighter === null) return null
    const ahead = combatAhead(v, v.me, top.card)
    const best = bestAttack(v, ahead, 0, ATTACK)
    if (best === null) return t.hazard.cannot
    return say.face(aids ? t.percent(best.chance) : null, t.fight.range(ahead.range))
  }
  const combat = frameOf(v, 'combat')
  if (combat === null || top?.at !== 'clash') return null
  if (act === 'card') {
    const says = cardDetail(v, combat, ownSide(v, combat), n!, aids)
    return aids && hasBestOdds(v, n!) ? t.fight.detail.best(says) : says
  }
  if (act === 'advance' || act === 'retreat') return t.fight.detail[act](!isFerocious(v, combat))
  if (act === 'weapon') return weaponDetail(v, combat, n!, icon!, aids)
  return act === 'icon' ? weaponDetail(v, combat, 0, n!, aids) : null
}

/** What letting a window go by means. */
function passLabel(v: WkView): string {
  const window = frameOf(v, 'window')
  const about = window === null ? undefined : v.stack[window.about]
  if (about?.at !== 'check' && about?.at !== 'attack') return say.pass
  const combat = frameOf(v, 'combat')
  const own =
    about.at === 'check' ? about.seat === v.me : combat !== null && about.side === ownSide(v, combat)
  return say.passes[window?.moment ?? '']?.[own ? 0 : 1] ?? say.pass
}

/** What a card of this window would make of the roll, before its text. */
export function reactionNote(v: WkView, action: Action): string | null {
  const window = frameOf(v, 'window')
  if (window === null || window !== v.stack.at(-1)) return null
  const found = reactionsOf(v, [{ act: action.act, of: [action.n ?? -1] }])[0]
  if (found === undefined) return null
  const figure = (n: number): string => (found.of === 'chance' ? t.percent(n) : String(n))
  return say.changes[found.of](figure(found.from), figure(found.to))
}

/** An action of a fight or window on the commit button. */
export function fightLabel({ view }: KnightsProps, { act, n, with: icon }: Action): string | null {
  const top = view.stack.at(-1)
  if (act === 'pass') return passLabel(view)
  if (act === 'go on') return say.goOn
  if (top?.at === 'wild' && act === 'face') return say.faceIt(cards(view).wild[top.card]!.title)
  if (top?.at !== 'clash') return null
  if (act === 'card') return t.fight.lock(t.fight.cards[n!]!)
  const combat = frameOf(view, 'combat')
  if (act !== 'weapon' || combat === null) return null
  const seat = combat.seats[ownSide(view, combat)]
  const gear = cardAt(view.knights[seat]!, n!)?.card ?? -1
  return say.with(cards(view).gear[gear]?.row.title ?? '', ICONS[icon!]!)
}

function clashAsk(props: KnightsProps, combat: CombatFrame): Caption {
  const { view } = props
  const clash = frameOf(view, 'clash')
  const they = other(ownSide(view, combat))
  const name = calls(props, combat.seats[they])
  const why = clash?.cards[they] === -2 ? say.theyLocked(name) : say.bothSecret
  return { title: say.clash(combat.clash), clause: 'WK-16.2', why }
}

function windowAsk(props: KnightsProps): Caption | null {
  const { view } = props
  const window = frameOf(view, 'window')
  const attack = frameOf(view, 'attack')
  const combat = frameOf(view, 'combat')
  if (window === null) return null
  if (attack !== null && combat !== null && attack.dice.length > 0) {
    const own = attack.side === ownSide(view, combat)
    const name = isFoe(combat, attack.side)
      ? cards(view).wild[combat.foe]!.title
      : calls(props, combat.seats[attack.side])
    return {
      title: window.moment === 'before soak' ? say.damage(own, name) : say.dice(own, name),
      clause: 'WK-17.4',
      why: say.windowWhy,
    }
  }
  const title = say.windows[window.moment]
  return title === undefined ? null : { title, clause: 'WK-14.12', why: say.windowWhy }
}

/** The question of a fight, a hazard or a window, in full. */
export function fightAsk(props: KnightsProps): Caption | null {
  const { view, decision } = props
  const combat = frameOf(view, 'combat')
  if (decision === 'choose a combat card' && combat !== null) return clashAsk(props, combat)
  if (decision === 'act or pass') return windowAsk(props)
  const wild = frameOf(view, 'wild')
  if (decision === 'escape or face' && wild !== null)
    return { title: say.hazard(cards(view).wild[wild.card]!.title), clause: 'WK-8.2', why: say.hazardWhy }
  const meet = frameOf(view, 'meet')
  if (decision === 'agree or refuse' && meet !== null)
    return { title: say.approach(calls(props, meet.seat)), clause: 'WK-10.2', why: say.approachWhy }
  return null
}
