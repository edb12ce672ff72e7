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
  const last = zone.length - 1
  for (let i = zone.indexOf(card); i < last; i++) zone[i] = zone[i + 1]!
  zone.length = last
}
