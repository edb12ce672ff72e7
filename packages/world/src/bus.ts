import type { NodeMessages } from '@midden/store'
import type { Chance } from './chance.ts'
import type { Ground } from './ground.ts'
import type { Scheduler } from './scheduler.ts'

/** How it goes with messages between nodes, so often in a thousand. */
export interface BusWeather {
  lost: number
  doubled: number
  /** a message takes up to so many milliseconds more, and may be overtaken */
  slow: number
}

export const FINE_BUS: BusWeather = { lost: 0, doubled: 0, slow: 0 }

const GATHER_MS = 5

/** Messages between nodes, the sender included. */
export function bus({ after }: Scheduler, chance: Chance, weather: () => BusWeather) {
  interface Member {
    place: Ground
    hearers: ((message: string) => void)[]
    gaps: (() => void)[]
  }
  const members = new Set<Member>()

  const deliver = ({ place, hearers }: Member, message: string): void => {
    const { slow } = weather()
    after(GATHER_MS + chance.below(5) + (slow === 0 ? 0 : chance.below(slow)), () =>
      place.enter(() => {
        for (const hear of hearers) hear(message)
      }),
    )
  }

  return {
    join: (place: Ground): NodeMessages => {
      const member: Member = { place, hearers: [], gaps: [] }
      members.add(member)
      return {
        publish: (message) => {
          for (const other of members) {
            if (other.place.isDead()) members.delete(other)
            else if (!chance.often(weather().lost)) {
              deliver(other, message)
              if (chance.often(weather().doubled)) deliver(other, message)
            }
          }
        },
        listen: (hear) => void member.hearers.push(hear),
        onGap: (gap) => void member.gaps.push(gap),
      }
    },
    /** The connection is new everywhere: something may have been missed. */
    gap: (): void => {
      for (const { place, gaps } of members)
        place.later(chance.below(500), () => {
          for (const gap of gaps) gap()
        })
    },
  }
}

export type MessageBus = ReturnType<typeof bus>
