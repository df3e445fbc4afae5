import { isIPv4, isIPv6 } from 'node:net'

/**
 * The address that limits count by. Behind a proxy it is what the proxy says, the last of the list: those before it are
 * the client's own words. Of an IPv6 address the network counts, since one device has as many addresses in it as it likes.
 */
export function limitedAddress(
  remote: string,
  forwardedFor: string | undefined,
  isBehindProxy: boolean,
): string {
  const said = isBehindProxy ? (forwardedFor?.split(',').at(-1)?.trim() ?? '') : ''
  const address = (said || remote).replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(address) || !isIPv6(address)) return address
  return networkOf(address)
}

/** The first 64 bits. */
function networkOf(address: string): string {
  const [head = '', tail = ''] = address.split('::')
  const first = head.split(':').filter(Boolean)
  const last = tail.split(':').filter(Boolean)
  const zeros = address.includes('::') ? Array(Math.max(0, 8 - first.length - last.length)).fill('0') : []
  const groups = [...first, ...zeros, ...last].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
