type Reason = typeof import('./logic/because.ts').because

let reason: Reason = () => null

/** Fetched with the first hint that is asked for. Without it a hint is the move alone. */
export const fetchReasons = (): Promise<void> =>
  import('./logic/because.ts').then(
    ({ because }) => {
      reason = because
    },
    () => {},
  )

/** Why a bot would do this. */
export const because: Reason = (props, action) => reason(props, action)
