import type { Seat, Seats, Tell } from '@midden/kernel'
import type { CardNames, Kind } from './cards.ts'
import type { WorksClause } from './ledger.ts'
import type { Colour, Peg } from './mat.ts'
import type { Company } from './position.ts'
import type { Points } from './score.ts'

interface Base {
  clause: WorksClause
  only?: Seats
  reveals?: true
}

/** Events that name cards carry which set of names the table plays with. */
interface Named extends Base {
  names: CardNames
}

/** What everybody sees of a company. */
export type Mat = Pick<Company, 'column' | 'row' | 'R' | 'M' | 'W' | 'waste' | 'tower' | 'loans'>

/** What has to be paid whatever is in the purse. */
export type Compulsory = 'wages' | 'fine' | 'bribe'

/** Everything that is told at a table, with every payment and never a total of hidden cash. */
export type WorksEvent =
  | (Base & { what: 'start player'; seat: Seat })
  | (Base & { what: 'new round'; round: number; seat: Seat })
  | (Base & { what: 'last round'; round: number })
  | (Named & { what: 'dealt'; set: number; kind: Kind })
  | (Named & { what: 'duplicate'; set: number; kind: Kind })
  | (Base & { what: 'reshuffled'; cards: number })
  | (Named & { what: 'accident'; final: boolean })
  | (Base & { what: 'answered'; seat: Seat; bribe?: boolean })
  | (Base & { what: 'bribed'; seat: Seat; paid: number })
  | (Base & { what: 'declined'; seat: Seat })
  | (Base & { what: 'unharmed'; seat: Seat })
  | (Base & { what: 'fined'; seat: Seat; colour: Colour; paid: number; from: number; column: number })
  | (Base & {
      what: 'credit'
      seat: Seat
      loans: number
      forced: boolean
      /** the bill that forced it */
      due?: number
      for?: Compulsory
      /** what its owner had before it */
      cash?: number
    })
  | (Named & { what: 'took'; seat: Seat; set: number; kinds: Kind[] })
  | (Named & { what: 'left over'; set: number; kinds: Kind[] })
  | (Named & { what: 'turned up'; seat: Seat; kind: Kind })
  | (Base & {
      what: 'order'
      seat: Seat
      adviser: boolean
      paid: number
      materials: number
      from: number
      waste: number
    })
  | (Base & { what: 'growth'; seat: Seat; adviser: boolean; from: number; column: number })
  | (Base & { what: 'end fixed'; seat: Seat })
  | (Base & { what: 'hiring'; seat: Seat; adviser: boolean; from: number; row: number })
  | (Base & { what: 'firing'; seat: Seat; adviser: boolean; from: number; row: number })
  | (Base & { what: 'innovation'; seat: Seat; adviser: boolean; pegs: Peg[]; paid: number })
  | (Base & { what: 'disposal'; seat: Seat; adviser: boolean; from: number; waste: number })
  | (Named & { what: 'removal'; seat: Seat; adviser: boolean; from: number[]; wastes: number[] })
  | (Base & { what: 'repaid'; seat: Seat; paid: number })
  | (Named & { what: 'discarded'; seat: Seat; kind: Kind })
  | (Named & { what: 'kept'; seat: Seat; kind?: Kind })
  | (Base & { what: 'auction'; seat: Seat; adviser: boolean; lot: number })
  | (Base & { what: 'no lot'; seat: Seat })
  | (Base & { what: 'bid'; seat: Seat; bid: number })
  | (Base & { what: 'no bid'; seat: Seat })
  | (Base & { what: 'sold'; seat: Seat; to: Seat; lot: number; price: number })
  | (Base & { what: 'unsold'; seat: Seat; lot: number })
  | (Base & {
      what: 'wages'
      seat: Seat
      paid: number
      /** the company as the round leaves it */
      mat: Mat
      /** what its owner had before paying */
      cash?: number
    })
  | (Base & { what: 'last round over'; round: number })
  | (Named & { what: 'all shuffled'; cards: number })
  | (Base & { what: 'marker'; seat: Seat; from: Seat })
  | (Base & { what: 'scored'; seat: Seat; points: Points })
  | (Base & { what: 'ranking'; ranking: Seat[][] })

export type WorksTell = Tell<WorksEvent>
