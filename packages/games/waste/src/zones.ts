/** Lays a card into a zone that lies in listing order. */
export function put(zone: number[], card: number): void {
  let at = zone.length
  zone.push(card)
  while (at > 0 && zone[at - 1]! > card) {
    zone[at] = zone[at - 1]!
    at--
  }
  zone[at] = card
}

/** Takes a card that is there out of a zone, keeping the order. */
export function takeOut(zone: number[], card: number): void {
  let at = 0
  while (zone[at] !== card) at++
  for (const last = zone.length - 1; at < last; at++) zone[at] = zone[at + 1]!
  zone.pop()
}
