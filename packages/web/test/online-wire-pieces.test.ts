import type { FromServer } from '@midden/protocol'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { followers, type Subscriber } from '../src/online/wire/followers.ts'
import { type OrderReply, orders } from '../src/online/wire/orders.ts'
import { pulse } from '../src/online/wire/pulse.ts'

interface Sent {
  t: string
  id: string
  [field: string]: unknown
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

let ids = 0
const ports = {
  chance: () => `id${++ids}`,
  after: (ms: number, ring: () => void) => {
    const timer = setTimeout(ring, ms)
    return () => clearTimeout(timer)
  },
}

/** What has been said on a line, the newest last. */
function said() {
  const sent: Sent[] = []
  return { sent, say: (message: object): void => void sent.push(message as Sent) }
}
const refusal = (id: string, code: 'unavailable' | 'unwelcome' | 'rules'): OrderReply => ({
  t: 'refused',
  id,
  code,
  reason: '',
  clauses: [],
})

describe('pulse', () => {
  test('asks now and then; whoever answers lives, whoever does not is dead', () => {
    const [ping, dead] = [vi.fn(), vi.fn()]
    const alive = pulse(ports, ping, dead)
    alive.start()
    vi.advanceTimersByTime(20_000)
    expect(ping).toHaveBeenCalledTimes(1)
    alive.heard()
    vi.advanceTimersByTime(20_000)
    expect(ping).toHaveBeenCalledTimes(2)
    expect(dead).not.toHaveBeenCalled()
    vi.advanceTimersByTime(8000)
    expect(dead).toHaveBeenCalledTimes(1)
    alive.stop()
    vi.advanceTimersByTime(60_000)
    expect([ping, dead].map(({ mock }) => mock.calls.length)).toEqual([2, 1])
  })

  test('a line on which nothing is ever heard is dead before it was open', () => {
    const [ping, dead] = [vi.fn(), vi.fn()]
    const alive = pulse(ports, ping, dead)
    alive.opening()
    vi.advanceTimersByTime(19_999)
    expect(dead).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(dead).toHaveBeenCalledTimes(1)
    alive.opening()
    alive.heard()
    vi.advanceTimersByTime(20_000)
    expect(dead).toHaveBeenCalledTimes(1)
  })
})

describe('orders', () => {
  test('are sent again on a new line under their id, and settled by their own answer', async () => {
    const { sent, say } = said()
    const pending = orders(say, ports)
    const [a, b] = ['one', 'two'].map((text) => pending.give({ t: 'say', table: 't', text }))
    expect(sent[0]!.id).not.toBe(sent[1]!.id)
    pending.answered({ t: 'done', id: sent[1]!.id, version: 7 })
    pending.again()
    expect(sent).toHaveLength(3)
    expect(sent[2]).toEqual(sent[0])
    pending.answered(refusal(sent[0]!.id, 'rules'))
    pending.again()
    expect(sent).toHaveLength(3)
    expect(await Promise.all([a, b])).toMatchObject([{ code: 'rules' }, { version: 7 }])
  })

  test('one that the store could not take is sent again after a while', () => {
    const { sent, say } = said()
    const pending = orders(say, ports)
    pending.give({ t: 'say', table: 't', text: 'hello' })
    pending.answered(refusal(sent[0]!.id, 'unavailable'))
    vi.advanceTimersByTime(999)
    expect(sent).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(sent[1]).toEqual(sent[0])
  })
})

describe('followers', () => {
  function follower(table: string) {
    const heard: FromServer[] = []
    const declined = vi.fn()
    const one: Subscriber = {
      table,
      seen: () => 4,
      as: () => (table === 'b' ? 2 : null),
      hear: (message) => void heard.push(message),
      caughtUp: () => {},
      declined,
      stands: () => {},
    }
    return { one, heard, declined }
  }

  test('each hears of its own table, and of what concerns all', () => {
    const all = followers(() => {}, ports)
    const [a, b] = [follower('a'), follower('b')]
    for (const { one } of [a, b]) all.add(one)
    all.hear({ t: 'presence', table: 'a', seats: [], watchers: 0 })
    all.hear({ t: 'notice', kind: 'restart', text: '' })
    expect([a, b].map(({ heard }) => heard.map(({ t }) => t))).toEqual([['presence', 'notice'], ['notice']])
    all.remove(a.one)
    all.remove(b.one)
    expect(all.any()).toBe(false)
  })

  test('a refusal is for whoever asked; one that passes is asked again, unless it has left', () => {
    const { sent, say } = said()
    const all = followers(say, ports)
    const [a, b] = [follower('a'), follower('b')]
    for (const { one } of [a, b]) {
      all.add(one)
      all.ask(one)
    }
    expect(sent).toMatchObject([
      { t: 'follow', table: 'a', seen: 4 },
      { t: 'follow', table: 'b', seen: 4 },
    ])
    all.answered(refusal(sent[0]!.id, 'unwelcome'))
    expect([a, b].map(({ declined }) => declined.mock.calls.length)).toEqual([1, 0])
    all.answered(refusal(sent[1]!.id, 'unavailable'))
    vi.advanceTimersByTime(1000)
    expect(sent.filter(({ t, table }) => t === 'follow' && table === 'b')).toHaveLength(2)
    all.answered(refusal(sent[2]!.id, 'unavailable'))
    all.remove(b.one)
    vi.advanceTimersByTime(1000)
    expect(sent.filter(({ t, table }) => t === 'follow' && table === 'b')).toHaveLength(2)
  })

  test('answers of an old line are not taken for those of the new one', () => {
    const { sent, say } = said()
    const all = followers(say, ports)
    const a = follower('a')
    all.add(a.one)
    all.ask(a.one)
    all.again()
    expect(sent).toHaveLength(2)
    all.answered(refusal(sent[0]!.id, 'unwelcome'))
    expect(a.declined).not.toHaveBeenCalled()
  })
})
