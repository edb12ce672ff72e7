import type { Ledger } from '@midden/kernel'

/** Clauses WK-20 to WK-21. */
export const bodies = {
  'WK-20.1': 'AMMO, FUEL, RAD, HP are integers 0–4 per knight and public.',
  'WK-20.2': 'REP is an integer, public, never below 0, without upper limit.',
  'WK-20.3': 'HP 4: healthy; below 4: wounded. RAD 0: clean; above 0: irradiated. Conditions may overlap.',
  'WK-20.4': 'HP 3–4: no effect. HP 2: 1 −D on all checks. HP 1: 2 −D. HP 0: unconscious.',
  'WK-20.5':
    'RAD 0–1: no effect. RAD 2: no benefit from CRIT. RAD 3: that, and HP cannot be healed. RAD 4: unconscious.',
  'WK-20.6': 'RAD effects begin and end the moment the level changes, in combat too.',
  'WK-20.7': 'AMMO is spent 1 per Attack, 2 per Multi-attack with ranged weapons that need it.',
  'WK-20.8': 'FUEL is spent on moves and on weapons that say so.',
  'WK-20.9':
    'At RAD 3 an effect that would heal HP heals none; the rest of the effect stands; a knight may still use it.',
  'WK-20.10': 'Changes by one effect to several counters are made together, then WK-21.1 is tested once.',
  'WK-20.11':
    'Signs on components: +n RAD is suffered, −n RAD healed; +n of the others gained or healed, −n lost (as cost: spent).',
  'WK-20.12': 'A knight without a vehicle has FUEL 0; FUEL he would gain is ignored.',
  'WK-21.1':
    'A knight falls unconscious at once when HP reaches 0 or RAD reaches 4, after knockout was offered to him. Inside combat see WK-17.13 and WK-18.13.',
  'WK-21.2':
    'The condition is a latch: it ends only by revival (WK-10.5), waking (WK-21.7) or an effect that says so, not by a mere change of the counters.',
  'WK-21.3': 'His marker lies on the hex where it happened.',
  'WK-21.4':
    'He performs nothing, decides nothing, uses nothing, except effects that prevent or end unconsciousness. He is still hit by effects, still gains rewards already earned and may do the bookkeeping of placing them.',
  'WK-21.5': 'He does not move, explore, rest, draw or trade; others may steal from or revive him (WK-10.4).',
  'WK-21.6':
    'Falling unconscious ends his move, exploration, trade or combat in progress; unresolved parts of a wasteland card that concern only the board are still carried out.',
  'WK-21.7':
    'Waking (Rest Step d): in round order each unconscious knight is placed on the nearest CITY hex (ties: the Waster chooses; already on one: he stays), heals 2 RAD if RAD is 4, heals 2 HP if HP is 0, then loses 1 AMMO and 1 FUEL as far as he has them.',
  'WK-21.8':
    'A knight revived before his own turn in the Move Step moves normally; revived after it, he stays where he is and takes part in the later steps.',
  'WK-21.9': 'Leaving his hex by waking removes his exploration marker from it.',
  'WK-21.10': 'The healing of WK-10.5 and WK-21.7 is not stopped by the no-healing level of RAD.',
  'WK-21.11':
    'A knight knocked out in step 1b sleeps through that whole round until its Rest Step, unless revived.',
  'WK-21.12':
    'An effect that ends unconsciousness may be used by its unconscious owner, if the card is available to him, whenever the table waits for somebody and he is not in a combat (exception to the conscious owner of WK-30.9). He stands up on his hex; a combat lost and the rest of a move or exploration stay lost; if his place in the order is still to come he acts normally (WK-21.8).',
} satisfies Ledger
