import { botByName } from '@midden/bots'
import { playRow } from '@midden/lab/study'
import { loadGame } from '../games/load.ts'
import type { LabAsked, LabTold } from './run.ts'

const tell = (told: LabTold): void => self.postMessage(told)

self.onmessage = async ({ data }: MessageEvent<LabAsked>) => {
  const { job, number, language } = data
  const game = await loadGame(job.study.game, language)
  try {
    tell({ row: playRow(job, number, { gameById: () => game, botByName }) })
  } catch (error) {
    tell({ stuck: error instanceof Error ? error.message : String(error) })
  }
}
