export { retelling } from './en.ts'
export { fate } from './fate.ts'

/** The sentences in French, fetched only by those who want them. */
export const languages = { fr: () => import('./fr.ts').then(({ retellingFr }) => retellingFr) }
