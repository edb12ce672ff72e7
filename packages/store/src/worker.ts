import { parentPort, workerData } from 'node:worker_threads'
import { openSqlite } from './sqlite.ts'
import { answerCalls } from './thread.ts'

const { folder } = workerData as { folder: string }
const port = parentPort!
try {
  answerCalls(port, await openSqlite(folder))
  port.postMessage({ number: 0, value: null })
} catch (error) {
  const { message, name } = error as Error
  port.postMessage({ number: 0, error: message, name })
}
