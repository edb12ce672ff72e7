/** What a browser needs at run time: no schema library comes along. */
export { type Generator, verifyFairness } from './fairness.ts'
export {
  CLOCKS,
  CLOSE,
  type Clock,
  FRAME_BYTES,
  NAME_LENGTH,
  NAME_PATTERN,
  PROTOCOL,
  SAY_LENGTH,
  SUBPROTOCOL,
} from './limits.ts'
export { journalOf, type MatchFile, readMatchFile, toMatchFile } from './match-file.ts'
export { type Patch, type Path, patched } from './patch.ts'
