type Tips = typeof import('./guide.ts').tip

let next: Tips = () => null

/** Fetched with the first guided table: others have no tips. */
export const fetchTips = (): Promise<void> =>
  import('./guide.ts').then(
    ({ tip }) => {
      next = tip
    },
    () => {},
  )

/** What a newcomer should know now. */
export const tip: Tips = (props, putAway) => next(props, putAway)
