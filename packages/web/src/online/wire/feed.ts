import type { FromServer, Message } from '@midden/protocol'
import type { StoryLine } from '@midden/table'
import { type Patch, type Picture, patched } from '@midden/table'

/** A line of chat; `text` is null where its speaker is muted. */
export interface ChatRow {
  version: number
  at: number
  seat: number
  name: string
  text: string | null
}

interface ToldLine extends StoryLine {
  version: number
}

/** All that has been heard of one table. Replaced as a whole, never changed. */
export interface Feed {
  version: number
  picture: Picture
  chat: readonly ChatRow[]
  lines: readonly ToldLine[]
  /** the story has been told up to this version; null until it was asked for */
  told: number | null
  /** the number of the own last move */
  own: number
  /** the clock has moved in our place since then */
  lapsed: boolean
}

const movesOf = ({ match }: Picture): number => match?.moves ?? 0

function whole({ version, picture, chat }: Message<'table'>): Feed {
  return {
    version,
    picture,
    chat,
    lines: [],
    told: picture.match === null ? version : null,
    own: 0,
    lapsed: false,
  }
}

function story(feed: Feed, { version, lines, own }: Message<'story'>): Feed {
  const later = feed.lines.filter((line) => line.version > version)
  const before = lines.map(({ move, event }): ToldLine => ({ move, event, version }))
  return { ...feed, told: version, lines: [...before, ...later], own: Math.max(own, feed.own) }
}

/** Who moved with our own seat, if anybody did. */
function ownMove({ what }: Message<'news'>, { me }: Picture): 'person' | 'bot' | 'clock' | null {
  return what.kind !== 'move' || me === null || what.seat !== me ? null : (what.by ?? 'person')
}

function news(feed: Feed, message: Message<'news'>): Feed {
  const { version, at, what, events, patch } = message
  const picture = patched(feed.picture, patch as Patch)
  const moves = movesOf(picture)
  const known = feed.told !== null && version <= feed.told
  const fresh = known ? [] : events.map((event): ToldLine => ({ move: moves, event, version }))
  const kept = moves < movesOf(feed.picture) ? feed.lines.filter(({ move }) => move <= moves) : feed.lines
  const mover = ownMove(message, picture)
  const own = mover === 'person' ? moves : Math.min(feed.own, moves)
  const said: ChatRow[] =
    what.kind === 'say' ? [{ version, at, seat: what.seat, name: what.name, text: what.text }] : []
  return {
    ...feed,
    version,
    picture,
    lines: fresh.length === 0 && kept === feed.lines ? kept : [...kept, ...fresh],
    own,
    lapsed: mover === null ? feed.lapsed : mover === 'clock',
    chat: said.length === 0 ? feed.chat : [...feed.chat, ...said],
  }
}

/** What is known after one more frame. 'gap': something was missed, and must be asked for again. */
export function heard(feed: Feed | null, message: FromServer): Feed | null | 'gap' {
  if (message.t === 'table') return whole(message)
  if (feed === null) return null
  if (message.t === 'story') return story(feed, message)
  if (message.t !== 'news' || message.version <= feed.version) return feed
  return message.version === feed.version + 1 ? news(feed, message) : 'gap'
}
