/// <reference types="vite/types/importMeta.d.ts" />

/** What is said of fields, by their paths: gathered from the types of a game by `npm run schemas`. */
type Said = Readonly<Record<string, string>>
type Fields = Readonly<Record<'view' | 'state', Said>>

const found = import.meta.glob<Fields>('../../*/fields.json', { eager: true, import: 'default' })

/** What is said of the fields of a game's view and state; nothing of a game for which nothing was gathered yet. */
export const fieldsOf = (game: string): Fields =>
  found[`../../${game}/fields.json`] ?? { view: {}, state: {} }
