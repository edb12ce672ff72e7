import type { Course } from '../../../lessons/course.ts'
import { bidAndBluff } from './bid-and-bluff.ts'
import { sortAndScore } from './sort-and-score.ts'

const course: Course = {
  chapters: [sortAndScore, bidAndBluff],
  remember: [
    'Finish sets: 3 metals 10, 2 textiles 5, 5 hazardous 12 (each one over −2), 3 foods on a compost 9.',
    'Paper climbs: 1, 3, 6, 9, 13, 17, 21, 25.',
    'Most electronics 10, second 5. Most plastic 12, anyone with fewer −10.',
    'More cards win the auction; ties go to the boss; losing costs nothing.',
    'Last place is boss. It all scores once, at the end.',
  ],
  real: { seats: 3 },
}

export const courseIn = async (): Promise<Course> => course
