import { type Patch, patched } from '@midden/table'
import { describe, expect, test } from 'vitest'
import { guest } from './support/client.ts'
import { node } from './support/node.ts'
import { act, matchOf, opened, playOut, table } from './support/play.ts'

const { url } = await node()
const [ada, bob, cleo] = await Promise.all(['Ada', 'Bob', 'Cleo'].map((name) => guest(url, name)))

const newsOf = (frames: string[]): string[] => frames.filter((frame) => frame.startsWith('{"t":"news"'))

describe('a table over a socket', () => {
  test('people and a bot play a sealed game to the end, and all see the same end', async () => {
    const id = await table('draft', 4, [ada!, bob!, cleo!])
    const lines = await Promise.all([ada!.at(id), bob!.at(id), cleo!.at(id)])
    await playOut(lines, id)
    const ends = lines.map((line) => line.picture(id))
    for (const end of ends) expect(end.match!.outcome).toEqual(ends[0]!.match!.outcome)
    expect(ends[0]!.fairness.secret).toMatch(/^[0-9a-f]{64}$/)
    for (const line of lines) line.close()
  })

  test('a command is acknowledged before it is told, and told to everybody', async () => {
    const id = await table('bank', 2, [ada!, bob!])
    const [a, b] = await Promise.all([ada!.at(id), bob!.at(id)])
    const from = a.frames.length
    const { version } = (await act(a, id)) as { version: number }
    await Promise.all([a, b].map((line) => line.until(() => line.tables.get(id)!.version === version)))
    const kinds = a.frames.slice(from).map((frame) => (JSON.parse(frame) as { t: string }).t)
    // That the other one is there may still be on its way.
    expect(kinds.filter((kind) => kind !== 'presence')).toEqual(['done', 'news'])
    expect(b.messages('done').map(({ version: v }) => v)).not.toContain(version + 1)
    a.close()
    b.close()
  })

  test('a command sent again gets the same answer and is carried out once', async () => {
    const id = await table('bank', 2, [ada!, bob!])
    const line = await ada!.at(id)
    const first = await act(line, id, 0, { id: 'again' })
    const { version } = line.tables.get(id)!
    const command = { t: 'act', id: 'again', table: id, seen: version - 1, action: { act: 'spend', n: 0 } }
    for (let i = 0; i < 3; i++) expect(await line.call(command)).toEqual(first)
    expect((await line.call({ ...command, id: 'other' })).t).toBe('refused')
    expect(line.tables.get(id)!.version).toBe(version)
    expect(matchOf(line, id).moves).toBe(1)
    line.close()
  })

  test('two people may use the same command id', async () => {
    const id = await table('draft', 2, [ada!, bob!])
    const lines = await Promise.all([ada!.at(id), bob!.at(id)])
    const answers = await Promise.all(lines.map((line) => act(line, id, 0, { id: 'same' })))
    expect(answers.map(({ t }) => t)).toEqual(['done', 'done'])
    for (const line of lines) line.close()
  })

  test('the sender’s seat is its own, whatever it says', async () => {
    const id = await table('bank', 2, [ada!, bob!])
    const [a, b, c] = await Promise.all([ada!.at(id), bob!.at(id), cleo!.line()])
    const move = { t: 'act', table: id, seen: 99, action: { act: 'spend', n: 0 } }
    expect(await b.call(move)).toMatchObject({ t: 'refused', code: 'rules', clauses: ['B-2'] })
    // To a stranger a private table answers like none, whatever is asked of it.
    const { t, seen, action } = move
    for (const asked of [
      { t, seen, action },
      { t: 'undo', seen },
      { t: 'follow', seen: null },
      { t: 'follow', seen: 2 },
      { t: 'story' },
      { t: 'say', text: 'boo' },
      { t: 'away' },
      { t: 'back' },
      { t: 'resume' },
      { t: 'reveal', entropy: 'x'.repeat(20) },
      { t: 'propose', what: 'pause' },
      { t: 'answer', proposal: 1, yes: true },
      { t: 'mute', seat: 0, on: true },
    ]) {
      const [there, none] = [
        await c.call({ ...asked, table: id }),
        await c.call({ ...asked, table: 'nosuchtable' }),
      ]
      expect({ ...there, id: '' }).toEqual({ ...none, id: '' })
      expect(there).toMatchObject({ t: 'refused', code: 'unknown' })
    }
    for (const line of [a, b, c]) line.close()
  })
})

