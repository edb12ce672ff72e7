import { useEffect, useState } from 'react'

/** A tap on its way to what stood here a moment ago. */
const ON_ITS_WAY = 600

/** Whether what has just appeared may be pressed: the match may end under a finger that meant to answer. */
export function useArmed(): boolean {
  const [armed, arm] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => arm(true), ON_ITS_WAY)
    return () => clearTimeout(timer)
  }, [])
  return armed
}
