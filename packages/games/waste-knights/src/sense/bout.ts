import { ATTACK, CHANGE_RANGE, DEFEND, MULTI_ATTACK, PREPARE } from '../combat/options.ts'
import type { Arms, Way } from './arms.ts'
import { losses, mean } from './odds.ts'

/** What a fight is about, for the side that thinks: winning, losing, and each level of Health left on both sides. */
export interface Stakes {
  win: number
  lose: number
  own: readonly number[]
  other: readonly number[]
}
/** Where a fight stands, seen from one side. */
export interface Stand {
  clash: number
  range: number
  hp: number
  foe: number
  lead: number
  ammo: number
  prepared: boolean
  /** the other side's Prepare lies on the table */
  braced: boolean
}
/** Two fighters and what is at stake; what was worked out is kept, also for the next time these two meet. */
export interface Bout {
  mine: Arms
  theirs: Arms
  stakes: Stakes
  strikes: Map<number, Strike | null>
  worths: Map<number, number>
}
/** Bouts thought of lately. */
const known = new Map<string, Bout>()
const MOST_KNOWN = 400

export function boutOf(mine: Arms, theirs: Arms, stakes: Stakes): Bout {
  const key = keyOf(mine) + keyOf(theirs) + [stakes.win, stakes.lose, ...stakes.own, ...stakes.other].join()
  const found = known.get(key)
  if (found !== undefined) return found
  if (known.size === MOST_KNOWN) known.clear()
  const bout: Bout = { mine, theirs, stakes, strikes: new Map(), worths: new Map() }
  known.set(key, bout)
  return bout
}

/** All that two fighters can differ in. */
function keyOf({ ways, armour, ferocious }: Arms): string {
  let key = `${armour}${ferocious ? '!' : '.'}`
  for (const list of ways) {
    key += '/'
    for (const w of list)
      key += `${w.slot},${w.icon},${w.pool},${w.difficulty},${w.crit},${w.each},${w.damage},${w.pierce},${w.multi},${w.ammo},${w.first};`
  }
  return key
}

/** A combat card, with the direction of a Change Range: −1 closer, 1 further. */
export interface Play {
  card: number
  step: number
}
const PLAYS: readonly Play[] = [
  { card: ATTACK, step: 0 },
  { card: MULTI_ATTACK, step: 0 },
  { card: CHANGE_RANGE, step: -1 },
  { card: CHANGE_RANGE, step: 1 },
  { card: PREPARE, step: 0 },
  { card: DEFEND, step: 0 },
]
const CLASHES = 3
const LONG = 2
/** Dice a card takes from the opponent's attack, and the dominance it brings by itself. */
const TAKES = [0, 0, 2, 0, 1] as const
const BRINGS = [1, 2, 0, 0, 0] as const

/** An attack ready to be counted: chances of each loss, the icon and how early it strikes, what it costs. */
interface Strike {
  chances: readonly number[]
  icon: number
  first: number
  ammo: number
}

function strikeOf(way: Way, armour: number, card: number, prepared: boolean, fewer: number): Strike {
  const steady = prepared && card === ATTACK
  const more = (card === MULTI_ATTACK ? way.multi : 0) + (steady ? 2 : 0)
  const chances = losses({
    pool: way.pool + more - fewer,
    difficulty: way.difficulty,
    crit: steady ? Math.min(9, way.crit) : way.crit,
    each: way.each,
    damage: way.damage - Math.max(0, armour - way.pierce),
  })
  return { chances, icon: way.icon, first: way.first, ammo: card === MULTI_ATTACK ? 2 * way.ammo : way.ammo }
}

/** The attack that takes most at a range, null where none reaches. */
function bestStrike(
  b: Bout,
  mine: boolean,
  range: number,
  card: number,
  prepared: boolean,
  fewer: number,
): Strike | null {
  const key = (mine ? 0 : 1) + 2 * (range + 3 * (card + 2 * ((prepared ? 1 : 0) + 2 * fewer)))
  const known = b.strikes.get(key)
  if (known !== undefined) return known
  const by = mine ? b.mine : b.theirs
  const { armour } = mine ? b.theirs : b.mine
  let best: Strike | null = null
  for (const way of by.ways[range]!) {
    if (card === MULTI_ATTACK && way.multi === 0) continue
    const strike = strikeOf(way, armour, card, prepared, fewer)
    if (best === null || mean(strike.chances) > mean(best.chances)) best = strike
  }
  b.strikes.set(key, best)
  return best
}

/** What the other side will do: attack if it can, as hard as it can, else go to where it can. */
function answer(b: Bout, { range, braced }: Stand): Play {
  const ways = b.theirs.ways[range]!
  if (ways.length > 0) {
    const multi = !braced && ways.some((way) => way.multi > 0)
    return { card: multi ? MULTI_ATTACK : ATTACK, step: 0 }
  }
  const closer = range > 0 && b.theirs.ways.slice(0, range).some((list) => list.length > 0)
  return { card: CHANGE_RANGE, step: closer ? -1 : 1 }
}

