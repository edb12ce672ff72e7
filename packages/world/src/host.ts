import type { WholeGame } from '@midden/kernel'
import { CLOSE } from '@midden/protocol'
import { type AssembledNode, assemble, connection, type ServerNode } from '@midden/server/parts'
import type { Store } from '@midden/store'
import { inlineThinker, type Thinker } from '@midden/table'
import type { SocketEars } from '@midden/web/wire'
import type { MessageBus } from './bus.ts'
import { type Chance, chanceOf } from './chance.ts'
import { type Ground, ground } from './ground.ts'
import type { Ledger } from './ledger.ts'
import { type Line, line, type NetWeather } from './net.ts'
import type { Scheduler } from './scheduler.ts'
import { connected, type StoreWeather } from './store.ts'

/** What a host is made of; planted bugs put their own in the place of some. */
export interface HostParts {
  games: readonly WholeGame[]
  store: Store
  bus: MessageBus
  storeWeather: () => StoreWeather
  netWeather: () => NetWeather
  /** so often in a thousand a bot fails */
  botFailures: () => number
  /** for a planted bug: the store as this node is to see it, and its end of a new socket */
  tampered?: { store?(store: Store): Store; peer?(peer: Line['peer'], host: Host): Line['peer'] } | undefined
}

/** What may be written to the log as an error in a world with faults. */
const EXPECTED = new Set(['the store does not answer'])

const THOUGHT_MS = 300

function slowThinker(games: readonly WholeGame[], { later }: Ground, chance: Chance, failures: () => number) {
  const thinker = inlineThinker((id) => games.find((game) => game.id === id))
  const pause = (): Promise<void> => new Promise((rest) => later(chance.below(THOUGHT_MS), rest))
  return {
    ...thinker,
    think: (question) => ({
      answer: pause().then(() => {
        if (chance.often(failures())) throw new Error('the bot broke')
        return thinker.think(question).answer
      }),
      cancel: () => {},
    }),
  } satisfies Thinker
}

/** A machine with a server process on it, which comes and goes. */
export function host(
  name: string,
  seed: string,
  world: Scheduler,
  { tell, breaks }: Ledger,
  parts: HostParts,
) {
  let place: Ground | null = null
  let assembled: AssembledNode | null = null
  let starts = 0
  let ahead = 0
  let protocol = 0
  const lines = new Set<Line>()

  function start(): void {
    const chance = chanceOf(`${seed} ${name} ${++starts}`)
    const here = ground(world, chance)
    here.setClock(ahead)
    const reached = connected(parts.store, world, here, chance, parts.storeWeather)
    const store = { ...reached, news: parts.bus.join(here) }
    const log = {
      info: () => {},
      warn: () => {},
      error: (about: object, text: string) => {
        if (!EXPECTED.has(text)) breaks('errors', `${name}: ${text} ${JSON.stringify(about)}`)
      },
    }
    place = here
    assembled = assemble(
      {
        games: parts.games,
        thinker: slowThinker(parts.games, here, chance, parts.botFailures),
        web: null,
        logLevel: null,
        protocol,
      },
      {
        store: parts.tampered?.store?.(store) ?? store,
        log,
        time: here.time,
        loop: here.loop,
        entropy: chance.bytes,
      },
    )
    tell(`${name} starts`)
  }

  /** The process is gone. `silent`: so is the machine, and nobody is told. */
  function die(silent: boolean): void {
    if (place === null) return
    tell(`${name} dies${silent ? ' without a word' : ''}`)
    for (const each of lines) silent ? each.silence() : each.cut()
    lines.clear()
    place.kill()
    place = null
    assembled = null
  }

  const self = {
    name,
    isUp: (): boolean => place?.isUp() === true,
    protocol: (): number => protocol,
    start: (speaks: number): void => {
      protocol = speaks
      if (place === null) start()
    },
    die,
    /** A restart as a keeper does it: everybody is told, and what has begun is finished. */
    async leave(): Promise<void> {
      if (place === null || assembled === null) return
      const [leaving, at] = [assembled, place]
      tell(`${name} winds up`)
      await leaving.windUp()
      if (place !== at) return
      for (const { peer } of lines) peer.close(CLOSE.restart)
      at.later(300, () => place === at && die(false))
    },
    freeze: (): void => {
      tell(`${name} freezes`)
      place?.freeze()
    },
    thaw: (): void => {
      tell(`${name} goes on`)
      place?.thaw()
    },
    setClock: (ms: number): void => {
      tell(`${name} has a clock ${ms / 1000} s ahead`)
      ahead = ms
      place?.setClock(ms)
    },
    /** Carries out what comes by HTTP; rejects where nobody answers. */
    ask: <T>(job: (node: ServerNode) => Promise<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        if (place === null || assembled === null) return reject(new Error('no server answers'))
        const { node } = assembled
        place.enter(() => void job(node).then(resolve, reject))
      }),
    /** A new socket; null where nobody listens. */
    connect(client: Ground, chance: Chance, address: string, ears: SocketEars): Line | null {
      if (place === null || assembled === null || assembled.node.isClosing()) return null
      const { node } = assembled
      for (const each of lines) if (each.isOver()) lines.delete(each)
      const made = line(world, chance, parts.netWeather, place, client, ears)
      lines.add(made)
      const peer = parts.tampered?.peer?.(made.peer, self) ?? made.peer
      place.enter(() => {
        connection(peer, address, node, () => {})
        made.opened()
      })
      return made
    },
  }
  return self
}

export type Host = ReturnType<typeof host>
