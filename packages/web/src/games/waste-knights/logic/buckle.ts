import { useSyncExternalStore } from 'react'
import type { KnightsProps } from './props.ts'

/** What the belt was opened at: it closes with the next question and after one's own doing. */
export const beltKey = ({ seenTo, decision }: Pick<KnightsProps, 'seenTo' | 'decision'>): string =>
  `${seenTo} ${decision}`

interface Opened {
  key: string
  /** whose button is wanted, as `data-does` */
  at: string
}

let opened: Opened = { key: '', at: '' }
const listeners = new Set<() => void>()
export function openBelt(key: string, at = ''): void {
  opened = { key, at }
  for (const tell of listeners) tell()
}
const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
export const useOpened = (): Opened =>
  useSyncExternalStore(
    subscribe,
    () => opened,
    () => opened,
  )
