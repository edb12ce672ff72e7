export { Code, CommandId, Refused, SeatNumber, TableId } from './common.ts'
export { type Generator, verifyFairness } from './fairness.ts'
export { MatchFileBody } from './file.ts'
export { FromClient, TableCommand } from './fromClient.ts'
export { FromServer, type Message, What } from './fromServer.ts'
export {
  CLOCKS,
  CLOSE,
  type Clock,
  FRAME_BYTES,
  PROTOCOL,
  SUBPROTOCOL,
} from './limits.ts'
export {
  AccountBody,
  Catalogue,
  CommandBody,
  CreateBody,
  ForkBody,
  GuestBody,
  JoinBody,
  LogoutBody,
  Me,
  PersonInfo,
  PlanBody,
  RematchBody,
  SeatPlan,
  TableList,
  TableSummary,
  Ticket,
} from './lobby.ts'
export { type FileAction, journalOf, type MatchFile } from './match-file.ts'
export { diff, type Patch, type Path, patched } from './patch.ts'
export { ChatLine, MatchPicture, Picture, ProposalRow, SeatRow, WaitingRow } from './picture.ts'
export { NAME_LENGTH, SAY_LENGTH, settledText, skeletonOf } from './words.ts'
