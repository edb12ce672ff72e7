import type { Course } from '../../../lessons/course.ts'
import { driveAndExplore } from './drive-and-explore.ts'
import { fight } from './fight.ts'
import { theWasterAndWinning } from './the-waster-and-winning.ts'
import { townAndTasks } from './town-and-tasks.ts'

const course: Course = {
  chapters: [driveAndExplore, fight, townAndTasks, theWasterAndWinning],
  remember: [
    'One card per move, plus one per skull.',
    'Face it for the reward, escape for safety.',
    'Prepare, then Attack; heal before you fall.',
    'One action per place; one task to accept, one to finish.',
    'Reputation opens the finale. Get there first.',
  ],
  real: {
    seats: 2,
    options: { mission: 'M1' },
    start: {
      title: 'Savior of the Waste',
      about: [
        'Win 7 Reputation by tasks, enemies and duels, then convince the crowd of Gangraen with a speech. Whoever does it first wins at once.',
        'Up to 12 rounds, about an hour against one bot. It is the easiest of the full missions.',
      ],
      button: 'Start a mission',
    },
  },
}

export const courseIn = async (): Promise<Course> => course
