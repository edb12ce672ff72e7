import type { Ledger } from '@midden/kernel'

/** Clauses WK-18 to WK-19. */
export const dominance = {
  'WK-18.1': 'After all attacks: if anybody is defeated, go to WK-18.8, skipping dominance.',
  'WK-18.2':
    "(c) gain(A) and gain(B) are summed from: own Attack 1, own Multi-attack 2, own advance 1, opponent's retreat 1, opponent's Defend 2, 1 per HP the opponent lost through one's own attacks, and what components grant in this part. D += gain(A) − gain(B). Dominance granted at another moment (e.g. before combat) moves D at that moment. HP losses are counted once.",
  'WK-18.3': 'HP healed later in the same clash is still counted. Soaked DMG is not.',
  'WK-18.4': 'Against a ferocious enemy there is no dominance: D stays 0. Knights are never ferocious.',
  'WK-18.5': "D has no bound (the printed marker's +5 side is only a counting aid).",
  'WK-18.6':
    '(d) The range moves one step longer for each retreat and one shorter for each advance, other shifting effects added, on the scale Short – Medium – Long and never off it. One advance and one retreat: no change. Effects that set a range come after shifts; two that contradict each other cancel out.',
  'WK-18.7': 'After clash 3 no further clash; go to WK-18.8.',
  'WK-18.8':
    'Winner. Exactly one combatant defeated: the other wins. Both defeated: a draw. None defeated after clash 3: whoever leads in dominance wins, and at 0 it is a draw; against a ferocious enemy it is always a draw. Losing by dominance is a defeat too.',
  'WK-18.9':
    'Draw: no winner, no loser, no card rewards, nothing that depends on winning or losing; what depends on defeating somebody happens.',
  'WK-18.10':
    'End, in order: (1) outcome fixed; (2) knights at 0 HP or RAD 4 fall unconscious; (3) enemy text for a knight losing; or rewards of the enemy card for a knight winning; in a duel WK-19.5; (4) tasks by defeat, order by the Waster; (5) window after the combat; (6) cleanup: decks back, D 0, range Medium, wounds removed, enemy card discarded; adrenaline ends.',
  'WK-18.11': 'The Waster gains nothing for beating a knight.',
  'WK-18.12':
    'A knight who defeated his opponent and lost consciousness in the same combat still accomplishes tasks by defeat and takes their rewards.',
  'WK-18.13':
    'A knight who becomes unconscious in combat through anything but an attack (RAD 4, a cost, text, also the text of an enemy that hit him), knockout not saving him, is defeated at that moment and the combat ends. A combatant already brought to 0 HP and only finishing his attack (WK-17.13) counts as defeated then too.',
  'WK-18.14':
    'An enemy whose wounds reach its Health through anything but an attack is defeated at that moment too and the combat ends.',
  'WK-18.15':
    'A knight beaten by dominance, or in a draw with HP left, and not stopped by the card, resumes his move.',
  'WK-19.1': 'A duel is a combat by WK-15 to WK-18 between two knights with these changes.',
  'WK-19.2': 'Both may play luck cards and use gear and abilities; both name weapons; both pay.',
  'WK-19.3': 'HP changes are made on the player boards; dominance always applies.',
  'WK-19.4':
    'If both play Defend in clash 1, the duel ends at once without winner or dominance (neither rearranges gear); of WK-18.10 only the cleanup (6) follows, and the two may trade (WK-10.11). In later clashes two Defend are just that.',
  'WK-19.5': 'The winner gains 1 REP and may steal one option from the loser (WK-10.7), conscious or not.',
  'WK-19.6': 'Draw: nobody gains or steals. Both knocked out: both fall unconscious.',
  'WK-19.7': 'Defeating a knight may fulfil tasks and mission goals (WK-13.16).',
  'WK-19.8': 'The move Waster has no part in a duel; if he is one of the duellists he fights as his knight.',
  'WK-19.9':
    'The winner may be either knight; a non-active winner takes his REP and theft at once, then the Active Knight, if conscious, goes on with his move.',
  'WK-19.10': 'The loser loses no REP.',
} satisfies Ledger
