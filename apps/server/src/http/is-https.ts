import type { IncomingMessage } from 'node:http'

export type ProxyOptions = {
  publicUrl: string
  /** Whether a reverse proxy in front of the server sets X-Forwarded-Proto. */
  trustProxy: boolean
}

/**
 * Whether the client reaches the server by https: as PUBLIC_URL says, else as the proxy in front of the
 * server says in the last entry of X-Forwarded-Proto, the only one the client cannot forge.
 */
export function isHttps(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  { publicUrl, trustProxy }: ProxyOptions,
): boolean {
  if (publicUrl !== '') return publicUrl.startsWith('https:')
  if (trustProxy) {
    const last = [headers['x-forwarded-proto']].flat().join().split(',').at(-1)
    return last?.trim().toLowerCase() === 'https'
  }
  return 'encrypted' in socket && socket.encrypted === true
}
