const DAY = 86_400_000

const midnight = (at: number): number => new Date(at).setHours(0, 0, 0, 0)

/** "today", "yesterday", "12 Nov", "12 Nov 2025". */
export function days(language: string): (at: number, now?: number) => string {
  const near = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const far = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' })
  const long = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric' })
  return (at, now = Date.now()) => {
    const ago = Math.round((midnight(now) - midnight(at)) / DAY)
    if (ago < 2) return near.format(-Math.max(0, ago), 'day')
    return (new Date(at).getFullYear() === new Date(now).getFullYear() ? far : long).format(at)
  }
}
