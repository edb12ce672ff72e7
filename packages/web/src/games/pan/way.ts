import type { PanProps } from './parts/names.ts'

/** What was paid or left behind goes to the discard; a card committed face down comes from its player. */
export function wayOf({ latest }: PanProps, card: string, going: boolean): string | null {
  if (going) {
    const paid = latest.some(
      (event) =>
        event.what === 'skipped' ||
        event.what === 'reshuffled' ||
        (event.what === 'front left' && event.to === 'discard'),
    )
    return paid && /^(t\d+s|hand)\d+$/.test(card) ? 'discard' : null
  }
  const slot = /^t\d+s(\d+)$/.exec(card)
  return slot !== null && latest.some(({ what }) => what === 'committed') ? `seat ${slot[1]}` : null
}
