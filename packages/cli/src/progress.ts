import { count } from './columns.ts'
import type { CliContext } from './context.ts'

const WIDE = 30

export interface Progress {
  at(done: number, total: number): void
  end(): void
}

/** A bar on stderr that grows in place, where somebody looks; nothing at all elsewhere. */
export function progressBar({ stderr, tty }: CliContext, what: string): Progress {
  if (!tty.stderr) return { at: () => {}, end: () => {} }
  const started = performance.now()
  let shown = 0
  return {
    at(done, total) {
      const now = performance.now()
      if (now - shown < 100 && done < total) return
      shown = now
      const full = Math.round((done / total) * WIDE)
      const rate = done / ((now - started) / 1000)
      const bar = `[${'#'.repeat(full)}${' '.repeat(WIDE - full)}]`
      stderr.write(`\r${bar} ${count(done)} of ${count(total)} ${what}, ${count(rate)} a second \u001b[K`)
    },
    end: () => void stderr.write('\r\u001b[K'),
  }
}
