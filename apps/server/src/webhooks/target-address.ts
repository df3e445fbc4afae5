import { type LookupAddress, lookup as lookUp } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** `allowsPrivate`: http, any port and addresses inside a network are fine too, for development and tests. */
export type TargetRules = { allowsPrivate: boolean }

/** Below these are services that are no web servers. */
const FIRST_FREE_PORT = 1024
/** Inside the machines of a provider it answers as if it were public. */
const OF_PROVIDERS = ['168.63.129.16']

/** What is wrong with an address that somebody has entered, as a sentence; undefined when nothing is. WEBHOOK-1. */
export function addressFault(address: string, { allowsPrivate }: TargetRules): string | undefined {
  const url = URL.parse(address)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:'))
    return 'address must be a web address that begins with https://.'
  if (url.username !== '' || url.password !== '')
    return 'address must not hold a user or password; the signature tells who sends.'
  if (allowsPrivate) return undefined
  if (url.protocol !== 'https:') return 'address must begin with https://.'
  if (url.port !== '' && Number(url.port) < FIRST_FREE_PORT)
    return `address must name port 443 or one from ${FIRST_FREE_PORT}, not ${url.port}.`
  const host = hostOf(url)
  if (isIP(host) !== 0 && !isPublic(host))
    return `address must lead to a public host; ${host} is inside a network.`
  return undefined
}

/** The host without the brackets of IPv6. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1')
}

/**
 * Whether an IP address is one of the public internet. IPv4 inside IPv6 (mapped, 6to4, NAT64) counts as what it leads to; of IPv6 only the
 * global range 2000::/3 is public.
 */
export function isPublic(ip: string): boolean {
  if (!ipaddr.isValid(ip)) return false
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv4)
    return address.range() === 'unicast' && !OF_PROVIDERS.includes(address.toString())
  const bytes = address.toByteArray()
  const range = address.range()
  if (range === 'rfc6052') return isPublic(bytes.slice(12).join('.'))
  if (range === '6to4') return isPublic(bytes.slice(2, 6).join('.'))
  return range === 'unicast' && ((bytes[0] ?? 0) & 0xe0) === 0x20
}

/** The code of the error that a name leads inside a network. */
const NOT_PUBLIC = 'NOT_PUBLIC'

function notPublic(): NodeJS.ErrnoException {
  return Object.assign(new Error('The name leads to an address that is not public.'), { code: NOT_PUBLIC })
}

/**
 * Resolves a name for a connection, and refuses it when any of its addresses is not public: the connection is made to what was checked here,
 * whatever the name says a moment later (WEBHOOK-1).
 */
export function publicLookup({ allowsPrivate }: TargetRules): LookupFunction {
  return (hostname, options, done) => {
    lookUp(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return done(error, [])
      const [first] = found
      if (!first || (!allowsPrivate && !found.every(({ address }) => isPublic(address))))
        return done(notPublic(), [])
      return options.all ? done(null, found) : done(null, first.address, first.family)
    })
  }
}

/** Names are checked when they are resolved; an address that stands for itself is not, so it is checked here. */
export function assertPublic(url: URL, { allowsPrivate }: TargetRules): void {
  const host = hostOf(url)
  if (!allowsPrivate && isIP(host) !== 0 && !isPublic(host)) throw notPublic()
}

/** Whether an address leads inside a network by now. One whose name nobody knows leads nowhere. */
export function leadsInside(url: URL, rules: TargetRules): Promise<boolean> {
  return new Promise((resolve) => {
    publicLookup(rules)(hostOf(url), { all: true }, (error) => resolve(error?.code === NOT_PUBLIC))
  })
}
