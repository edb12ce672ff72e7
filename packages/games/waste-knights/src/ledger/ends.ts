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
    'A player who leaves the game for good: his knight is removed, gear to the discard piles (vehicle to the pool, blue cards back among the blue cards), luck hand discarded, private task discarded and replaced (2 players: not replaced); frames he is the actor of are closed as by WK-30.8; the seat is skipped. Fewer than 2 players ends the game and the one left wins.',
  'WK-28.11':
    'After a departure WK-4.3 to 4.5 are applied with the number of players left, over the seats still in play; task spaces, ageing and held tasks stay as they were. A First Player who leaves passes the marker at once to the next seat clockwise; a decision owed by a departed Waster goes to the new one.',
  'WK-29.1':
    'A mission is a module: id, minPlayers, rounds, setup, rules (hooks), victory, tieBreak, optional extra hex actions, enemies, markers, decisions of the Waster.',
  'WK-29.2':
    'Hooks it may attach to: setup end; 1d of each round (with the round number); the end of the Waster Step; any checkpoint (WK-30.3); before/after move, hex entry, card played, combat end, duel won, task accomplished, exploration (extra action), round end.',
  'WK-29.3': 'Mission rules outrank ledger rules and, where the two disagree, card texts.',
  'WK-29.4':
    'Immediate victory: if the mission has such a goal, the game ends at the checkpoint where it is met; two at once: Active Knight first.',
  'WK-29.5':
    "Time limit: after the Rest Step of the last round the mission's end test is made. The last round is played out in full.",
  'WK-29.6':
    'Default tie-break: higher REP, then higher total gear value (G, Y, R by the ladder of WK-25.1, B as R, vehicle by its side, starting gear 0), then shared victory.',
  'WK-29.7': 'A mission may end with all winning or all losing.',
  'WK-29.8':
    'Reference mission REF for tests: 2–4 players, 10 rounds, no special rules; a knight with REP ≥ 10 who explores Gangraen wins at once; else after round 10 the highest REP wins, ties by WK-29.6.',
  'WK-29.9': 'No player is ever eliminated by the rules; a knocked-out knight always wakes.',
  'WK-30.1':
    'The game is a stack of frames; only the top one advances; a frame that triggers something pushes it and waits. Kinds: step, turn, move, explore, wasteland card, check, combat, clash, attack, luck card, task, reward, place-gear, trade, steal, revive, knockout, mission hook.',
  'WK-30.2':
    'Waiting for input always names seats, legal choices and the clause. Anything else sent is refused with the clause that forbids it.',
  'WK-30.3':
    'Checkpoint after every atomic effect, in this order: counters cut to 0–4; knockout; hand limit; capacity/place-gear; common tasks; mission hooks; victory. Each finding pushes a frame, the first found on top.',
  'WK-30.4':
    'Waiting tasks: a task met inside a combat is resolved in WK-18.10 (4); met inside a check, when the check frame closes; met inside a trade or steal, when that closes; otherwise at once. It is reserved for him meanwhile; a task introduced later is not met by what happened before.',
  'WK-30.5':
    "Several effects triggered at once: Active Knight's first, then clockwise; one owner orders his own; Waster-owned ones last.",
  'WK-30.6':
    'A luck card is a frame of its own (WK-14.4 to 14.6); LIFO. When it resolves and its target is gone, it does nothing.',
  'WK-30.7':
    'A trade pushed by an event, a combat pushed by a task, a draw pushed by a reward: all finish before the frame below goes on.',
  'WK-30.8':
    'A frame whose actor falls unconscious is closed by WK-21.6; frames above it are closed first, without further effects for him.',
  'WK-30.9':
    "Any-time effects are accepted whenever the engine waits for anybody's input, from a conscious owner, outside combat from anybody, inside combat from combatant knights only, never while an attack is between T4 and T9. After every attack the engine waits once for the surviving knights of the combat (the interlude), A first.",
  'WK-30.10':
    'Secret simultaneous choices (combat cards; 2-player task selection; rearranging): commit, then reveal when all are in. Others see only locked / not locked. A lock cannot be undone.',
  'WK-30.11':
    'No leaks by timing: a window is offered to every eligible seat holding at least one luck card or usable component of public knowledge, whether or not a card in hand fits; automatic passing is a setting of the player and takes the same fixed delay for every hand.',
  'WK-30.12': 'Shuffles and dice are made by the server only; neither seeds nor deck orders leave it.',
  'WK-30.13': 'Timer (table option decisionTimer, default off): on expiry the default of section 5 is taken.',
  'WK-30.14':
    'Wherever players act in the same part at the same time (2a–2b, Rest a–c), conflicting requests are served in order of arrival.',
  'WK-30.15':
    'A legal choice set of exactly one element is executed without asking, except where the asking itself would reveal nothing hidden and the player should see it (escape/face, forced play).',
} satisfies Ledger
