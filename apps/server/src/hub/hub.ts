import type { Server as HttpServer } from 'node:http'
import { can, VARIANTS, type VariantDescription } from '@planner/domain'
import { INVOCATIONS, type InvocationName, type Refusal } from '@planner/protocol'
import { Server, type Socket } from 'socket.io'
import type { HubTiming } from '../config.ts'
import { isHttps } from '../http/is-https.ts'
import { hubSecurityHeaders } from '../http/security-headers.ts'
import { addressKey } from '../limits/address.ts'
import { AddressLimits } from '../limits/address-limits.ts'
import { bothLimits, CONNECTION_RATE, type RateLimit, rateLimit } from '../limits/rate-limit.ts'
import { disconnectSlowConsumer } from '../limits/slow-consumer.ts'
import type { ServerContext } from '../server-context.ts'
import { browserKind } from '../session/browser-kind.ts'
import { Audiences } from './audience.ts'
import type { Connection } from './connection.ts'
import type { HubContext } from './context.ts'
import { dispatch } from './dispatch.ts'
import { sendJsonPacket } from './json-packets.ts'
import { publisher } from './publish.ts'
import { SignalQueue } from './signal-queue.ts'
import { argumentsOf, isInvocationName, refuseUnknown } from './unknown-invocation.ts'

export type HubOptions = {
  /** Base URL of links sent to clients; '' derives it from each client's handshake. */
  publicUrl: string
  trustProxy: boolean
  formHosts: readonly string[]
  connectionsPerAddress: number
  timing: HubTiming
  sessionIdOf: (cookieHeader: string | undefined) => string
  onInvocation?: (name: InvocationName, status: number, ms: number) => void
}

/** A person with ten topics and long descriptions is about 100 KB. */
const MAX_PAYLOAD_BYTES = 256 * 1024

/** A client that keeps exceeding its rate limit is disconnected after this many consecutive rejections. */
const MAX_RATE_LIMITED = 1000

const NAMES = Object.keys(INVOCATIONS) as readonly InvocationName[]

export type Hub = { numConnections(): number; close(): Promise<void> }

/** Opens the live hubs of all variants on one HTTP server: one Socket.IO namespace per hub path (WIRE-2). */
export function openHub(http: HttpServer, server: ServerContext, options: HubOptions): Hub {
  const { versions, now, log } = server
  const audiences: Audiences = new Audiences(
    publisher({ versions, now, log, leave: (member) => audiences.leave(member) }),
  )
  const context: HubContext = { ...server, audiences }
  const io = new Server(http, {
    pingInterval: options.timing.pingIntervalMs,
    pingTimeout: options.timing.pingTimeoutMs,
    // LIMIT-1: the handshake has the same time-out as the heartbeat.
    connectTimeout: options.timing.pingTimeoutMs,
    maxHttpBufferSize: MAX_PAYLOAD_BYTES,
    perMessageDeflate: false,
    serveClient: false,
    transports: ['websocket', 'polling'],
  })
  io.engine.use(hubSecurityHeaders(options))
  const inFlight = new Set<Promise<unknown>>()
  const limits = new AddressLimits({ maxConnections: options.connectionsPerAddress, now: context.now })
  for (const variant of VARIANTS) {
    io.of(variant.hubPath).on('connection', (socket) => {
      const address = addressOf(socket, options.trustProxy)
      const addressLimit = limits.acquire(address)
      if (!addressLimit) {
        socket.disconnect(true)
        return
      }
      socket.on('disconnect', () => limits.release(address))
      serve(socket, { variant, address, addressLimit }, context, options, inFlight)
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
  {
    variant,
    address,
    addressLimit,
  }: { variant: VariantDescription; address: string; addressLimit: RateLimit },
  context: HubContext,
  options: HubOptions,
  inFlight: Set<Promise<unknown>>,
): void {
  const signals = new SignalQueue(
    (name, payload) => socket.emit(name, payload),
    (name, payload, attachment) => sendJsonPacket(socket, name, payload, attachment),
    { alwaysList: can(variant, 'sharedValuesAsList') },
  )
  const connection: Connection = {
    id: socket.id,
    variant,
    address,
    baseUrl: options.publicUrl || baseUrlOf(socket, options),
    sessionId: options.sessionIdOf(socket.handshake.headers.cookie),
    browser: browserKind(socket.handshake.headers['user-agent']),
    signals,
    rateLimit: bothLimits(rateLimit(context.now, CONNECTION_RATE), addressLimit),
    adminName: '',
    dataFormat: 'plain',
    membership: null,
  }
  disconnectSlowConsumer(socket)
  let rateLimited = 0
  const endFlood = (ack: { ok: true } | Refusal) => {
    rateLimited = ack.ok || ack.status !== 429 ? 0 : rateLimited + 1
    if (rateLimited > MAX_RATE_LIMITED) socket.disconnect(true)
  }
  answerTheRest(socket, connection, endFlood)
  for (const name of NAMES) {
    socket.on(name, (...args: unknown[]) => {
      const { payload, reply } = argumentsOf(args)
      const started = performance.now()
      const handled = dispatch(context, connection, name, payload).then((ack) => {
        options.onInvocation?.(name, ack.ok ? 200 : ack.status, performance.now() - started)
        reply(ack)
        endFlood(ack)
      })
      inFlight.add(handled)
      void handled.finally(() => inFlight.delete(handled))
    })
  }
  socket.on('disconnect', () => {
    connection.signals.close()
    context.audiences.leave(connection)
  })
}

/** Answers what is no invocation, and says why a connection with a malformed packet ends; WIRE-24, WIRE-25. */
function answerTheRest(socket: Socket, connection: Connection, onAnswered: (refusal: Refusal) => void): void {
  socket.use(([name, ...args], next) => {
    if (isInvocationName(name)) return next()
    const refusal = refuseUnknown(connection, name)
    argumentsOf(args).reply(refusal)
    onAnswered(refusal)
  })
  // Socket.IO closes the connection afterwards. Events that a client calls "error" do not come here.
  socket.on('error', () => {
    const message = 'A packet could not be read; the connection is closed.'
    connection.signals.send('ReceiveException', { status: 400, message, reason: 'unreadable' })
  })
}

function addressOf({ handshake }: Socket, trustProxy: boolean): string {
  const forwarded = handshake.headers['x-forwarded-for']
  return addressKey(handshake.address, [forwarded].flat().join(), trustProxy)
}

/** The origin of the client's page, else the Host header. Client-supplied, so it is used only in links sent back to that client. */
function baseUrlOf({ handshake, request }: Socket, options: HubOptions): string {
  const { origin, host } = handshake.headers
  if (origin && /^https?:\/\/[^/\s]+$/.test(origin)) return origin
  return host ? `${isHttps(request, options) ? 'https' : 'http'}://${host}` : ''
}
