import { existsSync, writeFileSync } from 'node:fs'
import { consult, steady } from '@midden/bots'
import { act, canonical, mayUndo, seeded, undo } from '@midden/kernel'
import { matchFile } from '../match-file.ts'
import { type Choices, narrowed, page } from './choices.ts'
import { cited, wrapped } from './sentences.ts'
import { ask, type Session, say, showTable } from './session.ts'

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

function complain(session: Session, sentence: string): Next {
  say(session, session.paint.trouble(sentence))
  return 'same question'
}

function choose(session: Session, { actions, labels }: Choices, i: number): Next {
  const action = actions[i]
  if (action === undefined)
    return complain(session, `There is no number ${i + 1}; the list goes from 1 to ${actions.length}.`)
  say(session, session.paint.faint(`You chose: ${labels[i]}`))
  const refused = act(session.match, session.me, action, session.unseen)
  return refused === null
    ? 'go on'
    : complain(session, `${refused.reason}${cited(refused.clauses, session.paint)}`)
}

function readClause(session: Session, typed: string): Next | null {
  const { ledger } = session.game
  const id = Object.keys(ledger).find((clause) => clause.toLowerCase() === typed.toLowerCase())
  if (id === undefined) return null
  say(session, `${session.paint.clause(id)}`, wrapped(ledger[id]!, '  '))
  return 'same question'
}

function hint(session: Session, { actions, labels }: Choices): Next {
  const { match, me } = session
  const wise = canonical(consult(steady, match.game, match.position, me, seeded('hint')))
  const i = actions.findIndex((action) => canonical(action) === wise)
  say(session, `The steady bot would choose ${i + 1}: ${labels[i]}`)
  return 'same question'
}

function takeBack(session: Session): Next {
  const { match, me } = session
  const { moves, seed } = match.journal
  const last = moves.findLastIndex(({ seat }) => seat === me)
  if (last < 0) return complain(session, 'There is no action of yours to take back.')
  const free = last === moves.length - 1 && mayUndo(match, me)
  if (free) undo(match, 1)
  else undo(match, moves.length - last, `${seed} again ${moves.length}`)
  say(session, free ? 'Taken back.' : 'Taken back; the bots agree, and what is drawn next is mixed anew.')
  return 'go on'
}

function save(session: Session, path: string): Next {
  if (path === '') return complain(session, 'Say where: save FILE')
  if (existsSync(path)) return complain(session, `${path} is there already; choose another name.`)
  try {
    writeFileSync(path, `${JSON.stringify(matchFile(session.match), null, 2)}\n`)
  } catch {
    return complain(session, `${path} cannot be written; choose another place.`)
  }
  say(session, `Saved to ${path}.`)
  return 'same question'
}

function narrow(session: Session, choices: Choices, typed: string): Next {
  const fits = narrowed(choices, typed)
  if (fits.length === 1) return choose(session, choices, fits[0]!)
  if (fits.length === 0) return complain(session, `Nothing you can do now fits "${typed}". Type ? for help.`)
  say(session, ...page(choices, fits, session.paint))
  return 'same question'
}

/** Does what a line asks for. */
export function obey(session: Session, choices: Choices, line: string): Next {
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
