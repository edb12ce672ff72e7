import type { Refused } from '@midden/table'

/** The server said no, or nothing at all. */
export class RequestRefused extends Error {
  readonly refused: Refused
  constructor(refused: Refused) {
    super(refused.reason)
    this.refused = refused
  }
}

/** The browser keeps no cookie: to the server it is a stranger every time. */
export const forgotten: Refused = { code: 'unwelcome', reason: 'no cookie is kept', clauses: [] }
const silence: Refused = { code: 'unavailable', reason: 'no server answers', clauses: [] }

export const refusedBy = (error: unknown): Refused =>
  error instanceof RequestRefused ? error.refused : silence

const isJson = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('application/json') === true

async function answerTo(method: string, path: string, body: object | undefined): Promise<Response> {
  try {
    return await fetch(`/api/${path}`, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
  } catch {
    throw new RequestRefused(silence)
  }
}

/** One question to the lobby. A page without a server behind it gets no JSON, which counts as silence. */
async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await answerTo(method, path, body)
  if (!isJson(response)) throw new RequestRefused(silence)
  const answer: unknown = await response.json()
  if (!response.ok) throw new RequestRefused(answer as Refused)
  return answer as T
}

export const fetched = <T>(path: string): Promise<T> => ask('GET', path)
export const post = <T>(path: string, body: object = {}): Promise<T> => ask('POST', path, body)
export const remove = <T>(path: string, body: object): Promise<T> => ask('DELETE', path, body)
export const put = <T>(path: string, body: object): Promise<T> => ask('PUT', path, body)

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Letters nobody else will think of: ids of commands, and one's share of the luck. */
export const chance = (length = 20): string =>
  [...crypto.getRandomValues(new Uint8Array(length))].map((byte) => SIGNS[byte & 63]).join('')
