import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const ENCODERS = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
} as const
type Encoding = keyof typeof ENCODERS

/** A text that many requests ask for: its bytes are kept once and compressed once for all of them. */
export class SharedText {
  readonly #bytes: Buffer
  readonly #encoded: Partial<Record<Encoding, Promise<Buffer>>> = {}

  constructor(text: string) {
    this.#bytes = Buffer.from(text)
  }

  /**
   * Answers with the text in the best encoding of the request. `vary` names the headers that chose the text.
   */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    vary: readonly string[] = [],
  ): Promise<FastifyReply> {
    const encoding = encodingOf(request.headers['accept-encoding'])
    reply.header('vary', [...vary, 'accept-encoding'].join(', '))
    if (!encoding) return reply.send(this.#bytes)
    return reply.header('content-encoding', encoding).send(await this.#in(encoding))
  }

  #in(encoding: Encoding): Promise<Buffer> {
    this.#encoded[encoding] ??=
      encoding === 'gzip'
        ? ENCODERS.gzip(this.#bytes)
        : ENCODERS.br(this.#bytes, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: 9,
              [constants.BROTLI_PARAM_SIZE_HINT]: this.#bytes.length,
            },
          })
    return this.#encoded[encoding]
  }
}

/** The best encoding that a client accepts; undefined for none. */
function encodingOf(accepted: Accepted): Encoding | undefined {
  const names = namesOf(accepted)
  return (['br', 'gzip'] as const).find((name) => names.has(name))
}

export function takesGzip(accepted: Accepted): boolean {
  return namesOf(accepted).has('gzip')
}

type Accepted = string | string[] | undefined

/** The encodings of an Accept-Encoding header but those that it excludes. */
function namesOf(accepted: Accepted): ReadonlySet<string> {
  const parts = [accepted ?? ''].flat().join().toLowerCase().split(',')
  return new Set(
    parts
      .map((part) => part.split(';').map((word) => word.trim()))
      .filter(([, quality]) => quality === undefined || Number(quality.replace('q=', '')) > 0)
      .map(([name = '']) => name),
  )
}
