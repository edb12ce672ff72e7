import { createContext } from 'react'

export interface Message {
  number: number
  text: string
  /** where it is not the page's */
  lang: string | undefined
}

/** What is said aloud at a table, and all that was said before. */
export interface Voice {
  say(text: string, lang?: string): void
  /** keeps it to be read back only */
  note(text: string, lang?: string): void
  /** says again what was said one message before the one last read back, or after it */
  earlier(none: string): void
  later(none: string): void
  /** what is to be heard now, the newest last */
  heard(): readonly Message[]
  subscribe(listener: () => void): () => void
}

/** So many messages stay: what is taken out while it is being read is not read. */
const KEPT = 12
/** And so many can be read back. */
const READ_BACK = 300

/** What was said cannot be overtaken by what is said next: each message is added to those before. */
export function newVoice(): Voice {
  const listeners = new Set<() => void>()
  const told: Omit<Message, 'number'>[] = []
  let heard: readonly Message[] = []
  /** the message read back last; the end of the list: none */
  let at = 0

  function speak(message: Omit<Message, 'number'>): void {
    heard = [...heard.slice(1 - KEPT), { number: (heard.at(-1)?.number ?? 0) + 1, ...message }]
    for (const listener of listeners) listener()
  }

  function readBack(to: number, none: string): void {
    const message = told[to]
    if (message !== undefined) at = to
    speak(message ?? { text: none, lang: undefined })
  }

  function note(text: string, lang?: string): void {
    told.push({ text, lang })
    if (told.length > READ_BACK) told.shift()
    at = told.length
  }

  return {
    note,
    say(text, lang) {
      if (text === '') return
      note(text, lang)
      speak({ text, lang })
    },
    earlier: (none) => readBack(at - 1, none),
    later: (none) => readBack(at + 1, none),
    heard: () => heard,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The voice of the table that is open. */
export const VoiceContext = createContext<Voice>(newVoice())
