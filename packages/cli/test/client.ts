import type { Action, WholeGame } from '@midden/kernel'
import { engineFor } from '../src/engine/engine.ts'
import { heap } from './heap.ts'

export interface RpcFailure {
  code: number
  message: string
  data?: { rules: string[]; reason: string }
}
interface Reply {
  jsonrpc: '2.0'
  id: number | string | null
  result?: unknown
  error?: RpcFailure
}

/** An engine of one's own, asked in JSON as a program in any language would. */
export function client(games: readonly WholeGame[] = [heap]) {
  const engine = engineFor(games)
  let asked = 0
  const line = (text: string): Reply | Reply[] | null => {
    const reply = engine(text)
    return reply === null ? null : (JSON.parse(JSON.stringify(reply)) as Reply | Reply[])
  }
  const ask = (method: string, params?: unknown): Reply =>
    line(JSON.stringify({ jsonrpc: '2.0', id: ++asked, method, params })) as Reply
  /** What must succeed. */
  const get = <T = unknown>(method: string, params?: unknown): T => {
    const { result, error } = ask(method, params)
    if (error !== undefined) throw new Error(`${method}: ${error.message}`)
    return result as T
  }
  /** What must fail. */
  const fail = (method: string, params?: unknown): RpcFailure => {
    const { result, error } = ask(method, params)
    if (error === undefined) throw new Error(`${method} succeeded: ${JSON.stringify(result)}`)
    return error
  }
  const open = (params: object = {}): string =>
    get<{ match: string }>('new', { game: games[0]!.id, seats: 2, seed: 's', ...params }).match
  const legal = (match: string, seat: number): { action: Action; label: string }[] =>
    get('legal', { match, seat })
  return { line, ask, get, fail, open, legal, hash: (match: string): string => get('hash', { match }) }
}
