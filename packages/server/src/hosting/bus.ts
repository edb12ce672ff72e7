import type { NodeMessages } from '@midden/store'

/** What nodes tell each other. Everything here can be lost without harm; journals tell the truth. */
export type BusMessage =
  | ['moved', table: string, version: number]
  | ['here', node: string, table: string, seats: number[], watchers: number]
  | ['who', node: string, table: string]
  | ['alive', node: string]
  | ['out', person: string]
  | ['over', session: string]

export interface Bus {
  node: string
  say(message: BusMessage): void
  hear(listener: (message: BusMessage) => void): void
  onGap(gap: () => void): void
}

export const busOver = (news: NodeMessages, node: string): Bus => ({
  node,
  say: (message) => news.publish(JSON.stringify(message)),
  hear: (listener) =>
    news.listen((text) => {
      if (text.startsWith('["')) listener(JSON.parse(text) as BusMessage)
    }),
  onGap: (gap) => news.onGap(gap),
})
