import { expect, test } from 'vitest'
import { runSteps } from '../run-steps.mjs'
import type { Step } from '../steps.mjs'

const step = (name: string, code: string, rest: Partial<Step> = {}): Step => ({
  name,
  run: ['-e', code],
  ...rest,
})

const says = (text: string): string => `process.stdout.write(${JSON.stringify(text)})`

/** What is printed, without the seconds. */
async function printed(steps: Step[], cores = 4): Promise<{ text: string; states: string[] }> {
  let text = ''
  const run = runSteps(steps, { cwd: import.meta.dirname, cores, print: (piece) => (text += piece) })
  const jobs = await run.done
  return { text: text.replace(/ after [\d.]+ s/g, ''), states: jobs.map(({ state }) => state) }
}

test('whoever is ready first, each step is printed whole and in order', async () => {
  // The first waits for a file that the second writes: they do run side by side.
  const file = JSON.stringify(`${process.env.TMPDIR ?? '/tmp'}/midden-steps-${process.pid}`)
  const fs = 'const fs = require("node:fs")'
  const slow = `${fs}; const t = setInterval(() => { if (fs.existsSync(${file})) { fs.rmSync(${file}); ${says('late\n')}; clearInterval(t) } }, 5)`
  const quick = `${fs}; fs.writeFileSync(${file}, ""); ${says('early\n')}`
  expect(await printed([step('One', slow), step('Two', quick)])).toEqual({
    text: '\n== One\nlate\n== One: ok\n\n== Two\nearly\n== Two: ok\n',
    states: ['passed', 'passed'],
  })
})

test('what fails is said; who needs it is skipped, who only comes after it is not', async () => {
  const { text, states } = await printed([
    step('One', 'process.exitCode = 3'),
    step('Two', says('never'), { needs: ['One'] }),
    step('Three', says('never'), { needs: ['Two'] }),
    step('Four', says('four\n'), { after: ['One'] }),
  ])
  expect(states).toEqual(['failed', 'skipped', 'skipped', 'passed'])
  expect(text).toBe(
    '\n== One\n== One: FAILED\n\n== Two\n== Two: skipped\n\n== Three\n== Three: skipped\n\n== Four\nfour\n== Four: ok\n',
  )
})

test('steps wait for cores, and one that wants more than there are runs alone', async () => {
  const folder = `${process.env.TMPDIR ?? '/tmp'}/midden-alone-${process.pid}`
  const alone = `const fs = require("node:fs"); fs.mkdirSync(${JSON.stringify(folder)}); setTimeout(() => fs.rmdirSync(${JSON.stringify(folder)}), 200)`
  const { states } = await printed(
    [step('One', alone, { cores: 9 }), step('Two', alone), step('Three', alone)],
    1,
  )
  expect(states).toEqual(['passed', 'passed', 'passed'])
})

test('a step can only wait for an earlier one', async () => {
  const steps = [step('One', '', { after: ['Two'] }), step('Two', '')]
  await expect(runSteps(steps, { cwd: '.', cores: 1, print: () => {} }).done).rejects.toThrow(
    'There is no step "Two" before "One".',
  )
})

test('stopping ends what runs with all it has started, and begins nothing more', async () => {
  const child = 'setInterval(() => {}, 1000); process.stdout.write(process.pid + "\\n")'
  const parent = `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(child)}], { stdio: "inherit" })`
  let text = ''
  const run = runSteps([step('One', parent), step('Two', '', { after: ['One'] })], {
    cwd: '.',
    cores: 1,
    print: (piece) => {
      text += piece
      if (/^\d+\n/m.test(text)) run.stop()
    },
  })
  // The grandchild holds the pipe: the step is over only when it is gone, too.
  const jobs = await run.done
  expect(jobs.map(({ state }) => state)).toEqual(['failed', 'skipped'])
})
