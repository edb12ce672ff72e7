import type { Ledger } from '@midden/kernel'

/** Clauses WK-8 to WK-10. */
export const wasteland = {
  'WK-8.1':
    'A card is an event (event icon) or an enemy (combat panel). It has traits, game text, an escape panel (skill and difficulty), a rewards space.',
  'WK-8.2':
    'When a card is played the window a card was played opens; then the Active Knight chooses escape or face unless the card forbids one.',
  'WK-8.3': 'Escape: one check of the skill and difficulty in the escape panel.',
  'WK-8.4':
    'Event, escape passed: discarded without effect, no rewards; text that works "even if you escape" is carried out all the same.',
  'WK-8.5': 'Event, escape failed: the game text is carried out, no rewards.',
  'WK-8.6': 'Event, faced: the game text is carried out, then all rewards are gained.',
  'WK-8.7': 'Enemy, escape passed: discarded without effect, no rewards.',
  'WK-8.8':
    'Enemy, escape failed: the knight loses 1 HP; 1 more HP if the rewards space shows an R gear card and/or REP (once, not once for each). No combat, no rewards, he may resume the move.',
  'WK-8.9':
    'The game text of an enemy works only in combat, unless it speaks of the escape check or of the moment the card is played.',
  'WK-8.10': 'Enemy, faced: combat (WK-15 to WK-18); rewards only if the knight wins.',
  'WK-8.11':
    '"You" instructions of an event are carried out by the Active Knight; placing of tokens and the like by the Waster, who takes any choice in it.',
  'WK-8.12':
    'Instructions are carried out in printed order; one that cannot be done is skipped, the rest goes on.',
  'WK-8.13':
    'A knight who falls unconscious through an event gets the rewards of a faced event all the same; instructions needing a decision from him are skipped.',
  'WK-8.14': 'The resolved card goes to the wasteland discard pile whatever the result.',
  'WK-8.15':
    'An event that lets the knight trade with the Stalls means a full trade (WK-25) with access to the 8 normal spaces, the vehicle pool and, if he stands on Pumps or New Sydney, that city’s special space; then the card goes on.',
  'WK-8.16': 'Facing an enemy without any usable weapon is legal: Defend, Prepare and Change Range remain.',
  'WK-8.17':
    'Replaced card. An effect in a card was played that discards the card just played and asks for another makes the Waster at once play one of the other revealed cards, bound by WK-7.21 as in a forced play, or the top card of the deck if none is left; it is then the card of the move and the window opens anew for it. A card cancelled without a substitute was the card of the move.',
  'WK-9.1':
    'Six skills: Blades, Guns, Medicine, Repair, Survival, Talk. Difficulty 5 (easy), 7 (challenging) or 9 (hard).',
  'WK-9.2':
    'The number of dice is the skill plus all dice gained, minus all dice lost: gains first, then losses, but always at least 1. There is no upper limit.',
  'WK-9.3':
    'Each die ≥ difficulty is a success; 1 success passes unless the text asks for more or counts them.',
  'WK-9.4':
    'A result of 10 is a CRIT and always a success, whatever the difficulty. No result fails automatically.',
  'WK-9.5': 'Wound penalty on every check of a knight: HP 2 → 1 −D; HP 1 → 2 −D. (In combat see WK-17.7.)',
  'WK-9.6': 'At RAD 2 or 3 a CRIT is only an ordinary success: no extra DMG, no effect tied to CRIT.',
  'WK-9.7': 'Modifiers from gear count only if the gear is available (WK-22.3).',
  'WK-9.8':
    'Order: announce skill, difficulty, base and modifiers → window before the check → pool fixed → roll → window after the check → result fixed → consequences.',
  'WK-9.9':
    '"Repeat the check" re-rolls the whole pool, same pool, no cost paid again; the new result stands even if worse. "Re-roll n dice" replaces just those.',
  'WK-9.10': 'Where two skills are offered (Blades / Guns), the knight picks before the pool is formed.',
  'WK-9.11':
    "The Waster makes no checks but the attack checks of enemies; these use Aggression, which is not a skill: effects that speak of skill checks do not touch them. A knight's attack check is a Blades or Guns check and is touched by effects on those.",
  'WK-9.12': 'A compulsory check cannot be declined or failed on purpose.',
  'WK-10.1':
    'Only the Active Knight starts interaction, only after entering a hex in his move (vehicle or foot), only with knights on that hex, at most one attempt per knight per move. Knights on his starting hex cannot be approached.',
  'WK-10.2': 'Conscious target: he is asked and answers agree or refuse. Agree → duel (WK-19).',
  'WK-10.3':
    'Refuse → the Active Knight may make a search check, Survival (7), or drop it. Passed → duel. Failed → nothing, the move goes on.',
  'WK-10.4':
    'Unconscious target: there is nobody to ask; a search check, Survival (7), is required. Passed → the Active Knight chooses revive, steal or nothing. Failed → nothing.',
  'WK-10.5':
    "Revive: the target's marker stands up, he heals 2 HP if his HP is 0 and/or 2 RAD if his RAD is 4; the Active Knight gains 1 REP; then the two may trade without a duel.",
  'WK-10.6': 'The winner of a duel cannot revive the knight he knocked out in it during the same round.',
  'WK-10.7':
    "Steal (from an unconscious knight, or by the winner of a duel from the loser whether conscious or not): exactly one of: (a) 1 gear card; (b) 2 AMMO; (c) 2 FUEL; (d) the victim's private task card; or decline.",
  'WK-10.8':
    'Steal (a): any gear card but vehicles, blue gear and starting gear. A face-up card is chosen by name; a stored card is chosen by position without seeing it. An attached enhancement may be taken alone; a card taken brings its enhancements along.',
  'WK-10.9':
    'Steal (b)/(c): the victim loses up to 2; the thief gains what the victim lost, within his own maximum of 4; the rest is wasted. An option that would take 0 is not offered. A thief without a vehicle cannot take FUEL.',
  'WK-10.10':
    'Steal (d): not possible if the thief already has a private task, nor with 2 players. One general marker is removed from the card if it has any. The first requirement stays fulfilled.',
  'WK-10.11':
    'Knights trading (after a peaceful duel, after a revival, or in the Rest Step) may exchange any gear they own (blue and vehicles included, starting gear excluded), AMMO and FUEL level for level, at any ratio both accept; gifts are allowed. Private tasks, luck cards, REP, HP and RAD cannot be traded.',
  'WK-10.12':
    'A trade is a single atomic swap, proposed by one side and accepted by the other; any number of swaps may follow until either closes. Resource levels may not exceed 4 afterwards: a swap that would overflow is illegal, and so is one that gives FUEL to a knight who has no vehicle after it (WK-20.12).',
  'WK-10.13':
    'Cards received are placed by WK-22.14; a knight left without a vehicle loses all FUEL (WK-23.9) after the swap.',
  'WK-10.14': 'A knight who leaves a trade with nothing has lost nothing; trade is never compulsory.',
  'WK-10.15': 'After an interaction the Active Knight, if conscious, goes on with his move.',
} satisfies Ledger
