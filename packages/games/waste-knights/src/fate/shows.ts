import { type Seat, type Showing, showing, type Viewer } from '@midden/kernel'
import type { WkEvent } from '../events.ts'

const LOG: Showing = { as: 'log' }
const MARK: Showing = { as: 'mark' }
/** What came of something: told with it. */
const part = (cause: string): Showing => ({ as: 'moment', cause, joins: true })
const begins = (cause: string): Showing => ({ as: 'moment', cause, opens: true })
/** It may take many moves, and what comes of it is told with it. */
const long = (cause: string): Showing => ({ ...begins(cause), keeps: true })
const OVER: Showing = { as: 'log', closes: true }
const MOMENT: Showing = { as: 'moment' }
const FIGHT: Showing = { as: 'moment', cause: 'fight' }
const DAWN: Showing = { as: 'recap', cause: 'dawn', opens: true }
const MISSION = part('mission')

const holding = (shown: Showing, holds: boolean): Showing => (holds ? { ...shown, holds: true } : shown)

/** It waits for the seat it is about. */
const forOwner =
  (shown: Showing) =>
  (e: { seat: Seat }, me: Viewer): Showing =>
    holding(shown, e.seat === me)

/** It waits for both of them. */
const forBoth =
  (shown: Showing) =>
  (e: { seat: Seat; other: Seat }, me: Viewer): Showing =>
    holding(shown, me !== null && (e.seat === me || e.other === me))

/** It waits for everybody at the table. */
const forAll =
  (shown: Showing) =>
  (_e: WkEvent, me: Viewer): Showing =>
    holding(shown, me !== null)

/** A moment for its owner, a mark for the others. */
const ownOnly =
  (shown: Showing) =>
  (e: { seat: Seat }, me: Viewer): Showing =>
    e.seat === me ? shown : MARK

const GEAR = part('gear')
const VEHICLE = part('vehicle')
const TASK = part('task')
const ROLL = part('roll')
const CARD = part('card')
const LUCK = part('luck')

/** How each event comes before people's eyes. */
export const shows = showing<WkEvent>({
  'rolled for the start': MARK,
  'first player': MARK,
  'knight chosen': MARK,
  'colour chosen': MARK,
  'vehicle chosen': MARK,
  'starters placed': MARK,
  voted: MARK,
  'votes shown': MARK,
  'mission settled': forAll(MOMENT),
  'tasks dealt': MARK,
  'tasks chosen': MARK,
  'tasks kept': MARK,
  'task posted': MARK,
  'stall filled': LOG,
  'round begins': (e, me) => holding(DAWN, e.last && me !== null),
  'tasks marked': LOG,
  'task outdated': (e, me) => holding(part('dawn'), me !== null && e.holder === me),
  'tasks looked at': LOG,
  'city option': MARK,
  'tokens removed': LOG,
  'special token turned': MARK,
  'special token removed': MARK,
  'stall cleared': MARK,
  'first player passed': { as: 'mark', joins: true },
  unmarked: LOG,
  active: OVER,
  'planted card discarded': LOG,
  'game over': LOG,
  'luck drawn': ownOnly(LUCK),
  'luck discarded': LUCK,
  'luck played': begins('luck'),
  'luck cancelled': (e, me) => holding(LUCK, e.of === me),
  used: ROLL,
  marked: (e, me) => (e.by === undefined ? MARK : holding(MOMENT, e.seat === me)),
  reshuffled: LOG,
  'check announced': { ...ROLL, keeps: true },
  rolled: ROLL,
  'die turned': ROLL,
  'check passed': { ...ROLL, keeps: false },
  'check failed': { ...ROLL, keeps: false },
  'option chosen': MARK,
  'range asked for': MARK,
  'card planted': MOMENT,
  counter: { as: 'mark', joins: true },
  prevented: part('shield'),
  'fell unconscious': forOwner(part('fall')),
  'came round': forOwner(part('waking')),
  'woke up': forOwner(begins('waking')),
  'gear drawn': ownOnly(GEAR),
  'blue card gained': GEAR,
  'gear placed': LOG,
  'gear discarded': GEAR,
  'gear rearranged': LOG,
  'done rearranging': LOG,
  'taken from the Stalls': part('trade'),
  'special card attached': GEAR,
  'vehicle damaged': forOwner(VEHICLE),
  'vehicle wrecked': forOwner(VEHICLE),
  'vehicle repaired': VEHICLE,
  'vehicle given up': VEHICLE,
  'vehicle taken': VEHICLE,
  'blue card removed': GEAR,
  'cargo discarded': (e, me) => holding(part('cargo'), e.seat === me && e.by !== me),
  'storage shown': forOwner(MOMENT),
  'tokens placed': part('tokens'),
  'put on a hex': forOwner(part('moved')),
  'special token placed': part('tokens'),
  'combat begins': long('fight'),
  range: FIGHT,
  clash: FIGHT,
  'card locked': LOG,
  'cards shown': FIGHT,
  'arms laid down': FIGHT,
  advances: FIGHT,
  retreats: FIGHT,
  'weapon named': FIGHT,
  'attack fizzled': FIGHT,
  missed: FIGHT,
  hit: FIGHT,
  damage: FIGHT,
  dominance: FIGHT,
  'combat decided': (e, me) => holding(FIGHT, me !== null && e.seats.includes(me)),
  approached: long('meeting'),
  agreed: part('meeting'),
  refused: { ...part('meeting'), closes: true },
  'laid down': MARK,
  proposed: MARK,
  traded: (e, me) => holding(part('meeting'), me !== null && e.seats.includes(me)),
  revived: forBoth(part('meeting')),
  stolen: (e, me) => holding(part('theft'), e.victim === me),
  stayed: MARK,
  'route planned': MARK,
  entered: MARK,
  'cards turned up': MARK,
  'Redoubt card turned up': MARK,
  'Redoubt cards kept': LOG,
  waited: MARK,
  'card played': long('card'),
  stops: MARK,
  'cards unplayed': MARK,
  'move ended': { ...OVER, as: 'mark' },
  'tries to escape': CARD,
  faces: CARD,
  escaped: CARD,
  'card cancelled': CARD,
  'card replaced': CARD,
  'card discarded': { ...OVER, cause: 'card' },
  'card set aside': { ...OVER, cause: 'card' },
  'reward void': forOwner(TASK),
  dealt: begins('trade'),
  'trade cancelled': MARK,
  'done resting': LOG,
  resupplied: MARK,
  'exploration declined': MARK,
  'hex blocked': MARK,
  'exploration failed': ROLL,
  'exploration opened': ROLL,
  'exploration ended': MARK,
  'wasteland looked at': LOG,
  'task revealed': TASK,
  'task attempted': TASK,
  'attempt failed': TASK,
  'task accepted': TASK,
  'task accomplished': forOwner(begins('task')),
  'crowd addressed': forOwner(MISSION),
  'called out': forBoth(MISSION),
  'marker on a sheet': forBoth(MISSION),
  'villain moved': MISSION,
  'Dame taken': forOwner(MISSION),
  'Dame left behind': forOwner(MISSION),
  'clue turned up': forOwner(MISSION),
  'clue kept': forOwner(MISSION),
  'clue lost': forOwner(MISSION),
  'Cultist drawn': MISSION,
  'Cultist placed': MISSION,
  'Cultist beaten': forOwner(MISSION),
  'left for good': forAll(MOMENT),
})
