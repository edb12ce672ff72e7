import { type MessagePort, Worker } from 'node:worker_threads'
import { type Store, StoreAway, StoreRefused } from './ports.ts'

/** A call across threads, and what came of it. */
interface Call {
  number: number
  port: string
  method: string
  args: unknown[]
}
type Result = { number: number; value: unknown } | { number: number; error: string; name: string }

const PORTS = {
  journals: ['append', 'entries', 'heads', 'find', 'snapshot', 'keep'],
  tables: ['row', 'byCode', 'listed', 'of'],
  deadlines: ['claim'],
  people: [
    'add',
    'person',
    'rename',
    'byAccount',
    'makeAccount',
    'adopt',
    'idsOf',
    'openSession',
    'session',
    'closeSession',
    'closeSessions',
    'issue',
    'redeem',
    'muted',
    'mute',
    'sweep',
  ],
  store: ['ping', 'close'],
} as const satisfies {
  [P in 'journals' | 'tables' | 'deadlines' | 'people']: readonly (keyof Store[P])[]
} & {
  store: readonly (keyof Store)[]
}

const ENDED = 'the thread of the store has ended'

type Methods = Record<string, (...args: unknown[]) => Promise<unknown>>

/** The thread's side: carries calls out, in the order in which they come. */
export function answerCalls(port: MessagePort, store: Store): void {
  const ports: Record<string, unknown> = { ...store, store }
  port.on('message', async ({ number, port: name, method, args }: Call) => {
    let result: Result
    try {
      result = { number, value: await (ports[name] as Methods)[method]!(...args) }
    } catch (error) {
      const { message, name: kind } = error as Error
      result = { number, error: message, name: kind }
    }
    port.postMessage(result)
    if (method === 'close') port.close()
  })
}

const revived = ({ error, name }: { error: string; name: string }): Error => {
  if (name === 'StoreAway') return new StoreAway(error)
  return name === 'StoreRefused' ? new StoreRefused(error) : new Error(error)
}

/**
 * A store that lives in a thread of its own, so that nobody waits while the disk does. Opening fails as it would have
 * failed here.
 */
export async function openInThread(file: URL, folder: string): Promise<Store> {
  const worker = new Worker(file, { workerData: { folder } })
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  let numbers = 0
  let ended = false

  const answer = (number: number): Promise<unknown> =>
    new Promise((resolve, reject) => {
      waiting.set(number, { resolve, reject })
    })
  worker.on('message', (result: Result) => {
    const asked = waiting.get(result.number)
    waiting.delete(result.number)
    if ('error' in result) asked?.reject(revived(result))
    else asked?.resolve(result.value)
  })
  const over = (): void => {
    ended = true
    for (const { reject } of waiting.values()) reject(new StoreAway(ENDED))
    waiting.clear()
  }
  worker.on('error', over)
  worker.on('exit', over)

  function call(port: string, method: string, args: unknown[]): Promise<unknown> {
    if (ended) return Promise.reject(new StoreAway(ENDED))
    const number = ++numbers
    const answered = answer(number)
    worker.postMessage({ number, port, method, args } satisfies Call)
    return answered
  }
  const proxy = (port: keyof typeof PORTS): Methods =>
    Object.fromEntries(
      PORTS[port].map((method) => [method, (...args: unknown[]) => call(port, method, args)]),
    )

  // The thread says under number 0 that it is open, or why it is not.
  await answer(0)
  return {
    kind: 'sqlite',
    journals: proxy('journals'),
    tables: proxy('tables'),
    deadlines: proxy('deadlines'),
    people: proxy('people'),
    ...proxy('store'),
    news: { publish: () => {}, listen: () => {}, onGap: () => {} },
  } as unknown as Store
}
