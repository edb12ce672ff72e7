import { lists, plurals } from '../../text/plural.ts'

const plural = plurals('en')
const list = lists('en')

/** Said at a table with people elsewhere. */
export const enTable = {
  kept: {
    sending: 'Your move is on its way to the server.',
    saved: 'Every move is saved on the server.',
    offline: 'No connection. Trying again; nothing that was saved is lost.',
    failed: 'The server can’t save right now. Your moves are kept and sent again.',
  },
  bar: {
    lost: 'No connection. Trying again; your seat is kept.',
    back: 'You’re back online.',
    out: 'The server has ended this connection.',
    retry: 'Try again',
    storage: 'The server can’t save right now. Your move waits here and is sent again.',
    watch: 'You’re spectating.',
    lapsed: 'Your time ran out: a safe move was made for you.',
    away: 'A bot is playing your seat.',
    takeBack: 'Play again myself',
    gone: (name: string) => `${name} isn’t here.`,
    paused: 'The clocks are paused.',
    resume: 'Resume',
    undo: (name: string, moves: number) =>
      plural(moves, {
        one: `${name} would like to undo a move.`,
        other: `${name} would like to undo # moves.`,
      }),
    pause: (name: string) => `${name} would like to pause the clocks.`,
    replace: (name: string, seat: string) => `${name} would like a bot to play for ${seat}.`,
    replaceMe: (name: string) => `${name} asks if you’re still there. In 30 seconds a bot plays for you.`,
    iAmHere: 'I’m here',
    letBot: 'Let a bot play',
    askedMe: (name: string) => `Asked. Unless ${name} says no or moves, a bot takes over in 30 seconds.`,
    agree: 'Agree',
    refuse: 'No',
    asked: (names: readonly string[]) =>
      `Asked. ${list(names)} ${names.length === 1 ? 'has' : 'have'} to agree.`,
  },
  seat: {
    here: 'here',
    gone: 'not here',
    away: 'Bot playing',
  },
  talk: {
    title: 'Chat',
    none: 'Nobody has said anything yet.',
    say: 'Say something',
    send: 'Send',
    muted: (name: string) => `${name} is muted.`,
    mute: (name: string) => `Mute ${name}`,
    unmute: (name: string) => `Hear ${name} again`,
    who: 'Mute',
    watchers: 'Only players at the table can chat.',
    tooMany: 'Not so fast.',
    left: (n: number) => plural(n, { one: '1 character left.', other: '# characters left.' }),
    tooLong: (n: number) => plural(n, { one: '1 character too long.', other: '# characters too long.' }),
  },
  more: {
    invite: 'Copy link to this table',
    hand: (name: string) => `Hand this device to ${name}`,
    pause: 'Ask to pause the clocks',
    replace: (name: string) => `Ask for a bot to play for ${name}`,
    later: 'Back to tables (keep my seat)',
    off: 'Back to tables',
    leave: 'Leave (a bot plays, the seat stays yours)',
    luckFrom: (move: number) => `The server has drawn the luck since move ${move}.`,
    watching: (n: number) => plural(n, { one: '1 spectator', other: '# spectators' }),
  },
  again: {
    ask: 'Rematch',
    offered: 'A rematch is ready: the same people, a new deal.',
    join: 'To the rematch',
    file: 'Save file',
  },
} as const
