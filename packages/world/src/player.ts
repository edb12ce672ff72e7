import { nthOf, widthOf } from '@midden/kernel'
import type { Refused } from '@midden/table'
import type { TableSession } from '@midden/web/wire'
import type { Chance } from './chance.ts'
import { type Ground, ground } from './ground.ts'
import { type Guest, type Page, type PageGround, page } from './page.ts'
import type { Scheduler } from './scheduler.ts'

/** How quickly somebody acts, in milliseconds. */
const QUICK_MS = 6000
const SLOW_MS = 90_000
/** Whoever is not wanted any more reloads the page. */
const RELOAD_MS = 15_000

/** An order on its way. */
export interface Open {
  table: string
  since: number
  what: string
}

/** Somebody with a device, who plays at tables by chance. */
export function player(
  guest: Guest,
  world: Scheduler,
  chance: Chance,
  ground_: Omit<PageGround, 'place' | 'chance'>,
) {
  const place: Ground = ground(world, chance)
  const here = { ...ground_, place, chance }
  const isSlow = chance.often(200)
  const tables = new Set<string>()
  const orders = new Set<Open>()
  const revealed = new Map<string, string>()
  let shown: Page = page(guest, ground_.anyHost().protocol(), here)
  let outSince: number | null = null
  let opened = world.now()

  function reload(): void {
    shown.close()
    orders.clear()
    ground_.ledger.tell(`${guest.name} reloads the page`)
    shown = page(guest, ground_.anyHost().protocol(), here)
    for (const table of tables) shown.look(table)
    outSince = null
    opened = world.now()
  }

  function give(session: TableSession, order: Parameters<TableSession['send']>[0]): void {
    const open: Open = { table: session.table, since: world.now(), what: JSON.stringify(order) }
    orders.add(open)
    session.send(order).then((_: Refused | null) => orders.delete(open))
  }

  /** Something beside the question. */
  function aside(session: TableSession, me: number) {
    const { picture, version } = session.state().feed!
    const other = chance.below(picture.seats.length)
    switch (chance.below(9)) {
      case 0:
        return give(session, { t: 'say', text: `Words ${chance.letters(5)}` })
      case 1:
        return give(session, { t: 'undo', seen: version })
      case 2:
        return give(session, { t: 'propose', what: 'pause' })
      case 3:
        return give(session, { t: 'propose', what: 'replace', seat: other })
      case 4:
        return give(session, { t: 'away' })
      case 5:
        return give(session, { t: 'resume' })
      case 6:
        return give(session, { t: 'act', seen: Math.max(0, version - 3), action: { act: 'nonsense', n: me } })
      default: {
        const { rights } = picture.match!
        if (rights.length > 0)
          give(session, { t: 'act', seen: version, action: nthOf(rights, chance.below(widthOf(rights))) })
      }
    }
  }

  function play(session: TableSession) {
    const { feed, standing, sending } = session.state()
    if (feed === null || standing !== 'open' || sending > 2) return
    const { picture, version } = feed
    const { me, mine, match, proposal, fairness, status, seats } = picture
    if (me === null) return
    const share = revealed.get(session.table)
    if (status === 'open' && fairness.until !== null && share !== undefined && fairness.entropy[me] === '')
      return give(session, { t: 'reveal', entropy: share })
    if (status !== 'playing' || match === null) return
    if (mine.length > 1 && chance.often(200)) session.look(chance.one(mine))
    if (proposal?.open.includes(me) && chance.often(700))
      return give(session, { t: 'answer', proposal: proposal.version, yes: chance.often(600) })
    if (seats[me]!.away) return chance.often(500) ? give(session, { t: 'back' }) : undefined
    if (chance.often(60)) return aside(session, me)
    if (match.menu.length > 0)
      give(session, { t: 'act', seen: version, action: nthOf(match.menu, chance.below(widthOf(match.menu))) })
  }

  function live(): void {
    for (const session of shown.sessions()) {
      if (session.state().standing === 'out') outSince ??= world.now()
      else play(session)
    }
    const isOut = outSince !== null && world.now() - outSince > RELOAD_MS
    if (isOut || chance.often(3)) reload()
    place.later(200 + chance.below(isSlow ? SLOW_MS : QUICK_MS), live)
  }
  place.later(chance.below(QUICK_MS), live)

  return {
    guest,
    here,
    place,
    page: (): Page => shown,
    /** since when this page is open */
    opened: (): number => opened,
    orders: (): Iterable<Open> => orders,
    /** Sits down at a table, or comes to watch it. */
    join: (table: string, share?: string): void => {
      tables.add(table)
      if (share !== undefined) revealed.set(table, share)
      shown.look(table)
    },
    leave: (table: string): void => {
      tables.delete(table)
      for (const open of orders) if (open.table === table) orders.delete(open)
      shown.leave(table)
    },
  }
}

export type Player = ReturnType<typeof player>
