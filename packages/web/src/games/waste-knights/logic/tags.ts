import { cards, missions, villainNumber, type WkView } from '@midden/waste-knights/reading'
import { t } from '../text/text.ts'

interface Tag {
  key: string
  hex: number
  kind: string
  text: string
  title: string
}

/** Hexes private tasks speak of: the next step of each that the viewer can see. */
function taskTags(view: WkView): Tag[] {
  const { tasks } = cards(view)
  const seen = [
    ...view.posted
      .slice(1)
      .map(({ card }, i) => ({ card, accepted: false, kind: i === 0 ? 'orange' : 'green' })),
    ...(view.me === null ? [] : view.knights[view.me]!.tasks).map(({ card, accepted, space }) => ({
      card,
      accepted,
      kind: space === 2 ? 'green' : 'orange',
    })),
  ]
  return seen.flatMap(({ card, accepted, kind }): Tag[] => {
    const row = tasks[card]?.private
    if (row === undefined || row === null) return []
    const steps = accepted ? [row.second] : [row.first, row.second]
    return steps.flatMap((step, i) => {
      if (!('hex' in step)) return []
      const hex = view.tiles.findIndex((_, at) => cards(view).tiles[view.tiles[at]!]?.number === step.hex)
      const n = accepted ? 2 : i + 1
      return hex < 0
        ? []
        : [{ key: `task ${card} ${n}`, hex, kind, text: String(n), title: t.map.task(row.title, n) }]
    })
  })
}

/** What the mission has put on the board. */
function questTags(view: WkView): Tag[] {
  const { quest } = view
  const tags = quest.markers.map(
    ({ n, hex, shown }, i): Tag => ({
      key: `marker ${i}`,
      hex,
      kind: 'quest',
      text: shown ? String(n) : '?',
      title: missions[quest.mission]?.id === 'M5' ? t.map.cultist : t.map.clue,
    }),
  )
  if (quest.villain >= 0)
    tags.push({
      key: 'villain',
      hex: quest.villain,
      kind: 'villain',
      text: '!',
      title: cards(view).wild[villainNumber(view)]?.title ?? t.map.villain,
    })
  if (quest.dame >= 0)
    tags.push({ key: 'dame', hex: quest.dame, kind: 'quest', text: 'D', title: t.map.dame })
  return tags
}

/** What tasks and the mission have on the map, hex by hex. */
export const tagsOf = (view: WkView): Tag[] => [...taskTags(view), ...questTags(view)]