/** How long a duel lasts is luck: one that outlasts what the server keeps in memory. */
async function longDuel() {
  for (;;) {
    const id = await table('duel', 3, [ada!, bob!])
    const [stays, goes, b] = await Promise.all([ada!.at(id), ada!.at(id), bob!.at(id)])
    const { version: seen, picture } = goes.tables.get(id)!
    goes.close()
    await playOut([stays, b], id)
    if (newsOf(stays.frames).length > 20) return { id, seen, picture, stays, b }
    for (const line of [stays, b]) line.close()
  }
}

describe('coming back', () => {
  test('with the last version seen one gets exactly what was missed, as it was told to others', async () => {
    const { id, seen, picture, stays, b } = await longDuel()
    const told = newsOf(stays.frames)
    const versionOf = (frame: string): number => (JSON.parse(frame) as { version: number }).version
    let had = picture
    for (const [i, frame] of told.entries()) {
      const version = seen + i
      const back = await ada!.line()
      back.tables.set(id, { version, picture: had, versions: [] })
      expect(await back.follow(id, version)).toMatchObject({ t: 'done', version: seen + told.length })
      // The last frames are still known; whoever was away for longer gets the table whole.
      const isKnown = told.length - i <= 16
      expect(newsOf(back.frames)).toEqual(isKnown ? told.filter((each) => versionOf(each) > version) : [])
      expect(back.messages('table')).toHaveLength(isKnown ? 0 : 1)
      expect(back.picture(id)).toEqual(stays.picture(id))
      had = patched(had, (JSON.parse(frame) as { patch: Patch }).patch)
      back.close()
    }
    for (const line of [stays, b]) line.close()
  })

  test('whoever is away alone is given what happened meanwhile', async () => {
    const id = await table('bank', 2, [ada!, bob!])
    const [a, b] = await Promise.all([ada!.at(id), bob!.at(id)])
    const { version: seen, picture } = b.tables.get(id)!
    b.close()
    await a.until(() => a.messages('presence').at(-1)!.seats.join() === '0', 'bob gone')
    await act(a, id)
    await a.call({ t: 'say', table: id, text: 'Where are you?' })
    const back = await bob!.line()
    back.tables.set(id, { version: seen, picture, versions: [] })
    await back.follow(id, seen)
    expect(back.messages('news').map(({ what }) => what.kind)).toEqual(['move', 'say'])
    expect(back.messages('table')).toEqual([])
    // Word for word what somebody gets who was there, and what the table is now.
    const fresh = await bob!.at(id)
    expect(back.picture(id)).toEqual(fresh.picture(id))
    for (const line of [a, back, fresh]) line.close()
  })

  test('with nothing missed nothing is sent; with nonsense the table comes whole', async () => {
    const id = await table('bank', 2, [ada!, bob!])
    const line = await ada!.line()
    await line.follow(id)
    const { version } = line.tables.get(id)!
    const from = line.frames.length
    await line.follow(id, version)
    expect(
      line.frames
        .slice(from)
        .filter((frame) => frame.includes('"t":"news"') || frame.includes('"t":"table"')),
    ).toEqual([])
    await line.follow(id, version + 5)
    expect(line.messages('table')).toHaveLength(2)
    line.close()
  })

  test('whoever sat down since then gets the table whole, with the eyes it has now', async () => {
    const { table: id } = await opened('draft', 2, ada!, 2, { listed: true })
    const line = await bob!.at(id)
    const seen = line.tables.get(id)!.version
    expect(line.picture(id).me).toBe(null)
    await bob!.done(`/api/tables/${id}/join`)
    await line.until(() => line.picture(id).me === 1, 'the own seat')
    const back = await bob!.line()
    await back.follow(id, seen)
    expect(back.picture(id).me).toBe(1)
    for (const each of [line, back]) each.close()
  })

  test('whoever takes a seat that another had gets the table whole, and nothing of what the other was told', async () => {
    const { table: id, code } = await opened('draft', 2, ada!, 2, { listed: true })
    await bob!.done(`/api/tables/${id}/join`, { code })
    const [b, c] = await Promise.all([bob!.at(id), cleo!.at(id)])
    const { version: seen, picture } = c.tables.get(id)!
    c.close()
    await bob!.done(`/api/tables/${id}/leave`)
    await cleo!.done(`/api/tables/${id}/join`)
    const back = await cleo!.line()
    back.tables.set(id, { version: seen, picture, versions: [] })
    await back.follow(id, seen)
    expect(newsOf(back.frames)).toEqual([])
    expect(back.messages('table')).toHaveLength(1)
    expect(back.picture(id).me).toBe(1)
    for (const line of [b, back]) line.close()
  })

  test('after unfollow there is silence', async () => {
    const id = await table('bank', 2, [ada!, bob!])
    const [a, b] = await Promise.all([ada!.at(id), bob!.at(id)])
    await b.call({ t: 'unfollow', table: id })
    const from = b.frames.length
    await act(a, id)
    b.send({ t: 'ping', id: 'p' })
    await b.until(() => b.messages('pong').length > 0, 'a pong')
    expect(newsOf(b.frames.slice(from))).toEqual([])
    for (const line of [a, b]) line.close()
  })
})

