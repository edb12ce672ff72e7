import type { Ledger } from '@midden/kernel'

/** Clauses WK-6 to WK-7. */
export const move = {
  'WK-6.1':
    'In round order each conscious knight becomes the Active Knight and does one move or stays. Unconscious knights are passed over; one revived before his place in the order comes up moves normally (WK-21.8).',
  'WK-6.2': 'Choices: stay, on foot, vehicle.',
  'WK-6.3': 'Stay: no wasteland card is drawn or played, no interaction is possible, the turn ends.',
  'WK-6.4': 'Vehicle needs a vehicle and FUEL ≥ 1 at that moment.',
  'WK-6.5':
    'On foot is always possible, with or without a vehicle, at any FUEL. A vehicle he has comes along: it stays his and its cargo with it.',
  'WK-6.6':
    "A vehicle route is an ordered list of 1 or more hexes; each is adjacent to the one before, the first to the knight's hex. No hex occurs twice and the starting hex does not occur.",
  'WK-6.7':
    'A route may be of any length, also longer than the FUEL allows. 14 physical route tokens are no limit.',
  'WK-6.8': 'A route on foot is exactly 1 adjacent hex.',
  'WK-6.9': 'The route is public and, once confirmed, unchangeable; stopping early is the only liberty left.',
  'WK-6.10': 'The starting hex costs nothing and its THREAT does not count.',
  'WK-6.11':
    'After confirmation the Active Knight may use any number of before the move effects (luck cards stay face up until his move ends, then are discarded). The route stays as planned even if such an effect changes the MP.',
  'WK-7.1':
    'Variables of a move: i (index of the hex last entered, 0 at start), pool (MP at hand), spent (FUEL spent), revealed (wasteland cards face up), played (bool), ended (bool).',
  'WK-7.2':
    'What 1 FUEL is worth: the speed of the vehicle plus bonuses per FUEL (an ability giving +1, for example). Flat bonuses to the move (the Road Map’s +1, for example) are there from the start.',
  'WK-7.3':
    'Entering a hex costs its route difficulty, plus 1 for each OBST token on it, with effects added or taken away; never less than 0.',
  'WK-7.4':
    'Paying to enter the next hex: MP left over from FUEL already spent are used first; what is missing is paid with as much FUEL as it takes, at least 1 for the first hex, and MP left over stay for the next hex. Without enough FUEL the hex cannot be entered. FUEL is never spent ahead of need.',
  'WK-7.5': 'At least 1 FUEL is spent in every vehicle move, whatever the RD, abilities or cards say.',
  'WK-7.6':
    'First-hex guarantee: if FUEL ≥ 1 but less than f for the first hex, the knight spends all his FUEL, pool becomes 0 and he enters it.',
  'WK-7.7': 'From the second hex on, a hex whose f exceeds the FUEL cannot be entered.',
  'WK-7.8': 'MP already in pool survive a loss of FUEL; leftover MP vanish when the move ends.',
  'WK-7.9':
    'On foot: no FUEL, no MP, all THREAT and OBST ignored, effects that only hit vehicle moves ignored; otherwise as below.',
  'WK-7.10':
    "On entering hex i the marker moves; leaving the starting hex removes the knight's exploration marker from it (WK-11.5). Common tasks are checked (WK-13.13).",
  'WK-7.11':
    'Reveal (while not played): on hex 1 the Waster turns up 1 card, plus on every hex 1 card per THREAT icon and token there. On foot exactly 1 card in all. Revealed cards are public. Revealing is automatic, not a choice.',
  'WK-7.12':
    'Waster window W1 (while not played): the Waster plays one revealed card or waits, subject to WK-7.21.',
  'WK-7.13':
    'Playing a card: it is laid open and the window of WK-8.2 runs; then all other revealed cards are discarded, the card is resolved on the current hex (WK-8) and discarded. played becomes true; no more cards are drawn in this move (exception WK-8.17); remaining THREAT is ignored.',
  'WK-7.14':
    'Exactly one wasteland card is played on a knight who moved, never more, never none, except WK-7.20 and WK-1.14.',
  'WK-7.15':
    "If the card's effects stop the knight, the move ends on this hex once the card is resolved. If it does not, he resumes.",
  'WK-7.16':
    'Interaction window (move not ended): the Active Knight may interact with each other knight on this hex, one attempt per knight, in the order he likes (WK-10). It comes after W1.',
  'WK-7.17':
    'Waster window W2: if not played and at least one interaction was attempted on this hex, the Waster may again play or wait.',
  'WK-7.18':
    'Continue or stop: on the last hex of the route the move is ending. Otherwise the Active Knight chooses stop or continue; continue needs WK-7.4 to be payable.',
  'WK-7.19':
    'Forced play: if the move is ending (last hex, chosen stop, next hex not payable, or stopped by anything but a wasteland card) and not played, the Waster must play one revealed card now. After a chosen stop or on the last hex the move then ends. If the reason was missing FUEL and the card left him conscious, not stopped and now able to pay, he may go on.',
  'WK-7.20':
    'A knight who falls unconscious ends his move at once; if no card was played the revealed ones are discarded unplayed.',
  'WK-7.21':
    "Must-play constraint. Tasks may say that the Waster (of everybody, or of the task's owner) must play enemies with a given trait if able. While such a constraint binds: (a) if a revealed card matches, only matching cards may be played, waiting is allowed unless play is forced; (b) if none matches, the move is not ending and any hex of the planned route not yet entered has THREAT that can still turn up a card, the Waster may not play; (c) otherwise any revealed card may be played. Several constraints: a card matching any of them matches.",
  'WK-7.22': 'On foot a constraint has no effect unless the single card matches.',
  'WK-7.23':
    'Redoubt card. If a card lies under the Waster marker (WK-12, hex 13; 2 players: on a place of its own beside the wasteland deck), the first knight to enter a hex in the next Move Step has nothing drawn from the deck for him: on his first hex one such card is turned up and is the only revealed card; it must be the one played, when the Waster likes, and WK-7.21 does not bind him in this move. With several such cards, one serves each successive moving knight, the Waster of that knight choosing which. Unused ones are discarded at the end of that Move Step.',
  'WK-7.24': 'Radiation and contamination on the hexes of a route have no effect on a passing knight.',
  'WK-7.25':
    'When the move ends, the next conscious knight in round order becomes active. After the last one the Waster role goes back to the round Waster.',
  'WK-7.26':
    'An effect that places a marker elsewhere (Sandpiercer, waking up in a city) is not moving: no card, no interaction, no FUEL.',
  'WK-7.27':
    'If the vehicle changes side or is replaced during a move, FUEL spent from then on converts at the new rate; MP in pool stay.',
  'WK-7.28':
    'If the vehicle is wrecked during a move, or given away without another one in exchange, pool is lost and the move ends on this hex once the card or trade in hand is resolved, even if a new vehicle is gained meanwhile; an unplayed wasteland card is then forced as in WK-7.19.',
  'WK-7.29':
    'A duel, a search check, a revival or a theft is not the wasteland card of the move and does not replace it.',
} satisfies Ledger
