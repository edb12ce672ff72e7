/** The page's own alarm clock; what it gives back calls it off. */
export const alarm = (ms: number, ring: () => void): (() => void) => {
  const timer = setTimeout(ring, ms)
  return () => clearTimeout(timer)
}
