import type { Readable } from 'node:stream'
import { EVENT_KEY_HEADER, type Refusal } from '@planner/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Gate } from '../gate/gate.ts'
import { judgeKey, sendRefusal } from '../gate/http-gate.ts'
import { refuse } from '../gate/refusal.ts'
import { LIMITS } from '../limits/limits.ts'
import { quota } from '../limits/quota.ts'
import { Slots } from '../limits/slots.ts'
import type { ServerContext } from '../server-context.ts'
import type { Sender } from './read-import.ts'

/** A body must hold its key within this many bytes, unless a header has it. */
const BEGINNING = 4096

/** The body of an import, as far as it has arrived, until its request is over. */
type HeldBody = {
  readonly address: string
  bytes: number
  /** Aborted when others need the memory. */
  readonly dropped: AbortController
}

type BodyLimits = { perBody: number; perAddress: number; total: number }

/**
 * Receives the bodies of imports, bounded in bytes, for each address and all together. Above a limit the
 * largest body of the address that holds most is dropped, so that nobody keeps others out by sending much, or
 * slowly.
 */
export class ImportBodies {
  readonly #limits: BodyLimits
  readonly #held = new Set<HeldBody>()

  constructor(limits: Partial<BodyLimits> = {}) {
    const { importBytes, importBytesOfAddress, importBytesOfAll } = LIMITS
    const { perBody = importBytes.value, perAddress = importBytesOfAddress.value } = limits
    this.#limits = { perBody, perAddress, total: limits.total ?? importBytesOfAll.value }
  }

  /** Counts the body of a request until it is let go. */
  hold(address: string): HeldBody {
    const held: HeldBody = { address, bytes: 0, dropped: new AbortController() }
    this.#held.add(held)
    return held
  }

  letGo(held: HeldBody): void {
    this.#held.delete(held)
  }

