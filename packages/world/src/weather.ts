import { type BusWeather, FINE_BUS } from './bus.ts'
import type { Host } from './host.ts'
import type { Ledger } from './ledger.ts'
import { FINE_NET, type NetWeather } from './net.ts'
import type { Fault } from './plan.ts'
import type { Player } from './player.ts'
import type { Scheduler } from './scheduler.ts'
import { FINE_STORE, type StoreWeather } from './store.ts'

/** What a plan's faults do: some happen to a node or a device, the others are the weather for as long as they last. */
export function weather(world: Scheduler, { tell }: Ledger) {
  const now = {
    store: FINE_STORE as StoreWeather,
    bus: FINE_BUS as BusWeather,
    net: FINE_NET as NetWeather,
    botFailures: 0,
  }
  const lasting = new Set<Fault>()
  let protocol = 1
  let ahead = 0

  function blow(): void {
    Object.assign(now, { store: FINE_STORE, bus: FINE_BUS, net: FINE_NET, botFailures: 0 })
    for (const fault of lasting) {
      if (fault.kind === 'store') now.store = { ...now.store, ...fault.weather }
      if (fault.kind === 'bus') now.bus = fault.weather
      if (fault.kind === 'net') now.net = fault.weather
      if (fault.kind === 'bots broken') now.botFailures = fault.often
    }
  }

  /** Each node in turn leaves, and comes back with the next protocol. */
  function upgrade(hosts: readonly Host[], lasts: number): void {
    protocol++
    const speaks = protocol
    const each = lasts / hosts.length
    hosts.forEach((host, i) => {
      world.after(i * each, () => void host.leave())
      world.after((i + 0.9) * each, () => {
        host.die(false)
        host.start(speaks)
      })
    })
  }

  function begin(fault: Fault, hosts: readonly Host[], players: readonly Player[], gap: () => void) {
    const { lasts } = fault
    const then = (job: () => void): void => void world.after(lasts, job)
    tell(`-- ${JSON.stringify(fault)}`)
    switch (fault.kind) {
      case 'crash': {
        const host = hosts[fault.node]!
        host.die(fault.silent)
        return then(() => host.start(protocol))
      }
      case 'restart': {
        const host = hosts[fault.node]!
        void host.leave()
        return then(() => {
          host.die(false)
          host.start(protocol)
        })
      }
      case 'upgrade':
        return upgrade(hosts, lasts)
      case 'freeze':
        hosts[fault.node]!.freeze()
        return then(hosts[fault.node]!.thaw)
      case 'clock':
        hosts[fault.node]!.setClock(fault.ahead)
        ahead = Math.max(ahead, fault.ahead)
        return then(() => hosts[fault.node]!.setClock(0))
      case 'cut':
        return players[fault.player]!.page().cut(fault.silent)
      case 'device asleep': {
        const { place } = players[fault.player]!
        place.freeze()
        return then(() => {
          place.thaw()
          players[fault.player]!.page().wire.wake()
        })
      }
      default:
        lasting.add(fault)
        blow()
        return then(() => {
          lasting.delete(fault)
          blow()
          if (fault.kind === 'bus') gap()
        })
    }
  }

  return {
    now,
    begin,
    protocol: (): number => protocol,
    /** the furthest that any clock has been ahead */
    ahead: (): number => ahead,
  }
}
