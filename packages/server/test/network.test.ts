import { expect, test } from 'vitest'
import { networkOf } from '../src/network.ts'

test('a network of IPv6 counts as one address, however its addresses are written', () => {
  const home = networkOf('2001:db8:1:2::1')
  for (const address of [
    '2001:db8:1:2:ffff:ffff:ffff:ffff',
    '2001:0DB8:0001:0002:0:0:0:7',
    '2001:db8:1:2::192.0.2.1',
    '2001:db8:1:2::1%eth0',
  ])
    expect(networkOf(address)).toBe(home)
  for (const address of ['2001:db8:1:3::1', '2001:db8:1::2', '::1']) expect(networkOf(address)).not.toBe(home)
})

test('IPv4 counts by its address, also in the clothes of IPv6', () => {
  expect(networkOf('192.0.2.1')).toBe('192.0.2.1')
  expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1')
  expect(networkOf('nonsense')).toBe('nonsense')
})
