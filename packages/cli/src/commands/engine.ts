import type { Command } from '../command.ts'
import { serveLines } from '../engine/engine.ts'
import { methods } from '../engine/methods.ts'

export const engine: Command = {
  name: 'engine',
  about: 'The rules as a JSON-RPC 2.0 service on stdin and stdout, one message a line.',
  words: [],
  flags: {},
  more: `Methods: ${Object.keys(methods).join(', ')}. docs/engine.md tells what they take and give.`,
  async run(_given, { stdin, stdout, games }) {
    await serveLines(stdin, stdout, games)
    return 0
  },
}
