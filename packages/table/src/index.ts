export { type Beat, beatsOf, type Cause, isLater, isOwn } from './beats/beat.ts'
export {
  answeredNow,
  heardOf,
  NO_BEATS,
  nextBeat,
  type Queue,
  skipBeats,
  stays,
  takenBack,
} from './beats/queue.ts'
export {
  type BeatLine,
  type Chip,
  plainStoryteller,
  type RetoldBeat,
  retold,
  type Storyteller,
} from './beats/retell.ts'
export { spokenBeat } from './beats/spoken.ts'
export { type BeatSettings, inOneCard, type ReaderState, readingTime } from './beats/time.ts'
export {
  type AcceptedMove,
  advance,
  advancing,
  entropyOf,
  follow,
  JournalBroken,
  withHash,
} from './rules/advance.ts'
export { CLOCKS, type Clock } from './rules/clock.ts'
export type {
  AutomaticCommand,
  Command,
  LobbyCommand,
  PlayerCommand,
  Refused,
  Who,
} from './rules/commands.ts'
export { decide } from './rules/decide.ts'
export { type Digest, kernelDigest, positionHash } from './rules/digest.ts'
export { clockOut, isGivenAway, lapseDue, owedSeats, seatDue, tableDue } from './rules/due.ts'
export type { EntryBody, Fork, SeatPlan, SeatSetup, TableEntry } from './rules/entries.ts'
export { type FileAction, filing, type MatchFile, matchFile, unfinishedFile } from './rules/file.ts'
export { scrub } from './rules/forgetting.ts'
export { botSeed } from './rules/luck.ts'
export { type JournalStep, news } from './rules/news.ts'
export { change, type Patch, type Path, patched } from './rules/patch.ts'
export { ownPicture, picture, seatRow, sharedPicture, wholeTable } from './rules/picture.ts'
export { restore, snapshotOf } from './rules/snapshot.ts'
export {
  type AnyMatch,
  botOf,
  type Context,
  isPlayed,
  seatOf,
  seatsOf,
  type TableGame,
  type TableState,
  termsOf,
} from './rules/state.ts'
export { storyFor, telling, toldAfter, toldOf } from './rules/story.ts'
export { questionFor } from './rules/thinking.ts'
export type * from './rules/types.ts'
export { eyesOf, isUnseen, journalVersion, seenMoves, seenVersion } from './rules/unseen.ts'
export { refused } from './runner/attempt.ts'
export { type FetchEdition, library } from './runner/library.ts'
export { type Journals, memoryJournals } from './runner/memory.ts'
export { type PoolTerms, type PoolWorker, pool, type WorkerReports } from './runner/pool.ts'
export {
  type Answer,
  type AppendResult,
  type ClockPort,
  JournalAway,
  JournalBusy,
  type JournalPort,
  type Observer,
  type RunnerPorts,
} from './runner/ports.ts'
export { rota } from './runner/rota.ts'
export { type Runner, runner } from './runner/runner.ts'
export { type Asker, inlineThinker, type Thinker, type Thought, type Weigher } from './runner/thinker.ts'
