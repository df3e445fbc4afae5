import { type IncomingMessage, type RequestListener, type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { HTTP_ROUTES, type HttpError } from '@planner/protocol'
import { addressOf } from '../limits/address.ts'
import type { AddressTurns } from '../limits/address-turns.ts'
import { type AnswerLimits, HttpAnswers } from '../limits/http-answers.ts'
import { HttpBodies } from '../limits/http-bodies.ts'
import { LIMITS } from '../limits/limits.ts'
import type { ProxyOptions } from './is-https.ts'
import { securityHeaders } from './security-headers.ts'
import { ParsingTurns, SlicedParsing } from './sliced-parsing.ts'

type Options = ProxyOptions & {
  formHosts: readonly string[]
  /** Where the hub's own requests begin. */
  hubPath: string
  answers?: Partial<AnswerLimits>
  /** Websockets are opened when it is the turn of their address; at once when left out. */
  turns?: Pick<AddressTurns, 'run'>
}

/**
 * Goes before everything that answers requests of a server, routes and hub alike: every answer carries the
 * security headers (HTTP-13), and answers of one connection are made one after the other (HTTP-20). Call it
 * when all listeners are there.
 */
export function guardServer(server: Server, options: Options): void {
  const headersOf = securityHeaders(options)
  const answers = new HttpAnswers({
    addressOf: (request) => addressOf(request, options),
    isHubs: ({ url = '' }) => url.startsWith(options.hubPath),
    ...(options.answers ? { limits: options.answers } : {}),
  })
  const bodies = new HttpBodies()
  const parsing = new WeakMap<Duplex, SlicedParsing>()
  const parsingTurns = new ParsingTurns()
  const refuse = spread()
  const listeners = server.listeners('request') as RequestListener[]
  const answer: RequestListener = (request, response) => {
    parsing.get(request.socket)?.expectBody(Number(request.headers['content-length'] ?? 0))
    answers.run(request, response, () => {
      for (const [name, value] of headersOf(request)) response.setHeader(name, value)
      if (isWithoutHost(request)) response.writeHead(400, headersOfBody(unreadable(400))).end(unreadable(400))
      else if (!isImport(request) && !bodies.admit(request, response, addressOf(request, options))) {
        // What is still arriving stays unread. Reading it, or answering a client that retries at once, would
        // take time from others.
        request.socket.pause()
        refuse(() => {
          response
            .writeHead(429, { ...headersOfBody(TOO_MANY), 'retry-after': String(RETRY_SECONDS) })
            .end(TOO_MANY)
        })
      } else for (const listener of listeners) listener.call(server, request, response)
    })
  }
  server.removeAllListeners('request').on('request', answer)
  // Node itself would answer other expectations.
  server.on('checkExpectation', answer)
  server.on('connection', (socket) => {
    parsing.set(socket, new SlicedParsing(socket, parsingTurns))
    answers.connected(socket)
  })
  const upgrades = server.listeners('upgrade') as UpgradeListener[]
  server.removeAllListeners('upgrade').on('upgrade', async (request: IncomingMessage, socket, head) => {
    parsing.get(socket)?.stop()
    answers.upgraded(socket)
    headRefusal(socket, headersOf(request))
    // A client that goes away while it waits is no failure.
    socket.on('error', () => {})
    const open = async () => {
      if (!socket.destroyed) for (const listener of upgrades) listener.call(server, request, socket, head)
    }
    await (options.turns?.run(addressOf(request, options), LIMITS.connectTokens.value, open) ?? open())
  })
  server
    .removeAllListeners('clientError')
    .on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
      if (socket.writable && error.code !== 'ECONNRESET' && !answers.isAnswering(socket))
        socket.write(rawAnswer(STATUS_OF[error.code ?? ''] ?? 400, headersOf()))
      socket.destroy()
    })
}

type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/**
 * Returns a function that delays work by one to two seconds: clients that are refused together would
 * otherwise retry together.
 */
function spread(): (work: () => void) => void {
  let more = 0
  return (work) => {
    // Steps of the golden section fall evenly, however many there are.
    more = (more + 0.618 * REFUSED_AFTER_MS) % REFUSED_AFTER_MS
    setTimeout(work, REFUSED_AFTER_MS + more).unref()
  }
}

const headersOfBody = (body: string) => ({
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(body.length),
  connection: 'close',
})

const RETRY_SECONDS = 10
const REFUSED_AFTER_MS = 1000
const TOO_MANY = JSON.stringify({
  error: `Too many requests came from here. Please try again in ${RETRY_SECONDS} seconds.`,
  reason: 'tooManyRequests',
} satisfies HttpError)

const IMPORTS: ReadonlySet<string> = new Set(
  Object.keys(HTTP_ROUTES).filter((route) => route.startsWith('POST /api/Import/')),
)

/** The import routes, which count their bodies themselves, as they arrive (LIMIT-12). */
function isImport({ method, url = '' }: IncomingMessage): boolean {
  return IMPORTS.has(`${method} ${url.split('?')[0]}`)
}

const STATUS_OF: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

function isWithoutHost({ headers, httpVersion }: IncomingMessage): boolean {
  return httpVersion === '1.1' && headers.host === undefined
}

/** ERROR-10. */
function unreadable(status: number): string {
  return JSON.stringify({ error: `${STATUS_CODES[status]}.`, reason: 'unreadable' } satisfies HttpError)
}

type Headers = readonly (readonly [string, string])[]

/** A request that cannot be parsed has no response object. */
function rawAnswer(status: number, headers: Headers): string {
  const body = unreadable(status)
  const lines = linesOf([...headers, ...Object.entries(headersOfBody(body))])
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n${body}`
}

/** Adds the headers to the refusal of an upgrade, which the hub writes to the socket in one go. */
function headRefusal(socket: Duplex, headers: Headers): void {
  const headed = (text: unknown) =>
    typeof text === 'string' && /^HTTP\/1\.1 [45]/.test(text)
      ? text.replace('\r\n', `\r\n${linesOf(headers)}`)
      : text
  const first =
    (name: 'write' | 'end') =>
    (text?: unknown, ...more: unknown[]): unknown => {
      // Later writes go through unchanged.
      for (const each of ['write', 'end']) Reflect.deleteProperty(socket, each)
      return Reflect.apply(socket[name], socket, [headed(text), ...more])
    }
  Object.assign(socket, { write: first('write'), end: first('end') })
}

function linesOf(headers: Headers): string {
  return headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
}
