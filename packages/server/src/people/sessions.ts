import { createHash, timingSafeEqual } from 'node:crypto'
import { NAME_LENGTH } from '@midden/protocol'
import type { People, Person, Session, Ticket } from '@midden/store'
import type { Who } from '@midden/table'
import type { Entropy } from '../entropy.ts'

/** Somebody who has shown a valid session. */
export interface SessionHolder extends Who {
  account: string | null
  selector: string
}

const YEAR_MS = 365 * 24 * 3600 * 1000
const TICKET_MS = 30_000

export const secretText = (entropy: Entropy, bytes: number): string => entropy(bytes).toString('base64url')
export const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url')

export const newId = (entropy: Entropy): string => secretText(entropy, 12)

/** A session and the token that proves it. Only a hash of the token's second half is kept. */
export function newSession(
  entropy: Entropy,
  person: string,
  now: number,
): { token: string; session: Session } {
  const selector = secretText(entropy, 16)
  const verifier = secretText(entropy, 32)
  return {
    token: `${selector}.${verifier}`,
    session: { selector, verifier: hashed(verifier), person, expires: now + YEAR_MS },
  }
}

const sameText = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** Whoever has an account is called by it, on every device. */
export const nameOf = ({ name, account }: Pick<Person, 'name' | 'account'>): string =>
  account?.slice(0, NAME_LENGTH) ?? name

async function knownAs(
  people: Pick<People, 'idsOf'>,
  person: Person,
  selector: string,
): Promise<SessionHolder> {
  const { id, account } = person
  return { person: id, ids: await people.idsOf(id), name: nameOf(person), account, selector }
}

/** Whose token this is; null for anything that is not a valid one. */
export async function knownBy(
  people: People,
  token: string | undefined,
  now: number,
): Promise<SessionHolder | null> {
  const [selector = '', verifier = ''] = (token ?? '').split('.')
  if (selector.length !== 22 || verifier.length !== 43) return null
  const session = await people.session(selector)
  if (session === null || session.expires < now || !sameText(session.verifier, hashed(verifier))) return null
  const person = await people.person(session.person)
  return person === null ? null : knownAs(people, person, selector)
}

/** A ticket for one socket. It may travel where cookies cannot be trusted, and is worthless half a minute later. */
export async function newTicket(
  entropy: Entropy,
  people: Pick<People, 'issue'>,
  { person, selector }: Pick<SessionHolder, 'person' | 'selector'>,
  now: number,
): Promise<{ ticket: string; expires: number }> {
  const ticket = secretText(entropy, 32)
  const expires = now + TICKET_MS
  await people.issue({ hash: hashed(ticket), selector, person, expires } satisfies Ticket)
  return { ticket, expires }
}

/** What has to be known of people to let one in by its ticket. */
export type Tickets = Pick<People, 'redeem' | 'person' | 'idsOf'>

export async function redeemed(people: Tickets, ticket: string, now: number): Promise<SessionHolder | null> {
  const found = await people.redeem(hashed(ticket), now)
  if (found === null) return null
  const person = await people.person(found.person)
  return person === null ? null : knownAs(people, person, found.selector)
}
