import type { Log } from './hosting/services.ts'

const KEPT = 10_000

/** Warns of each thing once: a flood of misdeeds is no flood of lines. */
export function onceEach(log: Log) {
  const said = new Set<string>()
  return {
    note: (key: string, about: object, text: string): void => {
      if (said.has(key)) return
      if (said.size > KEPT) said.clear()
      said.add(key)
      log.warn(about, text)
    },
  }
}
