import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { LIMITS } from '../limits/limits.ts'

const PIECE = LIMITS.answerPiece.value

/** Sends large answers piece by piece as they are read, so that unread parts need no copy; HTTP-20. */
export function sendInPieces(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply, payload) => {
    const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload
    if (!Buffer.isBuffer(bytes) || bytes.length <= PIECE) return payload
    reply.header('content-length', bytes.length)
    return piecesOf(bytes)
  })
}

/** A stream of parts of the same memory. */
export function piecesOf(bytes: Buffer): Readable {
  return Readable.from(pieces(bytes), { objectMode: false, highWaterMark: 1 })
}

function* pieces(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += PIECE) yield bytes.subarray(start, start + PIECE)
}
