import type { Ledger } from '@midden/kernel'

/** Clauses WK-13 to WK-14. */
export const tasks = {
  'WK-13.1':
    'Spaces: purple is common; orange and green are private. Exactly one common task is available at any time; private tasks 2 (4 players), 1 (3 players).',
  'WK-13.2':
    'A task is available while in the task row or, for its owner alone, in his area. Cards are face up and public (2-player exception WK-28.5).',
  'WK-13.3':
    'Accomplishing a task, in order: (1) the knight gains its rewards; (2) the Waster carries out its effects (e.g. a special token); (3) the card is removed from the game; (4) a new task is introduced on the emptied space.',
  'WK-13.4':
    'A reward naming a blue card takes that card from the blue cards; if it is no longer there, that part is void.',
  'WK-13.5':
    "Private task: two requirements fulfilled in order. Fulfilling the first means accepting: the card moves to the knight's area, token 1 goes back, nobody else can accept or accomplish it. The space in the row stays empty; no new task is introduced.",
  'WK-13.6':
    'A knight can hold 1 private task (2 players: 2) and cannot attempt to accept another while he holds it.',
  'WK-13.7':
    'One attempt to accept per Exploration Step; a failed attempt (failed check, cost not paid) may be tried again in a later step.',
  'WK-13.8':
    'Fulfilling the second requirement accomplishes it. One private task per knight per Exploration Step. Accepting and accomplishing the same or different tasks in one step is legal if the hexes allow.',
  'WK-13.9':
    'Introducing: the Waster draws 2 cards of the right deck, puts one on the space, the other on the bottom of the deck unseen by the others; tokens 1 and 2 are placed.',
  'WK-13.10':
    'If only 1 card can be had (deck and discard together) it is introduced; if none, the space stays empty for the rest of the game.',
  'WK-13.11':
    'Outdated cards are discarded (may come back after a reshuffle); accomplished ones never come back.',
  'WK-13.12':
    'Common tasks need no acceptance, are open to all, and are accomplished the moment their last requirement is met, any number per knight and round.',
  'WK-13.13':
    'Two knights meeting a common task at once: the Active Knight, else the nearest clockwise from him, takes it.',
  'WK-13.14':
    'Requirements asking for something "in one Move Step" count from the start of that knight\'s move and are forgotten when it ends. MP expended are the entry costs paid, not the MP bought (on a hex entered by WK-7.6: the MP he had).',
  'WK-13.15':
    'Requirements about exploring a hex need a conscious knight exploring that hex successfully (WK-11.3).',
  'WK-13.16':
    'Requirements about defeating an enemy or knight are judged in the Combat End Phase (WK-18.10) and count whenever that opponent was defeated, by wounds or by dominance: also in a draw by double defeat, also if the victor is unconscious (WK-18.12). A draw at dominance 0 defeats nobody.',
  'WK-13.17':
    'If one event accomplishes several tasks, the Waster sets the order of resolving and of introducing new ones.',
  'WK-13.18': 'A task stolen (WK-10.10) or whose owner is unconscious keeps ageing in WK-5.3.',
  'WK-13.19':
    'A requirement that asks for exploring or acting on a hex cannot be met while a special token lies there. Tasks met otherwise (a defeat, a move) can be accomplished by a knight standing there, as on any normal hex.',
  'WK-13.20': 'Tasks met in the middle of another resolution wait as WK-30.4 says.',
  'WK-13.21':
    "Constraint text of a common task binds every Waster; of a private task, only its owner's Waster and only after acceptance.",
  'WK-13.22':
    'Second requirement in the Exploration Step: one attempt per knight and step, however many tasks he holds. A failed check uses it up, what was paid stays paid, and he may try again in a later step. Requirements met outside exploration (a defeat) are no attempts.',
  'WK-14.1':
    'Hand limit 5 at every moment; a player over it discards down to 5 at once, his choice, also while his knight is unconscious. Drawing several cards by one effect is finished first.',
  'WK-14.2':
    'A luck card is used for its text in the window its timing names, or discarded for its resource icon in the Rest Step (WK-26.6).',
  'WK-14.3': 'No limit on luck cards per round.',
  'WK-14.4':
    'Playing one: show it, name targets, pay; the response window answers to luck opens; when it closes the text takes effect and the card is discarded.',
  'WK-14.5':
    'Who may respond: every conscious knight except the one who played it; inside a combat only the other combatant, and never a Waster. Order: Active Knight first, then clockwise.',
  'WK-14.6':
    'Only a card whose own timing says it answers a luck card can be a response. A response opens its own response window; the last card played takes effect first.',
  'WK-14.7': 'A cancelled card is discarded without effect; costs paid stay paid.',
  'WK-14.8':
    'Discarding for resources cannot be answered, cancelled or prevented; the ends of the counters, WK-20.9 and WK-20.12 still hold.',
  'WK-14.9': 'Unconscious knights cannot play luck cards.',
  'WK-14.10': 'The rank printed on luck cards has no function.',
  'WK-14.11':
    "Closed list of windows (the inventory maps every timing text onto one): (Window, Opens, Who may act, first to last) before the luck draw, before each knight's draw in 2c, that knight; before the move, route confirmed, before the first hex, Active Knight; a card was played, a card was played, before escape/face, Active Knight, others clockwise; before the check / after the check, WK-9.8, the checking knight, others clockwise; before the combat, WK-15.3, Active Knight, opponent, alternating; before the attack / after the roll / damage, WK-17, attacker, defender, alternating; after the combat, WK-18.10, Active Knight, opponent, alternating; explore, any idle moment of one's own exploration (WK-11.17), Active Knight; rest, any idle moment of WK-26 b, every knight, simultaneous; knockout, a knight is about to fall unconscious, that knight; answers to luck, a luck card was played, WK-14.5; anytime, WK-30.9, owner.",
  'WK-14.12':
    'In an alternating or ordered window each seat in turn uses one effect or passes; it closes when all seats have passed in a row. A seat that passed may act again if another has acted since.',
  'WK-14.13':
    '"Before attack check" and "after attack check" texts map to attack.*; texts about skill checks in general may also be used there by a knight for his own attack check.',
} satisfies Ledger
