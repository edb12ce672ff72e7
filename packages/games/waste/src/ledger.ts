import type { Ledger } from '@midden/kernel'

/** The rules, clause by clause, and the rulings where the printed rules are silent or differ. */
export const ledger = {
  'WASTE-1.1': 'The game is for 2, 3 or 4 players; a table of any other size is refused.',
  'WASTE-1.2':
    'Seats are in a ring, clockwise. The left neighbour of a seat is the next seat clockwise. To find who is nearest to the left of a player, count clockwise from the next seat on; the player themselves comes last, never first.',
  'WASTE-1.3':
    'The game has three rounds. Each round has six steps in this order: boss, deal and draft, marketplace, auction, Recyclers, sort. A step in which nobody has anything to do passes by itself.',
  'WASTE-1.4': 'The same 120-card deck is used at every player count; no card is removed at setup.',
  'WASTE-1.5':
    "At any moment every card is in exactly one zone: draw pile, a pack, a player's kept cards, a hand, a bid, a bonus pile, pending, a station, or incineration. The zone sizes always add up to the deck size.",
  'WASTE-1.6': 'A burnt card never returns in any way.',
  'WASTE-1.7':
    'The deck is data. Setup refuses a deck smaller than 3·n·H + 9·(n−1) + 3·R (n players, H hand size, R Recyclers in that deck). The standard deck passes for 2, 3 and 4 players.',
  'WASTE-1.8': 'Players may not give, trade, swap or show cards to one another by any move of the game.',
  'WASTE-1.9':
    'A decision that has exactly one legal choice is made by the game at once and reported as automatic. A bid is never automatic.',
  'WASTE-1.10': 'A submitted decision is final; it can be neither changed nor withdrawn.',
  'WASTE-1.11':
    'When several players decide at once, nothing about a submitted decision is shown to the others except that it has been submitted; everything resolves together when the last one is in. The order in which decisions arrive never affects the result.',
  'WASTE-1.12':
    'A move that is not legal is refused, changes nothing at all, is told to its author only, and names the clause it breaks.',
  'WASTE-1.13':
    'The only random events are the choice of the first boss (where random) and the shuffle at the start of each round.',
  'WASTE-2.1': 'From the first step on exactly one player is boss. Who is boss is public.',
  'WASTE-2.2': 'In round one the boss is drawn at random among all seats (a table option can change this).',
  'WASTE-2.3':
    'At the start of rounds two and three the boss card goes to the player with the fewest points in the standing made at the end of the previous round (WASTE-7.3).',
  'WASTE-2.4':
    'If several players share the fewest points, it goes to the one among them at the smallest distance to the left of the current boss; the current boss, if among them, counts as farthest (WASTE-1.2).',
  'WASTE-2.5': 'If the current boss alone has the fewest points, the boss card stays.',
  'WASTE-2.6':
    "Being boss has these effects and no others: dealing starts to the boss's left (3.2), bid ties (5.7, 5.9), order of the Recycler step (6.2), boss ties (2.4) and, only under the option that breaks it by seat, a last tie at the end (R30).",
  'WASTE-2.7': 'The boss card does not move after round three.',
  'WASTE-3.1':
    'At the start of each round the draw pile (every card neither in a station nor burnt) is shuffled.',
  'WASTE-3.2':
    "Cards are dealt from the top one at a time, first to the boss's left neighbour, clockwise, boss last, until every player has a pack of 7 (2 or 3 players) or 6 (4 players).",
  'WASTE-3.3': 'A player sees only the pack at present before them.',
  'WASTE-3.4':
    'All players at once choose exactly one card from the pack before them; it joins their kept cards face down.',
  'WASTE-3.5':
    'When all have chosen, every pack moves to the left neighbour of the player who held it, all at the same moment.',
  'WASTE-3.6':
    '3.4 and 3.5 repeat until the packs that arrive hold one card each; that card is kept automatically (1.9). The draft thus asks 6 choices of each player (5 with 4 players).',
  'WASTE-3.7': 'A kept card can never go back into a pack. Its owner may look at it at any time.',
  'WASTE-3.8': 'Packs pass to the left in every round (a table option can change this).',
  'WASTE-3.9': 'With 2 players the two packs are exchanged after each choice.',
  'WASTE-3.10':
    "A choice that names a card not in the player's present pack is refused; so is a second choice during the same pass.",
  'WASTE-3.11': 'After the draft every player has kept exactly 7 / 7 / 6 cards.',
  'WASTE-3.12':
    'If, before the first step of a round, the draw pile holds fewer than n·H + 3·(n−1) cards (17 / 27 / 33 for 2 / 3 / 4 players), that round is not played: the boss card stays where it is and the game goes to WASTE-9, where the stations as they lie are scored in full, majorities included. (Cannot arise in a game started with a deck that passes 1.7; only in a position set up by hand.)',
  'WASTE-4.1': "Each player's kept cards become that player's hand.",
  'WASTE-4.2':
    'From the top of the draw pile n − 1 bonus piles are laid out, numbered 1, 2, 3; each takes three cards in turn before the next pile starts: the first two face up, the third face down.',
  'WASTE-4.3':
    'The face-down card is unseen by everybody, boss included, and may not be inspected before the pile is taken.',
  'WASTE-4.4': 'Bonus piles are laid out once per round and never refilled.',
  'WASTE-5.1':
    'There is one auction per round for all piles together. All players at once and in secret choose a bid: any set of cards from their own hand, from none to all.',
  'WASTE-5.2':
    "Only cards in hand may be bid; station cards, bonus cards and other players' cards may not. A card cannot appear twice in a bid.",
  'WASTE-5.3': 'Every type may be bid, Recyclers, plastic and hazardous waste included.',
  'WASTE-5.4': 'A bid of no cards is legal and can never receive a pile.',
  'WASTE-5.5':
    'When the last bid is in, all bids are shown at once, every bid card face up (a table option can change this).',
  'WASTE-5.6': 'Players whose bid has at least one card are ranked by number of cards bid, more first.',
  'WASTE-5.7':
    'Among players with the same number the boss, if one of them, ranks first, whatever the values.',
  'WASTE-5.8':
    'Among the others with the same number, the higher total value of the cards they bid ranks first.',
  'WASTE-5.9':
    'If that is equal too, the smaller distance to the left of the boss ranks first. The ranking is thereby always complete.',
  'WASTE-5.10': 'The first n − 1 players of the ranking are winners; if fewer bid, all who bid are winners.',
  'WASTE-5.11':
    'In ranking order each winner burns all cards of their bid (face up), then takes one pile that is left, all three cards, into their hand. The next winner acts only after that.',
  'WASTE-5.12':
    'A winner must pay the whole bid and must take a pile; neither may be declined or reduced. Nobody gets more than one pile a round.',
  'WASTE-5.13': 'A winner facing a single remaining pile takes it automatically (1.9).',
  'WASTE-5.14':
    'On taking a pile its owner, and nobody else, sees the face-down card. It becomes public only when it is laid in the station, played, or burnt.',
  'WASTE-5.15':
    'A player who bid but did not win gets every card of the bid back into hand; a Recycler among them must be played in step 5.',
  'WASTE-5.16':
    'Piles that nobody took are burnt, the face-up cards face up and the face-down card face down and unseen (a table option can change this). A Recycler among them has no effect.',
  'WASTE-5.17': 'If nobody bids, all piles are burnt and nobody pays.',
  'WASTE-5.18': 'A Recycler burnt as payment is not played.',
  'WASTE-5.19':
    'Until the showing the cards of a submitted bid still count as hand cards (a smaller hand number would betray the bid); from the showing on every bid lies on the table, in no hand, until it is paid or returned. The auction closes when the last winner has a pile (at once if nobody bid), in this order: the losing bid returns to its hand (there is never more than one, as there are n − 1 piles), the untaken piles are burnt in order of number, step 5 begins. So a winner who is choosing has already paid, while later winners have not paid and the loser has nothing back yet.',
  'WASTE-6.1':
    'Every Recycler in hand must be played in this step, in the round in which it was obtained. None can be kept, sorted or carried over.',
  'WASTE-6.2':
    'Players act in turn: the boss first, then clockwise. A player plays all their Recyclers, chained ones included, before the next player acts (a table option can change this). One lap is enough, since nobody can hand a Recycler to somebody else.',
  'WASTE-6.3': 'A player without a Recycler is passed over.',
  'WASTE-6.4':
    'For each Recycler its player chooses one of two uses, Draw or Remove, never both. Recyclers are played one at a time and each choice is made knowing the result of the one before.',
  'WASTE-6.5':
    "Draw: the top three cards of the draw pile go face up straight into the player's station (not into the hand), all three shown before the next choice.",
  'WASTE-6.6':
    'A Recycler among the drawn cards does not enter the station; it is pending and must be played by the same player in the same turn. Chains have no limit.',
  'WASTE-6.7':
    'Pending Recyclers are played before those still in hand. Recyclers are alike, so which one is played is never a choice: pending ones go in the order drawn, then those in hand by number.',
  'WASTE-6.8': "Remove: exactly one card of the player's own hand or own station is burnt, face up.",
  'WASTE-6.9': 'A Recycler, in hand or pending, cannot be the card removed (a table option can change this).',
  'WASTE-6.10':
    'Any other own card qualifies for Remove, including a card from a bonus pile taken this round and a card laid by a Recycler a moment ago.',
  'WASTE-6.11': "Another player's cards, a bid, a pack or the draw pile can never be the target.",
  'WASTE-6.12': 'If no card qualifies for Remove, the use is Draw automatically (1.9).',
  'WASTE-6.13':
    'If the draw pile holds one or two cards, Draw takes those. (Cannot arise with a deck that passes 1.7; kept so that every state has a rule.)',
  'WASTE-6.14':
    'If the draw pile is empty, Draw is not legal; if no card qualifies for Remove either, the Recycler is burnt without effect. (As 6.13.)',
  'WASTE-6.15': 'Each Recycler is burnt, face up, as it is played.',
  'WASTE-6.16': 'A Recycler can be played at no other time.',
  'WASTE-7.1':
    'All players at once lay their whole hand face up into their station. No card may be held back; every hand is empty at the end of each round.',
  'WASTE-7.2':
    'Station cards stay for the rest of the game; only WASTE-6.8 takes one away. They are grouped by type; grouping is display only.',
  'WASTE-7.3':
    'A standing is made: every station is scored by WASTE-8 as if the game ended now, majorities included (a table option can change this). It is public.',
  'WASTE-7.4':
    'The standing is not banked. Nothing is carried over but the stations; the final score is made from the final stations alone.',
  'WASTE-7.5': 'Step 6 asks no decision of anybody.',
  'WASTE-7.6':
    'After rounds one and two the next round begins with WASTE-2.3 (unless 3.12 ends the game); after round three go to WASTE-9.',
  'WASTE-8.1': "A player's points are the sum of the parts below; the sum may be negative.",
  'WASTE-8.2': 'Food: each food card scores 1, or 3 if it lies on a compost. Compost itself scores 0.',
  'WASTE-8.3': 'One compost takes at most three food cards; a food card lies on at most one compost.',
  'WASTE-8.4':
    'Food is put on compost in the best way, by itself: 1 point for each food, and 2 more for each that lies on compost, three food to a compost.',
  'WASTE-8.5': 'Electronics units: small 1, large 2.',
  'WASTE-8.6': 'The player alone with the most units scores 10.',
  'WASTE-8.7':
    'The player alone with the second most units scores 5, provided the most is held by one player alone.',
  'WASTE-8.8':
    'If two or more share the most, each of them scores 5, however many they are, and nobody scores for second.',
  'WASTE-8.9':
    'If two or more share the second most, none of them scores, and the next player down does not move up.',
  'WASTE-8.10': 'A player with 0 units never scores for electronics.',
  'WASTE-8.11': 'Textiles: 5 for each pair; an odd card 0.',
  'WASTE-8.12': 'Metal: 10 for each three; one or two over 0.',
  'WASTE-8.13':
    'Paper: a set of 1, 2, 3, 4, 5, 6, 7, 8 scores 1, 3, 6, 9, 13, 17, 21, 25 (a table option can change this). A set has at most eight.',
  'WASTE-8.14': 'p papers score 25·⌊p/8⌋ plus the ladder value of p mod 8 (0 for 0).',
  'WASTE-8.15':
    'Hazardous: each five score +12 together; each card over −2. h cards: 12·⌊h/5⌋ − 2·(h mod 5).',
  'WASTE-8.16': 'Plastic: the player alone with the most scores 12.',
  'WASTE-8.17':
    'A player with at least one plastic but fewer than the most scores −10, flat, whatever the number.',
  'WASTE-8.18':
    'If two or more share the most (at least one), each of them scores 6, however many they are; players with fewer (at least one) still score −10 each.',
  'WASTE-8.19': 'A player without plastic scores 0 for plastic; if nobody has any, nobody scores.',
  'WASTE-8.20':
    'Auction values are never points; a large electronics card is worth 2 units but its own printed value.',
  'WASTE-9.1': 'After step 6 of round three the standing is the final score. Most points wins.',
  'WASTE-9.2':
    'Players tied on points are ordered by the total value of all cards in their station, higher first.',
  'WASTE-9.3':
    'Players still level share the place; level at the top, they share the win (a table option can change this).',
  'WASTE-9.4':
    'Every place is decided by the same two comparisons; players sharing a place take the same number and the following numbers are skipped (1, 1, 3).',
  'WASTE-9.5':
    'When the game is over everything hidden may be shown: the rest of the draw pile, unseen burnt cards, every draft choice and bid.',
  'WASTE-9.6': 'After the final order nothing more is asked; every further move is refused.',
  'WASTE-R1':
    'Deck list, values, paper ladder. Not in the rule book and not found in public. Section 2 is ours with reasons. For the ladder there is a table option: even (default; 1 3 6 9 13 17 21 25) or late (1 3 5 8 11 15 20 25; rewards only near-complete sets). Both keep the split of 8.14 best.',
  'WASTE-R2':
    '"Mix all the cards" every round. Read as the remaining draw pile only. Stations stay by rule and burnt cards are out of the game, so nothing else can be mixed in.',
  'WASTE-R3':
    'Deck running out. Impossible with the standard deck (section 2, subsection 2.2). 3.12, 6.13 and 6.14 exist for completeness; setup refuses a deck that could fail (1.7).',
  'WASTE-R4':
    'First boss. The rule book’s criteria (who last took out the rubbish; who has played least) are facts only the people know. Table option: random (default), chosen (the host names a seat with the other options, before the start; if none is named it is the first seat, A).',
  'WASTE-R5':
    'Dealing order. Not given. Left neighbour first, one card at a time: the usual custom. It favours nobody.',
  'WASTE-R6':
    'Fast and slow drafters. The rule book lets piles queue up at a slow player. We pass in step (3.5). Since choices are hidden and packs arrive in the same order either way, the outcome is the same.',
  'WASTE-R7':
    'Direction in later rounds. Only "left" is written. Table option: left (default), alternate (round two passes to the right: packs move to the right neighbour; rounds one and three left). Distances in 1.2 always stay clockwise.',
  'WASTE-R8': `What is shown at "WASTE". The text says players show how many cards. Ties need the values and paid cards leave openly, so all bid cards are shown, losing bids too. Table option: cards (default) or counts: only the number of cards of each bid becomes public; for players compared under 5.8 the total value of their bid also becomes public, not the cards; a bid stays face down until it is paid, paid cards are burnt face up as each winner pays (5.11), a returned bid stays unseen. "Compared under 5.8" are any two or more players other than the boss whose bids have the same number of cards (at least one); their totals become public at the showing, the loser's too. An empty bid shows as 0.`,
  'WASTE-R9':
    '"It is the boss who wins" a tie. Only if the boss is one of the tied players (the next sentence of the rule book presupposes it). The boss wins any such tie, also for the second or third pile, and with three or four tied the rest are ordered among themselves by 5.8 and 5.9.',
  'WASTE-R10': 'Which values count in a bid tie. Those of the cards bid, not of the hand or station.',
  'WASTE-R11':
    'Paying. A winner loses all cards bid, even if fewer would have won. Cards of the pile just won cannot be used to pay.',
  'WASTE-R12':
    'Must a winner take a pile? Yes; the rule book says the next player must select. Bidding is a commitment.',
  'WASTE-R13':
    'The unseen card. Seen first by its new owner alone, since it goes to a hidden hand; in an untaken pile by nobody, since no rule lets anybody look. Table option: hidden (default), shown (turned up as it is burnt).',
  'WASTE-R14':
    "Order in the Recycler step. Not given. Turn order is needed because players share one draw pile and see each other's results. Boss first fits the boss as the first seat in other ties. Table option: boss first (default), boss last (boss's left neighbour first, boss last).",
  'WASTE-R15':
    'Where drawn cards go. Into the station, as the rule book says; they are public at once, and a bad draw cannot be refused.',
  'WASTE-R16':
    'Chained Recyclers. Must be played, with a free choice between Draw and Remove for each; always in the same turn.',
  'WASTE-R17':
    'Recycler removing a Recycler. "Any card in hand" would allow it, "you must play all" would not. Ruled out by default, since it would be a way round a duty. Table option: no (default), yes (another Recycler of the same player, in hand or pending, may be removed, never the one being played; it is burnt unplayed and that counts as done; such a Recycler then also counts as a qualifying card in 6.12 and 6.14, and any of them may be named).',
  'WASTE-R18': 'Removing a hand card: shown? Yes, burnt face up, so that all can follow the card count.',
  'WASTE-R19':
    'Recycler with nothing to remove. Draw is forced (6.12). It happens for instance in round one after bidding the whole hand for a pile made of Recyclers, or of two Recyclers and a card that the first of them removes.',
  'WASTE-R20':
    'Hand after step 5. Everything goes to the station, good or bad; the phrase "all your waste" leaves no room for keeping cards. Hence "cards from the given round" in the auction simply means the hand.',
  'WASTE-R21':
    'Points are not collected each round. Cards stay and score "at the end of the game"; adding the station up three times would count the same card three times. The standing is a snapshot (7.4).',
  'WASTE-R22':
    'Do majorities count in the standing for the boss? Yes. The rule book uses "at the end of the game" for food as well as for the majorities, so that phrase cannot exclude majorities without excluding food; and "fewest points" as they stand is simplest with one scoring rule. Table option: count (default), ignore (electronics and plastic parts are 0 in the standings of rounds one and two; the final score is unaffected).',
  'WASTE-R23':
    '"Lowest-ranked and closest to the left". Points, then seat. Auction value is a tie-break for winning only and is not used to name the boss.',
  'WASTE-R24':
    'Is the boss "nearest to the left" of the boss? No, the boss comes last. So a tie that includes the boss moves the card on; with two tied players the boss card always changes hands.',
  'WASTE-R25':
    'Electronics with none. The rule book excuses players without plastic expressly but is silent here. Having none is not having the second most: with 2 players, units 4 and 0 give 10 and 0.',
  'WASTE-R26': 'Shared second place. Nobody gets the 5 (rule book) and it does not slide to third place.',
  'WASTE-R27':
    'Plastic −10 is per player, not per card. "The players with less get −10" speaks of players; "not shared" means that it is not divided.',
  'WASTE-R28':
    'Sets beyond the first. The examples for textiles, metal, paper and hazardous waste all build a second set, so sets repeat without limit.',
  'WASTE-R29':
    'Must food be composted for the best? It is done automatically; a worse arrangement has no use.',
  'WASTE-R30':
    "Still level after value. The rule book stops. Table option: shared (default), left of the boss (the level player at the smallest distance to the left of the round-three boss ranks first, the boss being farthest; in line with the rule book's last resort elsewhere; the same distance orders all level players, at every place, so that no place is shared; if a round was left out by 3.12, the boss of the last round played counts).",
  'WASTE-R31':
    'Total value for 9.2. All cards in the station, including those that score nothing. No hand exists then and no Recycler can lie in a station.',
  'WASTE-R32':
    'Values by card or by type? The rule book prints the value on the card and gives only a range 1–4, so values belong to single cards.',
  'WASTE-R33': '"Waste pile". Means the pack in the draft and the draw pile in the Recycler text.',
  'WASTE-R34':
    "Changing one's mind. At a table one may until the shout; on a screen that invites races. A player arranges freely before submitting; submitting is final (1.10).",
  'WASTE-R35':
    'A player who stays away. Not a rule of the game. Table option: wait (default), stand-in (the seat makes the stand-in choice of section 6 until its player returns). That a seat is absent is declared by the table (its player has left, or a clock the table uses has run out), never found by the rules; from then on each of its open decisions is answered at once. Nobody can resign: a seat that has left for good is an absent seat, and its station is scored like any other.',
} satisfies Ledger

export type WasteClause = keyof typeof ledger

/** The ledger's worked examples; each is a test of that name. */
export const examples: readonly string[] = [
  'WASTE-V1',
  'WASTE-V2',
  'WASTE-V3',
  'WASTE-V4',
  'WASTE-V5',
  'WASTE-V6',
  'WASTE-V7',
  'WASTE-V8',
  'WASTE-V9',
  'WASTE-V10',
  'WASTE-V11',
  'WASTE-V12',
  'WASTE-V13',
  'WASTE-V14',
  'WASTE-V15',
  'WASTE-V16',
  'WASTE-V17',
  'WASTE-V18',
  'WASTE-V19',
  'WASTE-V20',
  'WASTE-V21',
  'WASTE-V22',
  'WASTE-V23',
  'WASTE-V24',
  'WASTE-V25',
  'WASTE-V26',
  'WASTE-V27',
  'WASTE-V28',
  'WASTE-V29',
  'WASTE-V30',
  'WASTE-V31',
  'WASTE-V32',
  'WASTE-V33',
  'WASTE-V34',
  'WASTE-V35',
  'WASTE-V36',
  'WASTE-V37',
  'WASTE-V38',
  'WASTE-V39',
]
