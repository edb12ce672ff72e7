/** What can be done with one key, and the key it has unless somebody chose another. */
export const STANDARD_KEYS = {
  undo: 'u',
  hint: 'h',
  happened: 'w',
  log: 'l',
  talk: 't',
  rules: 'r',
  closer: 'i',
  help: '?',
  turn: 'q',
  hand: 'c',
  scores: 's',
  latest: 'm',
  earlier: ',',
  later: '.',
  around: 'n',
  places: 'p',
  route: 'o',
} as const

export type KeyCommand = keyof typeof STANDARD_KEYS
/** The key of each command; an empty one: it has none. */
export type Keys = Readonly<Record<KeyCommand, string>>

export const COMMANDS = Object.keys(STANDARD_KEYS) as readonly KeyCommand[]

/** One letter or sign; numbers choose options, and Space what has the focus. */
const isKey = (key: string): boolean => [...key].length === 1 && !/[\s\d\p{C}]/u.test(key)

/** A key as it is kept: letters are the same with and without Shift. */
const keptAs = (key: string): string => key.toLowerCase()

export type KeyProblem = { kind: 'taken'; by: KeyCommand } | { kind: 'unfit' }

/** Another key for a command, or why it cannot be had. */
export function withKey(keys: Keys, command: KeyCommand, key: string): Keys | KeyProblem {
  const kept = keptAs(key)
  if (kept !== '' && !isKey(kept)) return { kind: 'unfit' }
  const by = COMMANDS.find((other) => other !== command && keys[other] === kept)
  return kept !== '' && by !== undefined ? { kind: 'taken', by } : { ...keys, [command]: kept }
}

/** The keys somebody chose, as far as they can be used; a new command whose key is taken has none. */
export function readKeys(raw: unknown): Keys {
  const given = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {}
  let keys: Keys = { ...STANDARD_KEYS, ...Object.fromEntries(COMMANDS.map((command) => [command, ''])) }
  for (const chosen of [true, false])
    for (const command of COMMANDS) {
      const key = given[command]
      if ((typeof key === 'string') !== chosen) continue
      const next = withKey(keys, command, typeof key === 'string' ? key : STANDARD_KEYS[command])
      if (!('kind' in next)) keys = next
    }
  return keys
}

export const commandOf = (keys: Keys, pressed: string): KeyCommand | undefined =>
  COMMANDS.find((command) => keys[command] === keptAs(pressed))
