import { list, type Shape, type Sheet, type TableOption, text } from '@midden/kernel'
import { LEDGER_LAYOUT, wrongLayout } from './board/layout.ts'
import { wrongPack } from './content/pack/read.ts'
import type { Pack } from './content/rows.ts'
import type { WkClause } from './ledger.ts'
import { missions } from './missions/rows.ts'

type OnOff = 'off' | 'on'

/** What a table may agree on before play: one row for each ruling where sensible people differ. */
export interface WkOptions {
  exchangeLadder: '1-2-3' | '1-3-9' | '1-3-6'
  /** "ledger", or 37 places hex by hex */
  boardLayout: 'ledger' | readonly string[]
  radThresholds: '2/3' | '1/3' | '1/2' | '3/3'
  blueConversion: 'R' | 'Y'
  wakingCost: 'AMMO+FUEL' | 'none'
  setupOrder: 'left' | 'right-then-counter-clockwise'
  explorationWaster: 'printed' | 'round' | 'opposite'
  prepayFuel: OnOff
  interactionFirst: OnOff
  resumeAfterForced: OnOff
  redoubtTarget: 'first mover' | "Waster's choice"
  attackBluff: OnOff
  stealMints: OnOff
  stealSeesStored: OnOff
  cargoLossOpen: OnOff
  wreckSalvage: OnOff
  fuelWithoutVehicle: OnOff
  soldDamaged: OnOff
  noTradeCitiesStrict: OnOff
  tokenOnCity: 'normal' | 'city'
  oneTaskActivity: OnOff
  /** seconds, 0 for off; the table's clock, not the rules, looks at it */
  decisionTimer: number
  resupplyAlwaysHeals: OnOff
  /** the mission, or "agree" to have the players settle it as WK-3.17 says */
  mission: 'agree' | 'M0' | 'M1' | 'M2' | 'M3' | 'M4' | 'M5' | 'REF'
  /** cards of one's own instead of those the game is sold with */
  content: Pack | null
}

const choice = (clause: WkClause, about: string, ...values: [string, ...string[]]): TableOption => ({
  kind: 'choice',
  values,
  default: values[0],
  clause,
  about,
})
const onOff = (clause: WkClause, about: string): TableOption => choice(clause, about, 'off', 'on')

const layout: Shape = (x, path) => {
  if (x === 'ledger') return null
  const misshapen = list(text(3), LEDGER_LAYOUT.length, LEDGER_LAYOUT.length)(x, path)
  if (misshapen !== null) return misshapen
  const wrong = wrongLayout(x as string[])
  return wrong === null ? null : `${path}: ${wrong}`
}

export const sheet: Sheet<WkOptions> = {
  exchangeLadder: choice('WK-R1', 'Values of green, yellow and red gear', '1-2-3', '1-3-9', '1-3-6'),
  boardLayout: {
    kind: 'data',
    shape: layout,
    schema: {
      oneOf: [{ const: 'ledger' }, { type: 'array', items: { type: 'string' }, minItems: 37, maxItems: 37 }],
    },
    default: 'ledger',
    clause: 'WK-R2',
    about: 'The places of the board: those of the ledger, or 37 of your own, hex by hex',
  },
  radThresholds: choice(
    'WK-R5',
    "Radiation levels from which there are no Bull's Eyes / no healing",
    '2/3',
    '1/3',
    '1/2',
    '3/3',
  ),
  blueConversion: choice('WK-R56', 'The gear drawn for a blue card removed from the game', 'R', 'Y'),
  wakingCost: choice('WK-R64', 'What a knight loses when he wakes up in a city', 'AMMO+FUEL', 'none'),
  setupOrder: choice('WK-R6', 'The order of choosing knights', 'left', 'right-then-counter-clockwise'),
  explorationWaster: choice(
    'WK-R8',
    'Who is the Waster in the Exploration Step',
    'printed',
    'round',
    'opposite',
  ),
  prepayFuel: onOff('WK-R10', 'Fuel may be spent ahead of need'),
  interactionFirst: onOff('WK-R11', 'Knights meet before the Waster plays a card'),
  resumeAfterForced: choice(
    'WK-R13',
    'A knight out of Fuel may go on with Fuel gained from the forced card',
    'on',
    'off',
  ),
  redoubtTarget: choice(
    'WK-R16',
    'Whom a card from the Redoubt is played on',
    'first mover',
    "Waster's choice",
  ),
  attackBluff: onOff('WK-R20', 'An impossible attack may be chosen as a bluff'),
  stealMints: onOff('WK-R33', 'A thief gains 2 even if the victim has fewer'),
  stealSeesStored: onOff('WK-R34', 'A thief is shown the stored cards'),
  cargoLossOpen: onOff('WK-R36', 'The Waster is shown the cargo he discards from'),
  wreckSalvage: onOff('WK-R37', 'Cargo of a wreck may fill free backpack places'),
  fuelWithoutVehicle: onOff('WK-R39', 'Fuel may be kept without a vehicle'),
  soldDamaged: onOff('WK-R40', 'Damaged vehicles stay damaged in the pool'),
  noTradeCitiesStrict: onOff('WK-R43', 'Knights cannot trade on hexes 3 and 5 either'),
  tokenOnCity: choice('WK-R44', 'What a city under a special token still is', 'normal', 'city'),
  oneTaskActivity: onOff('WK-R50', 'Accepting and accomplishing share one attempt a step'),
  decisionTimer: {
    kind: 'number',
    min: 0,
    max: 3600,
    default: 0,
    clause: 'WK-R70',
    about: 'Seconds for a decision before its default is taken, 0 for no limit',
  },
  resupplyAlwaysHeals: onOff('WK-R74', 'A Health icon heals at every Radiation level'),
  mission: {
    kind: 'choice',
    values: ['agree', ...missions.map(({ id }) => id)],
    names: Object.fromEntries(missions.map(({ id, title }) => [id, title])),
    default: 'agree',
    clause: 'WK-3.17',
    about: 'Agree: players vote on a mission at the table',
  },
  content: {
    kind: 'data',
    shape: (x, path) => (x === null ? null : wrongPack(x, path)),
    schema: { type: ['object', 'null'] },
    default: null,
    clause: 'WK-1.1',
    about: 'A pack of cards of your own',
  },
}
