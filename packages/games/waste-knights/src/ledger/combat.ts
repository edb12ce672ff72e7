import type { Ledger } from '@midden/kernel'

/** Clauses WK-15 to WK-17. */
export const combat = {
  'WK-15.1':
    "A combat has two combatants: the Active Knight (A) and his opponent (B): an enemy played by the Waster, or another knight (duel). Nobody else may act in it, and only effects owned by the combatants apply; enemy side: the enemy card alone. Hex descriptions (WK-12.11a), tokens and mission rules are nobody's and apply on their own.",
  'WK-15.2':
    'A combat starts at Medium range, with dominance at 0 (it moves towards whoever leads), in clash 1, the enemy unhurt; both hold all five combat cards. A, who started it, uses the red deck, B the blue (2 players: each keeps the deck taken at setup). Colours have no other meaning.',
  'WK-15.3': 'Window before the combat, A first, alternating one effect at a time until both pass in a row.',
  'WK-15.4':
    "Starting range: nobody used a range-setting effect → Medium; exactly one combatant did → the range of his last such effect; both did → Medium. An enemy's printed starting range counts as an effect used by B; a cancelled effect counts as not used.",
  'WK-15.5':
    'The combat takes place on the hex A is on; place-bound effects (WK-12.11a, tokens) read that hex.',
  'WK-15.6':
    'The wound penalty a knight has when the combat starts, before the window of WK-15.3, is his starting penalty for WK-17.7.',
  'WK-15.7':
    'Weapons, armour and abilities that cost a once-per-combat price (e.g. 1 FUEL for a chainsaw) are paid on the first attack with them; the price covers the whole combat.',
  'WK-15.8':
    'Combat panel of an enemy: ferocity (yes/no), Aggression, one or more range icons, attack icons (MULTI, PIERCE, ADD), ARM, Health. Of a weapon: hands (1/2), range icons, attack icons, special cost. Of armour: ARM. Attack icons work with every range icon of the same panel.',
  'WK-15.9':
    'A panel with several range icons leaves the choice to its controller at each attack. One attack uses one weapon, even if two are in hand.',
  'WK-15.10':
    "A before-combat text that gives no choice whether to use it must be used: its owner uses it in his turns of the window of WK-15.3, before anything optional, and cannot pass while one is left. If an effect of this window knocks a knight out or uses up the enemy's Health, the combat ends there (WK-18.13, WK-18.14).",
  'WK-16.1': 'At most 3 clashes. Each: (a) choose, (b) resolve, (c) dominance, (d) range and end.',
  'WK-16.2':
    '(a) Both combatants choose one combat card in secret at the same time; the choice is final when locked; cards are revealed together when both are locked.',
  'WK-16.3':
    'Legal cards: Defend, Change Range always; Prepare unless it still lies on the table from the clash before; Attack and Multi-attack only by WK-16.6 and WK-16.7. Illegal ones are not offered (no bluffing with an impossible attack).',
  'WK-16.4':
    'Range cards (data): (Range, Difficulty, Skill, Initiative, first to last, with modifier) Short, 5, X → Blades; S, M → Guns, X (0) → S (0) → M (1 −D); Medium, 7, Guns, M (0) → L (1 −D) → S (1 −D); Long, 9, Guns, L (0) → M (1 −D).',
  'WK-16.5': 'An icon not listed on the current range card cannot be used at that range.',
  'WK-16.6':
    'Attack is legal for a knight who has at least one attack option: an available weapon with an icon shown at the current range whose cost he can pay (by the icon, on a weapon with several: L, M, S 1 AMMO unless "no Ammo required"; X 0; plus special costs of the weapon such as the first 1 FUEL). For an enemy: at least one of its icons is shown.',
  'WK-16.7':
    'Multi-attack is legal likewise, with a weapon (or enemy panel) bearing at least 1 MULTI and a cost of 2 AMMO for L, M, S, 0 for X or "no Ammo required".',
  'WK-16.8': 'A knight without a weapon cannot attack; there is no unarmed attack.',
  'WK-16.9':
    "(b) Cards that ignore initiative (Defend, Prepare, Change Range) take effect first, A's before B's. Then attacks (WK-17).",
  'WK-16.10':
    "Defend: the opponent's attack checks suffer 2 −D this clash; the opponent gains 2 dominance. A knight (not an enemy) may then rearrange all his gear at once, stored cards included, but not enhancements; attacks wait until he is done.",
  'WK-16.11':
    "Prepare: nothing this clash; the card stays face up on the table. If the same combatant's card of the next clash is Attack, that attack check gains 2 +D and counts results of 9 and 10 as CRIT. Any other card (also Multi-attack) gives nothing. At the end of that next clash Prepare returns to hand.",
  'WK-16.12':
    "Change Range: its player chooses advance or retreat when it takes effect; with two of them A chooses first, openly. Either way the opponent's attack checks suffer 1 −D this clash. Advance: he himself gains 1 dominance. Retreat: the opponent gains 1 dominance. The range moves only in (d). Choosing a direction that cannot move the range is legal.",
  'WK-16.13': 'Attack: one attack; its player gains 1 dominance plus 1 per HP the opponent lost through it.',
  'WK-16.14':
    'Multi-attack: one attack whose check gains 1 +D per MULTI on the weapon or panel used; 2 dominance plus 1 per HP lost through it.',
  'WK-16.15':
    'Penalties from Defend and Change Range last to the end of the clash and hit all attack checks of that opponent.',
  'WK-16.16': 'Played cards return to hand at the end of the clash, Prepare as in WK-16.11.',
  'WK-17.1':
    'If anybody attacks this clash: first A (if attacking) names his weapon and one of its icons shown at the current range, openly; then B does (an enemy names an icon). The choice must be an attack option; for Multi-attack one that fits WK-16.7.',
  'WK-17.2':
    "If the combatant has no attack option left at this moment (e.g. AMMO or a weapon lost to an effect since choosing), the attack fizzles: no check, no cost; its card's base dominance still counts.",
  'WK-17.3':
    'Initiative: both attack → the icon further left on the range card goes first. Same icon → equal initiative. One attacker → he just attacks.',
  'WK-17.4':
    'One attack is resolved completely before the other, in these steps: (1) reactions before the attack, attacker first; (2) pay Ammo and specials; (3) count the dice; (4) roll; (5) reactions to the roll, attacker first; (6) hit or miss; (7) damage, with reactions to it, attacker first; (8) armour and Health lost; (9) is the defender defeated?; (10) a pause for the knights who still stand (WK-30.9).',
  'WK-17.5':
    'Step 2: if the cost cannot be paid now, the attack fizzles (WK-17.2). Ammo is spent per attack, also when it misses; an attacker defeated before step 2 spends nothing. Enemies never pay.',
  'WK-17.6':
    'Step 3: the dice are the skill plus dice gained, minus dice lost, but at least 1. The skill is Blades for X, Guns for L/M/S, Aggression for enemies. Gained: Prepare 2, MULTI with Multi-attack, gear, abilities, enemy text, luck, WK-12.11a. Lost: range card, Defend 2, Change Range 1, wounds (knights), enemy text, luck. All are cumulative.',
  'WK-17.7':
    "Adrenaline: during a combat a knight's wound penalty is the lowest he has had since it started (WK-15.6): HP lost in it never raises the penalty before it ends, healing lowers it at once and for the rest of it. Enemies never have wound penalties.",
  'WK-17.8':
    'Step 6: the difficulty is that of the range card. It is a hit if any die reaches the difficulty or is a CRIT (10; with Prepare or a component that says so 9–10; such effects do not add up, the lowest counts).',
  'WK-17.9':
    'Step 7: a hit does 1 damage, 1 more for each CRIT (2 or more each if a component says so; of several the highest), what the weapon or panel adds, and what the range card, luck and others add or take away; not below 0. Further ordinary successes add nothing. For a knight at 2 or more Radiation CRITs add nothing here.',
  'WK-17.10':
    'Step 8: the defender’s armour, less what pierces it, takes its part of the damage; the rest is lost Health. A knight’s armour is that on his body panel (0 without), plus what enhancements and other components add.',
  'WK-17.11':
    'Step 9: a defender with no Health left (an enemy: as many wounds as its Health) is defeated. With lower initiative he does not get his attack.',
  'WK-17.12':
    'Once an attack has brought a combatant to 0 HP, no anytime effect can heal him out of it. knockout effects may still save a knight.',
  'WK-17.13':
    "Equal initiative: A's attack is resolved first, then B's; a B brought to 0 still makes his attack, with everything he could normally use except healing, and is defeated afterwards; A's defeat in it counts too. knockout is offered to a knight the moment he is brought to 0; if it saves him he is not defeated.",
  'WK-17.14': 'A miss ends the attack; the other attacker goes on.',
  'WK-17.15': 'A check repeated or re-rolled costs no further AMMO (WK-9.9).',
  'WK-17.16': '"No Ammo required" weapons cannot use effects that build on spending AMMO.',
  'WK-17.17': 'HP lost in combat to something other than an attack (text, costs) gives no dominance.',
} satisfies Ledger
