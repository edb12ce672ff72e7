import type { Ledger } from '@midden/kernel'

/** Clauses WK-1 to WK-3. */
export const setup = {
  'WK-1.1': 'Text on a card, sheet or mission overrides this ledger where the two disagree.',
  'WK-1.2':
    'An effect that says a thing cannot be done beats one that says it can. Named exceptions: WK-21.10 only.',
  'WK-1.3':
    'Unless a clause says otherwise, everything is done in round order: the First Player, then clockwise.',
  'WK-1.4':
    'The Active Knight is the knight now resolving his move (Move Step) or his exploration (Exploration Step). In every other step nobody is active; wherever an order is then needed, the First Player counts as active.',
  'WK-1.5':
    'The Active Knight has priority: in any window or tie he acts or is served first, then the others clockwise from him.',
  'WK-1.6':
    '"You" on a component means its owner or user; on a wasteland card it means the Active Knight; "this enemy" means the enemy on that card. "Player" and "knight" are interchangeable in effects.',
  'WK-1.7':
    'Spend is voluntary: legal only if the whole amount is there; the level drops by exactly that amount.',
  'WK-1.8':
    'Lose is compulsory: the level drops by the amount, stopping at 0; a shortfall has no further effect.',
  'WK-1.9':
    'Gain (AMMO, FUEL) and heal HP raise a level, stopping at 4. Suffer raises RAD, stopping at 4; heal RAD lowers it, stopping at 0. Excess is ignored, never stored.',
  'WK-1.10': '"Fully heal" sets RAD to 0 and HP to 4; "fully regain" sets AMMO and FUEL to 4.',
  'WK-1.11':
    'An effect that heals both RAD and HP heals RAD first (so that WK-20.9 cannot block the HP part after RAD fell).',
  'WK-1.12': 'Losing HP ignores armour. Armour only soaks DMG inside an attack.',
  'WK-1.13':
    'Discarded cards go face up on the discard pile of their own deck; discarded tokens go back to their pool. "Removed from the game" means out of reach until the game ends.',
  'WK-1.14':
    'When a card must be drawn and its deck is empty, its discard pile is shuffled into a new deck and drawing goes on. If the pile is empty too, the remaining draws are skipped. The reshuffle happens at the moment a draw needs it.',
  'WK-1.15':
    'Marking: a component that says it is marked by use gets one general marker and cannot be used again until unmarked (WK-5.17). A marker put by some other effect on a component that does not use marking changes nothing.',
  'WK-1.16': 'Dice are ten-sided with results 1–10 (face "0" is 10). All rolls are public.',
  'WK-1.17':
    'A reward is any gear, resource or REP gained for facing a wasteland card, accomplishing a task, meeting a mission goal or winning a duel. Several rewards of one source are taken in the order their taker likes.',
  'WK-1.18': 'Any decision that no clause gives to somebody belongs to the Waster of the moment (WK-4.4).',
  'WK-1.19':
    'Tokens and markers never run out; cards, vehicles and blue gear are limited to the printed copies.',
  'WK-1.20':
    'The distance between two hexes is the number of steps from hex to adjacent hex; route difficulty and tokens do not matter.',
  'WK-2.1':
    'The board is 37 hexes: the 5-hex central tile plus all 32 single tiles (4 cities, 10 special, 18 normal). No tile is left over in the base game.',
  'WK-2.2':
    'Coordinates are axial (q,r), pointy-top, r growing southwards; the six neighbours of (q,r) are (q+1,r), (q−1,r), (q,r+1), (q,r−1), (q+1,r−1), (q−1,r+1).',
  'WK-2.3':
    'Tier 1 is the centre and the 6 hexes around it (7); Tier 2 the 12 around those, two steps from the centre; Tier 3 the outer 18, three steps away. 37 in all.',
  'WK-2.4':
    'The central tile covers (0,0) Gangraen [1] = C1 and the four normal hexes K1 (0,−1), K2 (1,−1), K3 (0,1), K4 (−1,1). The two gaps of Tier 1 are S1 (1,0) and S2 (−1,0).',
  'WK-2.5':
    "Fixed places (diagram lost; chosen so that no two special hexes touch, no two cities touch and every hex is within 2 of a city): C1 Gangraen, (0,0), S4, (−1,2); C2 Pumps, (0,−2), S5, (0,−3); C3 Queen's Valley, (0,2), S6, (3,−3); C4 New Sydney, (3,−1), S7, (2,1); C5 Alice Offsprings, (−3,1), S8, (0,3); S1, (1,0), S9, (−3,3); S2, (−1,0), S10, (−2,−1); S3, (1,−2).",
  'WK-2.6':
    'Special tiles and normal tiles are shuffled separately; special tiles are dealt to S1, S2 (Tier 1), S3, S4 (Tier 2), S5…S10 (Tier 3) in that order.',
  'WK-2.7':
    'Normal tiles are dealt to the empty hexes of Tier 2, then of Tier 3, clockwise, beginning at the first empty hex after (0,−2) and after (0,−3). Tier 2: (2,−2) (2,−1) (2,0) (1,1) (−2,2) (−2,1) (−2,0) (−1,−1). Tier 3: (1,−3) (2,−3) (3,−2) (3,0) (1,2) (−1,3) (−2,3) (−3,2) (−3,0) (−1,−2).',
  'WK-2.8': 'All tiles lie face up and are public. The orientation of a tile has no meaning.',
  'WK-2.9': 'There are no impassable hexes or edges; leaving the board is impossible.',
  'WK-2.10':
    'A tile carries: hex number (1–15 or none), RD, printed THREAT icons, printed Radiation icons, printed contamination icons, CITY or not.',
  'WK-2.11':
    'Hex kinds: normal (no number), special (6–15), city (1–5). Only special and city hexes have a description with exploration actions.',
  'WK-2.12': 'Printed icons and tokens of the same kind on a hex add up.',
  'WK-2.13': 'Any number of knights may share a hex.',
  'WK-2.14':
    'Default tile figures (the rule book gives only the terrain names, that some desert hexes carry THREAT, and that one route with such a desert ending on Gangraen costs at most 3 MP): (tile, terrain, RD, THREAT, RAD, CONT) N01, Highway, 1, 0, 0, 0, N10, Desert, 1, 2, 0, 0; N02, Desert, 1, 1, 0, 0, N11, Highway, 1, 0, 0, 0; N03, Mountains, 3, 0, 0, 0, N12, Jungle, 2, 1, 0, 0; N04, Jungle, 2, 1, 0, 0, N13, Desert, 1, 1, 0, 0; N05, Swamp, 2, 0, 0, 1, N14, Swamp, 2, 1, 0, 1; N06, Desert, 1, 1, 0, 0, N15, Highway, 1, 0, 0, 0; N07, Highway, 1, 0, 0, 0, N16, Jungle, 2, 1, 0, 0; N08, Desert, 1, 1, 1, 0, N17, Desert, 1, 1, 1, 0; N09, Mountains, 3, 1, 0, 0, N18, Mountains, 3, 0, 0, 0; K1, K3, Desert, 1, 1, 0, 0, K2, K4, Highway, 1, 0, 0, 0; Cities 1–5, City, 1, 0, 0, 0, 8, 9, 10, 12, 13, 14, Special, 2, 1, 0, 0; 6, 15, Special, 2, 1, 0, 1, 7, Special, 2, 1, 1, 0; 11, Special, 2, 2, 0, 0, |, |.',
  'WK-2.15':
    'A fixed board for trying things out, whatever the inventory says: special tiles 6 to 15 lie at S1 to S10 in order; N01–N08 in the Tier 2 order and N09–N18 in the Tier 3 order of WK-2.7, with the figures of WK-2.14.',
  'WK-3.1':
    'Order of setup: board, players, decks, mission, general. Mission setup may change any of it and wins over it.',
  'WK-3.2':
    'Each player rolls 1 die; the highest becomes First Player. Tied highest players re-roll among themselves.',
  'WK-3.3':
    'The Waster marker goes to the player opposite the First Player (4 players), right of him (3); it is not used with 2.',
  'WK-3.4':
    'The First Player, then the others clockwise from his left, each choose one knight sheet nobody has, one colour nobody has, and one vehicle among Strider, Off-road, Heavy-duty.',
  'WK-3.5':
    'Start values: REP 0 (marker left of the track), AMMO 4, HP 4, RAD 0, FUEL 4; vehicle undamaged, higher-value side up.',
  'WK-3.6': 'All knight markers start on Gangraen (0,0).',
  'WK-3.7':
    'Each player takes one Extra Bullets, one Medi-shot and one Rad-out out of the green deck before it is shuffled. Copies not handed out (fewer than 4 players) stay in the deck.',
  'WK-3.8':
    'Each player places his three starter cards in pockets, backpack or vehicle within the limits of WK-22; those in backpack or vehicle are face down.',
  'WK-3.9':
    'The luck deck is shuffled and 3 cards dealt to each player, First Player first, clockwise. Hands are secret. Left in the deck: 20 / 17 / 14 cards for 2 / 3 / 4 players.',
  'WK-3.10': 'The wasteland deck is shuffled.',
  'WK-3.11':
    'Task cards are split into a common deck (marked with the common-task icon) and a private deck (text with ✦ bullets), shuffled separately.',
  'WK-3.12':
    'One common task is revealed on the purple space; private tasks are revealed on orange and green (4 players), orange only (3 players), none (2 players, see WK-28.5).',
  'WK-3.13':
    'Green, yellow and red gear are shuffled as three decks. The blue cards lie apart; their list is public and cards are fetched from it by title.',
  'WK-3.14': 'Stalls spaces are filled left to right: 4 G, 4 Y, 2 R (WK-25.3).',
  'WK-3.15': 'Vehicle cards not chosen form the public vehicle pool.',
  'WK-3.16':
    'Range cards lie face up; the range marker is on Medium; the dominance marker on 0; the round marker on 1.',
  'WK-3.17':
    'Players agree on a mission playable with their number; if they do not agree, the Waster (2 players: the player who is not First Player) chooses.',
  'WK-3.18':
    "Task tokens of a revealed task's colour are placed on the hexes its two requirements name (1 then 2). They are aids without rules weight.",
  'WK-3.19': 'Round 1 begins with the Wasteland Phase (WK-5.1).',
} satisfies Ledger
