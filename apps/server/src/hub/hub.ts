import type { Server as HttpServer } from 'node:http'
import { can, VARIANTS, type VariantDescription } from '@planner/domain'
import { INVOCATIONS, type InvocationName, type Refusal } from '@planner/protocol'
import { Server, type Socket } from 'socket.io'
import type { HubTiming } from '../config.ts'
import { isHttps } from '../http/is-https.ts'
import { LIMITS } from '../limits/limits.ts'
import type { ServerContext } from '../server-context.ts'
import { browserKind } from '../session/browser-session.ts'
import { Audiences } from './connections/audience.ts'
import type { Connection } from './connections/connection.ts'
import { sendJsonPacket } from './connections/json-packets.ts'
import { type Line, Lines } from './connections/lines.ts'
import { argumentsOf, isInvocationName, refuseUnknown } from './connections/unknown-invocation.ts'
import type { HubContext } from './context.ts'
import { dispatch } from './dispatch.ts'
import { publisher } from './signals/publish.ts'
import { SignalQueue } from './signals/signal-queue.ts'

export type HubOptions = {
  /** Base URL of links sent to clients; '' derives it from each client's handshake. */
  publicUrl: string
  trustProxy: boolean
  timing: HubTiming
  /** In all; LIMIT-4. */
  mostConnections?: number | undefined
  sessionIdOf: (cookieHeader: string | undefined) => string
  onInvocation?: (name: InvocationName, status: number, ms: number) => void
}

/** Where its requests begin, those of all variants. */
export const HUB_PATH = '/socket.io'

const NAMES = Object.keys(INVOCATIONS) as readonly InvocationName[]

export type Hub = { numConnections(): number; close(): Promise<void> }

/** Opens the live hubs of all variants on one HTTP server: one Socket.IO namespace per hub path (WIRE-2). */
export function openHub(http: HttpServer, server: ServerContext, options: HubOptions): Hub {
  const { versions, now, log } = server
  const audiences: Audiences = new Audiences(
    publisher({ versions, now, log, leave: (member) => audiences.leave(member) }),
    (room, address) => server.ready.seen(room, address),
  )
  const context: HubContext = { ...server, audiences }
  const lines = new Lines(server.addresses, {
    trustProxy: options.trustProxy,
    now: context.now,
    mostConnections: options.mostConnections,
  })
  const io = new Server(http, {
    path: HUB_PATH,
    pingInterval: options.timing.pingIntervalMs,
    pingTimeout: options.timing.pingTimeoutMs,
    // LIMIT-1: the handshake has the same time-out as the heartbeat.
    connectTimeout: options.timing.pingTimeoutMs,
    maxHttpBufferSize: LIMITS.payloadBytes.value,
    allowRequest: (request, answer) =>
      lines.mayConnect(request) ? answer(null, true) : answer('Too many connections from here.', false),
    perMessageDeflate: false,
    serveClient: false,
    transports: ['websocket', 'polling'],
  })
  io.engine.use(lines.limitPolls)
  io.engine.on('connection', (connection: Socket['conn']) => lines.open(connection))
  const inFlight = new Set<Promise<unknown>>()
  for (const variant of VARIANTS) {
    io.of(variant.hubPath).on('connection', (socket) => {
      const line = lines.of(socket.conn)
      if (line) serve(socket, { variant, line }, context, options, inFlight)
      else socket.disconnect(true)
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
  { variant, line }: { variant: VariantDescription; line: Line },
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
    address: line.address,
    baseUrl: options.publicUrl || baseUrlOf(socket, options),
    sessionId: options.sessionIdOf(socket.handshake.headers.cookie),
    browser: browserKind(socket.handshake.headers['user-agent']),
    signals,
    rateLimit: line.rate,
    sendBuffer: line.sendBuffer,
    adminName: '',
    dataFormat: 'plain',
    membership: null,
    lookUps: new Map(),
    visitorData: undefined,
  }
  const endFlood = (ack: { ok: true } | Refusal) => {
    if (!ack.ok && ack.status === 429 && !line.refusals.take()) socket.disconnect(true)
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

/**
 * Answers what is no invocation, and says why a connection with a malformed packet ends; WIRE-24, WIRE-25.
 */
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

/**
 * The origin of the client's page, else the Host header. The client supplies both, so they are used in links
 * to that client alone.
 */
function baseUrlOf({ handshake, request }: Socket, options: HubOptions): string {
  const { origin, host } = handshake.headers
  if (origin && /^https?:\/\/[^/\s]+$/.test(origin)) return origin
  return host ? `${isHttps(request, options) ? 'https' : 'http'}://${host}` : ''
}
