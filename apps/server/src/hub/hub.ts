import type { Server as HttpServer } from 'node:http'
import { can, VARIANTS, type VariantDescription } from '@planner/domain'
import { INVOCATIONS, type InvocationName } from '@planner/protocol'
import { Server, type Socket } from 'socket.io'
import type { HubTiming } from '../config.ts'
import { AddressLimits } from '../limits/address-limits.ts'
import { LIMITS } from '../limits/limits.ts'
import { Turns } from '../limits/turns.ts'
import type { ServerContext } from '../server-context.ts'
import { Audiences } from './audience.ts'
import type { Connection } from './connection.ts'
import type { HubContext } from './context.ts'
import { dispatch } from './dispatch.ts'
import { sendJsonPacket } from './json-packets.ts'
import { type Line, Lines } from './lines.ts'
import { publisher } from './publish.ts'
import { SignalQueue } from './signal-queue.ts'

export type HubOptions = {
  /** Base URL of links sent to clients; '' derives it from each client's handshake. */
  publicUrl: string
  trustProxy: boolean
  connectionsPerAddress: number
  timing: HubTiming
  sessionIdOf: (cookieHeader: string | undefined) => string
  onInvocation?: (name: InvocationName, status: number, ms: number) => void
}

const NAMES = Object.keys(INVOCATIONS) as readonly InvocationName[]

export type Hub = { numConnections(): number; close(): Promise<void> }

/** Opens the live hubs of all variants on one HTTP server: one Socket.IO namespace per hub path (WIRE-2). */
export function openHub(http: HttpServer, server: ServerContext, options: HubOptions): Hub {
  const { versions, now } = server
  const audiences: Audiences = new Audiences(
    publisher({ versions, now, leave: (member) => audiences.leave(member) }),
  )
  const context: HubContext = { ...server, audiences, turns: new Turns() }
  const addresses = new AddressLimits({ maxConnections: options.connectionsPerAddress, now: context.now })
  const lines = new Lines(addresses, { trustProxy: options.trustProxy, now: context.now })
  const io = new Server(http, {
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
    (name, payload) => sendJsonPacket(socket, name, payload),
    { alwaysList: can(variant, 'sharedValuesAsList') },
  )
  const connection: Connection = {
    id: socket.id,
    variant,
    address: line.address,
    baseUrl: options.publicUrl || baseUrlOf(socket),
    sessionId: options.sessionIdOf(socket.handshake.headers.cookie),
    signals,
    rateLimit: line.rate,
    outbox: line.outbox,
    membership: null,
  }
  for (const name of NAMES) {
    socket.on(name, (payload: unknown, reply?: unknown) => {
      const started = performance.now()
      const handled = dispatch(context, connection, name, payload).then((ack) => {
        options.onInvocation?.(name, ack.ok ? 200 : ack.status, performance.now() - started)
        if (typeof reply === 'function') reply(ack)
        if (!ack.ok && ack.status === 429 && !line.refusals.take()) socket.disconnect(true)
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

/** The origin of the client's page, else the Host header. Client-supplied, so it is used only in links sent back to that client. */
function baseUrlOf({ handshake }: Socket): string {
  const { origin, host } = handshake.headers
  if (origin && /^https?:\/\/[^/\s]+$/.test(origin)) return origin
  return host ? `${handshake.secure ? 'https' : 'http'}://${host}` : ''
}
