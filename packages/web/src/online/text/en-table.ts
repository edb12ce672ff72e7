import { lists, plurals } from '../../text/plural.ts'

const plural = plurals('en')
const list = lists('en')

/** Said at a table with people elsewhere. */
export const enTable = {
  kept: {
    sending: 'Your move is on its way to the server.',
    saved: 'Every move is saved on the server.',
    offline: 'No connection. It is being tried again; nothing that was saved is lost.',
    failed: 'The server cannot save at the moment. Moves are kept and sent again.',
  },
  bar: {
    lost: 'No connection. Trying again by itself; your seat is kept.',
    back: 'The connection is back.',
    out: 'The server has ended this connection.',
    retry: 'Try again',
    storage: 'The server cannot save at the moment. Your move waits here and is sent again.',
    watch: 'You watch this match.',
    lapsed: 'Your time ran out: a careful move was made for you.',
    away: 'A bot plays your seat.',
    takeBack: 'Take it back',
    paused: 'The clocks stand still.',
    resume: 'Let them run',
    undo: (name: string, moves: number) =>
      plural(moves, {
        one: `${name} would like to take a move back.`,
        other: `${name} would like to take # moves back.`,
      }),
    pause: (name: string) => `${name} would like to stop the clocks.`,
    replace: (name: string, seat: string) => `${name} would like a bot to play for ${seat}.`,
    replaceMe: (name: string) =>
      `${name} asks whether you are still here. In half a minute a bot plays for you.`,
    iAmHere: 'I am here',
    letBot: 'Let a bot play',
    askedMe: (name: string) => `Asked. Unless ${name} says no or moves, a bot plays on in half a minute.`,
    agree: 'Agree',
    refuse: 'No',
    asked: (names: readonly string[]) =>
      `Asked. ${list(names)} ${names.length === 1 ? 'has' : 'have'} to agree.`,
  },
  seat: {
    here: 'here',
    gone: 'not here',
    away: 'Bot plays',
    left: (time: string) => `${time} left`,
  },
  talk: {
    title: 'Chat',
    none: 'Nobody has said anything yet.',
    say: 'Say something',
    send: 'Send',
    muted: (name: string) => `${name} is muted.`,
    mute: (name: string) => `Mute ${name}`,
    unmute: (name: string) => `Hear ${name} again`,
    who: 'Who may be heard',
    watchers: 'Only those who sit at the table can talk.',
    tooMany: 'Not so fast.',
    left: (n: number) => plural(n, { one: 'One character left.', other: '# characters left.' }),
    tooLong: (n: number) =>
      plural(n, { one: 'Too long by one character.', other: 'Too long by # characters.' }),
  },
  more: {
    invite: 'Copy the address of this table',
    pause: 'Ask to stop the clocks',
    replace: (name: string) => `Ask for a bot in ${name}’s place`,
    later: 'To the other tables: your seat waits for you',
    off: 'To the other tables',
    leave: 'Leave: a bot plays on, the seat stays yours',
    luckFrom: (move: number) => `The server has drawn the luck since move ${move}.`,
    watching: (n: number) => plural(n, { one: 'one watches', other: '# watch' }),
  },
  again: {
    ask: 'Rematch',
    join: 'To the rematch',
    file: 'Match file',
  },
} as const
