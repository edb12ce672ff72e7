import type { Ledger } from '@midden/kernel'

/** Clauses WK-25 to WK-27. */
export const stalls = {
  'WK-25.1':
    'Values: G 1, Y 2, R 3 (the number of stripes; a table option can change this); B has no trade value. Evidence: the rule book sorts gear by colour and number of stripes, calls the stripes the value, and says that instead of discarding 1 of a colour one may discard 3 of another; which colours is lost.',
  'WK-25.2': 'A vehicle is worth the value of its current side (default working Y, damaged G).',
  'WK-25.3':
    'The ten spaces, deduced from "8 normal + 2 special", "4 green, 4 yellow, 2 red", "each row has one dear normal space and one cheap special space": (Space, Card, Price, Open to) A1, A2, A3, G, value of G, every TRADE; A4, G, value of Y (dear), every TRADE; A5 Pumps, Y, value of G (cheap), TRADE on hex 2 only; B1, B2, Y, value of Y, every TRADE; B3, Y, value of R (dear), every TRADE; B4, R, value of R, every TRADE; B5 New Sydney, R, value of Y (cheap), TRADE on hex 4 only.',
  'WK-25.4':
    'A trade: (1) the knight offers any set of his gear, from any place, vehicle included, no starting gear, no blue; (2) he picks any cards from open spaces and/or one vehicle from the pool; (3) legal if total price ≤ total basic value offered; (4) offered cards are discarded (a vehicle goes to the pool), picked ones received; (5) all empty spaces are refilled left to right A1…B5.',
  'WK-25.5':
    'Offered cards count at their basic value, whatever space a like card would cost. No change is given.',
  'WK-25.6': 'Offering without picking, or picking without offering, is not a trade.',
  'WK-25.7': 'Refilling happens once, after the deal: cards drawn by it cannot be bought in the same action.',
  'WK-25.8': 'A space whose deck and discard are empty stays empty.',
  'WK-25.9': 'Cards just discarded in the deal are in the discard pile before refilling.',
  'WK-25.10': 'Enhancements of offered cards may be detached first and kept.',
  'WK-25.11':
    "A TRADE off a city hex opens the 8 normal spaces and the pool; one on the Pumps or New Sydney hex, however it came about, also that city's special space.",
  'WK-25.12':
    'Paying a gear cost of value v: discard gear whose values sum to at least v, such that no card of it could be left out. No change. Vehicles may be used.',
  'WK-25.13': 'Gear gained is always of the exact colour shown.',
  'WK-26.1':
    'Four parts a–d, each finished by all before the next begins. In a–c all conscious knights act at the same time.',
  'WK-26.2': 'Throughout a–c gear may be rearranged (WK-22.12).',
  'WK-26.3': 'a Knights on the same hex may trade (WK-10.11), no search check, no duel.',
  'WK-26.4':
    'Trades are pairwise; a knight may be in one open negotiation at a time. A part ends when every conscious knight has declared himself done; a new offer to somebody reopens only his own state.',
  'WK-26.5':
    'b Each knight may use any gear he owns, stored included, by WK-22.5 and WK-22.7; and convert blue cards.',
  'WK-26.6':
    'c Each knight may discard 1 luck card for its icon: +1 AMMO, +1 FUEL, heal 1 HP, or heal 1 RAD (a later REP icon: +1 REP).',
  'WK-26.7': 'd Waking (WK-21.7), in round order.',
  'WK-26.8': 'Then the round ends: does the mission end? (WK-29).',
  'WK-27.1':
    'Radiation, contamination, threat, move-obstacle tokens act like the printed icon (obstacle: +1 RD each) from the moment they are placed until 1c of the next round.',
  'WK-27.2':
    'Special tokens are placed light side up by tasks; life in WK-5.10. Two special tokens may lie on one hex; each counts for itself.',
  'WK-27.3':
    'Under a special token a hex has no description: no exploration, exploration action, task requirement of that hex (WK-13.19), check, TRADE, passive. A token laid on the hex a knight is exploring ends that exploration once the effect that laid it is done.',
  'WK-27.4':
    'Its printed RD, THREAT, RAD and CONT icons go on working, as on any normal hex. A city under a special token counts as a normal hex meanwhile: no city option in 1b, and nobody wakes there.',
  'WK-27.5':
    'A token on hex 2 or 4 does not remove the card from its special Stalls space; nobody can reach it meanwhile.',
} satisfies Ledger
