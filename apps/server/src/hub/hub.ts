import type { Server as HttpServer } from 'node:http'
import { can, VARIANTS, type VariantDescription } from '@planner/domain'
import { INVOCATIONS, type InvocationName } from '@planner/protocol'
import { Server, type Socket } from 'socket.io'
import type { HubTiming } from '../config.ts'
import { limitedAddress } from '../limits/address.ts'
import { AddressLimits } from '../limits/address-limits.ts'
import { both, CONNECTION_RATE, type RateLimit, rateLimit } from '../limits/rate-limit.ts'
import { endWhenStuck } from '../limits/stuck-reader.ts'
import type { ServerContext } from '../server-context.ts'
import { Audiences } from './audience.ts'
import type { Connection } from './connection.ts'
import type { HubContext } from './context.ts'
import { dispatch } from './dispatch.ts'
import { Outbox } from './outbox.ts'
import { publisher } from './publish.ts'
import { sendTextPacket } from './text-packets.ts'

export type HubOptions = {
  /** Before links that are sent to clients; '' for the host each client reached us by. */
  publicUrl: string
  trustProxy: boolean
  connectionsPerAddress: number
  timing: HubTiming
  sessionIdOf: (cookieHeader: string | undefined) => string
  onInvocation?: (name: InvocationName, status: number, ms: number) => void
}

/** A person with ten topics and long descriptions is about 100 KB. */
const MAX_PAYLOAD_BYTES = 256 * 1024

/** A client that keeps exceeding its rate limit is disconnected after this many refusals in a row. */
const MAX_REFUSALS = 1000

const NAMES = Object.keys(INVOCATIONS) as readonly InvocationName[]

export type Hub = { numConnections(): number; close(): Promise<void> }

/** The live hub of every variant on one HTTP server: a namespace per hub path (WIRE-2). */
export function openHub(http: HttpServer, server: ServerContext, options: HubOptions): Hub {
  const { versions, now } = server
  const audiences: Audiences = new Audiences(
    publisher({ versions, now, leave: (member) => audiences.leave(member) }),
  )
  const context: HubContext = { ...server, audiences }
  const io = new Server(http, {
    pingInterval: options.timing.pingIntervalMs,
    pingTimeout: options.timing.pingTimeoutMs,
    // LIMIT-1: handshake and time-out are the same.
    connectTimeout: options.timing.pingTimeoutMs,
    maxHttpBufferSize: MAX_PAYLOAD_BYTES,
    perMessageDeflate: false,
    serveClient: false,
    transports: ['websocket', 'polling'],
  })
  const inFlight = new Set<Promise<unknown>>()
  const limits = new AddressLimits({ maxConnections: options.connectionsPerAddress, now: context.now })
  for (const variant of VARIANTS) {
    io.of(variant.hubPath).on('connection', (socket) => {
      const address = addressOf(socket, options.trustProxy)
      const allowance = limits.enter(address)
      if (!allowance) {
        socket.disconnect(true)
        return
      }
      socket.on('disconnect', () => limits.leave(address))
      serve(socket, { variant, address, allowance }, context, options, inFlight)
    })
  }
  return {
    numConnections: () => io.engine.clientsCount,
    async close() {
      await Promise.all(inFlight)
      await io.close()
    },
  }
}

function serve(
  socket: Socket,
  { variant, address, allowance }: { variant: VariantDescription; address: string; allowance: RateLimit },
  context: HubContext,
  options: HubOptions,
  inFlight: Set<Promise<unknown>>,
): void {
  const outbox = new Outbox(
    (name, payload) => socket.emit(name, payload),
    (name, payload) => sendTextPacket(socket, name, payload),
    { alwaysList: can(variant, 'sharedValuesAsList') },
  )
  const connection: Connection = {
    id: socket.id,
    variant,
    address,
    baseUrl: options.publicUrl || baseUrlOf(socket),
    sessionId: options.sessionIdOf(socket.handshake.headers.cookie),
    outbox,
    rateLimit: both(rateLimit(context.now, CONNECTION_RATE), allowance),
    membership: null,
  }
  endWhenStuck(socket)
  let refusals = 0
  for (const name of NAMES) {
    socket.on(name, (payload: unknown, reply?: unknown) => {
      const started = performance.now()
      const answered = dispatch(context, connection, name, payload).then((ack) => {
        options.onInvocation?.(name, ack.ok ? 200 : ack.status, performance.now() - started)
        if (typeof reply === 'function') reply(ack)
        refusals = ack.ok || ack.status !== 429 ? 0 : refusals + 1
        if (refusals > MAX_REFUSALS) socket.disconnect(true)
      })
      inFlight.add(answered)
      void answered.finally(() => inFlight.delete(answered))
    })
  }
  socket.on('disconnect', () => {
    connection.outbox.close()
    context.audiences.leave(connection)
  })
}

function addressOf({ handshake }: Socket, trustProxy: boolean): string {
  const forwarded = handshake.headers['x-forwarded-for']
  return limitedAddress(handshake.address, [forwarded].flat().join(), trustProxy)
}

/** Where the client's page came from, or the host it called: it goes into links for this client alone. */
function baseUrlOf({ handshake }: Socket): string {
  const { origin, host } = handshake.headers
  if (origin && /^https?:\/\/[^/\s]+$/.test(origin)) return origin
  return host ? `${handshake.secure ? 'https' : 'http'}://${host}` : ''
}
