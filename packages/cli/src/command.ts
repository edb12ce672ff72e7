import { parseArgs } from 'node:util'
import type { CliContext } from './context.ts'
import { badUsage } from './stop.ts'

/** One --flag. Without `value` it is a switch; `many` may be given several times. */
export interface Flag {
  value?: string
  many?: true
  about: string
}

export interface Command {
  name: string
  about: string
  /** what stands after the name, in order */
  words: readonly { name: string; optional?: true }[]
  flags: Readonly<Record<string, Flag>>
  /** flags may be given as environment variables too, for units and images */
  fromEnvironment?: true
  /** more lines for --help */
  more?: string
  run(given: CommandLine, cli: CliContext): Promise<number> | number
}

/** A command line as it was understood. */
export interface CommandLine {
  words: readonly string[]
  flags: ReadonlyMap<string, readonly string[]>
}

const HELP: Flag = { about: 'show this help' }

const allFlags = (command: Command): Record<string, Flag> => ({ ...command.flags, help: HELP })

const listed = (names: readonly string[]): string => names.map((name) => `--${name}`).join(', ')

function checkWords({ name, words }: Command, given: readonly string[]): void {
  const missing = words.find((word, i) => word.optional !== true && given[i] === undefined)
  if (missing !== undefined)
    throw badUsage(`midden ${name} needs ${missing.name}: see midden ${name} --help.`)
  if (given.length > words.length)
    throw badUsage(
      words.length === 0
        ? `midden ${name} takes only options, and "${given[0]}" is none.`
        : `"${given[words.length]}" is too much after midden ${name} ${words.map((w) => w.name).join(' ')}.`,
    )
}

const variableFor = (flag: string): string => `MIDDEN_${flag.toUpperCase().replaceAll('-', '_')}`

/** What the line does not say, a variable may: MIDDEN_PORT=8080, MIDDEN_PROXY=yes, several values with spaces. */
function addFromEnvironment(
  { flags }: Command,
  given: Map<string, readonly string[]>,
  env: Readonly<Record<string, string | undefined>>,
): void {
  for (const [name, { value, many }] of Object.entries(flags)) {
    const said = env[variableFor(name)]?.trim() ?? ''
    if (given.has(name) || said === '') continue
    if (value !== undefined) given.set(name, many === true ? said.split(/\s+/) : [said])
    else if (/^(?:yes|true|on|1)$/i.test(said)) given.set(name, [''])
    else if (!/^(?:no|false|off|0)$/i.test(said))
      throw badUsage(`${variableFor(name)} must be yes or no, not "${said}".`)
  }
}

/** Reads the arguments of one command. Node's own complaints name no alternatives, so the checks are ours. */
export function readArgs(
  command: Command,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = {},
): CommandLine {
  const known = allFlags(command)
  const options = Object.fromEntries(
    Object.entries(known).map(([name, { value, many }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const), multiple: many === true },
    ]),
  )
  const { tokens, positionals } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const flags = new Map<string, string[]>()
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const flag = Object.hasOwn(known, token.name) ? known[token.name] : undefined
    if (flag === undefined)
      throw badUsage(
        `midden ${command.name} has no option ${token.rawName}; it takes ${listed(Object.keys(known))}.`,
      )
    if (flag.value === undefined && token.value !== undefined)
      throw badUsage(`--${token.name} is a switch and takes no value.`)
    if (flag.value !== undefined && (token.value === undefined || token.value === ''))
      throw badUsage(`--${token.name} needs a value: --${token.name} ${flag.value}.`)
    const values = flags.get(token.name) ?? []
    if (values.length > 0 && flag.many !== true)
      throw badUsage(`--${token.name} is given twice; give it once.`)
    flags.set(token.name, [...values, token.value ?? ''])
  }
  if (command.fromEnvironment === true) addFromEnvironment(command, flags, env)
  if (!flags.has('help')) checkWords(command, positionals)
  return { words: positionals, flags }
}

export const text = (given: CommandLine, flag: string): string | undefined => given.flags.get(flag)?.[0]
export const on = (given: CommandLine, flag: string): boolean => given.flags.has(flag)

/** A whole number in a range; what is outside gets the range as an answer. */
export function whole(given: CommandLine, flag: string, min: number, max: number): number | undefined {
  const value = text(given, flag)
  if (value === undefined) return undefined
  const n = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN
  if (n >= min && n <= max) return n
  throw badUsage(`--${flag} must be a whole number from ${min} to ${max}, not "${value}".`)
}

const column = (rows: readonly (readonly [string, string])[]): string => {
  const wide = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(wide)}  ${right}\n`).join('')
}

export function helpFor(command: Command): string {
  const words = command.words.map(({ name, optional }) => (optional ? ` [${name}]` : ` ${name}`)).join('')
  const flags = Object.entries(allFlags(command)).map(
    ([name, { value, about }]) => [`--${name}${value === undefined ? '' : ` ${value}`}`, about] as const,
  )
  const variables =
    command.fromEnvironment === true
      ? '\nEach option may be a variable instead, as MIDDEN_PORT is for --port; a switch is yes or no.\n'
      : ''
  const more = command.more === undefined ? '' : `\n${command.more.trim()}\n`
  return `midden ${command.name}${words} [options]\n\n${command.about}\n\n${column(flags)}${variables}${more}`
}

export const overview = (commands: readonly Command[]): string =>
  `midden COMMAND [options]\n\n${column(commands.map(({ name, about }) => [name, about]))}
midden COMMAND --help tells more about one of them; midden --version says which Midden this is.\n`
