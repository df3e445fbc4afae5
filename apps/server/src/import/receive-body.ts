import type { Readable } from 'node:stream'
import { EVENT_KEY_HEADER, type Refusal } from '@planner/protocol'
import { refuse } from '../gate/refusal.ts'
import { LIMITS } from '../limits/limits.ts'

/** By the end of so many bytes the key of an import stands in its body, if it is in no header. */
const BEGINNING = 4096

/** The body of an import, as far as it has arrived, until its request is over. */
export type HeldBody = {
  readonly address: string
  bytes: number
  /** Aborted when others need the memory. */
  readonly dropped: AbortController
}

export type BodyLimits = { perBody: number; perAddress: number; total: number }

/**
 * Receives the bodies of imports. What has arrived is bounded in bytes, of an address and of all: where it is too much, the largest body of the
 * address that holds most is dropped, so that nobody keeps others out by sending much, or slowly.
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
   * Resolves to the body. `judge` is given its beginning as soon as that is there, and throws where nothing more is to be received.
   * @throws BodyRefused
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
    // Whoever ends a request is no failure of the server.
    const leave = () => {
      if (!stream.readableEnded) reject(new BodyRefused(gone))
    }
    held.dropped.signal.addEventListener('abort', () => reject(new BodyRefused(tooManyImports())))
    stream.on('data', add).once('end', end).once('error', leave).once('close', leave)
    return promise.finally(() => {
      // What still arrives of a body that is refused is not kept.
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

type Reason = Pick<Refusal, 'status' | 'message' | 'reason'>

/** Answered with its status and reason. */
export class BodyRefused extends Error {
  readonly statusCode: number
  readonly reason: Refusal['reason']

  constructor({ status, message, reason }: Reason) {
    super(message)
    this.statusCode = status
    this.reason = reason
  }
}

function sum(all: readonly HeldBody[]): number {
  return all.reduce((bytes, each) => bytes + each.bytes, 0)
}

const tooLarge: Reason = {
  status: 413,
  reason: 'tableTooLarge',
  message: 'This table is too large to be sent. Please import a part of it.',
}

/** IMPORT-19. */
export const unreadable: Reason = {
  status: 400,
  reason: 'unreadable',
  message: `This is not an import request. Its key belongs into the header ${EVENT_KEY_HEADER}, or to the beginning of its body.`,
}

const gone: Reason = {
  status: 400,
  reason: 'unreadable',
  message: 'The request ended before its body was there.',
}

export const tooManyImports = (): Refusal =>
  refuse(429, 'tooManyImports', 'Too many tables are being read at the moment. Please try again in a minute.')
