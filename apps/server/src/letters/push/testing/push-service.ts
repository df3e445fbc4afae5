import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { type PushMessage, type PushSubscription, pushMessage } from '@planner/protocol'
import type { Certificate } from '../../../testing/certificate.ts'

type Taken = {
  endpoint: string
  headers: IncomingHttpHeaders
  message: PushMessage
  /** What the installation says of itself. */
  claims: { aud: string; exp: number; sub: string }
}

/** A device as a browser makes it: it alone can decrypt. */
type Device = { subscription: PushSubscription; decrypt: (body: Buffer) => string; serverKey: string }

/** A real push service: it takes what is signed with the key that a device subscribed with, and hands it to the device. */
export type PushService = {
  url: string
  taken: Taken[]
  /** Why messages were not taken. */
  faults: string[]
  /** How it answers from now on; by default with 201. */
  answer: (response: ServerResponse, endpoint: string) => void
  subscribe(serverKey: string): PushSubscription
  close(): Promise<void>
}

/** By https as `localhost` where it has a certificate. */
export async function openPushService(certificate?: Certificate): Promise<PushService> {
  const devices = new Map<string, Device>()
  const take: RequestListener = async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const endpoint = `${service.url}${request.url?.slice(1)}`
    try {
      const device = devices.get(endpoint)
      if (!device) throw new Error(`Nobody has subscribed at ${endpoint}.`)
      const { headers } = request
      const claims = claimsOf(headers.authorization ?? '', device.serverKey)
      if (claims.aud !== new URL(service.url).origin) throw new Error(`It is meant for ${claims.aud}.`)
      if (headers['content-encoding'] !== 'aes128gcm') throw new Error('It is not encrypted.')
      const message = pushMessage.parse(JSON.parse(device.decrypt(Buffer.concat(chunks))))
      service.taken.push({ endpoint, headers, message, claims })
    } catch (error) {
      service.faults.push(String(error))
      response.writeHead(400).end()
      return
    }
    service.answer(response, endpoint)
  }
  const server = certificate ? createSecureServer(certificate, take) : createServer(take)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const service: PushService = {
    url: `${certificate ? 'https://localhost' : 'http://127.0.0.1'}:${(server.address() as AddressInfo).port}/`,
    taken: [],
    faults: [],
    answer: TAKEN,
    subscribe(serverKey) {
      const device = newDevice(`${service.url}push/${randomBytes(12).toString('base64url')}`, serverKey)
      devices.set(device.subscription.endpoint, device)
      return device.subscription
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return service
}

export const TAKEN = (response: ServerResponse) => void response.writeHead(201).end()

export function newDevice(endpoint: string, serverKey = ''): Device {
  const ecdh = createECDH('prime256v1')
  const own = ecdh.generateKeys()
  const auth = randomBytes(16)
  return {
    subscription: {
      endpoint,
      keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    },
    serverKey,
    /** RFC 8291 and RFC 8188, in one record. */
    decrypt(body) {
      const salt = body.subarray(0, 16)
      const idLength = body.readUInt8(20)
      const sender = body.subarray(21, 21 + idLength)
      const sealed = body.subarray(21 + idLength)
      const derive = (secret: Buffer, from: Buffer, info: Buffer, bytes: number) =>
        Buffer.from(hkdfSync('sha256', secret, from, info, bytes))
      const shared = ecdh.computeSecret(sender)
      const ikm = derive(shared, auth, Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]), 32)
      const key = derive(ikm, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = derive(ikm, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
      const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
      return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
    },
  }
}

/** RFC 8292. @throws when it was not signed with that key, or is not valid now. */
function claimsOf(authorization: string, serverKey: string): Taken['claims'] {
  const [, jwt = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  if (key !== serverKey) throw new Error('The device has subscribed with another key.')
  const point = Buffer.from(key, 'base64url')
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const [head = '', claims = '', signature = ''] = jwt.split('.')
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('The signature is another one.')
  const read = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as Taken['claims']
  const left = read.exp - Date.now() / 1000
  if (left <= 0 || left > 86_400) throw new Error(`It is valid for ${left} seconds.`)
  return read
}
