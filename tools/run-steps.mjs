import { spawn } from 'node:child_process'

/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {'waiting' | 'running' | 'passed' | 'failed' | 'skipped'} State */
/** @typedef {{ step: Step, state: State, output: Buffer[], seconds: number }} Job */

const GRACE_MS = 5000

/** @param {Job} job */
const isOver = ({ state }) => state !== 'waiting' && state !== 'running'

/**
 * Begins steps as cores become free. The first step that is not over is printed as it goes; what the others say
 * meanwhile is kept, and printed whole when their turn comes.
 * @param {readonly Step[]} steps
 * @param {{ cwd: string, cores: number, print(text: string | Buffer): void }} how
 */
export function runSteps(steps, { cwd, cores, print }) {
  /** @type {Job[]} */
  const jobs = steps.map((step) => ({ step, state: 'waiting', output: [], seconds: 0 }))
  /** @type {Set<import('node:child_process').ChildProcess>} */
  const children = new Set()
  let printed = 0
  let isHeaded = false
  let isStopped = false

  /** @param {Step} step @param {readonly string[]} [names] */
  const before = (step, names = []) =>
    names.map((name) => {
      const job = jobs.slice(0, steps.indexOf(step)).find((other) => other.step.name === name)
      if (job === undefined) throw new Error(`There is no step "${name}" before "${step.name}".`)
      return job
    })

  const show = () => {
    for (let job = jobs[printed]; job !== undefined && job.state !== 'waiting'; job = jobs[printed]) {
      if (!isHeaded) print(`\n== ${job.step.name}\n`)
      isHeaded = true
      for (const piece of job.output.splice(0)) print(piece)
      if (!isOver(job)) return
      const how = { passed: 'ok', failed: 'FAILED', skipped: 'skipped' }[/** @type {'passed'} */ (job.state)]
      const time = job.state === 'skipped' ? '' : ` after ${job.seconds.toFixed(1)} s`
      print(`== ${job.step.name}: ${how}${time}\n`)
      printed++
      isHeaded = false
    }
  }

  /** @param {Job} job @param {() => void} next */
  const begin = (job, next) => {
    const started = performance.now()
    job.state = 'running'
    const child = spawn(job.step.node ?? process.execPath, job.step.run, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that whatever it started ends with it.
      detached: process.platform !== 'win32',
    })
    children.add(child)
    /** @param {Buffer} piece */
    const hear = (piece) => {
      job.output.push(piece)
      show()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('error', (error) => hear(Buffer.from(`${error.message}\n`)))
    child.on('close', (status) => {
      children.delete(child)
      job.seconds = (performance.now() - started) / 1000
      job.state = status === 0 ? 'passed' : 'failed'
      next()
    })
  }

  /** @param {NodeJS.Signals} signal */
  const tell = (signal) => {
    for (const child of children)
      try {
        if (child.pid === undefined || process.platform === 'win32') child.kill(signal)
        else process.kill(-child.pid, signal)
      } catch {}
  }

  const done = /** @type {Promise<Job[]>} */ (
    new Promise((resolve) => {
      const next = () => {
        for (const job of jobs) {
          if (job.state !== 'waiting') continue
          const needed = before(job.step, job.step.needs)
          const earlier = before(job.step, job.step.after)
          if (isStopped || needed.some(({ state }) => state === 'failed' || state === 'skipped')) {
            job.state = 'skipped'
            continue
          }
          const busy = jobs.filter(({ state }) => state === 'running')
          const taken = busy.reduce((sum, { step }) => sum + (step.cores ?? 1), 0)
          const hasRoom = busy.length === 0 || taken + (job.step.cores ?? 1) <= cores
          if (hasRoom && [...needed, ...earlier].every(isOver)) begin(job, next)
        }
        show()
        if (jobs.every(isOver)) resolve(jobs)
      }
      next()
    })
  )
  return {
    done,
    /** Ends what runs, and begins nothing more. */
    stop() {
      isStopped = true
      tell('SIGTERM')
      setTimeout(() => tell('SIGKILL'), GRACE_MS).unref()
    },
  }
}
