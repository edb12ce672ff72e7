/** A window that was just reloaded may still hold its table for a moment. */
const PATIENCE = 800

/**
 * One window plays a table: two would overwrite each other's moves. Holds the table until it is let go, and says
 * so if another window takes it over. Null: another window has it.
 */
export async function ownTable(
  id: string,
  takeOver: boolean,
  lost: () => void,
): Promise<(() => void) | null> {
  if (!('locks' in navigator)) return () => {}
  return new Promise((answer) => {
    let held = false
    const options: LockOptions = takeOver ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE) }
    navigator.locks
      .request(`midden-table-${id}`, options, () => {
        held = true
        return new Promise<void>((release) => answer(release))
      })
      .catch((problem: unknown) => {
        // The lock was stolen from us, or the browser lends none, or we waited in vain.
        if (held) lost()
        else answer(problem instanceof DOMException && problem.name === 'SecurityError' ? () => {} : null)
      })
  })
}
