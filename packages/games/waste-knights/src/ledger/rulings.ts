import type { Ledger } from '@midden/kernel'

/** Decisions where the printed rules are silent, contradict themselves or lost a figure. */
export const rulings = {
  'WK-R1':
    'Exchange rate. G 1 : Y 2 : R 3. The picture is lost; what is left is that cards are sorted by colour and number of stripes, that the stripes are the value, and that one card may be replaced by three of another colour, both colours lost. Read so that the stripes are the value: 3 G for 1 R. The economy of hexes 10 and 11 and of the Gangraen gamble is even under it and lopsided under 1-3-9. Table option: 1-2-3, 1-3-9 (one step of three, twice), 1-3-6. Worked examples are for the default; with another ladder its values are put in.',
  'WK-R2':
    'Board diagram. Places of WK-2.4/2.5 are ours. Counts force 2 special places in Tier 1, 2 cities + 2 specials in Tier 2, 2 cities + 6 specials in Tier 3; among all point-symmetric layouts with Tier 1 gaps opposite each other this is one with no adjacent specials, no adjacent cities, and distance ≤ 2 from any hex to a city. Table option: ledger, custom (a list of 37 places: C1 in the centre; two S and four K in Tier 1; two C, two S, eight normal in Tier 2; two C, six S, ten normal in Tier 3; any other census is refused, neighbourhood is free).',
  'WK-R3':
    'Tile figures. Route difficulty and icons per tile are ours (WK-2.14); the movement example only shows that a route with at least one THREAT desert, ending on Gangraen, costs at most 3 MP. Data.',
  'WK-R4':
    "Range cards. Difficulties 5/7/9 for Short/Medium/Long are chosen because there are three levels and three ranges; the example only rules out 5 at Long (7 and 9 give the same result in it). Modifiers: 0 at the icon's own range, 1 −D one step away, unusable two steps away, generalised from one usable icon with 1 −D and one absent icon at Long, taken to be M and S. Order: native icon first; at Short melee leads, to repay the trouble of closing in; at Medium the longer reach leads the shorter. Data.",
  'WK-R5':
    'Radiation levels. The dial shows no-Bull\'s-Eye, no-healing and K.O. on a 0–4 scale, K.O. at 4, "one or more" icons per window. Decision: 2 and 3 no CRIT benefit, 3 no healing. Table option (lowest level without CRIT benefit / lowest level without healing of HP): 2/3, 1/3, 1/2, 3/3.',
  'WK-R6':
    'Choosing order. The rule book lets the others choose "from the right, clockwise", which would reach the First Player again at once. Decision: clockwise from his left. Table option: left, right-then-counter-clockwise.',
  'WK-R7':
    'When the Waster changes. Two sentences disagree (end of the Waster Step / of the Preparations Phase). The marker is passed in 1f, so 1a–1e belong to the old one and the Knights Step has no Waster decision anyway.',
  'WK-R8':
    'Waster during exploration. With 4 players the marker is not passed, so a player may be his own Waster (choosing the next task after his own success). Kept, since the book is explicit; only a fight against oneself is impossible. For 2 and 3 players the book says that the Waster is always the other player, or the one right of the Active Knight; an exploring knight is active, and the exceptions for fewer players outrank the 4-player text. Table option: printed (4 players: round Waster; 2 and 3 players: WK-4.3 of the Active Knight), round (3 players too), opposite (always WK-4.3).',
  'WK-R9':
    'First-hex guarantee. The sentence says that with at least 1 FUEL any adjacent hex can be reached even if FUEL is lost. Since cards come only after entering, its only possible bite is an entry cost above what the FUEL buys. So the first hex is always enterable, at the price of all FUEL if need be.',
  'WK-R10':
    'No prepaying. FUEL is spent as the route is covered; buying MP ahead would shelter it from losses. Table option: off, on (whenever he pays for a hex he may spend any FUEL beyond the need, each adding the rate to pool).',
  'WK-R11':
    "Card before company. On a hex with THREAT and a knight, who comes first? The Waster's decision comes directly after entering and must be offered before the knight goes on; so W1, then interaction, then W2 because the Waster may act at any moment of the move. Table option: off, on (reveal, then the interaction window, then W1; W2 falls away).",
  'WK-R12': 'Chosen stop is final once announced, whatever the forced card does.',
  'WK-R13':
    'Fuel from the forced card. A knight out of FUEL (not stopping by will) who gains FUEL from it may go on: his move ends only if he cannot continue. Table option: on, off (the move ends where the forced card was played).',
  'WK-R14':
    'Knocked out before any card. (E.g. in a duel.) A card on an unconscious knight has no meaning; none is played.',
  'WK-R15':
    'One attempt per knight per move, only on hexes entered. Re-asking would make refusal pointless; the route never revisits a hex.',
  'WK-R16':
    'Redoubt card. "The Waster must play 1 card placed under the marker" names no victim. Decision: it serves the first knight who enters a hex in the next Move Step; several cards serve successive movers; it is turned up when his move begins (it replaces the reveal), so the Waster can time it. Table option: first mover, Waster\'s choice (on the first hex of each mover, before anything is turned up, his Waster says whether a card serves this knight or is kept for a later one; what is left at the end of the Move Step is discarded).',
  'WK-R17':
    'Must-play constraint. "Still has opportunity to draw" is judged on the planned route, since nobody knows where the knight will stop; when the move is ending the opportunity is gone.',
  'WK-R18':
    'Escape from an enemy failed. "Shows ? and/or ?" : one glyph is read as REP (Furball); the other is taken to be a red gear card, the other sign of a strong enemy. One extra HP at most.',
  'WK-R19':
    'Adrenaline shields only from penalties that arise in this combat; old ones stay until healed. An old one healed away in the combat does not come back in it, because the wound that would bring it is a fresh one.',
  'WK-R20':
    'No impossible attacks. The rule book forbids playing an attack one cannot pay, and calls a wrong icon invalid. Table option: off, on (an Attack or Multi-attack that is impossible when chosen may be chosen all the same; it fizzles by WK-17.2, without its base dominance).',
  'WK-R21': 'Fizzled attack keeps its arrowheads: dominance is counted from the cards played.',
  'WK-R22': 'Two advances (or retreats) move two steps in all: each card moves the marker once.',
  'WK-R23': 'Set beats shift; contradicting sets cancel, as with starting ranges.',
  'WK-R24':
    'Unconscious knights and rewards. Gaining is not acting: rewards of what is being resolved are gained, placing is bookkeeping. The condition is a latch so that a +HP reward does not wake anybody.',
  'WK-R25':
    'Equal initiative, first attacker kills. The victim strikes back with everything but healing, then falls.',
  'WK-R26':
    'Prepare needs the very next card to be Attack; if that attack fizzles or misses the benefit is gone. It cannot be played twice in a row, because the single copy is on the table.',
  'WK-R27':
    'Knocked out by other means in combat is defeated, too; otherwise the fight would have no participant.',
  'WK-R28': 'Ferocious and standing after clash 3 = draw: the marker is on 0.',
  'WK-R29': 'Draw by double defeat still counts as having defeated the opponent for tasks, not for rewards.',
  'WK-R30':
    'HP loss counts once for dominance although two passages mention it (card text and track rule); the example (Multi-attack and 2 HP make 4) confirms. Overkill is not lost HP.',
  'WK-R31': 'Track length unknown; unbounded.',
  'WK-R32':
    'No healing against waking. "Cannot" would leave a knight with HP 0 and RAD 3 asleep for ever; waking and revival are exempt. For all other effects RAD is healed before HP.',
  'WK-R33':
    'Stolen resources are moved, not minted. Table option: off, on (the victim loses up to 2, the thief gains 2 within his maximum even if the victim had fewer or none).',
  'WK-R34':
    'Stealing hidden cards is blind. Table option: off, on (the thief is shown the stored cards before he chooses).',
  'WK-R35': 'Stealing a task needs an empty task place; otherwise the one-task limit would break.',
  'WK-R36':
    'Waster choosing cargo is blind, because cargo is hidden. Table option: off, on (the Waster is shown the stored cards before he chooses).',
  'WK-R37':
    'Cargo of a wreck is lost: capacity 0 and no rearranging allowed at that moment. Table option: off, on (free backpack places may be filled first).',
  'WK-R38':
    'Blue cards are never destroyed or discarded, even for lack of room; the blue vehicle stops at damaged.',
  'WK-R39':
    'No tank, no fuel. Losing the vehicle empties FUEL, so FUEL cannot be held without one. Table option: off, on (losing the vehicle still empties FUEL, but FUEL gained, stolen or traded for afterwards is kept and may be spent on weapons).',
  'WK-R40':
    'Vehicle pool sells working vehicles only; a traded-in or wrecked one is restored. Table option: off, on (a vehicle handed in damaged, and every wreck, lies in the pool damaged side up and is sold, or taken instead of a draw, at the value of that side).',
  'WK-R41': 'Overpaying with one dearer card is legal, paying with superfluous cards is not.',
  'WK-R42': 'Vehicles as payment: they are gear cards, so yes, at current value, with WK-23.9 following.',
  'WK-R43':
    '"Knights cannot trade here" stands in the panel that describes the Stalls action, so it stops TRADE, not dealings between knights. The three lost icons of what knights may trade "level for level" are read as blue gear, AMMO, FUEL (the Rest Step passage lists gear, AMMO, FUEL). Table option: off, on (knights cannot trade with each other on hexes 3 and 5 either).',
  'WK-R44':
    'Special token on a city. The rule book treats such a hex as a normal one for game purposes, so CITY goes with the description; the other printed icons, which normal hexes have too, live on. With three tokens and five cities there is always a place to wake. No task of the inventory puts one on a city. Table option: normal, city (only the description is blank: the option of 1b and waking there remain).',
  'WK-R45': 'Knocked out in 1b: the rest of the phase passes him by.',
  'WK-R46':
    "Old Refinery's number. One example prints [7]; the reference sheet and another example print [9] with the same Survival (7) check. It is 9.",
  'WK-R47': 'Fresh tasks are not marked in the step that introduces them: marking precedes.',
  'WK-R48': 'Task decks may run dry (accomplished cards never return).',
  'WK-R49': 'A task met in mid-resolution is reserved for that knight and settled at the next allowed point.',
  'WK-R50':
    '"Accept and/or accomplish 1 task" (summary) against one of each (full text): one of each. Table option: off, on (accepting and accomplishing share one attempt per step).',
  'WK-R51':
    '2 players: both private tasks may be running; one attempt per step; hidden text binds no Waster.',
  'WK-R52':
    "Combat deck colours only matter for the track's direction; fixed to red for the Active Knight as in the example.",
  'WK-R53':
    "Reshuffle when needed, not the moment the last card leaves: the rule book's wording bears both, and so cards discarded meanwhile take part.",
  'WK-R54': 'Token supply never limits.',
  'WK-R55':
    'Responses resolve last-in-first-out: the rule book only says that others get a chance before the effect.',
  'WK-R56':
    'Removing a blue card. "+1 ? and draw 1 ?" is read REP and R (the next colour down). Table option: R, Y.',
  'WK-R57': 'REP below 0 does not exist.',
  'WK-R58':
    'Tie-break value of blue gear is that of R under the ladder played, the blue vehicle included on either side (it has no price; it should not count less than red).',
  'WK-R59': 'Promises. Not enforceable; shown as table etiquette.',
  'WK-R60': 'Knocked out while exploring ends the exploration; effects already done stay.',
  'WK-R61': "Red Tomb may target one's own hex and unconscious knights.",
  'WK-R62':
    'Sandpiercer to a hex behind a check: check needed; and one may accept or accomplish there if the allowance is unused.',
  'WK-R63':
    'Reference sheet costs and colours. Marked i or i? row by row in WK-12; all are data. Guiding line: trading cities give both resupplies for 1 G, the two cities without trade give one for 2 G and have a strong special action; hexes behind a check give Y where open hexes give G.',
  'WK-R64':
    'Waking penalty. The two lost icons are read as AMMO and FUEL: the Rest Step passage on waking speaks of updating resource counters and dials, and "if able" suits resources that may be at 0. REP or gear is not excluded. Table option: AMMO+FUEL, none.',
  'WK-R65':
    'Limit cards. "For the whole game" is read with its own example: never two copies at work in the same span.',
  'WK-R66': 'Covering one hand of a two-handed starting weapon makes it unavailable.',
  'WK-R67':
    'Two Defends in clash 1 of a duel end it before their other effects; two Defends later do nothing special.',
  'WK-R68':
    'Printed slips read as: "Combatants are to obliged" = not obliged; "this combat gains 1 dominance" = this combatant; "close range" = short; token "Naked" = Nuked; "dials for Radiation and Health" = Radiation and Fuel; "4 matching Ammo and Health markers" = two and two; the escape panel "Medicine (4)" of the card overview is noise, difficulties are 5, 7, 9.',
  'WK-R69': 'Nearest city is by steps, not by RD; ties by the Waster.',
  'WK-R70': 'Timer defaults are never harmful beyond inaction and never reveal anything.',
  'WK-R71':
    'Vehicle changed or lost on the road. A new or damaged vehicle works at its own speed at once; without any vehicle the journey is over, since moving on foot is a different kind of move.',
  'WK-R72':
    'Revealing is automatic. The remark that the Waster need not draw all cards of the route only means that he may play before the end; he cannot refuse to turn up a card he is due.',
  'WK-R73':
    'Finding room for a gained card. The rule book lets the newcomer take a panel and sends the displaced card "somewhere else"; with no room left something must go, and it can only be one of these two, because a full rearrangement is not allowed at that moment.',
  'WK-R74':
    "Quick Resupply cannot be negated. The rule book says that its effect cannot be ignored or negated, and elsewhere that at the no-healing level HP cannot be healed. Read as: nobody can answer or prevent the discard, but a knight's own limits are not somebody negating it. Table option: off, on (an HP icon heals 1 HP at RAD 3 too).",
  'WK-R75':
    'Second requirement failed. The rule book limits attempts to accept to one per step and accomplishments to one per step, and is silent on failed attempts at the second requirement; unlimited tries would make its check worthless, so one per step, like accepting.',
} satisfies Ledger