describe('company', () => {
  test('everybody knows who is there, and who has gone', async () => {
    const id = await table('bank', 2, [ada!, bob!], { listed: true })
    const a = await ada!.at(id)
    await a.until(() => a.messages('presence').at(-1)?.seats.join() === '0', 'ada alone')
    const [b, c] = await Promise.all([bob!.at(id), cleo!.at(id)])
    await a.until(() => {
      const last = a.messages('presence').at(-1)!
      return last.seats.join() === '0,1' && last.watchers === 1
    }, 'all there')
    expect(c.picture(id).me).toBe(null)
    b.close()
    await a.until(() => a.messages('presence').at(-1)!.seats.join() === '0', 'bob gone')
    for (const line of [a, c]) line.close()
  })

  test('people talk; whom one has muted one does not read, now and later', async () => {
    const id = await table('bank', 2, [ada!, bob!])
    const [a, b] = await Promise.all([ada!.at(id), bob!.at(id)])
    await b.call({ t: 'say', table: id, text: 'hello' })
    await a.until(
      () => a.messages('news').some(({ what }) => what.kind === 'say' && what.text === 'hello'),
      'hello',
    )
    expect((await a.call({ t: 'mute', table: id, seat: 1, on: true })).t).toBe('done')
    await b.call({ t: 'say', table: id, text: 'rude' })
    await a.until(() => a.tables.get(id)!.version === b.tables.get(id)!.version, 'the second word')
    expect(a.frames.join('\n')).not.toContain('rude')
    const later = await ada!.at(id)
    expect(later.messages('table')[0]!.chat).toEqual([])
    await a.call({ t: 'mute', table: id, seat: 1, on: false })
    const last = await ada!.at(id)
    expect(last.messages('table')[0]!.chat.map(({ text }) => text)).toEqual(['hello', 'rude'])
    expect(await a.call({ t: 'mute', table: id, seat: 7, on: true })).toMatchObject({ code: 'unknown' })
    for (const line of [a, b, later, last]) line.close()
  })

  test('a watcher sees what is public and can do nothing', async () => {
    const id = await table('draft', 2, [ada!, bob!], { listed: true })
    const line = await cleo!.at(id)
    expect(matchOf(line, id)).toMatchObject({ view: { me: null, hand: [] }, menu: [] })
    expect(await line.call({ t: 'say', table: id, text: 'boo' })).toMatchObject({ code: 'not-yours' })
    line.close()
  })

  test('ping is answered with the time', async () => {
    const line = await ada!.line()
    line.send({ t: 'ping', id: 'p1' })
    const pong = await line.until(() => line.messages('pong')[0], 'a pong')
    expect(Math.abs(pong.now - Date.now())).toBeLessThan(5000)
    line.close()
  })
})
