import type { Change, Retelling } from '@midden/kernel'
import type { WkEvent } from '../events.ts'
import type { WkView } from '../view/view.ts'
import { boardLines, bodyLines } from './en/bodies.ts'
import { COUNTERS, type CounterName } from './en/counters.ts'
import { effectLines } from './en/effects.ts'
import { combatLines } from './en/fight.ts'
import { gearLines, stallsLines } from './en/gear.ts'
import { missionLines, roundLines, setupLines, taskLines } from './en/quest.ts'
import { type Lines, signed, type WkReader } from './en/reader.ts'
import { exploreLines, meetingLines, moveLines, wastelandLines } from './en/road.ts'
import { title } from './en/title.ts'
import { recap } from './recap.ts'

const lines: Lines<WkEvent> = {
  ...setupLines,
  ...roundLines,
  ...effectLines,
  ...bodyLines,
  ...gearLines,
  ...boardLines,
  ...combatLines,
  ...meetingLines,
  ...moveLines,
  ...wastelandLines,
  ...stallsLines,
  ...missionLines,
  ...exploreLines,
  ...taskLines,
}

const line = (e: WkEvent, reader: WkReader): string | null =>
  (lines[e.what] as (e: WkEvent, reader: WkReader) => string | null)(e, reader)

const CARDS: Readonly<Record<string, readonly [string, string]>> = {
  gear: ['gear card', 'gear cards'],
  luck: ['luck card', 'luck cards'],
  tasks: ['task', 'tasks'],
  clues: ['clue', 'clues'],
  beaten: ['marker', 'markers'],
}
const STANDING: Readonly<Record<string, readonly [string, string]>> = {
  conscious: ['conscious again', 'knocked out'],
  first: ['First Player', 'no longer First Player'],
  dame: ['the Dame is with you', 'the Dame is gone'],
  vehicle: ['vehicle better', 'vehicle worse'],
}

function chip({ key, by, now }: Change): string {
  if (key in COUNTERS && now !== undefined) return `${COUNTERS[key as CounterName]} ${now - by} → ${now}`
  if (key in CARDS) return `${signed(by)} ${CARDS[key]![Math.abs(by) === 1 ? 0 : 1]}`
  return STANDING[key]![by > 0 ? 0 : 1]
}

/** The beats of Waste Knights in English. */
export const retelling: Retelling<WkView, WkEvent> = { title, line, chip, recap }
