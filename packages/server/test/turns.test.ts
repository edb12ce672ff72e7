import type { Steps } from '@midden/kernel'
import { rota } from '@midden/table'
import { describe, expect, test } from 'vitest'
import { allowances } from '../src/allowances.ts'
import { LIMITS } from '../src/limits.ts'
import { DroppedTask, type Payer, realLoop, turns } from '../src/turns.ts'
import { handTime } from './support/time.ts'

const from = (address: string, person: string, isWanted = () => true): Payer => ({
  address,
  person,
  isWanted,
})

/** Time passes with each step of work, and at no other time. */
function bench() {
  let now = 0
  const spent: [string, string, number][] = []
  const { take, work, job } = turns(({ person }, kind, ms) => void spent.push([person, kind, ms]), {
    ...realLoop,
    elapsed: () => now,
  })
  function* long(steps: number, log: string[], name: string): Steps<string> {
    for (let step = 0; step < steps; step++) {
      now++
      log.push(name)
      yield
    }
    return name
  }
  const pass = (ms: number): void => {
    now += ms
  }
  return { take, work, job, long, spent, pass }
}
const turn = (): Promise<void> => new Promise((rest) => setImmediate(rest))

describe('the rota', () => {
  test('goes round the addresses, and round the people of each', () => {
    const line = rota<string>()
    for (const thing of ['a1', 'a2', 'a3']) line.add('club', 'ada', thing)
    line.add('club', 'bob', 'b1')
    for (const thing of ['e1', 'e2']) line.add('attic', 'eve', thing)
    const order: unknown[] = []
    for (let thing = line.next(); thing !== undefined; thing = line.next()) order.push(thing)
    expect(order).toEqual(['a1', 'e1', 'b1', 'e2', 'a2', 'a3'])
  })
})

describe('turns', () => {
  test('what takes long is done in pieces, and what comes in meanwhile is done before its end', async () => {
    const { take, work, long, spent } = bench()
    const log: string[] = []
    let told = ''
    take(from('attic', 'eve'), 'story', () => {
      void Promise.resolve(work(long(100, log, 'eve'))).then((name) => {
        told = name
      })
    })
    take(from('club', 'ada'), 'ping', () => void log.push('ada'))
    await turn()
    expect(log.indexOf('ada')).toBe(1)
    take(from('club', 'bob'), 'ping', () => void log.push('bob'))
    while (told === '') await turn()
    expect(log).toHaveLength(102)
    expect(log.indexOf('bob')).toBeLessThan(20)
    // All of it is laid to the account of whoever asked, and no piece is longer than four steps.
    const pieces = spent.filter(([person]) => person === 'eve').map(([, , ms]) => ms)
    expect(pieces.reduce((sum, ms) => sum + ms)).toBe(100)
    expect(Math.max(...pieces)).toBeLessThanOrEqual(4)
  })

  test('what must be done is done when its turn has come, also for somebody who has gone', async () => {
    const { take, job, pass } = bench()
    const log: string[] = []
    let isThere = true
    take(
      from('attic', 'eve', () => isThere),
      'follow',
      () => {
        for (const name of ['a', 'b', 'c'])
          void job(() => {
            pass(3)
            log.push(name)
          })
        isThere = false
      },
    )
    take(
      from('attic', 'eve', () => isThere),
      'ping',
      () => void log.push('not wanted'),
    )
    await turn()
    expect(log).toEqual(['a', 'b'])
    await turn()
    expect(log).toEqual(['a', 'b', 'c'])
    await expect(job(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  })

  test('the loop comes round after a few milliseconds, however much is in line', async () => {
    const { take, pass } = bench()
    let done = 0
    for (let i = 0; i < 100; i++)
      take(from('attic', 'eve'), 'follow', () => {
        pass(1)
        done++
      })
    await turn()
    expect(done).toBeGreaterThan(0)
    expect(done).toBeLessThanOrEqual(5)
    while (done < 100) await turn()
  })

  test('what nobody waits for any more is not begun, and not gone on with', async () => {
    const { take, work, long } = bench()
    const log: string[] = []
    let isThere = true
    let ended: unknown
    const eve = from('attic', 'eve', () => isThere)
    take(eve, 'story', () => {
      Promise.resolve(work(long(100, log, 'story'))).catch((error: unknown) => {
        ended = error
      })
    })
    await turn()
    isThere = false
    take(eve, 'follow', () => void log.push('follow'))
    while (ended === undefined) await turn()
    await turn()
    expect(ended).toBeInstanceOf(DroppedTask)
    expect(log.length).toBeLessThan(20)
    expect(log).not.toContain('follow')
  })

  test('what fails fails for whoever asked, and the line goes on', async () => {
    const { take, work } = bench()
    let reason = ''
    let isOn = false
    take(from('attic', 'eve'), 'story', () => {
      const broken = (function* (): Steps<void> {
        yield
        throw new Error('broken')
      })()
      Promise.resolve(work(broken)).catch((error: Error) => {
        reason = error.message
      })
    })
    take(from('club', 'ada'), 'ping', () => {
      isOn = true
    })
    while (reason === '' || !isOn) await turn()
    expect(reason).toBe('broken')
  })
})

test('work is counted for the person over all its sockets, and for the address over all its people', async () => {
  const { time, pass } = handTime()
  const may = allowances(
    {
      ...LIMITS,
      work: { burst: 10, perSecond: 1 },
      workPerAddress: { burst: 25, perSecond: 1 },
      messages: { burst: 2, perSecond: 1 },
      messagesPerAddress: { burst: 3, perSecond: 1 },
    },
    time,
  )
  may.spend('attic', 'eve', 10)
  expect([may.hasWork('attic', 'eve'), may.hasWork('attic', 'ida'), may.hasWork('club', 'ada')]).toEqual([
    false,
    true,
    true,
  ])
  may.spend('attic', 'ida', 15)
  expect(may.hasWork('attic', 'una')).toBe(false)
  await pass(2000)
  expect([may.hasWork('attic', 'eve'), may.hasWork('attic', 'una')]).toEqual([true, true])
  expect([1, 2, 3].map(() => may.message('attic', 'eve'))).toEqual([true, true, false])
  expect([may.message('attic', ''), may.message('attic', 'ida'), may.message('club', 'ada')]).toEqual([
    false,
    false,
    true,
  ])
})
