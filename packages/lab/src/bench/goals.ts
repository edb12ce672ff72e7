/** What the figures are held against: ratios, taken side by side in one run. */
export const goals = {
  fullAgainstPeer: 200,
  searchAgainstPlain: 0.5,
  cloneAgainstStructured: 100,
  longAgainstShort: 0.9,
  viewsAgainstNone: 0.25,
  kernelBytes: 15 * 1024,
}

/** Decisions per second, options listed and one applied, as a share of the bare mini's moves. */
export const shareGoals: Readonly<Record<string, number>> = {
  pan: 0.3,
  waste: 0.15,
  'industrial-waste': 0.05,
  'waste-knights': 0.03,
}
