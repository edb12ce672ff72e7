import { once } from 'node:events'
import type { Writable } from 'node:stream'
import type { WholeGame } from '@midden/kernel'
import { LONGEST_LINE, linesOf } from './lines.ts'
import { methods } from './methods.ts'
import { namedParams } from './params.ts'
import { answer, RpcError, UNKNOWN_METHOD, unreadable } from './rpc.ts'
import { MatchShelf } from './shelf.ts'

/** One engine with its own matches: answers lines, null where there is nothing to answer. */
export function engineFor(games: readonly WholeGame[]): (line: string) => object | null {
  const shelf = new MatchShelf()
  const call = (name: string, raw: unknown): unknown => {
    const method = Object.hasOwn(methods, name) ? methods[name] : undefined
    if (method === undefined)
      throw new RpcError(
        UNKNOWN_METHOD,
        `there is no method ${JSON.stringify(name.slice(0, 40))}; there are ${Object.keys(methods).join(', ')}.`,
      )
    return method.run(namedParams(raw, method.takes), shelf, games)
  }
  return (line) => answer(line, call)
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function decoded(line: Uint8Array): string | null {
  try {
    return utf8.decode(line)
  } catch {
    return null
  }
}

/** Serves one stream until it ends. Bad lines are answered like good ones; only an empty line is passed over. */
export async function serveLines(
  input: AsyncIterable<Uint8Array>,
  output: Writable,
  games: readonly WholeGame[],
): Promise<void> {
  const engine = engineFor(games)
  const answerTo = (line: Uint8Array | null): object | null => {
    if (line === null)
      return unreadable(`a line may hold at most ${LONGEST_LINE} bytes; this one was not read.`)
    const text = decoded(line)
    if (text === null) return unreadable('the line is not UTF-8.')
    return text.trim() === '' ? null : engine(text)
  }
  for await (const line of linesOf(input)) {
    const reply = answerTo(line)
    if (reply !== null && !output.write(`${JSON.stringify(reply)}\n`)) await once(output, 'drain')
  }
}
