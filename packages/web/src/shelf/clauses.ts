declare const CLAUSES: Readonly<Record<string, number>>

/** How many clauses and rulings a game's rule book has, counted when the page is built. */
export const clausesOf = (id: string): number => CLAUSES[id] ?? 0
