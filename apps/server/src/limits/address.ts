import type { IncomingMessage } from 'node:http'
import { isIPv4, isIPv6 } from 'node:net'

/** The address of a request as all limits key it. */
export function addressOf(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  { trustProxy }: { trustProxy: boolean },
): string {
  const forwarded = [headers['x-forwarded-for']].flat().join()
  return addressKey(socket.remoteAddress ?? '', forwarded, trustProxy)
}

/**
 * The address that limits are keyed by. Behind a proxy it is the last entry of X-Forwarded-For, the only one
 * the client cannot forge. IPv6 addresses are reduced to their /64 network, since one device can use any
 * address in it.
 */
export function addressKey(remote: string, forwardedFor: string | undefined, isBehindProxy: boolean): string {
  const forwarded = isBehindProxy ? (forwardedFor?.split(',').at(-1)?.trim() ?? '') : ''
  const address = (forwarded || remote).replace(/^::ffff:(?=\d+\.)/i, '')
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
