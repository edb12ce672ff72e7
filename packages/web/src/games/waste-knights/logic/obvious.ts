import { type Action, allowed, type Offer, type Seat } from '@midden/kernel'
import { ICONS, moveWaster, ranges, type WkEvent, type WkView } from '@midden/waste-knights/reading'
import { type Attack, ammoOf, attacksWith, MULTI, other, ownSide } from './fight.ts'
import { type Asked, passFor, type Standing } from './passes.ts'
import { type KnightsProps, offered } from './props.ts'
import { frameOf, heroOf } from './scene.ts'
import { wouldDoNothing } from './useless.ts'

export interface Open extends Asked {
  view: WkView
  story: KnightsProps['story']
}
type News = (event: WkEvent) => boolean

/** Did this happen, and nothing new since? */
function stillSo({ story }: Pick<Open, 'story'>, since: News, news: News): boolean {
  const last = story.findLast(({ event }) => since(event) || news(event))
  return last !== undefined && since(last.event)
}

/** Is everything that is offered beside these acts of no use now? */
const useless = (v: WkView, offers: readonly Offer[], but: readonly string[]): boolean =>
  offers.every(
    (offer) =>
      but.includes(offer.act) ||
      ('of' in offer && offer.of.every((n) => wouldDoNothing(v, { act: offer.act, n }))),
  )

/** Does a counter say something about the road that its sheet has not said before? Fuel is on the sheet. */
const changes: News = (event) => event.what === 'counter' && event.counter !== 'fuel'

/** The Waster waited, and since then nothing was turned up and nothing befell the knight (WK-7.12). */
function hasWaited({ view: v, story }: Pick<Open, 'view' | 'story'>): boolean {
  const hero = heroOf(v)
  return stillSo(
    { story },
    (event) => event.what === 'waited' && event.seat === v.me,
    (event) =>
      (event.what === 'cards turned up' && event.cards.length > 0) ||
      event.what === 'Redoubt card turned up' ||
      event.what === 'luck played' ||
      (changes(event) && 'seat' in event && event.seat === hero),
  )
}

const waitsOn = (asked: Open): Action | null =>
  hasWaited(asked) && asked.menu.some(({ act }) => act === 'wait') ? { act: 'wait' } : null

/** On whose move the viewer waits as the Waster, and is not asked again before something new comes; null: on nobody's. */
export function waitsFor(open: Pick<Open, 'view' | 'story'>): Seat | null {
  const { view: v } = open
  const move = frameOf(v, 'move')
  if (move === null || move.played || v.me === null || moveWaster(v, move.seat) !== v.me) return null
  return move.revealed.length > 0 && hasWaited(open) ? move.seat : null
}

/** What happens on a hex where nothing happens. */
const quiet: News = (event) =>
  event.what === 'entered' ||
  event.what === 'waited' ||
  (event.what === 'cards turned up' && event.cards.length === 0) ||
  (event.what === 'counter' && event.counter === 'fuel')

/** The road goes on as it was planned: nothing was met on this hex (WK-7.18). */
const drivesOn = (asked: Open): Action | null =>
  stillSo(
    asked,
    (event) => event.what === 'entered' && event.seat === asked.view.me,
    (event) => !quiet(event),
  )
    ? { act: 'continue' }
    : null

/** Packed once, and nothing went since; what came was given its place then (WK-22.12). */
const packedStill = (asked: Open): boolean =>
  stillSo(
    asked,
    (event) =>
      (event.what === 'done rearranging' || event.what === 'starters placed') && event.seat === asked.view.me,
    (event) =>
      MAKES_ROOM.has(event.what) &&
      (!('seat' in event) || event.what === 'stolen' || event.seat === asked.view.me),
  )
/** What makes room, or takes it. */
const MAKES_ROOM: ReadonlySet<WkEvent['what']> = new Set<WkEvent['what']>([
  'gear discarded',
  'blue card removed',
  'special card attached',
  'vehicle taken',
  'vehicle given up',
  'vehicle wrecked',
  'vehicle damaged',
  'cargo discarded',
  'stolen',
])

/** Is one way to strike at least as good as another in odds, damage, cost and order? Only with the same weapon. */
const beats = (v: WkView, order: readonly string[], multi: boolean, a: Attack, b: Attack): boolean =>
  a.gear === b.gear &&
  a.chance >= b.chance &&
  a.pool >= b.pool &&
  a.least >= b.least &&
  ammoOf(v, a.gear, a.icon, multi) <= ammoOf(v, b.gear, b.icon, multi) &&
  order.indexOf(ICONS[a.icon]!) <= order.indexOf(ICONS[b.icon]!)

/** The ways to strike that may be named now, those left out that another beats with the same weapon (WK-17.1). */
export function waysToStrike(v: WkView, menu: readonly Offer[]): { action: Action; way: Attack }[] {
  const combat = frameOf(v, 'combat')
  const clash = frameOf(v, 'clash')
  if (combat === null || clash === null) return []
  const side = ownSide(v, combat)
  const card = clash.cards[side]
  const ways = attacksWith(v, combat, side, card, clash.cards[other(side)]).flatMap((way) => {
    const action =
      way.gear < 0 ? { act: 'icon', n: way.icon } : { act: 'weapon', n: way.slot, with: way.icon }
    return allowed(menu, action) ? [{ action, way }] : []
  })
  const order = ranges[combat.range]!.initiative.map(({ icon }) => icon)
  const multi = card === MULTI
  return ways.filter(
    ({ way }, i) =>
      !ways.some(
        ({ way: better }, j) =>
          j !== i && beats(v, order, multi, better, way) && (j < i || !beats(v, order, multi, way, better)),
      ),
  )
}

const RESTED: readonly string[] = ['done', 'rearrange']

/** What a city can still give (WK-5.7): with one thing, or none, there is nothing to choose. */
function cityGift(v: WkView, menu: readonly Offer[]): Action | null {
  const wanted = offered(menu, 'city').filter((n) => n > 0 && !wouldDoNothing(v, { act: 'city', n }))
  return wanted.length > 1 ? null : { act: 'city', n: wanted[0] ?? 0 }
}

/**
 * An answer that nobody has to give himself: no other is better in anything, or nothing is new since he gave it.
 * Among people the hand is never looked at: nothing may be read from how fast an answer comes (WK-30.11).
 */
function obvious(asked: Open): Action | null {
  const { view: v, decision, menu, rights, alone } = asked
  if (v.me === null) return null
  switch (decision) {
    case 'act or pass':
      return alone && useless(v, menu, ['pass']) ? { act: 'pass' } : null
    case 'breathe':
    case 'tank empty':
      return alone && useless(v, rights, []) ? { act: 'go on' } : null
    case 'play or wait':
    case 'play after all':
      return waitsOn(asked)
    case 'continue or stop':
      return drivesOn(asked)
    case 'rearrange':
      return frameOf(v, 'rearrange')?.changes[v.me] === 0 && packedStill(asked) ? { act: 'done' } : null
    case 'name a weapon': {
      const ways = waysToStrike(v, menu)
      return ways.length === 1 ? ways[0]!.action : null
    }
    case '1b city option':
      return cityGift(v, menu)
    case 'b use gear':
    case 'c luck for resources':
      return alone && useless(v, menu, packedStill(asked) ? RESTED : ['done']) ? { act: 'done' } : null
    default:
      return null
  }
}

/** What the page answers by itself: by passes that stand, and, where it may, what is obvious. */
export const byItself = (asked: Open, standing: Standing, spares: boolean): Action | null =>
  passFor(asked.view, standing, asked) ?? (spares ? obvious(asked) : null)
