import type { Course } from '../../../lessons/course.ts'
import { aRoundAtTheWorks } from './a-round-at-the-works.ts'
import { debtsDirtAndTheEnd } from './debts-dirt-and-the-end.ts'

const course: Course = {
  chapters: [aRoundAtTheWorks, debtsDirtAndTheEnd],
  remember: [
    'An Order needs workers, materials and room for waste.',
    'Pay wages every round; short of cash means a loan.',
    'A loan is −10 at the end; only an Adviser repays it.',
    'Stay green: an accident costs money and columns, and the last one always comes.',
    'Column 20 ends the game; innovations are worth up to 15 each.',
  ],
  real: { seats: 3 },
}

export const courseIn = async (): Promise<Course> => course
