import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'

type Graph = { getModuleInfo(id: string): Rolldown.ModuleInfo | null }
type Reached = ReadonlySet<string>

const src = join(import.meta.dirname, 'src')
const games = readdirSync(join(src, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'plain')
  .map(({ name }) => name)

/** Pages around the table; pages with a part of what a table needs; pages and parts that draw one. */
const PAGES = ['set-up', 'tables', 'settings', 'credits', 'learn', 'rules'].map(
  (name) => `screens/${name}.tsx`,
)
const BESIDE = ['review/review-screen.tsx', 'online/index.tsx', 'lab/lab-screen.tsx']
const DRAWN = ['replay/replay-screen.tsx', 'online/table/online-table.tsx']

/** What these modules bring along at once, themselves included. */
function reached(graph: Graph, modules: readonly string[]): Reached {
  const found = new Set(modules.map((name) => join(src, name)))
  for (const each of found) for (const next of graph.getModuleInfo(each)?.importedIds ?? []) found.add(next)
  return found
}

/** Where every module goes. A chunk asks only for those named before it, so none waits for itself. */
function sorted(graph: Graph): Map<string, string> {
  const from = (...modules: string[]) => reached(graph, modules)
  const pages = from(...PAGES)
  const [review, online, lab] = BESIDE.map((name) => from(name)) as [Reached, Reached, Reached]
  const table = from('table/table-screen.tsx')
  const faces = games.map((game) => from(`games/${game}/index.tsx`))
  const lessons = games.map((game) => from(`games/${game}/lessons/index.ts`))
  const rules = games.map((game) => from(`games/${game}/rules.ts`))
  const lesson = from('lessons/lesson-screen.tsx')
  const drawn = [table, lesson, ...DRAWN.map((name) => from(name)), ...faces]
  const isIn = (sets: readonly Reached[], id: string) => sets.filter((set) => set.has(id)).length
  const where = new Map<string, string>()
  const put = (ids: Reached, name: string, fits: (id: string) => boolean = () => true) => {
    for (const id of ids) if (!where.has(id) && fits(id)) where.set(id, name)
  }
  put(from('main.tsx'), 'start')
  put(lab, 'start', (id) => isIn([pages, review, online, table], id) === 4)
  put(lesson, 'pages', (id) => pages.has(id) && isIn([table, online], id) === 0)
  for (const each of lessons) put(each, 'pages', (id) => isIn(lessons, id) > 1)
  put(pages, 'around', (id) => isIn([review, online, lab, ...drawn], id) > 0)
  put(lab, 'bots', (id) => table.has(id))
  put(table, 'runner', (id) => isIn([review, online], id) > 0)
  put(pages, 'pages')
  put(table, 'table')
  games.forEach((game, i) => {
    put(rules[i]!, `${game}-rules`, (id) => isIn(rules, id) === 1)
    put(from(`games/${game}/chapters.ts`), `${game}-rules`)
  })
  return where
}

let where: Map<string, string> | undefined
/** Which chunk a module goes to: on a slow line every request costs more than its bytes. */
export function chunkOf(id: string, graph: Graph): string | null {
  where ??= sorted(graph)
  return where.get(id) ?? null
}
