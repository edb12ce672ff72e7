/** What a browser needs at run time: no schema library comes along. */
export { type Generator, verifyFairness, withheld } from './fairness.ts'
export {
  CLOSE,
  FRAME_BYTES,
  MOVED_MOVES,
  PROTOCOL,
  SUBPROTOCOL,
} from './limits.ts'
export { journalOf, readMatchFile, toMatchFile } from './match-file.ts'
export { isPlain, NAME_LENGTH, PLAIN_PATTERN, SAY_LENGTH, settledText, tidied } from './words.ts'
