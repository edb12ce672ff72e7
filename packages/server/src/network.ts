import { isIPv6 } from 'node:net'

/** The eight groups of an IPv6 address. */
function groups(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  if (tail === undefined) return before
  const after = tail === '' ? [] : tail.split(':')
  return [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after]
}

/**
 * What an address counts as where it is counted: one household has 2^64 addresses of IPv6, so its network counts as
 * one. An IPv4 address in the clothes of IPv6 counts as itself.
 */
export function networkOf(address: string): string {
  const bare = address.split('%')[0]!
  if (!isIPv6(bare)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)
  if (mapped !== null) return mapped[1]!
  const network = groups(bare).slice(0, 4)
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
