import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { repository } from '../src/repository.ts'
import { heap } from './heap.ts'
import { midden } from './midden.ts'

/** Bad usage: status 2, nothing on stdout, one sentence on stderr. */
async function misused(sentence: string | RegExp, ...args: string[]): Promise<void> {
  const { status, out, err } = await midden(args)
  expect({ status, out }).toEqual({ status: 2, out: '' })
  expect(err).toMatch(sentence)
  expect(err).toMatch(/^midden: .+\n$/)
}

describe('the command line', () => {
  test('without a command shows what there is and counts as bad usage', async () => {
    const { status, out, err } = await midden([])
    expect({ status, out }).toEqual({ status: 2, out: '' })
    expect(err).toContain('midden COMMAND')
  })

  test('--help and help show every command', async () => {
    for (const word of ['--help', 'help', '-h']) {
      const { status, out, err } = await midden([word])
      expect({ status, err }).toEqual({ status: 0, err: '' })
      for (const name of ['play', 'simulate', 'bench', 'ledger', 'replay', 'engine'])
        expect(out).toMatch(new RegExp(`^ {2}${name} `, 'm'))
    }
  })

  test('--version is the version of the cli', async () => {
    const { version } = JSON.parse(readFileSync(join(repository(), 'package.json'), 'utf8'))
    expect(await midden(['--version'])).toEqual({ status: 0, out: `${version}\n`, err: '' })
    expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  })

  test.each(['play', 'simulate', 'bench', 'ledger', 'replay', 'engine'])('%s has --help', async (name) => {
    const { status, out, err } = await midden([name, '--help'])
    expect({ status, err }).toEqual({ status: 0, err: '' })
    expect(out).toContain(`midden ${name}`)
    expect(out).toContain('--help')
  })

  test('an unknown command is told which there are', async () => {
    await misused('there is no command "paly"; there are serve, play, ', 'paly')
  })

  test('serve and backup say what is wrong with their arguments before anything is opened', async () => {
    await misused('--port must be a whole number from 0 to 65535, not "http"', 'serve', '--port', 'http')
    await misused('midden serve takes only options, and "here" is none', 'serve', 'here')
    await misused('midden backup needs DIR', 'backup')
  })

  test('serve takes nothing that would only be refused later', async () => {
    const wrong = (flag: string, value: string, sentence: string) => misused(sentence, 'serve', flag, value)
    await wrong('--origin', 'table.example', '--origin must begin with https:// or http://')
    await wrong('--origin', 'https://table.example/', '--origin must be https://table.example, not')
    await wrong('--log', 'loud', '--log is one of fatal, error, warn, info, debug, silent, not "loud"')
    await wrong('--disk', 'much', '--disk must be a whole number')
  })

  test('what the line does not say, a variable says', async () => {
    const said = async (env: Record<string, string>, ...args: string[]) =>
      (await midden(['serve', ...args], '', { env })).err
    expect(await said({ MIDDEN_PORT: 'http' })).toContain('--port must be a whole number')
    expect(await said({ MIDDEN_PORT: 'http', MIDDEN_LOG: 'loud' }, '--port', '1')).toContain('not "loud"')
    expect(await said({ MIDDEN_PROXY: 'perhaps' })).toContain('MIDDEN_PROXY must be yes or no, not "perhaps"')
    expect(await said({ MIDDEN_ORIGIN: 'https://a.example b' })).toContain('not "b"')
    expect((await midden(['serve', '--help'])).out).toContain('MIDDEN_PORT is for --port')
  })

  test('an unknown option is told which there are', async () => {
    await misused(
      'has no option --sead; it takes --seats, --me, --bots, --seed, --option, --help',
      'play',
      'heap',
      '--sead=1',
    )
    await misused('has no option -x', 'engine', '-x')
    await misused('has no option --__proto__', 'engine', '--__proto__')
  })

  test('an option without its value, a switch with one, and an option given twice', async () => {
    await misused('--seats needs a value: --seats N', 'play', 'heap', '--seats')
    await misused('--seed needs a value', 'play', 'heap', '--seed=')
    await misused('--json is a switch', 'ledger', '--json=yes')
    await misused('--seats is given twice', 'play', 'heap', '--seats', '2', '--seats', '3')
  })

  test('words that are missing or too many', async () => {
    await misused('midden play needs GAME', 'play')
    await misused('"again" is too much after midden play GAME', 'play', 'heap', 'again')
    await misused('midden engine takes only options, and "now" is none', 'engine', 'now')
  })
})

