import type { Ledger } from '@midden/kernel'

/** Decisions about single cards. */
export const cardRulings = {
  'WKC-R1':
    "Text order on a wasteland card is left to right; a K.O. in the middle ends the knight's part, token placements still happen. Tokens never run out (WK-R54); several on one hex add up.",
  'WKC-R2': 'W01 against V03: no damage, the tokens are still placed.',
  'WKC-R3':
    'W05: Fuel and MP do not go below 0; the pool loses 2 MP first, then the knight goes on only if he can pay.',
  'WKC-R4':
    'W09: on the first hex of a route the previous hex is the start hex. Going back is not a move: no cards, no interaction, no Fuel.',
  'WKC-R5':
    'W07, W11: printed starting gear and blue cards cannot be given up; a knight with nothing else counts as having no gear. W11 with a red card given up: 6–10 draw 1 red.',
  'WKC-R6': 'W16: the Waster picks among available cards that can be discarded; none, no effect.',
  'WKC-R7':
    'W18: the Fuel may be spent on foot too; the move resumes; nothing counts as defeated or escaped.',
  'WKC-R8':
    'W23: marking a card that does not use marking changes nothing (WK-1.15); marking an ability or a marking card blocks it this round.',
  'WKC-R9':
    "W25, W29: shifts are added up first, then sets apply (WK-18.6). W25 at Short does nothing; a knight's retreat and W25's step cancel out. W29 sets Short whatever the shifts were.",
  'WKC-R10': 'W31 heals up to its printed Health; dominance already gained stays.',
  'WKC-R11':
    'W19, W21, W24, W35 against L01 or K09: both sides changed the range, so combat starts at Medium (WK-15.4).',
  'WKC-R12':
    'Y08: the loss ignores armour and gives no dominance. At 0 Health the opponent is defeated before the first clash (WK-18.14) and the knight wins with rewards; in a duel the loser is knocked out.',
  'WKC-R13':
    "L05, K08, B13: whole pool again, nothing paid again, each source once per check, the last roll stands. L06 on a failed check makes it pass; at 2+ Radiation the die is a success but no Bull's Eye.",
  'WKC-R14': 'L08 lowers damage before soaking, not below 0. L17 adds to piercing of this attack only.',
  'WKC-R15':
    'L18, B05: the check is not rolled, so nothing that answers a roll can be used; Hungry Locusts are escaped.',
  'WKC-R16':
    'K03: +1 for each gear effect that heals hp or rad (R09, G02, G03, G20); luck icons, luck text, resupply and revive are not gear healing. At 3 Radiation she heals no hp either.',
  'WKC-R17': 'K11: the two options must be different lines of WK-10.7.',
  'WKC-R18': 'K13: applies to gear drawn as a reward (WK-1.17), not to exploration actions.',
  'WKC-R19':
    'K06 and L12 stack: two green cards may count as yellow. Neither changes what a cost or a tie-break counts.',
  'WKC-R20': 'B01: damage on its damaged side has no effect (WK-24.10).',
  'WKC-R21':
    'B02–B04 take no room. A card gained by a task is attached at once; one received from a knight is attached by the action of [11] or [12]; Scales have no attaching action and are attached when received.',
  'WKC-R22':
    'G21 needs 1 Ammo left after the normal cost (Attack 1+1, Multi-attack 2+1). It does nothing on n weapons.',
  'WKC-R23':
    'f weapons pay the Fuel with the first attack of a combat (WK-15.7); without Fuel they are no attack option.',
  'WKC-R24':
    'P02: the hex is named when the task is accomplished; it may hold knights; tasks there wait until the token leaves.',
  'WKC-R25':
    'Reward lines are taken in the order the taker likes; +n luck draws with the hand limit; a mission or task reward naming a blue card already taken is void (WK-13.4).',
  'WKC-R26': 'A knight always has Defend as a legal combat card, whatever is forbidden.',
  'WKC-R27':
    'K12, R12, B10: foot+n allows a route of 1 to 1+n hexes on foot; still one card in all, revealed on the first hex; the Waster may play it on any hex entered.',
  'WKC-R28':
    'W12: without a vehicle only the Health option exists. With an unused V03 the vehicle option may be chosen and does nothing.',
  'WKC-R29':
    'P03 needs Radiation 2 or less, P13 Health 2 or more, when the cost is paid: a requirement never knocks its knight out.',
  'WKC-R30': 'Search checks count as checks for L05, L06, L11, K08, B13, Y18.',
  'WKC-R31':
    'K02, B09: not optional; the extra card joins the draw of 2c. All cards of that draw are taken first, then Heat discards 1 of his whole hand, then the hand limit applies.',
} satisfies Ledger