const CALM: readonly number[] = [1]
const given = ({ card, step }: Play): number => (card === DEFEND ? 2 : step === 1 ? 1 : 0)
const brought = ({ card, step }: Play): number => BRINGS[card]! + (step === -1 ? 1 : 0)

/** How it ends for the side that thinks. */
function ended({ stakes, mine, theirs }: Bout, hp: number, foe: number, lead: number): number {
  const { win, lose, own, other } = stakes
  const counts = !mine.ferocious && !theirs.ferocious
  const result =
    foe === 0 && hp > 0
      ? win
      : hp === 0
        ? foe === 0
          ? 0
          : lose
        : counts && lead !== 0
          ? lead > 0
            ? win
            : lose
          : 0
  return result + own[hp]! + other[foe]!
}

/** What a card is worth here, if the other side plays as expected; −∞ where it cannot be played. */
function worthOfPlay(b: Bout, at: Stand, play: Play): number {
  const theirs = answer(b, at)
  const isAttack = play.card === ATTACK || play.card === MULTI_ATTACK
  const strike = isAttack ? bestStrike(b, true, at.range, play.card, at.prepared, TAKES[theirs.card]!) : null
  if (isAttack && (strike === null || strike.ammo > at.ammo)) return Number.NEGATIVE_INFINITY
  const reply =
    theirs.card === CHANGE_RANGE
      ? null
      : bestStrike(b, false, at.range, theirs.card, at.braced, TAKES[play.card]!)
  const mine = strike?.chances ?? CALM
  const back = reply?.chances ?? CALM
  const next: Stand = {
    clash: at.clash + 1,
    range: Math.max(0, Math.min(LONG, at.range + play.step + theirs.step)),
    hp: at.hp,
    foe: at.foe,
    lead: at.lead,
    ammo: at.ammo - (strike?.ammo ?? 0),
    prepared: play.card === PREPARE,
    braced: false,
  }
  const lead = at.lead + brought(play) + given(theirs) - brought(theirs) - given(play)
  const together = strike === null || reply === null || strike.icon === reply.icon
  const earlier = !together && strike!.first < reply!.first
  let sum = 0
  for (let hit = 0; hit < mine.length; hit++) {
    if (mine[hit] === 0) continue
    for (let loss = 0; loss < back.length; loss++) {
      const chance = mine[hit]! * back[loss]!
      if (chance === 0) continue
      const stopsThem = !together && earlier && hit >= at.foe
      const stopsMe = !together && !earlier && loss >= at.hp
      const dealt = stopsMe ? 0 : Math.min(hit, at.foe)
      const taken = stopsThem ? 0 : Math.min(loss, at.hp)
      next.hp = at.hp - taken
      next.foe = at.foe - dealt
      next.lead = Math.max(-6, Math.min(6, lead + dealt - taken))
      sum += chance * worthOfStand(b, next)
    }
  }
  return sum
}

/** What a fight is worth from here on. */
export function worthOfStand(b: Bout, at: Stand): number {
  if (at.hp === 0 || at.foe === 0 || at.clash > CLASHES) return ended(b, at.hp, at.foe, at.lead)
  const { clash, range, hp, foe, lead, ammo, prepared, braced } = at
  const flags = (prepared ? 1 : 0) + (braced ? 2 : 0)
  const key = flags + 4 * (clash + 4 * (range + 3 * (hp + 6 * (foe + 6 * (lead + 6 + 13 * ammo)))))
  const known = b.worths.get(key)
  if (known !== undefined) return known
  let best = Number.NEGATIVE_INFINITY
  for (const play of PLAYS)
    if (play.card !== PREPARE || (!prepared && clash < CLASHES))
      best = Math.max(best, worthOfPlay(b, { clash, range, hp, foe, lead, ammo, prepared, braced }, play))
  b.worths.set(key, best)
  return best
}

/** The cards that may be played, each with what it is worth. */
export const playsOf = (b: Bout, at: Stand, legal: readonly number[]): (Play & { worth: number })[] =>
  PLAYS.filter(({ card }) => legal.includes(card)).map((play) => ({
    ...play,
    worth: worthOfPlay(b, at, play),
  }))
/** The best of the cards that may be played. */
export const bestPlay = (b: Bout, at: Stand, legal: readonly number[]): Play =>
  playsOf(b, at, legal).reduce((a, other) => (other.worth > a.worth ? other : a))
/** The attack to name at this range: of those allowed the one that takes most. */
export function bestWay(
  b: Bout,
  range: number,
  card: number,
  prepared: boolean,
  isAllowed: (way: Way) => boolean,
): Way | null {
  let best: Way | null = null
  let most = -1
  for (const way of b.mine.ways[range]!) {
    if (!isAllowed(way)) continue
    const takes = mean(strikeOf(way, b.theirs.armour, card, prepared, 0).chances)
    if (takes > most) {
      most = takes
      best = way
    }
  }
  return best
}
