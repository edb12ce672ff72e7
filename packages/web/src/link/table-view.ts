import type { Seat } from '@midden/kernel'
import type { Picture, Story } from '@midden/table'
import type { TableView } from './table-link.ts'

type Told = Readonly<Omit<Story, 'lines'>> & { lines: readonly Story['lines'][number][] }
type Rest = Pick<TableView, 'handTo' | 'sitters'> & Partial<Pick<TableView, 'seenTo'>>

/** What is shown of a table whose match has begun: the one picture there is of it, and what was told. */
export function tableViewOf(picture: Picture, { own, lines }: Told, rest: Rest): TableView {
  const { me } = picture
  const { view, waiting, menu, rights, rare, barred, undo, moves, outcome } = picture.match!
  const asked = waiting.find(({ seat, optional }) => seat === me && !optional) ?? null
  return {
    viewer: me,
    view,
    moves,
    waiting,
    question: menu.length === 0 ? null : asked,
    menu,
    rights,
    rare,
    barred,
    story: lines.filter(({ move }) => move <= moves),
    seenTo: me === null ? Math.max(0, moves - 1) : own,
    outcome,
    undo,
    ...rest,
  }
}

/** When the clock of a seat runs out that is asked; null where none runs. */
export const dueOf = ({ match }: Pick<Picture, 'match'>, asked: Seat): number | null =>
  match?.waiting.find(({ seat, optional }) => seat === asked && !optional)?.due ?? null
