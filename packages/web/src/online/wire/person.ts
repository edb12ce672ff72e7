import type { PersonInfo } from '@midden/protocol'
import { useSyncExternalStore } from 'react'
import { changeSettings, settings } from '../../settings/settings.ts'
import { rememberAccount } from '../known.ts'
import { fetched, forgotten, post, RequestRefused } from './api.ts'

interface Me {
  person: PersonInfo | null
}

let known: PersonInfo | null = null
const listeners = new Set<() => void>()

function become(person: PersonInfo | null): PersonInfo | null {
  known = person
  if (person !== null && person.account !== null) changeSettings({ name: person.name, named: true })
  rememberAccount(person === null ? null : (person.account ?? ''))
  for (const listener of listeners) listener()
  return person
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Who this browser is to the server, as far as it has been asked. */
export const usePerson = (): PersonInfo | null => useSyncExternalStore(subscribe, () => known)

/** Who the server takes us for; null for a stranger. */
export const whoAmI = async (): Promise<PersonInfo | null> => become((await fetched<Me>('me')).person)

async function introduced(): Promise<PersonInfo> {
  const { name } = settings()
  const person = known ?? (await whoAmI())
  if (person !== null && (person.name === name || person.account !== null)) return person
  await post<Me>('guest', { name })
  const guest = await whoAmI()
  if (guest === null) throw new RequestRefused(forgotten)
  return guest
}

let entering: Promise<PersonInfo> | null = null

/**
 * Makes sure that the server knows us, by the name in the settings: as a guest, if we are nobody yet. However many
 * ask at once, we become one guest.
 */
export function enter(): Promise<PersonInfo> {
  entering ??= introduced().finally(() => {
    entering = null
  })
  return entering
}

/** Somebody may have been logged out elsewhere: asks the server anew, and is a guest if nobody is left. */
export async function enterAgain(): Promise<PersonInfo> {
  await whoAmI()
  return enter()
}

interface Credentials {
  account: string
  password: string
}

/** Keeps the guest with all its seats as an account. */
export async function register(credentials: Credentials): Promise<void> {
  await enter()
  become((await post<Me>('account', credentials)).person)
}

/** Comes back as somebody; the seats of the guest come along. */
export async function logIn(credentials: Credentials): Promise<void> {
  become((await post<Me>('login', credentials)).person)
}

/** The server has ended the session: nobody is logged in any more. */
export const ended = (): void => void become(null)

export async function logOut(everywhere: boolean): Promise<void> {
  become((await post<Me>('logout', { everywhere })).person)
}
