import type { Ledger } from '@midden/kernel'

/** Clauses WK-22 to WK-24. */
export const gear = {
  'WK-22.1': 'Groups: weapon, armour, vehicle, enhancement, general. Values: G, Y, R, B.',
  'WK-22.2':
    'Places: two hand panels, one body panel, three pocket panels (one card each), backpack (capacity on the sheet, 3 unless it says otherwise), vehicle (capacity on its current side).',
  'WK-22.3':
    'Cards on panels are available and face up; cards in backpack and vehicle are stored and face down. In the Knights Step and Rest Step all cards owned count as available.',
  'WK-22.4':
    'Weapons go on hand panels: two one-handed or one two-handed (both panels). Armour on the body panel. General cards in pockets. Weapons, armour and enhancements never in pockets. Anything but a vehicle may be stored.',
  'WK-22.5':
    'Permanent text works while the card is available; one-use text by discarding the available card; marking text once per round (WK-1.15).',
  'WK-22.6': 'A stored card used in the Rest Step is shown to all.',
  'WK-22.7':
    '"Limit 1 per knight" (same title, starting gear counts): of several copies only one works. Permanent: one counts. Marking: one copy per round. One-use: one copy per window.',
  'WK-22.8':
    'A general marker stays on a card that is stored, traded to a knight or stolen; it is removed when the card is discarded.',
  'WK-22.9':
    'Starting gear is printed on the sheet, works as gear of its group on its panel, is never destroyed, stolen, discarded, traded or used to pay.',
  'WK-22.10':
    'A card laid on a panel covers the starting gear there. Covered starting gear is stored without using capacity. A two-handed starting weapon is covered as soon as either hand panel is.',
  'WK-22.11':
    'Starting gear may be marked and enhanced; its mark and the mark of a card covering it are separate. Attached enhancements can be stolen or discarded as usual.',
  'WK-22.12':
    'Rearranging (2b, Defend, Rest Step, effects): any legal distribution over all places. Enhancements are attached or detached only in 2b and the Rest Step.',
  'WK-22.13': 'After rearranging nothing may be over capacity; a knight may discard cards to get there.',
  'WK-22.14':
    'Gaining a card outside those moments: it goes on a legal panel or into free storage; a card it displaces (a two-handed weapon may displace two) moves to another legal free place; no other card moves. What finds no place is discarded, the owner choosing among the new and the displaced cards. He may always discard the new card at once. Blue cards: WK-24.9.',
  'WK-22.15': 'Several cards gained together are placed one after the other.',
  'WK-22.16':
    'Drawn gear is face up to its new owner only, until he places it: on a panel it becomes public, in storage it stays secret. Cards taken from the Stalls are known to all.',
  'WK-22.17': 'Backpack and vehicle contents: the number of cards in each is public, the identities are not.',
  'WK-22.18':
    'A knight sheet gives: name, six skill values, one special ability (some marked by use), starting gear with its panels, backpack capacity.',
  'WK-22.19':
    'If the capacity of a backpack falls below the cards in it, its owner at once discards down to it, his choice; he may first fill free places of his vehicle. Blue cards: WK-24.9.',
  'WK-23.1': 'A knight has at most one vehicle; it is always available and is never stored.',
  'WK-23.2': 'It has two sides: working and damaged, each with speed, capacity and value. Working starts up.',
  'WK-23.3':
    'Suffering vehicle damage: working → damaged (token). Damaged → wrecked: card to the pool, FUEL 0, no vehicle.',
  'WK-23.4': 'Vehicle damage is not DMG; no armour helps. Damage without a vehicle has no effect.',
  'WK-23.5': 'Repair turns it to working and removes the token.',
  'WK-23.6':
    'If damage lowers the capacity below the cards stored, the Waster at once picks which stored cards are discarded down to it, by position, without seeing them; blue cards are not pickable. An attached enhancement has a position of its own and can be picked alone; a card picked takes its enhancements along (WK-24.5).',
  'WK-23.7': 'A wreck has capacity 0: all its stored cards are discarded, except blue ones (WK-24.9).',
  'WK-23.8':
    'Default figures (data): Strider speed 4, Heavy-duty speed 2; Off-road speed 3; capacities 1 / 2 / 4 for Strider / Off-road / Heavy-duty; damaged side: speed −1, capacity −1 (min 1 and 0), value G instead of Y.',
  'WK-23.9':
    'A knight who ends a trade without a vehicle loses all FUEL. Swapping one vehicle for another keeps FUEL.',
  'WK-23.10':
    'A knight who swaps, sells or gives away his vehicle keeps the cards stored in it: they go over to the new vehicle or into free backpack places; what does not fit (without a new vehicle: all that finds no backpack place) is discarded by his choice. A wreck: WK-23.7.',
  'WK-23.11':
    'Taking a vehicle while owning one sends the old one to the pool, working side up, for no credit unless it was part of the offer.',
  'WK-23.12':
    'Whenever a knight draws gear of a colour, he may instead take a vehicle of that value from the pool for one of the cards.',
  'WK-23.13': 'The pool offers working sides only, at the value of Y.',
  'WK-23.14': 'A wrecked or vehicle-less knight can stay or go on foot.',
  'WK-24.1':
    'An enhancement works only attached to a card whose trait it names and whose attachment rules it meets.',
  'WK-24.2': 'Not two of the same title on one card; otherwise any number.',
  'WK-24.3': 'It is kept attached or stored, never alone on a panel.',
  'WK-24.4':
    'On a panel it takes no extra room; with its card in storage it takes one place of its own in the same container.',
  'WK-24.5':
    'Its card destroyed or discarded: it is discarded too. Stolen: it goes with the card. Traded: the owner chooses to send it along, keep it (stored), or trade it separately.',
  'WK-24.6': 'Defend moves a card together with its enhancements.',
  'WK-24.7':
    'Blue cards cannot be destroyed, stolen, discarded or offered to the Stalls, nor used to pay. Knights may trade them.',
  'WK-24.8':
    'On gaining a blue card, or in any Rest Step (b), its owner may remove it from the game: gain 1 REP and draw 1 R.',
  'WK-24.9':
    'A blue card that finds no place stays with its knight over capacity, unusable, until he can place it; other cards must give way at his next rearranging.',
  'WK-24.10':
    'The blue vehicle cannot be wrecked: damage on its damaged side has no effect. It displaces the old vehicle, which goes to the pool; a knight with the blue vehicle cannot take another one unless he first trades it to a knight or removes it.',
  'WK-24.11':
    'Cyber-arm (Implant) and Scales (Mutation) sit beside the knight sheet, use no place, and can be discarded only by WK-12.11c and WK-12.6b. Turbo-injector (Tuning) sits under the vehicle and can be discarded only by WK-12.12b.',
  'WK-24.12':
    'The colour icon of these three teasers is lost; they are treated as blue cards except that the discards named in WK-24.11 are allowed (card removed from the game, no REP). If the vehicle of a Tuning card leaves the knight, the Tuning card goes back into storage, or stays over capacity by WK-24.9. Unattached, the three can only be stored; when they are attached is said in the inventory (WKC-R21).',
  'WK-24.13': 'Which blue cards a knight owns, and where he keeps them, is public.',
} satisfies Ledger
