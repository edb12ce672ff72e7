/** A JSON-RPC 2.0 error: what a method throws, and what its caller gets. */
export class RpcError extends Error {
  override name = 'RpcError'
  readonly code: number
  readonly data: unknown
  constructor(code: number, sentence: string, data?: unknown) {
    super(sentence)
    this.code = code
    this.data = data
  }
}

const PARSE_ERROR = -32700
const INVALID_REQUEST = -32600
export const UNKNOWN_METHOD = -32601
export const BAD_PARAMS = -32602
const INTERNAL_ERROR = -32603
/** the rules refuse the action */
export const REFUSED = -32010
/** the prescribed draws do not fit what happens */
export const SCRIPT_MISFIT = -32011

/** A batch with more requests than this is refused whole: one line must not cost an endless answer. */
const LARGEST_BATCH = 1000

type Id = string | number | null
export type Call = (method: string, params: unknown) => unknown

const isRecord = (x: unknown): x is Record<string, unknown> =>
  typeof x === 'object' && x !== null && !Array.isArray(x)
const isId = (x: unknown): x is Id => x === null || typeof x === 'string' || typeof x === 'number'

function failure(id: Id, error: RpcError): object {
  const { code, message, data } = error
  return { jsonrpc: '2.0', id, error: data === undefined ? { code, message } : { code, message, data } }
}

const invalid = (sentence: string): RpcError => new RpcError(INVALID_REQUEST, sentence)

function whatIsWrong(message: unknown): string | null {
  if (!isRecord(message)) return 'a request is a JSON object.'
  if (message.jsonrpc !== '2.0') return '"jsonrpc" must be "2.0".'
  if (typeof message.method !== 'string') return '"method" must be a text.'
  if (message.id !== undefined && !isId(message.id)) return '"id" must be a text, a number or null.'
  if (message.params !== undefined && (typeof message.params !== 'object' || message.params === null))
    return '"params" must be an object.'
  return null
}

const asRpcError = (error: unknown): RpcError => {
  if (error instanceof RpcError) return error
  const [reason] = (error instanceof Error ? error.message : String(error)).split('\n')
  return new RpcError(
    INTERNAL_ERROR,
    `something went wrong that should not have (${reason}); please report it.`,
  )
}

/** Answers one request; null for a notification, which is carried out and never answered. */
function answerOne(message: unknown, call: Call): object | null {
  const wrong = whatIsWrong(message)
  if (wrong !== null)
    return failure(isRecord(message) && isId(message.id) ? message.id : null, invalid(wrong))
  const { id, method, params } = message as { id?: Id; method: string; params?: unknown }
  try {
    const result = call(method, params)
    return id === undefined ? null : { jsonrpc: '2.0', id, result }
  } catch (error) {
    return id === undefined ? null : failure(id, asRpcError(error))
  }
}

function answerBatch(batch: readonly unknown[], call: Call): object | null {
  if (batch.length === 0) return failure(null, invalid('a batch must hold at least one request.'))
  if (batch.length > LARGEST_BATCH)
    return failure(null, invalid(`a batch may hold at most ${LARGEST_BATCH} requests.`))
  const answers = batch.flatMap((message) => answerOne(message, call) ?? [])
  return answers.length === 0 ? null : answers
}

/** What to say to a line that cannot even be read. */
export const unreadable = (sentence: string): object => failure(null, new RpcError(PARSE_ERROR, sentence))

/** Answers one line: a request or a batch. Null where JSON-RPC has nothing to answer. */
export function answer(line: string, call: Call): object | null {
  let message: unknown
  try {
    message = JSON.parse(line)
  } catch {
    return unreadable('the line is not JSON.')
  }
  return Array.isArray(message) ? answerBatch(message, call) : answerOne(message, call)
}
