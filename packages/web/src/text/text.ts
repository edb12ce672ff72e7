import { createContext, useContext } from 'react'
import type { Language } from '../settings/settings.ts'
import { type English, en } from './en.ts'

/** The same keys and the same parameters, in any language. */
export type Worded<T> = T extends string
  ? string
  : T extends (...given: infer G) => string
    ? (...given: G) => string
    : { readonly [K in keyof T]: Worded<T[K]> }

export type Text = Worded<English>

export const TextContext = createContext<Text>(en)

/** All texts of the shell, in the language chosen. */
export const useText = (): Text => useContext(TextContext)

export async function loadText(language: Language): Promise<Text> {
  return language === 'fr' ? (await import('./fr.ts')).fr : en
}
