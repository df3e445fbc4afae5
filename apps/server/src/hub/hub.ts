import type { Server as HttpServer } from 'node:http'
import { can, VARIANTS, type VariantDescription } from '@planner/domain'
import { INVOCATIONS, type InvocationName } from '@planner/protocol'
import { Server, type Socket } from 'socket.io'
import { leaveRoom, newConnection } from './connection.ts'
import type { HubContext } from './context.ts'
import { dispatch } from './dispatch.ts'
import { Outbox } from './outbox.ts'
import { rateLimit } from './rate-limit.ts'

export type HubOptions = {
  /** Before links that are sent to clients; '' for the host each client reached us by. */
  publicUrl: string
  sessionIdOf: (cookieHeader: string | undefined) => string
  onInvocation?: (name: InvocationName, status: number, ms: number) => void
}

/** Keep-alive of spec 9. */
const PING_INTERVAL_MS = 30_000
const PING_TIMEOUT_MS = 60_000
/** A person with ten topics and long descriptions is about 100 KB. */
const MAX_PAYLOAD_BYTES = 256 * 1024

const NAMES = Object.keys(INVOCATIONS) as readonly InvocationName[]

export type Hub = { numConnections(): number; close(): Promise<void> }

/** The live hub of every variant on one HTTP server: a namespace per hub path (decision 23). */
export function openHub(http: HttpServer, context: HubContext, options: HubOptions): Hub {
  const io = new Server(http, {
    pingInterval: PING_INTERVAL_MS,
    pingTimeout: PING_TIMEOUT_MS,
    maxHttpBufferSize: MAX_PAYLOAD_BYTES,
    perMessageDeflate: false,
    serveClient: false,
    transports: ['websocket', 'polling'],
  })
  const inFlight = new Set<Promise<unknown>>()
  for (const variant of VARIANTS) {
    io.of(variant.hubPath).on('connection', (socket) => serve(socket, variant, context, options, inFlight))
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
  variant: VariantDescription,
  context: HubContext,
  options: HubOptions,
  inFlight: Set<Promise<unknown>>,
): void {
  const outbox = new Outbox(
    (name, payload) => socket.emit(name, payload),
    (name, payload) => {
      // A packet as Socket.IO itself writes it: it would make the same large text anew for every reader.
      if (socket.connected) socket.conn.write(`2${variant.hubPath},["${name}",${payload}]`)
    },
    { alwaysList: can(variant, 'sharedValuesAsList') },
  )
  const connection = newConnection(
    {
      variant,
      baseUrl: options.publicUrl || baseUrlOf(socket),
      sessionId: options.sessionIdOf(socket.handshake.headers.cookie),
      outbox,
      rateLimit: rateLimit(context.now),
    },
    context.now,
  )
  for (const name of NAMES) {
    socket.on(name, (payload: unknown, reply?: unknown) => {
      const started = performance.now()
      const answered = dispatch(context, connection, name, payload).then((ack) => {
        options.onInvocation?.(name, ack.ok ? 200 : ack.status, performance.now() - started)
        if (typeof reply === 'function') reply(ack)
      })
      inFlight.add(answered)
      void answered.finally(() => inFlight.delete(answered))
    })
  }
  socket.on('disconnect', () => {
    connection.outbox.close()
    leaveRoom(connection, context.now())
  })
}

/** Where the client's page came from, or the host it called: it goes into links for this client alone. */
function baseUrlOf({ handshake }: Socket): string {
  const { origin, host } = handshake.headers
  if (origin && /^https?:\/\/[^/\s]+$/.test(origin)) return origin
  return host ? `${handshake.secure ? 'https' : 'http'}://${host}` : ''
}
