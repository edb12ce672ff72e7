import type { Ledger } from '@midden/kernel'

/** The rules, clause by clause, and the rulings where the printed rules are silent or differ. */
export const ledger = {
  'IW-1.1':
    'The game is played by 2, 3 or 4 players seated in a circle. "Left" and "next" mean the next seat clockwise.',
  'IW-1.2': 'Each player takes a colour nobody else has, with its mat, four pegs and factory.',
  'IW-1.3':
    'Each of a player’s three row pegs starts in the leftmost hole, value 5: an order needs 5 workers and 5 materials, and makes 5 waste.',
  'IW-1.4': "Each player's waste peg starts at 0.",
  'IW-1.5': 'Each factory starts in column 14, row 5.',
  'IW-1.6': 'Each player starts with €15 and no loans.',
  'IW-1.7':
    'Each player starts with 5 raw materials in the tower; the supply holds the rest of the 50: 40 with two players, 35 with three, 30 with four.',
  'IW-1.8':
    'All 53 action cards, the Accident among them, are shuffled into a face-down deck. The discard pile is empty and nobody holds a card.',
  'IW-1.9':
    'One player is the start player of the first round and holds the euro marker: drawn at random (a table option can change this).',
  'IW-2.1': 'The row of the factory (5 to 1) is the number of workers (in hundreds) the company employs.',
  'IW-2.2':
    'The column of the factory (14 to 20) is what the company is paid for one order, and its growth points at the end.',
  'IW-2.3':
    'R is the number of workers an order needs; M the raw materials an order uses up, and the size of the lot the company offers with RAW; W the waste an order makes. Each is a whole number from 5 down to 1.',
  'IW-2.4':
    'Stored waste is a whole number from 0 to 16: 0–8 is green (the board prints 1–8; the bin, 0, counts as green), 9–12 yellow, 13–16 red. The colour matters only in an accident.',
  'IW-2.5': 'Any number of factories may stand in the same space; they never block each other.',
  'IW-2.6': 'A tower holds any number of raw materials.',
  'IW-2.7':
    'There are 50 raw materials in all: in the supply, in a lot under auction and in the towers. The supply can run out (a table option can make it endless).',
  'IW-2.8':
    'Cash is hidden from the other players, both the amount and how it is made up, until the final scoring (a table option can change this). The number of loans is public.',
  'IW-2.9': 'Cash is never below 0.',
  'IW-2.10': 'The bank never runs out of money.',
  'IW-2.11':
    'Players may not give, lend or trade money, materials or cards to each other; the only payment between players is the price of a lot (IW-9.9).',
  'IW-2.12':
    'A round has five phases in order: lay out (IW-4), choose (IW-6), play (IW-7), pay workers (IW-11), close the round (IW-12).',
  'IW-3.1':
    'Any player may take a loan at any time while the table waits for any player’s decision, whether or not it is their turn, in the middle of an auction or of an accident included: €10 from the bank and one more loan.',
  'IW-3.2':
    'There is no limit on the number of loans; if tokens run out the count goes on without them. Two "−10" equal one "2 × −10" and are exchanged automatically.',
  'IW-3.3':
    'Taking a loan is not a turn: it neither uses up nor changes the decision the table is waiting for.',
  'IW-3.4':
    'Forced loans: when a player must make a compulsory payment larger than their cash, the bank lends as many times €10 as are needed, and no more; then the payment is made.',
  'IW-3.5': 'Compulsory payments are the accident fine, the price of a bribe that was chosen, and wages.',
  'IW-3.6':
    'An innovation, a bid and paying back a loan are voluntary: nothing is ever borrowed automatically for them; without the cash the move is refused until the player has taken a loan.',
  'IW-3.7': 'A loan can be repaid only by playing an Adviser (IW-10.9).',
  'IW-3.8': 'No loan can be taken once the final accident has been resolved.',
  'IW-4.1':
    'One more set than there are players is dealt: 3 sets with two players, 4 with three, 5 with four; each set ends with three cards.',
  'IW-4.2':
    'Cards are dealt face up one at a time in rows: the first card of every set from left to right, then the second of every set, then the third.',
  'IW-4.3':
    'The three cards of a set must be of three different kinds. A card of a kind already in the set it is dealt to goes to the discard pile and the next card is dealt to the same place, as often as needed.',
  'IW-4.4':
    'Only the set being dealt to counts for IW-4.3; other sets and the cards players have kept do not.',
  'IW-4.5':
    'When a card is needed and the deck is empty, the whole discard pile is shuffled into a new deck and dealing goes on. An Accident card set aside this round is not part of it.',
  'IW-4.6':
    'When the Accident is drawn it is never placed in a set: it is put aside face up, dealing stops, the accident is carried out in full (IW-5), and then the next card is dealt to the place where the Accident would have gone.',
  'IW-4.7': 'The Accident stays aside until the round is closed, so it can be drawn at most once a round.',
  'IW-4.8': 'No card is drawn or shown past the Accident until every bribe decision has been made.',
  'IW-5.1':
    'An accident strikes all players: when the Accident is drawn (IW-4.6) and once more at the end of the game (IW-13.3).',
  'IW-5.2':
    "Each player's waste at that moment decides: green has no consequence; yellow pays €5 to the bank and moves the factory 1 column left; red pays €10 and moves 2 columns left.",
  'IW-5.3':
    'A factory never moves left of column 14: it stops there and the rest of the move is lost. The fine is due all the same.',
  'IW-5.4': 'A fine larger than the player’s cash forces loans (IW-3.4).',
  'IW-5.5': 'An accident changes neither the waste peg, nor the row, nor the tower.',
  'IW-5.6':
    'A player may use Bribery if they hold it, their waste is yellow or red, and the bribe would spare them something: the factory is in column 15 or higher or, at a table where a bribe spares the fine too, anywhere.',
  'IW-5.7':
    'Because accidents strike only before sets are chosen or after the last round, the only card a player can hold then is the one card they kept. BRI can therefore be used only if it was kept as the last card of the previous round (or, for the final accident, of this round).',
  'IW-5.8':
    'All players who may use Bribery are asked at the same time; an answer once given is final, and what was answered is not shown until all have answered. At most two players can ever be asked.',
  'IW-5.9':
    'Using Bribery: the card goes to the discard pile, the player pays the bank €1 plus the full fine, and the factory does not move.',
  'IW-5.10':
    'At a table where a bribe spares the fine too, the player pays the bank €1 and nothing else, the card goes to the discard pile, and the factory does not move.',
  'IW-5.11': 'A player who declines keeps BRI and suffers the ordinary consequences.',
  'IW-5.12': 'The bribe and the fine are one payment: forced loans are worked out once, on the total.',
  'IW-5.13':
    'Consequences are recorded player by player from the start player clockwise; the order never changes a result.',
  'IW-6.1':
    'From the start player clockwise, each player takes one whole set of those left. A set cannot be split or refused.',
  'IW-6.2': 'The cards taken lie face up in front of the player.',
  'IW-6.3': 'The one set nobody took goes to the discard pile.',
  'IW-6.4':
    'A card kept from the previous round joins the three new cards at the end of this phase (at a table where kept cards are covered it is turned face up only then); that player plays this round with four cards.',
  'IW-6.5': 'The kept card may be of the same kind as one of the new cards.',
  'IW-7.1': 'From the start player clockwise, each player still in the round takes one turn at a time.',
  'IW-7.2':
    'On a turn the player does exactly one of: play one card; play an Adviser together with one other card; play an Adviser to repay a debt; discard one card; pass.',
  'IW-7.3': 'Passing is allowed only with exactly one card left.',
  'IW-7.4': 'A player who passes is out of the round and keeps that card for the next round.',
  'IW-7.5': 'A player with no cards left is out of the round.',
  'IW-7.6':
    'Players who are out are skipped; the others go on in order, so one player may take several turns in a row.',
  'IW-7.7':
    'A player who is out still bids in auctions, still has waste moved by others’ cards, and may still take a loan.',
  'IW-7.8': 'Any one card except RAW may be discarded without effect, even if it could be played.',
  'IW-7.9': 'RAW may be played, or kept as the last card by passing, but never discarded.',
  'IW-7.10':
    'A card whose action would change nothing or cannot be carried out cannot be played (the cases are in IW-8 and IW-10); it can be discarded or, as the last card, kept. Two cards are playable even when nothing changes: REM (IW-8.10) and RAW (IW-9.3).',
  'IW-7.11':
    'A player with exactly one card may freely play it, discard it (not RAW) or pass; with two or more cards they must play or discard.',
  'IW-7.12': 'Played and discarded cards go face up to the discard pile at once.',
  'IW-7.13':
    'Any kind of card may be kept, and the same card may be kept round after round, as long as it is each time the last card; nobody ever keeps more than one.',
  'IW-7.14': 'The phase ends when every player is out.',
  'IW-7.15':
    'A turn is all or nothing: if any part of a move is not allowed, the whole move is refused and nothing changes.',
  'IW-8.1': 'Order: needs workers (row) at least R.',
  'IW-8.2': 'Order: needs at least M raw materials in the tower.',
  'IW-8.3': 'Order: needs stored waste + W to be at most 16.',
  'IW-8.4':
    "Order: M raw materials go from the tower to the supply, stored waste rises by W, and the bank pays the number of the factory's column.",
  'IW-8.5': 'Order: more workers or materials than needed have no effect; one card fills one order.',
  'IW-8.6': 'Growth: the factory moves 1 column right. Not playable in column 20.',
  'IW-8.7':
    "Hiring/Firing: the factory moves 1 row up (one worker more) or 1 row down (one fewer), the player's choice, staying within rows 5 to 1.",
  'IW-8.8':
    'Innovation: the player pays the bank €5 and moves one of the pegs R, M, W one hole to the right (value −1). A peg at 1 cannot move. Not playable with all three at 1, nor with less than €5 in cash.',
  'IW-8.9': "Waste Disposal: the player's stored waste falls by 3, not below 0. Not playable at 0.",
  'IW-8.10':
    "Waste Removal: the player's stored waste falls by 1, not below 0, and every other player's rises by 1, not above 16. Playable always, also at 0.",
  'IW-8.11': 'Bribery has no action in this phase: it can only be discarded or kept.',
  'IW-8.12': 'Raw Materials: starts an auction (IW-9). Playable always.',
  'IW-9.1':
    "The player of RAW is the auctioneer. The lot is M raw materials of the auctioneer's own mat, taken from the supply; neither more nor fewer may be offered.",
  'IW-9.2': 'If the supply holds fewer than that, the lot is all that is left.',
  'IW-9.3':
    'If the supply is empty, there is no auction: RAW is discarded without effect, and this counts as playing it.',
  'IW-9.4':
    "Every player gets exactly one chance, starting at the auctioneer's left and going clockwise; the auctioneer is last.",
  'IW-9.5': 'On their chance a player bids or passes; both are final and seen by all.',
  'IW-9.6':
    'A bid is a whole number of at least €1 and higher than the highest bid so far; an equal bid is not allowed, so there is never a tie.',
  'IW-9.7':
    'A bid may not exceed the bidder’s cash at that moment; to bid more the player must first take a loan (IW-3.1).',
  'IW-9.8': 'The highest bidder puts the lot in their tower.',
  'IW-9.9':
    'If that is not the auctioneer, the price goes to the auctioneer; if it is, the price goes to the bank.',
  'IW-9.10':
    'The auctioneer cannot withdraw the lot: if they do not outbid, the highest bidder buys, however low the price.',
  'IW-9.11':
    'If everybody passes, the auctioneer included, the lot goes back to the supply (a table option can change this).',
  'IW-9.12':
    "The auction is settled right after the auctioneer's answer: lot and price change hands at once and in full. Bids that did not win cost nothing.",
  'IW-10.1':
    'An Adviser is never played alone. It goes with exactly one other card of the same player, on the same turn, or with the repayment of one loan. Both cards go to the discard pile.',
  'IW-10.2': 'The Adviser is declared together with the other card, before any bid or result.',
  'IW-10.3':
    'The other card must itself be playable under IW-8 and IW-9; an Adviser never lifts a requirement.',
  'IW-10.4': 'With Order: the bank pays €5 more; materials and waste are unchanged.',
  'IW-10.5': 'With Growth: 2 columns right; from column 19 the factory stops at 20.',
  'IW-10.6':
    'With Hiring/Firing: 2 rows in one direction; if only one row is left in that direction, the factory moves that one.',
  'IW-10.7':
    'With Innovation: exactly two steps, one peg two holes or two different pegs one hole each, for €10. Not playable so if two steps are not possible or cash is below €10.',
  'IW-10.8':
    "With Waste Disposal: stored waste falls by 6, not below 0. With Waste Removal: own waste falls by 2, not below 0, and every other player's rises by 2, not above 16. With Raw Materials: one lot of 2 × M, or all the supply if that is less; not with an empty supply.",
  'IW-10.9':
    'Repaying: the player, who must have a loan and at least €10, pays the bank €10 and gives back one loan. One Adviser repays one loan.',
  'IW-10.10':
    'An Adviser cannot go with Bribery, neither in this phase nor in an accident, nor with another Adviser, nor as a second Adviser with the same card.',
  'IW-10.11':
    'An Adviser that has no partner and no loan to repay can be discarded, or kept as the last card.',
  'IW-11.1': "Every player pays the bank €1 per worker, that is the number of the factory's row.",
  'IW-11.2': 'All pay at the same time, without decisions; too little cash forces loans (IW-3.4).',
  'IW-12.1':
    'If a factory has stood in column 20 at any moment of this round, or the last round of a table with a round limit is over, the game ends (IW-13).',
  'IW-12.2':
    'Otherwise, if the Accident was drawn this round, it, the deck and the discard pile are shuffled into a new deck. Kept cards stay with their owners.',
  'IW-12.3': 'Otherwise the deck and the discard pile stay as they are.',
  'IW-12.4':
    'Then the euro marker goes to the next player clockwise, who is the start player of the next round.',
  'IW-13.1': 'The end is fixed the moment a factory enters column 20; nothing that happens later undoes it.',
  'IW-13.2':
    'The round is played to its end: every player still plays, discards or keeps the cards they hold, and wages are paid.',
  'IW-13.3':
    'Then a final accident strikes all players under IW-5, Bribery included, even if an accident already struck this round.',
  'IW-13.4':
    'The score is the column of the factory, plus the points of the three row pegs, plus half the cash, minus 10 for each loan.',
  'IW-13.5': 'The points of a row peg are: value 5 = 1, 4 = 3, 3 = 6, 2 = 10, 1 = 15.',
  'IW-13.6': 'Half the cash is rounded up (a table option can change this); loans count in full.',
  'IW-13.7': 'Raw materials, stored waste, workers and kept cards score nothing. A score may be negative.',
  'IW-13.8':
    'The highest score wins; among equal scores the player with more cash in hand (not reduced by loans) ranks higher.',
  'IW-13.9':
    'Players equal in score and cash share the place, and the places they fill are not given again (first, first, third).',
  'IW-13.10': "At the scoring every player's cash is shown to all.",
  'IW-R1':
    'Does a bribe spare the fine? No, only the move: the full rulebook says it twice. Some tables play the milder reading, so there is an option for it.',
  'IW-R2':
    'How are several bribe decisions asked in the middle of dealing? All at once, sealed, then resolved clockwise from the start player. The choices do not affect each other, so asking at once saves time, and sealing keeps it fair. Answers are final. Where kept cards lie open it may be seen who has answered, never what; where they are covered, neither. Dealing waits: the next card would be information. If nobody may bribe, the accident runs without a stop.',
  'IW-R3':
    'May a bribe be used where it buys nothing (green waste, or column 14)? No: the question is not asked. The rulebook ties the card to yellow or red and to avoiding the move. A red company in column 15 would move one column, so it may bribe.',
  'IW-R4':
    'Forced or chosen loans? Compulsory payments borrow by themselves, the fewest loans possible; voluntary ones never do. Nobody falls into debt by a slip, and no bill stops the game. The bribe is the one chosen payment that borrows by itself, because it is one bill with the fine (IW-5.12); the question therefore says how many loans each answer would cost, to the asked player alone.',
  'IW-R5':
    'What is "at any time"? Whenever the table waits for some player. Between automatic steps nobody can act (forced loans cover them). Not after the final accident: by then it could only cost points (5 for the cash, −10 for the loan).',
  'IW-R6':
    'Lowest bid, equal bids, and all pass? The documents only say that the highest bid wins. Once around, with the auctioneer last, every bid must beat the one before: equal bids would need a tie rule that nobody wrote. Lowest bid €1; the auctioneer, last and with the final word, can thus have an unwanted lot for €1. If they too pass, the lot goes back. Free goods would make "pass" a better bid than 1.',
  'IW-R7':
    'Is a kept card secret? For how long may it be kept? It was face up until then, so it stays open, marked as kept; nobody has to remember it. Any number of rounds. Where kept cards are covered, other players see only a card back from the pass until the end of the next choosing of sets (or until a bribe is revealed), and the list of cards not yet seen, as the others get it, counts covered cards in with the deck. Covering hides the card, not its history: which sets were taken and which cards were played stays open, so the kind can be worked out, and a pause in an accident may show that somebody holds Bribery.',
  'IW-R8':
    'Deal set by set or row by row? Row by row, as the full rulebook has it. It matters for what players know at a bribe decision.',
  'IW-R9':
    'When exactly is the discard pile reshuffled? Only when a card is needed and none is there. The Accident is in the deck at the start of every round, so the deck can run out only in a round in which the Accident has already been drawn; the reshuffled deck then has no Accident, and IW-12.2 shuffles everything at the end of that round.',
  'IW-R10': "Do players who have passed bid? Yes. An auction is for all; passing only ends one's own turns.",
  'IW-R11':
    'May a card be played for no effect, or half? A move along a track is cut short at the end of the track; a card that would change nothing may not be "played", only discarded (the same result, clearer log). REM is the exception named by B. An Adviser may go with a card whose doubled effect is cut short.',
  'IW-R12':
    'Supply of 50 runs low or out? The lot shrinks; with an empty supply RAW is a blank that may be got rid of, else a player with two RAW could neither play, discard nor pass. In simulated four-player games the supply does run out.',
  'IW-R13':
    'Edges: INN at 1, GRO at 20, HIR at 5 and 1, doubled moves? Single moves need one free space. Doubled GRO and HIR are cut short. Doubled INN is two paid innovations, so both steps must exist; otherwise play INN alone for €5.',
  'IW-R14':
    'Does the tower limit storage? No. It is called space for unused materials, no number is given anywhere, and players report it overflowing.',
  'IW-R15': 'Bank short of notes? Never; €336 in notes is a matter of the box.',
  'IW-R16':
    'What may others know of cash? Every payment is public as it happens; totals are not shown. Refusals that depend on cash go to the player alone. At scoring all is shown.',
  'IW-R17':
    'Two Advisers? A player can hold two (one kept, one new). They cannot be used on each other nor both on one card: "double" has no meaning for a debt or for itself. Two turns, two uses.',
  'IW-R18':
    'Half an odd sum? Up, as the one rule sheet that says so has it. Some tables round down, hence the option; another keeps the half point.',
  'IW-R19': 'Who starts? Random; ages are unknown online.',
  'IW-R20': 'Can factories share a space? Yes, they all start in one.',
  'IW-R21': 'Deals between players? Not in the rules, so not at this table. Talk is free.',
  'IW-R22':
    'Is the tie-break cash net of loans? A second tie? Cash in hand as it lies there. After that the win is shared: the rules have no further criterion.',
  'IW-R23': 'Two RAW as the last two cards? One must be played; the other may then be played or kept.',
  'IW-R24':
    'Can a player be unable to move? Never. With one card there is always "pass"; with two or more, every card but RAW can be discarded and RAW can always be played.',
  'IW-R25':
    'Can dealing go on forever because only duplicates are left? No. When a card is needed, at most 4 cards are kept, 14 laid out and 1 set aside, so at least 34 are in deck and discards. The two kinds that would not fit the third place have at most 9 + 8 cards, so at least 17 cards fit. Deck and discard pile are never both empty.',
  'IW-R26':
    "Can a player use BRI taken this round? Not in this round's Phase 1 accident (already past). Only by keeping it to the end. In the last round a kept BRI works in the final accident.",
  'IW-R27':
    'BRI discarded as a bribe, then the deck runs out in the same deal? It is in the discard pile, so it may be dealt again in the same layout.',
  'IW-R28':
    "Is the auctioneer's cash from the sale usable at once? Yes, from the moment the auction is settled, but not for bidding in that auction.",
  'IW-R29':
    'A bid, then a loan: may the bidder raise? No. One chance each (IW-9.4); a loan taken later has no effect on the bid.',
  'IW-R30':
    'Does an accident that moves a factory out of column 20 cancel the end? No. Only the final accident can do so, and it comes after the end is fixed.',
  'IW-R31':
    'Whose start order applies in the final accident? The start player of the last round; the marker is not passed on.',
  'IW-R32':
    'Endless game? The rules have no limit and none is imposed. For clubs there is an option: the game ends at the close of the given round as if column 20 had been reached, final accident included.',
  'IW-R33': 'The "experimental simulation variant" sheet of the German box? It is not part of this table.',
  'IW-R34':
    'Does the table decide for a player with one sensible choice? No: every decision is asked, even if only one answer is left (for instance a bidder without the cash, or two Raw Materials and nothing else). Skipping a penniless bidder would show that they are penniless, and they may take a loan.',
  'IW-R35':
    'A player leaves or runs out of time? Not in the rules. At a table with a clock the safe move is made: take the leftmost set; on a turn pass with one card, else discard the leftmost card that is not Raw Materials, else play Raw Materials without an Adviser; pass in an auction; do not bribe; take no loan. Leftmost in a hand: the kept card first, then the set as it was dealt.',
  'IW-R36':
    "Is cash a real secret? No, a matter of memory: all start with €15 and every payment is public, so whoever keeps count knows every total. The log shows each amount from the first round on, never a total; no view, hint or list does the count for another player's cash. Bots may count, as people may. What the rules themselves lay open stays open: a forced loan shows that cash was short, a bid that it was covered.",
} satisfies Ledger

export type WorksClause = keyof typeof ledger

/** The ledger's worked examples; each is a test of that name. */
export const examples: readonly string[] = [
  'IW-E1',
  'IW-E2',
  'IW-E3',
  'IW-E4',
  'IW-E5',
  'IW-E6',
  'IW-E7',
  'IW-E8',
  'IW-E9',
  'IW-E10',
  'IW-E11',
  'IW-E12',
  'IW-E13',
  'IW-E14',
  'IW-E15',
  'IW-E16',
  'IW-E17',
  'IW-E18',
  'IW-E19',
  'IW-E20',
  'IW-E21',
  'IW-E22',
  'IW-E23',
  'IW-E24',
  'IW-E25',
  'IW-E26',
  'IW-E27',
  'IW-E28',
  'IW-E29',
  'IW-E30',
  'IW-E31',
  'IW-E32',
  'IW-E33',
  'IW-E34',
  'IW-E35',
  'IW-E36',
  'IW-E37',
  'IW-E38',
]
