import type { BeatSettings } from '@midden/table'
import { useSyncExternalStore } from 'react'
import { characterOf } from '../cast/cast.ts'
import { type Keys, readKeys } from './keys.ts'
import { cleanName, surprisingName } from './names.ts'

export type Language = 'en' | 'fr'

/** What is said once in the life of a browser: how cards are read, that there is sound. */
export type Tip = 'cards' | 'sound'
const TIPS: readonly Tip[] = ['cards', 'sound']

/** How this browser likes its table. */
export interface Settings {
  language: Language
  theme: 'system' | 'light' | 'dark'
  /** size of the text in per cent */
  text: 100 | 115 | 130 | 150
  motion: 'system' | 'full' | 'none'
  pace: 'slow' | 'normal' | 'fast' | 'instant'
  sound: boolean
  patterns: 'normal' | 'strong'
  /** what is told of the game waits: the reader's own fate, everything, nothing; or all on one card before a turn */
  waits: BeatSettings['waits']
  /** the account of a round */
  recaps: 'on' | 'mine' | 'off'
  /** ask once more with a button before a move is final */
  confirm: boolean
  /** what needs no thinking is answered by itself */
  obvious: boolean
  /** show the numbers of the rules everywhere, not in the rules and in refusals only */
  clauses: boolean
  /** the bot that gives hints */
  advisor: 'gus' | 'nib' | 'ottilie' | 'corvina' | 'ferrous'
  /** charts as drawings, or as tables of the same */
  charts: 'chart' | 'table'
  /** the bots who sat at the last table that was dealt */
  company: readonly string[]
  /** letters and numbers are keys of the table */
  shortcuts: boolean
  /** the letter of each command */
  keys: Keys
  /** what is read out: all that happens, what is about the reader, or only the questions */
  speech: 'all' | 'own' | 'brief'
  name: string
  /** was the name given, or at least seen? */
  named: boolean
  /** what was said once and need not be said again */
  tips: readonly Tip[]
}

const KEY = 'midden.settings'
const choices = {
  language: ['en', 'fr'],
  theme: ['system', 'light', 'dark'],
  text: [100, 115, 130, 150],
  motion: ['system', 'full', 'none'],
  pace: ['slow', 'normal', 'fast', 'instant'],
  waits: ['own', 'all', 'never', 'summary'],
  recaps: ['on', 'mine', 'off'],
  patterns: ['normal', 'strong'],
  speech: ['all', 'own', 'brief'],
  advisor: ['gus', 'nib', 'ottilie', 'corvina', 'ferrous'],
  charts: ['chart', 'table'],
} as const satisfies { [K in keyof Settings]?: readonly Settings[K][] }

const browserLanguage = (): Settings['language'] => (navigator.language.startsWith('fr') ? 'fr' : 'en')

const defaults = (): Settings => ({
  language: browserLanguage(),
  theme: 'system',
  text: 100,
  motion: 'system',
  pace: 'normal',
  waits: 'own',
  recaps: 'on',
  sound: false,
  patterns: 'normal',
  confirm: true,
  obvious: true,
  clauses: false,
  advisor: 'gus',
  charts: 'chart',
  company: [],
  shortcuts: true,
  keys: readKeys(null),
  speech: 'all',
  name: surprisingName(),
  named: false,
  tips: [],
})

function stored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null')
  } catch {
    return null
  }
}

/** Takes over what can be used and falls back to the default for the rest. */
export function readSettings(raw: unknown, base: Settings): Settings {
  if (typeof raw !== 'object' || raw === null) return base
  const given = raw as Record<string, unknown>
  const settings: Record<string, unknown> = { ...base }
  for (const [key, values] of Object.entries(choices))
    if ((values as readonly unknown[]).includes(given[key])) settings[key] = given[key]
  for (const key of ['sound', 'confirm', 'obvious', 'clauses', 'shortcuts'] as const)
    if (typeof given[key] === 'boolean') settings[key] = given[key]
  if (given.keys !== undefined) settings.keys = readKeys(given.keys)
  if (typeof given.name === 'string') settings.name = cleanName(given.name) ?? base.name
  if (Array.isArray(given.tips)) settings.tips = TIPS.filter((tip) => (given.tips as unknown[]).includes(tip))
  if (Array.isArray(given.company))
    settings.company = given.company.filter((bot) => characterOf(bot as string) !== null)
  // Whoever came before that was asked has a name.
  settings.named =
    typeof given.named === 'boolean' ? given.named : typeof given.name === 'string' || base.named
  return settings as unknown as Settings
}

let current: Settings | null = null
const listeners = new Set<() => void>()

export function settings(): Settings {
  if (current === null) {
    current = readSettings(stored(), defaults())
    keep(current)
  }
  return current
}

function keep(next: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // A browser that keeps nothing still plays; the settings last as long as the page.
  }
  const { dataset, style } = document.documentElement
  dataset.theme = next.theme
  dataset.motion = next.motion
  dataset.patterns = next.patterns
  style.fontSize = `${next.text}%`
}

export function changeSettings(part: Partial<Settings>): void {
  current = { ...settings(), ...part }
  keep(current)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSettings = (): Settings => useSyncExternalStore(subscribe, settings, settings)

/** May things move? The system's wish counts unless the player decided here. */
export const mayMove = (): boolean => {
  const { motion } = settings()
  return motion === 'system' ? !matchMedia('(prefers-reduced-motion: reduce)').matches : motion === 'full'
}

/** How long a bot's move waits before it is shown, in milliseconds. */
export const PACE: Readonly<Record<Settings['pace'], number>> = {
  slow: 1800,
  normal: 900,
  fast: 350,
  instant: 0,
}
