import type { Ledger } from '@midden/kernel'

/** Clauses WK-28 to WK-30. */
export const ends = {
  'WK-28.1': '4 players: as written.',
  'WK-28.2':
    '3 players: "opposite" becomes "right-hand neighbour" everywhere, and the Waster follows the Active Knight in the Exploration Step as well (WK-4.5); one private task (orange); green unused.',
  'WK-28.3':
    '2 players: no Waster marker; the Waster is always the player who is not the Active Knight; outside active turns, the player who is not First Player.',
  'WK-28.4': '2 players: each keeps one combat deck all game.',
  'WK-28.5':
    '2 players: after shuffling the private deck each player is dealt 4, keeps 2 face down, and the other 4 with the rest of the deck leave the game unseen.',
  'WK-28.6':
    '2 players: exploring the hex of the first requirement of one of his face-down tasks, a player may reveal it and attempt it. Success: accepted. Failure: it stays face up and may be tried again.',
  'WK-28.7':
    '2 players: private tasks never age, are never replaced, cannot be stolen; both may be accepted at the same time; WK-11.7 still allows one attempt and one accomplishment per step.',
  'WK-28.8':
    "2 players: a face-down task's constraint text binds nobody; an accepted one binds the owner's Waster.",
  'WK-28.9': '2 players: an accomplished private task is removed and not replaced.',
  'WK-28.10':
    'A player who leaves the game for good: his knight is removed, gear to the discard piles (vehicle to the pool, blue cards back among the blue cards), luck hand discarded, private task discarded and replaced (2 players: not replaced); whatever he was doing ends by WK-30.8; the seat is skipped. Fewer than 2 players ends the game and the one left wins.',
  'WK-28.11':
    'After a departure WK-4.3 to 4.5 are applied with the number of players left, over the seats still in play; task spaces, ageing and held tasks stay as they were. A First Player who leaves passes the marker at once to the next seat clockwise; a decision owed by a departed Waster goes to the new one.',
  'WK-29.1':
    'A mission says for how many players it is, how many rounds it takes, how it is set up, which rules it adds, how it is won, how ties are broken and, if it has them, what extra can be done on a hex, its enemies, its markers and what the Waster decides.',
  'WK-29.2':
    'Hooks it may attach to: setup end; 1d of each round (with the round number); the end of the Waster Step; any checkpoint (WK-30.3); before/after move, hex entry, card played, combat end, duel won, task accomplished, exploration (extra action), round end.',
  'WK-29.3': 'Mission rules outrank ledger rules and, where the two disagree, card texts.',
  'WK-29.4':
    'Immediate victory: if the mission has such a goal, the game ends at the checkpoint where it is met; two at once: Active Knight first.',
  'WK-29.5':
    'Time limit: after the Rest Step of the last round the mission’s end is judged. The last round is played out in full.',
  'WK-29.6':
    'Default tie-break: higher REP, then higher total gear value (G, Y, R by the ladder of WK-25.1, B as R, vehicle by its side, starting gear 0), then shared victory.',
  'WK-29.7': 'A mission may end with all winning or all losing.',
  'WK-29.8':
    'The introductory mission: 2–4 players, 10 rounds, no special rules. A knight with 10 or more REP who explores Gangraen wins at once; else after round 10 the highest REP wins, ties by WK-29.6.',
  'WK-29.9': 'No player is ever eliminated by the rules; a knocked-out knight always wakes.',
  'WK-30.1':
    'What comes first is finished first: whatever an effect brings about (a check, a combat, a reward, a trade) is carried out before the game goes on where it stopped.',
  'WK-30.2':
    'Waiting for input always names seats, legal choices and the clause. Anything else sent is refused with the clause that forbids it.',
  'WK-30.3':
    'After every single effect these are looked at, in this order: counters are cut to 0–4; is a knight unconscious?; too many luck cards?; too little room for gear?; common tasks met; the mission’s own rules; has somebody won? Whatever is found first is carried out first.',
  'WK-30.4':
    'Waiting tasks: a task met inside a combat is resolved in WK-18.10 (4); met inside a check, when the check is over; met inside a trade or theft, when that is over; otherwise at once. It is reserved for him meanwhile; a task introduced later is not met by what happened before.',
  'WK-30.5':
    "Several effects triggered at once: Active Knight's first, then clockwise; one owner orders his own; Waster-owned ones last.",
  'WK-30.6':
    'Luck cards are resolved from the last played to the first (WK-14.4 to 14.6). A card whose target is gone by then does nothing.',
  'WK-30.7':
    'A trade from an event, a combat from a task, a draw from a reward: each is finished before what it came from goes on.',
  'WK-30.8':
    'Whatever a knight was doing when he falls unconscious ends by WK-21.6; what it had brought about ends first, without further effects for him.',
  'WK-30.9':
    'Any-time effects may be used whenever the table waits for anybody: by a conscious owner, outside combat by anybody, inside combat by the knights fighting only, and never between the roll of an attack and the end of it. After every attack there is a pause for the surviving knights of the combat, A first.',
  'WK-30.10':
    'Secret simultaneous choices (combat cards; 2-player task selection; rearranging): commit, then reveal when all are in. Others see only locked / not locked. A lock cannot be undone.',
  'WK-30.11':
    'No leaks by timing: a window is offered to every eligible seat holding at least one luck card or usable component of public knowledge, whether or not a card in hand fits; automatic passing is a setting of the player and takes the same fixed delay for every hand.',
  'WK-30.12':
    'Shuffles and dice are fair and made where no player can look; nobody sees the order of a deck before its cards come.',
  'WK-30.13': 'At a table with a timer (off by default), when the time is up the safe choice is made.',
  'WK-30.14':
    'Wherever players act in the same part at the same time (2a–2b, Rest a–c), conflicting requests are served in order of arrival.',
  'WK-30.15':
    'A legal choice set of exactly one element is executed without asking, except where the asking itself would reveal nothing hidden and the player should see it (escape/face, forced play).',
} satisfies Ledger
