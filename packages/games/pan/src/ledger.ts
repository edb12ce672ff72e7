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
    'Shuffle the 6 gun cards into one face-down pile in the middle (k = 6). The pile is not touched during the first step.',
  'PAN-1.6': 'All fronts, the discard and the flipped gun cards start empty.',
  'PAN-2.1': 'The first step is exactly four tricks. Every player takes part in every trick; nobody leads.',
  'PAN-2.2':
    'In each trick every player commits exactly one card of their own hand, face down, all at the same time, no order. A card not in the hand is refused.',
  'PAN-2.3': 'A commitment is final: a second one by the same player in the same trick is refused.',
  'PAN-2.4':
    'Until everybody has committed, others learn only that a player has committed, never which card.',
  'PAN-2.5':
    'When the last commitment is in, all committed cards turn face up at once and leave the hands; the trick is resolved at once by PAN-3.',
  'PAN-2.6':
    'There is no passing. In trick 4 each player has one legal card; it is still committed as an ordinary action (a client may send it by itself).',
  'PAN-2.7': 'After trick 4 all hands are empty and the second step starts (PAN-5).',
  'PAN-3.1':
    'Cancelling comes first: every card whose value was played two or more times in this trick is cancelled, all copies of it; several values can be cancelled in one trick. A player whose card is cancelled cannot win this trick.',
  'PAN-3.2':
    'Let S be the set of values played exactly once. If S is empty nobody wins and all cards of the trick go to the discard.',
  'PAN-3.3': 'If S contains both 1 and 6, the player of the 1 wins, whatever else is in S.',
  'PAN-3.4':
    'Otherwise the player of the highest value in S wins. So a 6 alone of its kind wins when there is no single 1; a 1 without a single 6 is merely the lowest card and wins only when S = {1}.',
  'PAN-3.5':
    'The winner takes every card of the trick, the cancelled ones included, face up into their front. (cancelled = discarded: the winner takes the single cards only, the cancelled cards go to the discard.)',
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
    "A trick won by the ghost: all three cards go face up to the ghost's heap, public. (cancelled = discarded: the single cards only.)",
  'PAN-4.6':
    'When the second step starts, the ghost leaves the game and its heap goes to the discard. (ownerless = takeable: the heap stays on the table as free cards, PAN-7.8.)',
  'PAN-4.7':
    'The ghost never has a turn, is never first player, never counts in N, cannot be eliminated and cannot win.',
  'PAN-5.1':
    'Every player takes part, those with an empty front too. (cardless = out: players with an empty front are eliminated now, all together, before a first player is determined; nobody is eliminated this way if all fronts are empty; if one player remains they win at once.)',
  'PAN-5.2': 'The first player is the top-ranked active player by PAN-5.3.',
  'PAN-5.3':
    'Ranking, each criterion only among those still tied: (1) more cards in front; (2) higher total value; (3) more 6s; (4) more 5s; (5) more 4s; (6) more 3s; (7) more 2s; (8) more 1s. Criteria 7 and 8 can never decide: with count, total and the numbers of 6, 5, 4 and 3 equal, the 2s and 1s are equal too. Players still tied hold identical fronts (two empty fronts are identical).',
  'PAN-5.4':
    "A complete tie at the top is broken by a uniform random draw among the tied players only, announced to all. (startTie = clockwise: the tied player met first going clockwise from the anchor wins the tie; the anchor is seat 1, itself included, at the start of the second step, and the seat after the eliminated player's after an elimination.)",
  'PAN-5.5':
    'From the first player, turns go clockwise over active players, round and round. (turnOrder = ranked: all active players are listed from top to bottom rank, each tied group ordered as in PAN-5.4 extended to the whole group: random a uniformly random order of the group, clockwise the order in which its members are met from the anchor; turns run down that list and start again at its top.)',
  'PAN-5.6':
    'The order is fixed when determined: gaining or losing cards does not change it. Only an elimination leads to a new determination (PAN-9.5).',
  'PAN-6.1':
    'On their turn the player takes exactly one of FLIP, RESHUFFLE, SKIP. There is no other way to pass. Players out of turn decide nothing.',
  'PAN-6.2': 'FLIP: turn up the top gun card. Always legal, free, whatever k is (k ≥ 1 by PAN-8.3).',
  'PAN-6.3':
    'RESHUFFLE: put one card of your front, of your choice, on the discard; all 6 gun cards, flipped and unflipped, are shuffled into a face-down pile (k = 6); then you must turn up its top card. Needs at least one card. The shuffle is part of the action, it cannot be left out.',
  'PAN-6.4': 'RESHUFFLE is legal at any k, also at k = 6 when nothing has been flipped.',
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
  'PAN-7.5': 'GO is legal even when k = 1 (PAN is then certain) and even when there is nothing to take.',
  'PAN-7.6': 'Second card PAN: the player is eliminated (PAN-9) and takes nothing.',
  'PAN-7.7':
    'Second card CLIC: the player takes exactly min(N, number of takeable cards) cards into their front, then the turn ends. There is never a third flip.',
  'PAN-7.8':
    'Takeable are the cards in the fronts of the other active players. Not takeable: discard, hands, set-aside cards, gun cards. (ownerless = takeable: also the free cards, left behind by eliminated players and by the ghost; they form one pool, and it makes no difference where a card in it came from.)',
  'PAN-7.9':
    'If more than N cards are takeable, the taker chooses which, card by card, from one or several owners in any split; owners cannot object and decide nothing. If N or fewer are takeable all are taken without a question (none when there are none).',
  'PAN-7.10':
    'Taking fewer than PAN-7.7 demands is refused. Cards taken are moved in one event; a front emptied that way is simply empty.',
  'PAN-7.11':
    'The selection is named whole. Only if more than 5,000 different selections exist (it happens: four fronts {6,5,4,3,2,1} and N = 6 give 134,596) it is asked as N picks of the same player in a row, each naming an owner and a value among the cards not yet picked; a pick is public and final, nobody else acts in between, and no card moves before the last pick, when all move in the one event of PAN-7.10.',
  'PAN-8.1':
    'The order of the face-down gun cards is known to nobody; k and the number of CLICs lying face up (6 − k) are public.',
  'PAN-8.2':
    'All 6 cards are shuffled together at set-up, by RESHUFFLE, and after an elimination that leaves at least two players. At no other time.',
  'PAN-8.3':
    'At every decision the pile holds the PAN card and k is between 1 and 6: PAN leaves the pile only by being turned up, which always ends the game or reshuffles. The pile never runs out.',
  'PAN-8.4':
    'With k cards left a flip is PAN with probability exactly 1/k. After five CLICs (k = 1) the next flip is surely PAN.',
  'PAN-8.5':
    'A sure PAN is not resolved by itself: the player to act still chooses among their legal actions.',
  'PAN-9.1':
    'A player who turns up PAN is eliminated at once and for good. Steps PAN-9.2 to PAN-9.5 follow in this order. (The source names the ranking before the shuffle; neither depends on the other.)',
  'PAN-9.2':
    "The eliminated player's front goes to the discard. (ownerless = takeable: it stays on the table, face up, and joins the free cards, PAN-7.8.)",
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
    'Cards have no value at the end. Final ranking (ours, for records only): winner first, then the eliminated in reverse order of elimination; players put out together by cardless = out share the last rank.',
  'PAN-10.3':
    'The game always ends: every turn lowers (active players, cards in fronts and free cards, k) in lexicographic order. A second step that begins with T cards in play and n players has at most 6·(n−1) + 5·T turns: 66, 72, 98, 124, 150 for n = 2, 3, 4, 5, 6 with the largest T (12, 12, 16, 20, 24).',
  'PAN-11.1':
    "Every shuffle and draw is uniform and made where no client can see it; the order of a pile is fixed at its shuffle. A test must be able to prescribe the deal, the ghost's slots, each gun shuffle and each tie draw.",
  'PAN-11.2':
    'Copies of a value are interchangeable. Actions name cards by value and count (and owner for taking).',
  'PAN-11.3': 'A refused action changes nothing, is told only to its author, and cites the clause.',
  'PAN-11.4':
    'Clock run out (only if the table uses clocks; ours): card = uniform random card of the hand; ghost slot = lowest open slot; turn = FLIP; offer = STOP; taking = highest values first, equal values from the owner with most cards, then from the first owner clockwise after the taker, free cards last (also for the picks still missing under PAN-7.11).',
  'PAN-11.5':
    'There is no resignation in the rules. A seat whose player has left is played by the computer; the state of the game is not touched.',
  'PAN-12.1':
    'The second step is a perfect-information stochastic game: apart from the order of the gun pile everything that matters is public, and the only chance events are flips (PAN with probability 1/k) and, for complete ties, the draw of PAN-5.4.',
  'PAN-12.2':
    'Exact state: (a) active seats; (b) for each active seat the multiset of its front; (c) free cards as a multiset if ownerless = takeable; (d) k; (e) player to decide; (f) order (needed only for turnOrder = ranked, else seats suffice); (g) pending: act, offer (first CLIC flipped, front empty) or take (second CLIC flipped, choice open, with the picks already made under PAN-7.11). Discard, set-aside cards, past turns and which CLIC is which do not matter.',
  'PAN-12.3':
    'With two active players values no longer matter (the next elimination ends the game, so no ranking follows): the state shrinks to (x, y, k), x cards before the player to act, y before the other, plus the free count c under ownerless = takeable. With x + y ≤ 12 there are 91 · 6 = 546 such states, with x + y ≤ 24 there are 325 · 6 = 1950.',
  'PAN-12.4':
    'Let V(x, y, k) be the probability that the player to act wins under best play of both; the opponent wins with 1 − V. Then V(x, y, k) is the largest of FLIP: 0 if k = 1, else (k−1)/k · A(x, y, k−1); RESHUFFLE, x ≥ 1: 5/6 · A(x−1, y, 5); SKIP, x ≥ 2: 1 − V(y, x−2, k); with A(x, y, m) = 1 − V(y, x, m) for x ≥ 1 and A(0, y, m) = max(1 − V(y, 0, m), G(y, m)); G(y, 1) = 0 and, for m ≥ 2, G(y, m) = (m−1)/m · (1 − V(y−t, t, m−1)) with t = min(2, y).',
  'PAN-12.5':
    'Every term on the right has fewer cards in play, or as many and a smaller k. So there is no cycle: one pass by total cards upwards, then k from 1 to 6, gives exact rational values (backward induction; value iteration from zero reaches the same numbers after finitely many sweeps, and any fixed point is the solution). Use fractions or integers, not floating point, to decide which actions are equally good.',
  'PAN-12.6':
    'Cards are not always an advantage: V is not monotone in x (V(4,0,6) > V(5,0,6)), and being made to take two cards can be worse than taking one. A heuristic that hoards cards is not best play, and PAN-7.7 (exact taking) changes results.',
  'PAN-12.7':
    'With three or more active players each player maximises their own chance; backward induction over PAN-12.2 still terminates but equal choices make the outcome non-unique. A strong computer player can use it with "equal choices at random" or search to the two-player table.',
  'PAN-12.8':
    'Reference values (to check an implementation): V(0,0,k) for k = 1…6 is 0, 1/2, 1/3, 1/2, 2/5, 1/2; V(1,0,1) = 1/2; V(2,0,1) = 1; V(0,1,2) = 1/4; V(0,2,3) = 1/3; V(2,0,5) = 3/5. Arithmetic in PAN-E30.',
  'PAN-12.9':
    'With ownerless = takeable and c free cards (PAN-12.3) every term of PAN-12.4 carries c along unchanged, except G: with t = min(2, y + c), G(y, m, c) = (m−1)/m · the largest of 1 − V(y−s, t, m−1, c−(t−s)) over the s cards taken from the other player, 0 ≤ s ≤ y, 0 ≤ t−s ≤ c. PAN-12.5 holds with x + y + c as the cards in play. Reference: V(0,1,4) is 1/2 with c = 1 (3/8 with c = 0); V(0,2,6) is 5/12 with c = 1 and 7/18 with c = 2 (1/3 with c = 0).',
  'PAN-R1':
    'Players who won no card. The source never puts them out and gives them the Double CLIC; a first-edition review (des-en-mousse.com) says that winners of no trick do not enter the second step. Decision: they play. Reason: the source is the newer text, speaks of being the last one alive, and its new rule serves exactly these players. Option cardless. With out: all empty → nobody out; one left → instant win; later running out of cards never eliminates.',
  'PAN-R2':
    "When does a 1 beat a 6? Only when both survive cancelling; then the 1 wins against everything, even with a 5 on the table (1 < 5 < 6 < 1 would otherwise have no winner). Reasons: the source's third example explains the win of a 6 by the absence of a 1, its first lets the 1 win in a three-card trick, and the ludovox.fr sheet checks ties first and then lets a 1 win if a 1 and a 6 remain. Two 6s and a 1: the 6s are gone, the 1 is an ordinary lowest card. Two 1s and a 6: the 6 wins.",
  'PAN-R3':
    'Does the winner get the cancelled cards? The source says that the players of equal cards do not share in the trick, speaks of cards "still in play" for winning, and of gaining the cards "in play": both readings are possible. Decision: the winner takes the whole trick. Reason: only a trick without winner is said to be discarded, and a first-edition review (des-en-mousse.com) gives the winner the whole set of cards, naming the cancelling of equals only as an exception to who has the highest card; that is our reading of it, not a clear statement. Option cancelled.',
  'PAN-R4':
    'Turn order. One sentence says clockwise from the first player, another says that after an elimination a new "order" is determined by number of cards. Decision: only the first player is determined by cards, the rest follow clockwise, both times. Reason: the headline rule of the step is clockwise; ludovox.fr says play goes on with the player who has most cards. Option turnOrder.',
  'PAN-R5':
    'Complete tie for first player. The source leaves it to the players. Decision: uniform random draw among exactly those tied. Option startTie = clockwise for a deterministic table. The draw also serves when everybody is without cards.',
  'PAN-R6':
    'Tie-breaks after an elimination. The source repeats only the card count. Decision: the full chain of PAN-5.3 applies each time.',
  'PAN-R7': '"The next player has to flip". Loose wording: the next player has all three actions (PAN-6.10).',
  'PAN-R8':
    'How many actions? One per turn. RESHUFFLE always ends in a flip, cannot be repeated in a turn and cannot be followed by SKIP. The shuffle cannot be waived ("can shuffle" is read as what the payment buys): discarding a card merely to become cardless on the old pile is not an action.',
  'PAN-R9':
    'Cards of an eliminated player. Not said. Decision: discarded. Reason: in the Double CLIC example the cards come from living opponents, and all "remaining" cards are theirs. Option ownerless = takeable leaves them on the table.',
  'PAN-R10':
    'Cards won by the ghost. Not said. Decision: shown on its heap during the first step, discarded when the second starts, since the ghost has no part in it. Same option.',
  'PAN-R11': `Takeable cards. "Play area" = fronts of other active players. Discarded cards, the discarder's last card included, have left it.`,
  'PAN-R12':
    'Exact taking. As many as N, all if there are fewer; taking less by choice is not allowed, since the source states an amount and hedges only with "if possible". It matters: PAN-12.6.',
  'PAN-R13':
    'N counts the player concerned. In the source example three are active, Robin among them, and he takes three. The same count prices SKIP; with two players left SKIP costs 2.',
  'PAN-R14':
    'Empty front at the right moment. Checked when the first CLIC shows: after RESHUFFLE with the last card the offer stands (source example); after RESHUFFLE with the second-to-last card it does not; SKIP never leads to an offer because nothing is flipped.',
  'PAN-R15':
    'Second flip without shuffle. The second card comes from the same pile: after a fresh pile the total chance of a double is 5/6 · 4/5 = 2/3; from k cards it is (k−1)/k · (k−2)/(k−1) = (k−2)/k.',
  'PAN-R16':
    'GO with nothing to take, or onto a sure PAN. Legal: the right to flip again depends only on the empty front. The client asks for confirmation at k = 1.',
  'PAN-R17':
    'RESHUFFLE on an untouched pile. ludovox.fr calls it useless; it is nevertheless legal and sometimes right, because paying the last card opens the Double CLIC.',
  'PAN-R18':
    'Running down. After five CLICs the last card is PAN for sure; the player may still RESHUFFLE or SKIP if they can pay; a cardless player must flip it.',
  'PAN-R19':
    'What PAN does to the pile. All six cards, PAN included, are shuffled again while two or more players remain.',
  'PAN-R20':
    'Ghost picker. The source only wants the picker to change every trick. Decision: seat 1 first, then alternating. Blind choice among equal backs, so no advantage.',
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
    'Example cards lost with the icons. First source example: the third card can only be 2, 3, 4 or 5 (a 1 would cancel Thaïs, a 6 would cancel Nathan). Third example: the other two cards are neither 1 nor 6. Tests use all such cards.',
  'PAN-R27':
    "Changing one's mind. On a table a face-down card might be swapped before the reveal. Decision: a commitment is final, so that no one can watch the others commit and then change; no option, because the gain is nil (nothing is learnt in between) and the race at the last commitment is real.",
  'PAN-R28':
    '"ALL the gun cards". RESHUFFLE takes back the flipped CLICs too; in the source example Robin shuffles "the 6 gun cards". So a RESHUFFLE always flips at exactly 1/6.',
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
