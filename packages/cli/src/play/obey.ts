import { existsSync, writeFileSync } from 'node:fs'
import { canonical } from '@midden/kernel'
import { type Choices, narrowed, page } from './choices.ts'
import { cited, wrapped } from './sentences.ts'
import { ask, matchOf, type Sitting, say, showTable } from './session.ts'

/** After a line: ask again for another, carry the match on, or get up from the table. */
export type Next = 'same question' | 'go on' | 'leave'

const HELP = `
  a number        do what stands beside it
  words           narrow the list by words or card names; what is left alone is done
  list            the whole list
  hint            what the steady bot would do
  a clause id     read the rule, for example the one beside the question
  table           show the table again
  undo            take your last action back (bots agree; draws that were seen are mixed anew)
  save FILE       write the match down: midden replay FILE shows it
  quit            get up`

function complain(session: Sitting, sentence: string): Next {
  say(session, session.paint.trouble(sentence))
  return 'same question'
}

async function choose(session: Sitting, { actions, labels }: Choices, i: number): Promise<Next> {
  const action = actions[i]
  if (action === undefined)
    return complain(session, `There is no number ${i + 1}; the list goes from 1 to ${actions.length}.`)
  say(session, session.paint.faint(`You chose: ${labels[i]}`))
  const refused = await session.table.act(action)
  return refused === null
    ? 'go on'
    : complain(session, `${refused.reason}${cited(refused.clauses, session.paint)}`)
}

function readClause(session: Sitting, typed: string): Next | null {
  const { ledger } = session.game
  const id = Object.keys(ledger).find((clause) => clause.toLowerCase() === typed.toLowerCase())
  if (id === undefined) return null
  say(session, `${session.paint.clause(id)}`, wrapped(ledger[id]!, '  '))
  return 'same question'
}

async function hint(session: Sitting, { actions, labels }: Choices): Promise<Next> {
  const wise = canonical(await session.table.hint())
  const i = actions.findIndex((action) => canonical(action) === wise)
  say(session, `The steady bot would choose ${i + 1}: ${labels[i]}`)
  return 'same question'
}

async function takeBack(session: Sitting): Promise<Next> {
  const { kind } = matchOf(session).undo
  const refused = await session.table.undo()
  if (refused !== null) return complain(session, `You cannot: ${refused.reason}.`)
  const isFree = kind === 'free'
  say(session, isFree ? 'Taken back.' : 'Taken back; the bots agree, and what is drawn next is mixed anew.')
  return 'go on'
}

function save(session: Sitting, path: string): Next {
  if (path === '') return complain(session, 'Say where: save FILE')
  if (existsSync(path)) return complain(session, `${path} is there already; choose another name.`)
  try {
    writeFileSync(path, `${JSON.stringify(session.table.file(), null, 2)}\n`)
  } catch {
    return complain(session, `${path} cannot be written; choose another place.`)
  }
  say(session, `Saved to ${path}.`)
  return 'same question'
}

async function narrow(session: Sitting, choices: Choices, typed: string): Promise<Next> {
  const fits = narrowed(choices, typed)
  if (fits.length === 1) return choose(session, choices, fits[0]!)
  if (fits.length === 0) return complain(session, `Nothing you can do now fits "${typed}". Type ? for help.`)
  say(session, ...page(choices, fits, session.paint))
  return 'same question'
}

/** Does what a line asks for. */
export async function obey(session: Sitting, choices: Choices, line: string): Promise<Next> {
  const [word = '', ...rest] = line.split(/\s+/)
  const again = (show: () => void): Next => {
    show()
    return 'same question'
  }
  if (/^\d+$/.test(line)) return choose(session, choices, Number(line) - 1)
  switch (word.toLowerCase()) {
    case '':
      return again(() => ask(session, choices))
    case '?':
    case 'help':
      return again(() => say(session, HELP))
    case 'list':
      return again(() =>
        say(session, ...choices.labels.map((label, i) => `${String(i + 1).padStart(4)}  ${label}`)),
      )
    case 'table':
      return again(() => showTable(session))
    case 'hint':
      return hint(session, choices)
    case 'undo':
      return takeBack(session)
    case 'save':
      return save(session, rest.join(' '))
    case 'quit':
    case 'exit':
      return 'leave'
    default:
      return readClause(session, line) ?? narrow(session, choices, line)
  }
}

/** Does what a line asks for after the last move. */
export function obeyAtEnd(session: Sitting, line: string): Next {
  const [word = '', ...rest] = line.split(/\s+/)
  switch (word.toLowerCase()) {
    case 'save':
      return save(session, rest.join(' '))
    case 'quit':
    case 'exit':
      return 'leave'
    default:
      return (
        readClause(session, line) ?? complain(session, 'It is over: save FILE keeps the match, quit gets up.')
      )
  }
}
