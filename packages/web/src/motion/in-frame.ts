/**
 * Runs in the frame that shows what was just drawn, before anybody sees it. To scroll makes the browser lay the page out:
 * here that is part of the frame, and not of the task that drew the page. Gives back how to call it off.
 */
export function inFrame(run: () => void): () => void {
  const frame = requestAnimationFrame(run)
  return () => cancelAnimationFrame(frame)
}
