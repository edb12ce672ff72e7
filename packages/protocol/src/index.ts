export { Code, CommandId, Refused, SeatNumber, TableId } from './common.ts'
export { protocolDocument } from './document.ts'
export { type Generator, verifyFairness, withheld } from './fairness.ts'
export { MatchFileBody } from './file.ts'
export { FromClient, TableCommand } from './from-client.ts'
export { FromServer, type Message } from './from-server.ts'
export {
  CLOSE,
  FRAME_BYTES,
  MOVED_BYTES,
  MOVED_MOVES,
  PROTOCOL,
  SUBPROTOCOL,
} from './limits.ts'
export {
  AccountBody,
  Catalogue,
  CommandBody,
  CreateBody,
  ForkBody,
  GoodbyeBody,
  GuestBody,
  JoinBody,
  LeaveBody,
  LogoutBody,
  LostBody,
  MailBody,
  Me,
  MovedBody,
  OwnAccount,
  OwnData,
  PasswordBody,
  PersonInfo,
  PlanBody,
  PrivacyBody,
  PrivacyPage,
  RematchBody,
  ResetBody,
  ResetLink,
  SeatPlan,
  TableList,
  TableSummary,
  Ticket,
} from './lobby.ts'
export { journalOf } from './match-file.ts'
export { Picture } from './picture.ts'
export { ReviewBody } from './review.ts'
export { NAME_LENGTH, SAY_LENGTH, settledText } from './words.ts'
