type Reasons = typeof import('./logic/because.ts')

let reasons: Pick<Reasons, 'because' | 'aimOf'> = { because: () => null, aimOf: () => undefined }

/** Fetched with the first hint that is asked for. Without it a hint is the move alone. */
export const fetchReasons = (): Promise<void> =>
  import('./logic/because.ts').then(
    (fetched) => {
      reasons = fetched
    },
    () => {},
  )

/** Why a bot would do this. */
export const because: Reasons['because'] = (props, action) => reasons.because(props, action)

/** The hex a bot has in mind with an answer, if it has one. */
export const aimOf: Reasons['aimOf'] = (v, menu, action) => reasons.aimOf(v, menu, action)
