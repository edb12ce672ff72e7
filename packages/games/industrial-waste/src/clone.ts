import { cloneRandom } from '@midden/kernel'
import type { Company, Works, WorksFrame } from './position.ts'

export const cloneCompany = (c: Company): Company => ({
  column: c.column,
  row: c.row,
  R: c.R,
  M: c.M,
  W: c.W,
  waste: c.waste,
  tower: c.tower,
  cash: c.cash,
  loans: c.loans,
  hand: c.hand.slice(),
  kept: c.kept,
})

function cloneFrame(f: WorksFrame): WorksFrame {
  switch (f.at) {
    case 'round':
      return { at: 'round', step: f.step, place: f.place, turn: f.turn }
    case 'accident':
      return { at: 'accident', step: f.step, final: f.final, answers: f.answers.slice() }
    case 'auction':
      return {
        at: 'auction',
        step: f.step,
        seller: f.seller,
        lot: f.lot,
        bids: f.bids.slice(),
        turn: f.turn,
      }
  }
}

export const clone = (s: Works): Works => ({
  seats: s.seats,
  rng: cloneRandom(s.rng),
  stack: s.stack.map(cloneFrame),
  options: s.options,
  round: s.round,
  start: s.start,
  companies: s.companies.map(cloneCompany),
  supply: s.supply,
  deck: s.deck.slice(),
  discards: s.discards.slice(),
  sets: s.sets.map((set) => set.slice()),
  aside: s.aside,
  ending: s.ending,
})
