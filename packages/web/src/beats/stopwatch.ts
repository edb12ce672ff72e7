/** Rings once after a time that can be held by the viewer and paused by what lies over the table. */
export function stopwatch(ring: () => void) {
  let timer: ReturnType<typeof setTimeout> | null = null
  let length: number | null = null
  let rest = 0
  let since = 0
  let held = false
  let paused = false

  function halt(): void {
    if (timer === null) return
    clearTimeout(timer)
    timer = null
    rest -= Date.now() - since
  }

  function run(): void {
    if (timer !== null || length === null || held || paused) return
    since = Date.now()
    timer = setTimeout(
      () => {
        timer = null
        length = null
        ring()
      },
      Math.max(0, rest),
    )
  }

  return {
    /** null: nothing will ring */
    start(ms: number | null): void {
      halt()
      length = ms
      rest = ms ?? 0
      held = false
      run()
    },
    stop: halt,
    go: run,
    hold(): void {
      held = !held
      if (held) halt()
      else run()
    },
    pause(on: boolean): void {
      paused = on
      if (on) halt()
      else run()
    },
    length: (): number | null => length,
    isHeld: (): boolean => held,
  }
}
