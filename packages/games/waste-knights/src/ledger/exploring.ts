import type { Ledger } from '@midden/kernel'

/** Clauses WK-11 to WK-12. */
export const exploring = {
  'WK-11.1':
    'In round order each conscious knight becomes Active Knight and may explore his hex. Knights told to skip the step, and unconscious ones, are passed over.',
  'WK-11.2': 'A hex under a special token cannot be explored at all (WK-27.3).',
  'WK-11.3':
    'Hexes 7, 8, 9, 13 have an exploration panel: Repair (7), Medicine (7), Survival (7), Talk (7). To explore there the knight must first make that check, once per step.',
  'WK-11.4':
    'Failed: no task may be accepted or accomplished and no exploration action performed there this step.',
  'WK-11.5':
    'Passed or failed, the knight leaves his player marker on the hex. While he stays on that hex he explores it in later rounds without a check. The marker is taken back when he leaves it in any way.',
  'WK-11.6': 'A knight may decline to explore; then no check is made and no marker placed.',
  'WK-11.7':
    'A knight exploring may, in any order and each at most once per step: attempt to accept one private task; attempt to accomplish one private task (WK-13.22); perform one exploration action.',
  'WK-11.8': 'Common tasks are outside that limit (WK-13.12).',
  'WK-11.9':
    "Exploration actions are those of the hex's description (WK-12): SPEC, TRADE, resupply. Only one per step, however many the hex lists.",
  'WK-11.10':
    'A cost that cannot be paid in full makes the action unavailable. Gear costs may be paid in equivalents (WK-25.12).',
  'WK-11.11': 'TRADE exists only on cities 1, 2 and 4; 3 and 5 have none.',
  'WK-11.12': "A resupply written A / B gives MED or TECH at the knight's choice; written A + B gives both.",
  'WK-11.13': 'MED: RAD to 0, then HP to 4.',
  'WK-11.14': 'TECH: AMMO to 4, FUEL to 4 (needs a vehicle, WK-20.12), vehicle repaired.',
  'WK-11.15': 'A knight who falls unconscious during his exploration ends it at once.',
  'WK-11.16':
    'A normal hex may be explored too, without a check; it offers no exploration action, so only tasks and what a mission adds can be attended to there.',
  'WK-11.17':
    'Exploring opens when the knight has declared it and his hex is open to him (no special token; no check due, or the check passed) and closes when he is done; the window explore and requirements about exploring exist only in between. A failed check, a blocked hex or a declined exploration ends his turn in this step.',
  'WK-12.1a': 'Hex 1 Gangraen. TRADE: Trade with the Stalls, 8 normal spaces.',
  'WK-12.1b': 'Hex 1 Gangraen. Resupply, cost 1 G: MED / TECH.',
  'WK-12.1c':
    'Hex 1 Gangraen. SPEC (gamble), cost 1 G: Roll 1 die: 1–4 lose 1 HP; 5–9 draw 1 Y; 10 draw 1 R.',
  'WK-12.2a': 'Hex 2 Pumps. TRADE: Trade; the Pumps special space is open too.',
  'WK-12.2b': 'Hex 2 Pumps. Resupply, cost 1 G: MED + TECH.',
  'WK-12.3a': "Hex 3 Queen's Valley. (no TRADE): Stalls trade not available here.",
  'WK-12.3b': "Hex 3 Queen's Valley. Resupply, cost 2 G: MED / TECH.",
  'WK-12.3c': "Hex 3 Queen's Valley. SPEC: Draw 2 luck cards (hand limit applies).",
  'WK-12.4a': 'Hex 4 New Sydney. TRADE: Trade; the New Sydney special space is open too.',
  'WK-12.4b': 'Hex 4 New Sydney. Resupply, cost 1 G: MED + TECH.',
  'WK-12.5a': 'Hex 5 Alice Offsprings. (no TRADE): Stalls trade not available here.',
  'WK-12.5b': 'Hex 5 Alice Offsprings. Resupply, cost 2 G: MED / TECH.',
  'WK-12.5c': 'Hex 5 Alice Offsprings. SPEC, cost 1 Y: Gain 1 REP.',
  'WK-12.6a': 'Hex 6 Cerbero Biolabs. SPEC: Heal 3 RAD.',
  'WK-12.6b': 'Hex 6 Cerbero Biolabs. SPEC: Discard any number of Mutation cards from your knight.',
  'WK-12.6c': 'Hex 6 Cerbero Biolabs. SPEC: Draw 1 G.',
  'WK-12.7a':
    'Hex 7 Red Tomb, check Repair (7). SPEC: Choose any hex (own included); every knight there suffers 2 RAD and loses 2 HP.',
  'WK-12.7b': 'Hex 7 Red Tomb. SPEC: Draw 1 Y.',
  'WK-12.8a': 'Hex 8 Cerbero Pharmaceutics, check Medicine (7). SPEC: Heal 3 HP.',
  'WK-12.8b': 'Hex 8 Cerbero Pharmaceutics. SPEC: Take any G card from the Stalls, then refill.',
  'WK-12.8c': 'Hex 8 Cerbero Pharmaceutics. SPEC: Draw 1 Y.',
  'WK-12.9a': 'Hex 9 Old Refinery, check Survival (7). SPEC: Gain 4 FUEL.',
  'WK-12.9b': 'Hex 9 Old Refinery. SPEC: Take any G card from the Stalls, then refill.',
  'WK-12.9c': 'Hex 9 Old Refinery. SPEC: Draw 1 Y.',
  'WK-12.10a': 'Hex 10 Warata Industries. SPEC, cost lose 2 AMMO, only if he has 2: Draw 1 R or draw 2 Y.',
  'WK-12.10b': 'Hex 10 Warata Industries. SPEC: Draw 1 G.',
  'WK-12.11a':
    'Hex 11 Cerbero Tower. passive: Attack checks of enemies in combats on this hex or on an adjacent hex gain 1 +D.',
  'WK-12.11b': 'Hex 11 Cerbero Tower. SPEC: Draw 1 Y or draw 2 G.',
  'WK-12.11c':
    'Hex 11 Cerbero Tower. SPEC: Attach 1 Implant you own to your knight, or discard 1 Implant from your knight.',
  'WK-12.12a': "Hex 12 Rusty's Garden. SPEC: Gain 3 FUEL and repair your vehicle.",
  'WK-12.12b':
    "Hex 12 Rusty's Garden. SPEC: Attach 1 Tuning card you own to your vehicle, or discard 1 from it.",
  'WK-12.12c': "Hex 12 Rusty's Garden. SPEC: Draw 1 G.",
  'WK-12.13a': "Hex 13 Kosciusko's Redoubt, check Talk (7). Resupply, cost 1 G: MED + TECH.",
  'WK-12.13b':
    "Hex 13 Kosciusko's Redoubt. SPEC: Draw 3 wasteland cards, keep 1 face down under the Waster marker, discard 2 (use: WK-7.23).",
  'WK-12.14a':
    'Hex 14 Sandpiercer. SPEC, cost 1 G: Put your marker on any other hex; not a move; explore it as usual except that no exploration action is allowed there.',
  'WK-12.14b': 'Hex 14 Sandpiercer. SPEC: Draw 1 G.',
  'WK-12.15a':
    'Hex 15 Carcassville. SPEC: Check Blades (9) or Guns (9): passed, gain 2 REP; failed, choose: suffer 3 RAD or lose 3 HP.',
  'WK-12.15b': 'Hex 15 Carcassville. SPEC: Draw 1 G.',
  'WK-12.16':
    'In 12.7a both effects hit at once, then consciousness is tested; several knights are hit in round order from the Active Knight.',
  'WK-12.17':
    'In 12.14a: the arrival hex may need its own exploration check (WK-11.3); task allowances already used in this step stay used; the exploration action of the step is used up by 12.14a itself.',
  'WK-12.18':
    'In 12.13b the kept card is known only to the knight who kept it until it is turned up by WK-7.23; fewer than 3 cards left to draw: take what there is.',
  'WK-12.19':
    'Gear drawn here comes from the deck of the named colour exactly; a vehicle of equal value may be taken instead (WK-23.12).',
  'WK-12.20': 'In 12.10a and 12.11b the choice between the two rewards is made before any card is drawn.',
} satisfies Ledger
