export { Code, CommandId, Refused, SeatNumber, TableId } from './common.ts'
export { type Generator, verifyFairness } from './fairness.ts'
export { MatchFileBody } from './file.ts'
export { FromClient, TableCommand } from './fromClient.ts'
export { FromServer, type Message } from './fromServer.ts'
export {
  CLOSE,
  FRAME_BYTES,
  MOVED_BYTES,
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
  MovedBody,
  PersonInfo,
  PlanBody,
  RematchBody,
  SeatPlan,
  TableList,
  TableSummary,
  Ticket,
} from './lobby.ts'
export { journalOf } from './match-file.ts'
export { Picture } from './picture.ts'
export { NAME_LENGTH, SAY_LENGTH, settledText, skeletonOf } from './words.ts'
