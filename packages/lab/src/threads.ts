import { parentPort, Worker } from 'node:worker_threads'

type Reply<R> = { done: R } | { failed: string }

/** In a worker thread: answers every job that comes with what the handler makes of it. */
export function serve<J, R>(handle: (job: J) => R | Promise<R>): void {
  const port = parentPort
  if (port === null) throw new Error('this is not a worker thread')
  port.on('message', async (job: J) => {
    let reply: Reply<R>
    try {
      reply = { done: await handle(job) }
    } catch (error) {
      reply = { failed: error instanceof Error ? error.message : String(error) }
    }
    port.postMessage(reply)
  })
}

interface Waiting<R> {
  promise: Promise<R>
  resolve(result: R): void
  reject(error: Error): void
}
function withResolvers<R>(): Waiting<R> {
  const waiting = {} as Waiting<R>
  waiting.promise = new Promise((resolve, reject) => Object.assign(waiting, { resolve, reject }))
  return waiting
}

/** One worker thread that does a job at a time. */
export interface Thread<J, R> {
  ask(job: J): Promise<R>
  close(): Promise<unknown>
}

export function thread<J, R>(file: URL): Thread<J, R> {
  const worker = new Worker(file)
  let waiting: Waiting<R> | null = null
  let ended: Error | null = null
  const end = (error: Error): void => {
    ended ??= error
    waiting?.reject(ended)
    waiting = null
  }
  worker.on('error', end)
  worker.on('exit', (code) => end(new Error(`a worker thread ended with status ${code}`)))
  worker.on('message', (reply: Reply<R>) => {
    const asked = waiting
    waiting = null
    if ('failed' in reply) asked?.reject(new Error(reply.failed))
    else asked?.resolve(reply.done)
  })
  return {
    ask(job) {
      if (ended !== null) return Promise.reject(ended)
      waiting = withResolvers()
      worker.postMessage(job)
      return waiting.promise
    },
    close: () => worker.terminate(),
  }
}

/** Does jobs in several threads, each taking the next one as it gets free. The results come in the order of the jobs. */
export async function spread<J, R>(
  file: URL,
  threads: number,
  jobs: readonly J[],
  each: (result: R, job: J) => void,
  goOn: () => boolean = () => true,
): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const crew = Array.from({ length: Math.min(threads, jobs.length) }, () => thread<J, R>(file))
  const busy = crew.map(async (worker) => {
    while (next < jobs.length && goOn()) {
      const i = next++
      const result = await worker.ask(jobs[i]!)
      results[i] = result
      each(result, jobs[i]!)
    }
  })
  try {
    await Promise.all(busy)
  } finally {
    await Promise.all(crew.map((worker) => worker.close()))
  }
  return results
}
