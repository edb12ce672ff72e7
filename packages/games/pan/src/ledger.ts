import type { Ledger } from '@midden/kernel'

/** The rules, clause by clause, and the rulings where the printed rules are silent or differ. */
export const ledger = {
  'PAN-1.1':
    '2 to 6 players take seats 1…n; clockwise means seat 1 → 2 → … → n → 1. A table of any other size cannot start.',
  'PAN-1.2': 'Shuffle the 24 character cards; deal 4 to each player as a hand only its owner sees.',
  'PAN-1.3':
    'With exactly 2 players the ghost also gets 4 cards, face down, in slots 1–4, seen by nobody (section PAN-4).',
  'PAN-1.4':
    'The cards left over (see components) are set aside face down. Nobody ever looks at them and no rule brings them back; they are neither discard nor play area.',
  'PAN-1.5':
    'Shuffle the 6 gun cards into one face-down pile in the middle. The pile is not touched during the first step.',
  'PAN-1.6': 'All fronts, the discard and the flipped gun cards start empty.',
  'PAN-2.1': 'The first step is exactly four tricks. Every player takes part in every trick; nobody leads.',
  'PAN-2.2':
    'In each trick every player commits exactly one card of their own hand, face down, all at the same time, no order. A card not in the hand is refused.',
  'PAN-2.3': 'A commitment is final: a second one by the same player in the same trick is refused.',
  'PAN-2.4':
    'Until everybody has committed, others learn only that a player has committed, never which card.',
  'PAN-2.5':
    'When the last commitment is in, all committed cards turn face up at once and leave the hands; the trick is resolved at once by PAN-3.',
  'PAN-2.6': 'There is no passing. In trick 4 each player has one card left, and chooses it like any other.',
  'PAN-2.7': 'After trick 4 all hands are empty and the second step starts (PAN-5).',
  'PAN-3.1':
    'Cancelling comes first: every card whose value was played two or more times in this trick is cancelled, all copies of it; several values can be cancelled in one trick. A player whose card is cancelled cannot win this trick.',
  'PAN-3.2':
    'Let S be the set of values played exactly once. If S is empty nobody wins and all cards of the trick go to the discard.',
  'PAN-3.3': 'If S contains both 1 and 6, the player of the 1 wins, whatever else is in S.',
  'PAN-3.4':
    'Otherwise the player of the highest value in S wins. So a 6 alone of its kind wins when there is no single 1; a 1 without a single 6 is merely the lowest card and wins only when it is alone.',
  'PAN-3.5':
    'The winner takes every card of the trick, the cancelled ones included, face up into their front. (At a table that discards cancelled cards: the winner takes the single cards only, the cancelled cards go to the discard.)',
  'PAN-3.6':
    'Fronts and discard are public from the moment the cards land there. Winning a trick has no effect on the next trick.',
  'PAN-3.7':
    'Under the default, a front after the first step holds (tricks won) × n cards, (tricks won) × 3 with two players.',
  'PAN-4.1':
    "In each trick one ghost card takes part as a third card: it can cancel, be cancelled, win, and lose to a single 1 exactly as a player's card.",
  'PAN-4.2':
    "The picker of the trick names one of the ghost's unrevealed slots without seeing its card. Seat 1 picks in tricks 1 and 3, seat 2 in tricks 2 and 4.",
  'PAN-4.3':
    'The picker sends card and slot together as one commitment; the ghost card turns up at the common reveal (PAN-2.5), never earlier. In trick 4 one slot is left and is taken without naming (naming it is accepted).',
  'PAN-4.4':
    'A slot named by the non-picker, an already revealed slot, or a missing slot from the picker in tricks 1–3 is refused.',
  'PAN-4.5':
    "A trick won by the ghost: all three cards go face up to the ghost's heap, public. (At a table that discards cancelled cards: the single cards only.)",
  'PAN-4.6':
    'When the second step starts, the ghost leaves the game and its heap goes to the discard. (At a table where ownerless cards can be taken: the heap stays on the table as free cards, PAN-7.8.)',
  'PAN-4.7':
    'The ghost never has a turn, is never first player, never counts in N, cannot be eliminated and cannot win.',
  'PAN-5.1':
    'Every player takes part, those with an empty front too. (At a table where players without cards are out: players with an empty front are eliminated now, all together, before a first player is determined; nobody is eliminated this way if all fronts are empty; if one player remains they win at once.)',
  'PAN-5.2': 'The first player is the top-ranked active player by PAN-5.3.',
  'PAN-5.3':
    'Ranking, each criterion only among those still tied: (1) more cards in front; (2) higher total value; (3) more 6s; (4) more 5s; (5) more 4s; (6) more 3s; (7) more 2s; (8) more 1s. Criteria 7 and 8 can never decide: with count, total and the numbers of 6, 5, 4 and 3 equal, the 2s and 1s are equal too. Players still tied hold identical fronts (two empty fronts are identical).',
  'PAN-5.4':
    "A complete tie at the top is broken by a random draw among the tied players only, announced to all. (At a table where ties go clockwise: the tied player met first going clockwise from the anchor wins the tie; the anchor is seat 1, itself included, at the start of the second step, and the seat after the eliminated player's after an elimination.)",
  'PAN-5.5':
    'From the first player, turns go clockwise over active players, round and round. (At a table where turns go by rank: all active players are listed from top to bottom rank, each tied group ordered as in PAN-5.4 extended to the whole group: at random, or clockwise in the order in which its members are met from the anchor; turns run down that list and start again at its top.)',
  'PAN-5.6':
    'The order is fixed when determined: gaining or losing cards does not change it. Only an elimination leads to a new determination (PAN-9.5).',
  'PAN-6.1':
    'On their turn the player takes exactly one of FLIP, RESHUFFLE, SKIP. There is no other way to pass. Players out of turn decide nothing.',
  'PAN-6.2': 'FLIP: turn up the top gun card. Always legal, free, whatever k is (k ≥ 1 by PAN-8.3).',
  'PAN-6.3':
    'RESHUFFLE: put one card of your front, of your choice, on the discard; all 6 gun cards, flipped and unflipped, are shuffled into a face-down pile; then you must turn up its top card. Needs at least one card. The shuffle is part of the action, it cannot be left out.',
  'PAN-6.4':
    'RESHUFFLE is always allowed, even when all 6 gun cards are face down and nothing has been flipped.',
  'PAN-6.5':
    'SKIP: put exactly N cards of your front, of your choice, on the discard; no gun card is turned, k stays as it is, the turn ends. Needs at least N cards; paying fewer or more is refused.',
  'PAN-6.6': "A payment can only use cards of one's own front, each once.",
  'PAN-6.7': 'A player with an empty front can only FLIP.',
  'PAN-6.8':
    "CLIC turned up: it stays face up beside the pile (k is one less). If the player's front is not empty the turn ends. If it is empty the Double CLIC offer follows (PAN-7).",
  'PAN-6.9': 'PAN turned up: the player is eliminated (PAN-9), whatever cards they have.',
  'PAN-6.10':
    'When a turn ends without elimination, the next player in order is to act, with all three actions open to them as far as they can pay.',
  'PAN-7.1':
    "The offer arises only when a player's first flip of the turn (by FLIP or RESHUFFLE) is a CLIC and their front is empty at that moment, payment included. Having paid one's last card to RESHUFFLE qualifies.",
  'PAN-7.2':
    'Nothing is announced before the first flip: the player decides GO or STOP after seeing the CLIC.',
  'PAN-7.3': 'STOP: the turn ends, nothing is taken.',
  'PAN-7.4':
    'GO: turn up the next gun card of the same pile, without any shuffle between. The risk is 1/k with k counted after the first CLIC.',
  'PAN-7.5':
    'GO is allowed even when one gun card is left (PAN is then certain) and even when there is nothing to take.',
  'PAN-7.6': 'Second card PAN: the player is eliminated (PAN-9) and takes nothing.',
  'PAN-7.7':
    'Second card CLIC: the player takes exactly N cards into their front, or all that can be taken if there are fewer, and the turn ends. There is never a third flip.',
  'PAN-7.8':
    'Takeable are the cards in the fronts of the other active players. Not takeable: discard, hands, set-aside cards, gun cards. (At a table where ownerless cards can be taken: also the free cards, left behind by eliminated players and by the ghost; they form one pool, and it makes no difference where a card in it came from.)',
  'PAN-7.9':
    'If more than N cards are takeable, the taker chooses which, card by card, from one or several owners in any split; owners cannot object and decide nothing. If N or fewer are takeable all are taken without a question (none when there are none).',
  'PAN-7.10':
    'Taking fewer than PAN-7.7 demands is refused. Cards taken are moved in one event; a front emptied that way is simply empty.',
  'PAN-7.11':
    'The cards to take are named all at once. Only where there are more than 5,000 ways to choose (it happens: four fronts with 6, 5, 4, 3, 2 and 1, and six cards to take) are they picked one by one: the same player names an owner and a value each time. A pick is seen by all and final, nobody else acts in between, and the cards move together after the last pick (PAN-7.10).',
  'PAN-8.1':
    'The order of the face-down gun cards is known to nobody; k and the number of CLICs lying face up (6 − k) are public.',
  'PAN-8.2':
    'All 6 cards are shuffled together at set-up, by RESHUFFLE, and after an elimination that leaves at least two players. At no other time.',
  'PAN-8.3':
    'At every decision the pile holds the PAN card and k is between 1 and 6: PAN leaves the pile only by being turned up, which always ends the game or reshuffles. The pile never runs out.',
  'PAN-8.4':
    'The odds of PAN are 1 in the number of gun cards left. After five CLICs one card is left, and the next flip is certainly PAN.',
  'PAN-8.5':
    'A sure PAN is not resolved by itself: the player to act still chooses among their legal actions.',
  'PAN-9.1':
    'A player who turns up PAN is eliminated at once and for good. PAN-9.2 to PAN-9.5 follow in this order.',
  'PAN-9.2':
    "The eliminated player's front goes to the discard. (At a table where ownerless cards can be taken: it stays on the table, face up, and joins the free cards, PAN-7.8.)",
  'PAN-9.3':
    'If one active player is left the game ends (PAN-10) and PAN-9.4 and PAN-9.5 are not carried out.',
  'PAN-9.4': 'All 6 gun cards, PAN included, are shuffled into a face-down pile: 6 cards are left to flip.',
  'PAN-9.5':
    "A new first player is determined among the active players by PAN-5.3 and PAN-5.4 on the fronts as they now are, and the order by PAN-5.5. It may be the player who acted just before, or anyone else; the eliminated player's neighbour has no claim.",
  'PAN-9.6': 'N falls with the elimination: every cost and Double CLIC gain from now on uses the new N.',
  'PAN-9.7': 'Eliminated players see everything public and decide nothing.',
  'PAN-10.1':
    'The game ends the moment one active player is left; that player wins, with or without cards. There is always exactly one winner: nobody can be eliminated out of their own turn in the second step.',
  'PAN-10.2':
    'Cards have no value at the end. Final ranking (ours, for records only): winner first, then the eliminated in reverse order of elimination; players put out together for having no cards share the last rank.',
  'PAN-10.3':
    'The game always ends: every turn uses up gun cards, cards on the table or a player. With 2, 3, 4, 5 or 6 players the second step takes at most 66, 72, 98, 124 or 150 turns.',
  'PAN-11.1':
    'Every shuffle and every draw gives all results the same chance, and nobody can see it being made. The order of a pile is fixed when it is shuffled.',
  'PAN-11.2':
    'Copies of a value are interchangeable. Actions name cards by value and count (and owner for taking).',
  'PAN-11.3': 'A refused action changes nothing, is told only to its author, and cites the clause.',
  'PAN-11.4':
    'When a player’s clock runs out (only at tables with a clock; our rule), the table plays for them: a card of the hand at random; for the ghost its first closed card; on a turn FLIP; after a first CLIC with an empty front STOP; when taking cards the highest values first, equal values from whoever has most cards, then from the first owner clockwise after the taker, free cards last.',
  'PAN-11.5':
    'There is no resignation in the rules. A seat whose player has left is played by the computer; the state of the game is not touched.',
  'PAN-12.1':
    'The second step is a perfect-information stochastic game: apart from the order of the gun pile everything that matters is public, and the only chance events are flips (PAN with probability 1/k) and, for complete ties, the draw of PAN-5.4.',
  'PAN-12.2':
    'All that matters for a decision: who is still in; the cards in each front; the free cards, at a table where they can be taken; how many gun cards are left; whose decision it is; the order of turns, at a table where it goes by rank; and what is under way (a turn, the offer after a first CLIC, or cards to take with the picks already made). The discard, the cards set aside and past turns do not matter, nor which CLIC is which.',
  'PAN-12.3':
    'With two players left the values of cards no longer matter, since the next elimination ends the game. What counts is how many cards each of the two has, how many gun cards are left and, at a table where they can be taken, how many free cards there are.',
  'PAN-12.4':
    'With two players left the best choice can be worked out: for FLIP, RESHUFFLE and SKIP, the chance of winning when both play their best from there on. FLIP with one gun card left never wins; RESHUFFLE costs a card and survives 5 times in 6; SKIP costs two cards and hands the same gun to the other. Whoever survives a flip with an empty front may also GO for a second one, and if that is CLIC too, takes up to two cards.',
  'PAN-12.5':
    'Every term on the right has fewer cards in play, or as many and a smaller k. So there is no cycle: one pass by total cards upwards, then k from 1 to 6, gives exact rational values (backward induction; value iteration from zero reaches the same numbers after finitely many sweeps, and any fixed point is the solution). Use fractions or integers, not floating point, to decide which actions are equally good.',
  'PAN-12.6':
    'Cards are not always an advantage: with 4 cards against none and six gun cards the player to act has better chances than with 5, and being made to take two cards can be worse than taking one. A heuristic that hoards cards is not best play, and PAN-7.7 (exact taking) changes results.',
  'PAN-12.7':
    'With three or more active players each player maximises their own chance; backward induction over PAN-12.2 still terminates but equal choices make the outcome non-unique. A strong computer player can use it with "equal choices at random" or search to the two-player table.',
  'PAN-12.8':
    'With no cards on either side and 1 to 6 gun cards left, the player to act wins with a chance of 0, 1/2, 1/3, 1/2, 2/5 and 1/2. With 1 card against 0 and one gun card left: 1/2; with 2 against 0: certain; with 0 against 1 and two gun cards: 1/4; with 0 against 2 and three: 1/3; with 2 against 0 and five: 3/5. PAN-E30 shows the sums.',
  'PAN-12.9':
    'Where free cards can be taken, the same sums hold, with one more choice: after a second CLIC the taker decides how many of the cards come from the other player and how many from the free ones. PAN-12.5 counts the free cards among those in play. With 0 cards against 1 and four gun cards the chance is 1/2 with a free card (3/8 without); with 0 against 2 and six gun cards it is 5/12 with one free card and 7/18 with two (1/3 without).',
  'PAN-R1':
    'Players who won no card. The rule book never puts them out and gives them the Double CLIC; a review of the first edition says that winners of no trick do not enter the second step. Decision: they play. Reason: the rule book is the newer text, speaks of being the last one alive, and its new rule serves exactly these players. A table option puts them out. Then: all empty → nobody out; one left → instant win; later running out of cards never eliminates.',
  'PAN-R2':
    "When does a 1 beat a 6? Only when both survive cancelling; then the 1 wins against everything, even with a 5 on the table (1 < 5 < 6 < 1 would otherwise have no winner). Reasons: the rule book's third example explains the win of a 6 by the absence of a 1, its first lets the 1 win in a three-card trick, and another rule sheet checks ties first and then lets a 1 win if a 1 and a 6 remain. Two 6s and a 1: the 6s are gone, the 1 is an ordinary lowest card. Two 1s and a 6: the 6 wins.",
  'PAN-R3':
    'Does the winner get the cancelled cards? The rule book says that the players of equal cards do not share in the trick, speaks of cards "still in play" for winning, and of gaining the cards "in play": both readings are possible. Decision: the winner takes the whole trick. Reason: only a trick without winner is said to be discarded, and a review of the first edition gives the winner the whole set of cards, naming the cancelling of equals only as an exception to who has the highest card; that is our reading of it, not a clear statement. A table option has the other reading.',
  'PAN-R4':
    'Turn order. One sentence says clockwise from the first player, another says that after an elimination a new "order" is determined by number of cards. Decision: only the first player is determined by cards, the rest follow clockwise, both times. Reason: the headline rule of the step is clockwise; another rule sheet says play goes on with the player who has most cards. A table option has the other reading.',
  'PAN-R5':
    'Complete tie for first player. The rule book leaves it to the players. Decision: random draw among exactly those tied. A table option breaks such ties clockwise. The draw also serves when everybody is without cards.',
  'PAN-R6':
    'Tie-breaks after an elimination. The rule book repeats only the card count. Decision: the full chain of PAN-5.3 applies each time.',
  'PAN-R7': '"The next player has to flip". Loose wording: the next player has all three actions (PAN-6.10).',
  'PAN-R8':
    'How many actions? One per turn. RESHUFFLE always ends in a flip, cannot be repeated in a turn and cannot be followed by SKIP. The shuffle cannot be waived ("can shuffle" is read as what the payment buys): discarding a card merely to become cardless on the old pile is not an action.',
  'PAN-R9':
    'Cards of an eliminated player. Not said. Decision: discarded. Reason: in the Double CLIC example the cards come from living opponents, and all "remaining" cards are theirs. A table option leaves them on the table.',
  'PAN-R10':
    'Cards won by the ghost. Not said. Decision: shown on its heap during the first step, discarded when the second starts, since the ghost has no part in it. Same option.',
  'PAN-R11': `Takeable cards. "Play area" = fronts of other active players. Discarded cards, the discarder's last card included, have left it.`,
  'PAN-R12':
    'Exact taking. As many as N, all if there are fewer; taking less by choice is not allowed, since the rule book states an amount and hedges only with "if possible". It matters: PAN-12.6.',
  'PAN-R13':
    'N counts the player concerned. In the rule book’s example three are active, Robin among them, and he takes three. The same count prices SKIP; with two players left SKIP costs 2.',
  'PAN-R14':
    'Empty front at the right moment. Checked when the first CLIC shows: after RESHUFFLE with the last card the offer stands (the rule book’s example); after RESHUFFLE with the second-to-last card it does not; SKIP never leads to an offer because nothing is flipped.',
  'PAN-R15':
    'Second flip without shuffle. The second card comes from the same pile: after a fresh pile the total chance of a double is 5/6 · 4/5 = 2/3; from k cards it is (k−1)/k · (k−2)/(k−1) = (k−2)/k.',
  'PAN-R16':
    'GO with nothing to take, or into certain death. Allowed: the right to flip again depends only on the empty front. With one gun card left the table asks once more.',
  'PAN-R17':
    'RESHUFFLE on an untouched pile. Some call it useless; it is nevertheless allowed and sometimes right, because paying the last card opens the Double CLIC.',
  'PAN-R18':
    'Running down. After five CLICs the last card is PAN for sure; the player may still RESHUFFLE or SKIP if they can pay; a cardless player must flip it.',
  'PAN-R19':
    'What PAN does to the pile. All six cards, PAN included, are shuffled again while two or more players remain.',
  'PAN-R20':
    'Ghost picker. The rule book only wants the picker to change every trick. Decision: seat 1 first, then alternating. Blind choice among equal backs, so no advantage.',
  'PAN-R21':
    "When is the ghost card chosen? In the same commitment as the picker's own card, unseen until the reveal; nobody may react to it.",
  'PAN-R22':
    'Six players. 6 · 4 = 24: nothing is set aside and every card is known to be in play. Legal, no special rule; with 5 players 4 cards are unknown.',
  'PAN-R23':
    'Two survivors of a larger game. The ghost does not appear: PAN-4 belongs to the first step of a two-player game only.',
  'PAN-R24':
    'Public discard. Every discarded card was seen by all when it was discarded, so its contents may be inspected at any time. So may fronts. Set-aside cards may be shown after the end, never before.',
  'PAN-R25':
    "Which card to pay. The owner chooses; values matter only for later first-player ties. With two active players the choice is without effect but still the owner's.",
  'PAN-R26':
    'Example cards lost with the icons. First example of the rule book: the third card can only be 2, 3, 4 or 5 (a 1 would cancel Thaïs, a 6 would cancel Nathan). Third example: the other two cards are neither 1 nor 6.',
  'PAN-R27':
    "Changing one's mind. On a table a face-down card might be swapped before the reveal. Decision: a commitment is final, so that no one can watch the others commit and then change; no option, because the gain is nil (nothing is learnt in between) and the race at the last commitment is real.",
  'PAN-R28':
    '"ALL the gun cards". RESHUFFLE takes back the flipped CLICs too; in the rule book’s example Robin shuffles "the 6 gun cards". So a RESHUFFLE always flips at exactly 1/6.',
} satisfies Ledger

export type PanClause = keyof typeof ledger

/** The ledger's worked examples; each is a test of that name. */
export const examples: readonly string[] = [
  'PAN-E1',
  'PAN-E2',
  'PAN-E3',
  'PAN-E4',
  'PAN-E5',
  'PAN-E6',
  'PAN-E7',
  'PAN-E8',
  'PAN-E9',
  'PAN-E10',
  'PAN-E11',
  'PAN-E12',
  'PAN-E13',
  'PAN-E14',
  'PAN-E15',
  'PAN-E16',
  'PAN-E17',
  'PAN-E18',
  'PAN-E19',
  'PAN-E20',
  'PAN-E21',
  'PAN-E22',
  'PAN-E23',
  'PAN-E24',
  'PAN-E25',
  'PAN-E26',
  'PAN-E27',
  'PAN-E28',
  'PAN-E29',
  'PAN-E30',
]
