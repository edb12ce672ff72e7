import { writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { join } from 'node:path'

/** Keeps a CPU profile of what is measured, in this folder. */
export function profiler(folder: string) {
  const session = new Session()
  session.connect()
  return {
    begin: async (): Promise<void> => {
      await session.post('Profiler.enable')
      await session.post('Profiler.start')
    },
    end: async (): Promise<void> => {
      const { profile } = await session.post('Profiler.stop')
      writeFileSync(join(folder, `server-${process.pid}.cpuprofile`), JSON.stringify(profile))
    },
  }
}
