import type { Viewer } from '@midden/kernel'
import { seenVersion, tableDue } from '@midden/table'
import type { Ledger } from './ledger.ts'
import type { Player } from './player.ts'
import { roleAt } from './roles.ts'
import type { TrueTable, Truth } from './truth.ts'

/** So long after the last fault, or after it was due, a deadline is served; an order is answered; news has come. */
const DEADLINE_MS = 60_000
const ORDER_MS = 45_000
const NEWS_MS = 15_000

/** When something is due, had every entry been stored at the time the world's own clock showed. */
function trulyDue({ states, steps, stored }: TrueTable): number | null {
  const state = states.at(-1)!
  const due = tableDue(state)
  if (due === null || due - state.changed > 24 * 3600_000) return null
  const times = new Map<number, number>([[state.created, stored[1]!]])
  for (const step of steps) if (step !== null) times.set(step.entry.at, stored[step.entry.version]!)
  const real = (at: number): number => times.get(at) ?? at
  return tableDue({
    ...state,
    changed: real(state.changed),
    ...(state.called !== undefined && { called: real(state.called) }),
    proposal: state.proposal === null ? null : { ...state.proposal, at: real(state.proposal.at) },
    seats: state.seats.map((seat) => ({ ...seat, asked: real(seat.asked) })),
  })
}

const isFollowed = ({ id }: TrueTable, players: readonly Player[]): boolean =>
  players.some((player) =>
    [...player.page().sessions()].some(
      (session) => session.table === id && session.state().standing === 'open',
    ),
  )

/** What has to be so while nothing goes wrong. */
export function calm(truth: Truth, now: () => number, { breaks }: Ledger) {
  /** The version that everybody must have heard of by now. */
  function known({ stored, states }: TrueTable, viewer: Viewer): number {
    let version = stored.length - 1
    while (version > 0 && stored[version]! > now() - NEWS_MS) version--
    return seenVersion(states.at(-1)!, viewer, version)
  }
  const seenBy = (feed: { version: number } | null): number => feed?.version ?? 0

  function upToDate(player: Player): void {
    const { guest } = player
    if (now() - player.opened() < ORDER_MS) return
    for (const session of player.page().sessions()) {
      const { feed, standing, refused } = session.state()
      const table = truth.table(session.table)
      const at = `${guest.name} at ${session.table}`
      if (table === undefined) continue
      if (standing !== 'open') {
        breaks('goesOn', `The line of ${at} is ${standing}.`)
        continue
      }
      const may = roleAt(table.states.at(-1)!, guest.ids, undefined) !== 'nobody'
      if (refused !== null) {
        if (may) breaks('goesOn', `${at} is refused: ${refused.reason}.`)
      } else if (may && feed !== null && feed.told === null)
        breaks('goesOn', `${at} still waits for the log.`)
      else if (may && seenBy(feed) < known(table, feed?.picture.me ?? null))
        breaks(
          'goesOn',
          `${at} has seen version ${seenBy(feed)} of ${known(table, feed?.picture.me ?? null)}.`,
        )
    }
  }

  return {
    /** Where nobody looks, a table whose node died with a clock that was ahead waits for as long as that was. */
    deadlines: (calmSince: number, players: readonly Player[], ahead: number): void => {
      for (const table of truth.tables()) {
        const due = trulyDue(table)
        const patience = DEADLINE_MS + (isFollowed(table, players) ? 0 : ahead)
        if (due !== null && now() > Math.max(due, calmSince, table.stored.at(-1)!) + patience)
          breaks(
            'deadlines',
            `${table.id} at version ${table.states.length - 1} has been due for ${Math.round((now() - due) / 1000)} s.`,
          )
      }
    },
    everybody: (players: readonly Player[]): void => {
      for (const player of players) {
        upToDate(player)
        for (const { table, since, what } of player.orders())
          if (now() - since > ORDER_MS)
            breaks('goesOn', `${player.guest.name} at ${table} has had no answer to ${what}.`)
      }
    },
  }
}