  /**
   * Resolves to the body. `judge` gets its beginning as soon as that has arrived, and throws to end the
   * transfer. @throws BodyRefused
   */
  receive(stream: Readable, held: HeldBody, judge: (beginning: string) => Promise<void>): Promise<Buffer> {
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
    let parts: Buffer[] = []
    let judging: Promise<void> | undefined
    const judgeOnce = () => {
      judging ??= judge(Buffer.concat(parts).toString('utf8', 0, BEGINNING))
      return judging
    }
    const add = (part: Buffer) => {
      parts.push(part)
      held.bytes += part.byteLength
      this.#makeRoom(held)
      if (held.bytes > this.#limits.perBody) reject(new BodyRefused(tooLarge))
      else if (held.bytes >= BEGINNING && !judging) {
        stream.pause()
        judgeOnce().then(() => stream.resume(), reject)
      }
    }
    const end = () => judgeOnce().then(() => resolve(Buffer.concat(parts)), reject)
    // A client that ends its request is no failure of the server.
    const leave = () => {
      if (!stream.readableEnded) reject(new BodyRefused(gone))
    }
    held.dropped.signal.addEventListener('abort', () => reject(new BodyRefused(tooManyImports())))
    stream.on('data', add).once('end', end).once('error', leave).once('close', leave)
    return promise.finally(() => {
      // The rest of a refused body is not kept.
      parts = []
      stream
        .off('data', add)
        .off('end', end)
        .on('error', () => {})
        .resume()
    })
  }

  #makeRoom(held: HeldBody): void {
    const bytesOf = (address: string) => sum([...this.#held].filter((each) => each.address === address))
    if (bytesOf(held.address) > this.#limits.perAddress) this.#drop(held)
    while (sum([...this.#held]) > this.#limits.total) {
      const largest = [...this.#held].sort(
        (a, b) => bytesOf(b.address) - bytesOf(a.address) || b.bytes - a.bytes,
      )[0]
      if (!largest) return
      this.#drop(largest)
    }
  }

  #drop(held: HeldBody): void {
    this.#held.delete(held)
    held.dropped.abort()
  }
}

/** Answered with its status and reason. */
export class BodyRefused extends Error {
  readonly statusCode: number
  readonly reason: Refusal['reason']

  constructor({ status, message, reason }: Refusal) {
    super(message)
    this.statusCode = status
    this.reason = reason
  }
}

function sum(all: readonly HeldBody[]): number {
  return all.reduce((bytes, each) => bytes + each.bytes, 0)
}

const tooLarge = refuse(
  413,
  'tableTooLarge',
  'This table is too large to be sent. Please import a part of it.',
)

/** IMPORT-19. */
const unreadable = refuse(
  400,
  'unreadable',
  `This is not an import request. Its key belongs into the header ${EVENT_KEY_HEADER}, or to the beginning of its body.`,
)

const gone = refuse(400, 'unreadable', 'The request ended before its body was there.')

export const tooManyImports = (): Refusal =>
  refuse(429, 'tooManyImports', 'Too many tables are being read at the moment. Please try again in a minute.')

type Context = Pick<ServerContext, 'rooms' | 'storage' | 'now'>

/** An import whose body is there; it is aborted when others need the memory. */
export type AdmittedBody = { body: Buffer; sender: Sender; dropped: AbortSignal }

type Admission = {
  address: string
  held: HeldBody
  /** Known once the key was judged. */
  eventId: string | undefined
  /** Functions that give places back when the request is over. */
  taken: Set<() => void>
}

/** The key at the beginning of a body, for clients that send it in no header. */
const KEY_IN_BODY = /"adminKey"\s*:\s*"([^"\\]{0,200})"/

/**
 * Admits imports (LIMIT-12). Only bodies with a valid key, in a header or at their beginning, are received. A
 * body takes its place among those being read and stored once it has arrived, so that nobody holds one by
 * sending slowly.
 */
export function admitImports(routes: FastifyInstance, context: Context, gate: Gate): void {
  const { importsReceived, importsAtOnce, importsOfEvent, importsPerMinute } = LIMITS
  const slots = (perKey: number) => new Slots({ perKey })
  const receiving = slots(importsReceived.value)
  const ofAddress = slots(importsAtOnce.value)
  const ofEvent = slots(importsOfEvent.value)
  const perMinute = quota({ limit: importsPerMinute.value, per: 'minute', now: context.now })
  const bodies = new ImportBodies()
  const admissions = new WeakMap<FastifyRequest, Admission>()

  const take = ({ taken }: Admission, from: Slots, key: string) => {
    if (!from.take(key)) throw new BodyRefused(tooManyImports())
    const free = () => from.free(key)
    taken.add(free)
    return () => {
      if (taken.delete(free)) free()
    }
  }
  const judge = async (admission: Admission, key: string) => {
    const authority = await judgeKey(context, gate, key)
    if (!authority.ok) throw new BodyRefused(authority)
    admission.eventId = authority.room.eventId
  }
  const judgeBeginning = async (admission: Admission, beginning: string) => {
    if (admission.eventId !== undefined) return
    const key = KEY_IN_BODY.exec(beginning)?.[1]
    if (key === undefined) throw new BodyRefused(unreadable)
    await judge(admission, key)
  }

  routes.addHook('onRequest', async (request, reply) => {
    const { address } = request
    const held = bodies.hold(address)
    const admission: Admission = { address, held, eventId: undefined, taken: new Set() }
    reply.raw.once('close', () => {
      bodies.letGo(held)
      for (const free of admission.taken) free()
    })
    admissions.set(request, admission)
    if (!perMinute.take(address)) return sendRefusal(reply, tooManyImports())
    const key = request.headers[EVENT_KEY_HEADER]
    if (typeof key === 'string') await judge(admission, key)
  })
  routes.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 429) reply.header('retry-after', '60')
  })
  const receive = async (request: FastifyRequest, payload: Readable): Promise<AdmittedBody> => {
    const admission = admissions.get(request)
    if (!admission) throw new BodyRefused(unreadable)
    const { address, held } = admission
    const received = take(admission, receiving, address)
    const body = await bodies.receive(payload, held, (beginning) => judgeBeginning(admission, beginning))
    received()
    const { eventId = '' } = admission
    take(admission, ofAddress, address)
    take(admission, ofEvent, eventId)
    return { body, sender: { address, eventId }, dropped: held.dropped.signal }
  }
  // A parser for another content type would not count the body.
  routes.removeAllContentTypeParsers()
  routes.addContentTypeParser('application/json', receive)
}
