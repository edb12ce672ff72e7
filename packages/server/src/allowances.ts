import { buckets, type Limits, meter } from './limits.ts'
import type { Time } from './time.ts'

/** What each person and each address may still ask for on this node, over all its sockets. */
export function allowances(limits: Limits, time: Time) {
  const [messages, all] = [buckets(limits.messages, time), buckets(limits.messagesPerAddress, time)]
  const [work, allWork] = [meter(limits.work, time), meter(limits.workPerAddress, time)]
  return {
    /** One more message. Before hello nobody is known, and the address alone counts. */
    message: (address: string, person: string): boolean =>
      all(address) && (person === '' || messages(person)),
    say: buckets(limits.say, time),
    entry: buckets(limits.entries, time),
    /** Have they asked for less work than they may? */
    hasWork: (address: string, person: string): boolean =>
      allWork.has(address) && (person === '' || work.has(person)),
    spend: (address: string, person: string, ms: number): void => {
      allWork.add(address, ms)
      if (person !== '') work.add(person, ms)
    },
  }
}

export type Allowances = ReturnType<typeof allowances>
