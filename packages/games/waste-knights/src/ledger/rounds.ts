import type { Ledger } from '@midden/kernel'

/** Clauses WK-4 to WK-5. */
export const rounds = {
  'WK-4.1':
    'A round is: Preparations Phase (Waster Step 1a–1f, Knights Step 2a–2c), then Wasteland Phase (Move Step, Exploration Step, Rest Step).',
  'WK-4.2':
    'The Move Step is completed by every knight before the Exploration Step begins; likewise the Exploration Step before the Rest Step.',
  'WK-4.3':
    "The move Waster of Active Knight s is the opposite seat s+2 (4 players), the right-hand seat s−1 (3 players), the other seat (2 players). He holds the role for the whole of that knight's move, combats included.",
  'WK-4.4':
    'The round Waster is the move Waster of the First Player. He is the Waster whenever nobody is active (the Rest Step, steps 1a–1e of the following round) and, with 4 players, in the Exploration Step too. The role passes in step 1f.',
  'WK-4.5':
    'With 4 players the round Waster stays the Waster in the Exploration Step even while he himself is the Active Knight: he then takes his own Waster decisions. Exception: if an opponent in combat is needed, the move Waster of WK-4.3 plays the enemy. With 3 players the Waster is always the right-hand neighbour of the Active Knight, with 2 always the player who is not active: in the Exploration Step too.',
  'WK-4.6': "An unconscious knight's player keeps his Waster duties unchanged.",
  'WK-4.7':
    'A player acting as Waster inside a combat may use nothing but the enemy card: no luck cards, gear, abilities of his own knight. Outside combat he keeps his ordinary rights as a knight.',
  'WK-4.8':
    'Bargains about how somebody will behave as the Waster are forbidden; other promises between knights are allowed and not binding. Neither is enforced; the first is a matter of honour at the table.',
  'WK-4.9':
    'The Waster’s duty is to hurt, within the choices that the rules leave; nothing more is enforced.',
  'WK-5.1': 'Skipped entirely in round 1.',
  'WK-5.2': "1a The round marker advances by 1; if this is the mission's last round everybody is told.",
  'WK-5.3':
    '1a Then one general marker is put on every available task card: those in the task row and those accepted in player areas. Private tasks of a 2-player game get none.',
  'WK-5.4':
    '1a A task with 3 markers is outdated: discarded to its own discard pile at once, also from a player area, and a new task of the same kind is introduced on the same coloured space (WK-13.9). Several outdated tasks are handled one by one: purple, orange, green.',
  'WK-5.5':
    'A task introduced in this step is not marked in this step. A task in the task row from setup is therefore outdated at the start of round 4 (markers in rounds 2, 3, 4).',
  'WK-5.6':
    '1b First every knight suffers 1 RAD per Radiation icon and token on his hex; then every knight loses 1 HP per contamination icon and token on his hex; then the city option. Each of the three passes goes in round order.',
  'WK-5.7':
    '1b A conscious knight on a CITY hex may take exactly one of: heal 1 HP, heal 1 RAD, gain 1 AMMO, gain 1 FUEL; or nothing.',
  'WK-5.8':
    '1b A knight knocked out by RAD still takes the contamination loss of the same step but gets no city option.',
  'WK-5.9':
    '1c All radiation, contamination, threat and move-obstacle tokens are removed from the board (they have just had their 1b effect).',
  'WK-5.10':
    '1c Each special token on its light side is turned to dark; each already dark is discarded. A special token thus blocks its hex for the rest of the round it was placed in, and the whole of the next, and is gone after 1c of the round after.',
  'WK-5.11': "1d Mission effects, only if the mission has any; decisions in them are the Waster's.",
  'WK-5.12':
    '1e The Waster may discard 0, 1 or 2 cards of his choice from the ten Stalls spaces; then all empty spaces are refilled left to right.',
  'WK-5.13':
    '1f The First Player marker goes to the player on the left; the round Waster becomes the one given by WK-4.3 for the new First Player.',
  'WK-5.14': 'Steps 1a–1e are run by the old round Waster.',
  'WK-5.15':
    '2a–2c concern all knights: 2a is automatic, 2b is done by all at the same time, 2c in round order.',
  'WK-5.16': '2a comes before 2b, so a card marked last round is usable in this Knights Step.',
  'WK-5.17': '2a All general markers leave all cards and knight sheets, except task cards.',
  'WK-5.18':
    '2b Each conscious knight may rearrange his gear freely (WK-22.12), attach and detach enhancements.',
  'WK-5.19':
    'From the end of 2b until the Rest Step begins, gear may be rearranged only through Defend (WK-16.10) or an effect that says so.',
  'WK-5.20': '2c Each conscious knight draws 1 luck card (window before the luck draw before it).',
  'WK-5.21': 'An unconscious knight in this phase is unmarked but neither rearranges nor draws.',
} satisfies Ledger