describe('the table on the command line', () => {
  test('an unknown game is told which there are', async () => {
    await misused('there is no game "chess"; there are heap.', 'play', 'chess')
    await misused('there is no game "__proto__"', 'play', '__proto__')
  })

  test('seat counts the game does not have', async () => {
    for (const seats of ['1', '5', 'two', '-3', '2.5', '1e1', ''.padStart(20, '9')])
      await misused(
        /--seats (must be a whole number from 2 to 4|needs a value)/,
        'play',
        'heap',
        '--seats',
        seats,
      )
  })

  test('a seat of one’s own that is not there', async () => {
    await misused(
      '--me must be a whole number from 0 to 1, not "2"',
      'play',
      'heap',
      '--seats',
      '2',
      '--me',
      '2',
    )
  })

  test('unknown bots, and as many names as there are no seats', async () => {
    await misused('there is no bot "genius"; there are random, steady', 'play', 'heap', '--bots', 'genius')
    await misused('--bots must be one name or 2 names', 'play', 'heap', '--bots', 'steady,random,random')
  })

  test('options that are not there or have another value', async () => {
    await misused(
      'there is no option "speed"; there are pace, rounds, prizes',
      'play',
      'heap',
      '--option',
      'speed=1',
    )
    await misused('there is no option "__proto__"', 'play', 'heap', '--option', '__proto__=1')
    await misused('option pace must be one of slow, fast', 'play', 'heap', '--option', 'pace=warp')
    await misused('option rounds must be a whole number from 1 to 9', 'play', 'heap', '--option', 'rounds=10')
    await misused(
      'option rounds must be a whole number from 1 to 9',
      'play',
      'heap',
      '--option',
      'rounds=many',
    )
    await misused('--option is written key=value', 'play', 'heap', '--option', 'pace')
    await misused(
      'option pace is given twice',
      'play',
      'heap',
      '--option',
      'pace=slow',
      '--option',
      'pace=slow',
    )
  })

  test('options that the game does not admit together with the seats', async () => {
    await misused('four cannot play fast', 'play', 'heap', '--seats', '4', '--option', 'pace=fast')
  })

  test('an option that is data comes as JSON or from a file', async () => {
    await misused('option prizes is data', 'play', 'heap', '--option', 'prizes=[1,')
    await misused('option prizes is data', 'play', 'heap', '--option', 'prizes=@/nowhere/at/all')
    await misused('option prizes[0] must be a whole number', 'play', 'heap', '--option', 'prizes=["x"]')
    const file = join(tmpdir(), `midden-prizes-${process.pid}.json`)
    writeFileSync(file, '[3, 4]')
    for (const value of ['[3,4]', `@${file}`])
      expect((await midden(['play', 'heap', '--option', `prizes=${value}`])).status).toBe(0)
  })
})

test('an unexpected exception is one sentence too, with status 1', async () => {
  const broken = {
    ...heap,
    setup: () => {
      throw new Error('the deck caught fire\nat line 1')
    },
  }
  const { status, out, err } = await midden(['play', 'heap'], '', { games: [broken] })
  expect({ status, out }).toEqual({ status: 1, out: '' })
  expect(err).toBe(
    'midden: something went wrong that should not have (the deck caught fire); please report it.\n',
  )
})
