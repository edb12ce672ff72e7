import type { WholeGame } from '@midden/kernel'
import { newSession } from '@midden/server/parts'
import { memoryData } from '@midden/store'
import { bus } from './bus.ts'
import { calm } from './calm.ts'
import { chanceOf } from './chance.ts'
import { type HostParts, host } from './host.ts'
import { type BrokenPromise, ledger } from './ledger.ts'
import { lobby } from './lobby.ts'
import type { Guest } from './page.ts'
import { HOUR, type Plan } from './plan.ts'
import { type Player, player } from './player.ts'
import { scheduler } from './scheduler.ts'
import { storage } from './store.ts'
import { truth } from './truth.ts'
import { weather } from './weather.ts'

/** A bug that is put into the ports of every node. */
export interface Tampering {
  games?(games: readonly WholeGame[]): readonly WholeGame[]
  node?: HostParts['tampered']
}

export interface RunReport {
  broken: BrokenPromise | null
  /** how far the run came, in milliseconds */
  ran: number
  events: number
  entries: number
  story: readonly string[]
}

const NAMES = ['Ada', 'Bob', 'Cem', 'Dora', 'Eve', 'Finn', 'Gül', 'Hans']
const LOOK_MS = 1000
const KEPT_MS = HOUR / 4
/** The world's clock and the nodes' begin together. */
const EPOCH = 1_700_000_000_000

/** Plays a plan: the same plan on the same code always goes the same way. */
export async function run(
  plan: Plan,
  games: readonly WholeGame[],
  tampering: Tampering = {},
): Promise<RunReport> {
  const chance = chanceOf(`${plan.seed} world`)
  const world = scheduler(chanceOf(`${plan.seed} order`))
  const log = ledger(world.now)
  const real = truth(games, world.now, log)
  const sky = weather(world, log)
  const data = memoryData()
  const kind = plan.nodes === 1 ? 'sqlite' : 'postgres'
  const store = storage(data, kind, real)
  const messages = bus(world, chanceOf(`${plan.seed} bus`), () => sky.now.bus)
  const parts: HostParts = {
    games: tampering.games?.(games) ?? games,
    store,
    bus: messages,
    storeWeather: () => sky.now.store,
    netWeather: () => sky.now.net,
    botFailures: () => sky.now.botFailures,
    tampered: tampering.node,
  }
  const hosts = Array.from({ length: plan.nodes }, (_, i) => host(`node ${i}`, plan.seed, world, log, parts))
  for (const each of hosts) each.start(sky.protocol())

  const anyHost = () => {
    const up = hosts.filter((each) => each.isUp())
    return up.length > 0 && chance.often(900) ? chance.one(up) : chance.one(hosts)
  }
  const players: Player[] = []
  for (let i = 0; i < plan.players; i++) {
    const person = `person-${i}`
    const name = NAMES[i % NAMES.length]!
    const { session } = newSession(chance.bytes, person, EPOCH)
    await store.people.add({ id: person, name, account: null, password: null, created: EPOCH }, session)
    const guest: Guest = { person, ids: [person], name, selector: session.selector, address: `10.0.0.${i}` }
    const draws = chanceOf(`${plan.seed} player ${i}`)
    players.push(player(guest, world, draws, { anyHost, truth: real, ledger: log }))
  }

  let entries = 0
  /** Tables that have long been over are forgotten, once it is seen that their journals are whole. */
  function compare(all: boolean): void {
    for (const table of real.tables()) {
      const { id, states, stored } = table
      const head = states.length - 1
      const kept = data.tables.get(id)?.entries
      const isWhole =
        kept?.length === head &&
        kept.every(({ version, command }, i) => version === i + 1 && table.commands.get(command) === version)
      if (!isWhole) log.breaks('journals', `The journal of ${id} is not what was stored.`)
      const { status } = states.at(-1)!
      const isOver = (status === 'over' || status === 'closed') && stored.at(-1)! < world.now() - KEPT_MS
      if (!isOver && !all) continue
      entries += head
      for (const each of players) each.leave(id)
      real.forget(id)
      data.tables.delete(id)
    }
  }

  const watch = calm(real, world.now, log)
  for (const table of plan.tables) world.after(table.at, () => void lobby(table, players)())
  for (const fault of plan.faults) world.after(fault.at, () => sky.begin(fault, hosts, players, messages.gap))
  for (const { from, to } of plan.calms) {
    for (let at = from; at < to; at += LOOK_MS)
      world.after(at, () => watch.deadlines(from, players, sky.ahead()))
    world.after(to - 1, () => {
      watch.everybody(players)
      compare(false)
    })
  }

  const failed = (error: unknown): void => log.breaks('errors', String((error as Error).stack ?? error))
  process.on('unhandledRejection', failed)
  try {
    await world.run(
      plan.hours * HOUR,
      () => {
        for (const each of players) each.page().check()
        return log.broken() === null
      },
      failed,
    )
  } finally {
    process.off('unhandledRejection', failed)
  }
  const broken = log.broken()
  if (broken === null) compare(true)
  return {
    broken: log.broken(),
    ran: world.now(),
    events: world.events(),
    entries,
    story: log.story(),
  }
}
