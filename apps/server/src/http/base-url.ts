import type { FastifyRequest } from 'fastify'
import { isHttps, type ProxyOptions } from './is-https.ts'

/** The server as it is configured, or else as a request calls it; without a slash at the end. */
export function baseUrlOf(proxy: ProxyOptions): (request: FastifyRequest) => string {
  return ({ raw, host }) => proxy.publicUrl || `${isHttps(raw, proxy) ? 'https' : 'http'}://${host}`
}
