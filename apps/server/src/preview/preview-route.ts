import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SOCIAL_PICTURE } from '../http/page-head.ts'
import { PREVIEW_ROUTE, type Previews } from './previews.ts'

/** How long a picture may be kept by who shows it; s. Another one has another address. */
const KEPT_SECONDS = 600

type Options = { previews: Previews; addressOf: (request: FastifyRequest) => string }

/**
 * The picture of an event, or that of the product, which says no more than that there is none: not whether there ever was one.
 */
export function addPreviewRoute(app: FastifyInstance, { previews, addressOf }: Options): void {
  app.get<{ Params: { token: string; version: string } }>(PREVIEW_ROUTE, async (request, reply) => {
    const picture = await previews.pictureOf(request.params, addressOf(request))
    if (!picture) return reply.sendFile(SOCIAL_PICTURE)
    // What shows the picture of now under a former address would keep it there.
    if (!Buffer.isBuffer(picture)) return reply.header('cache-control', 'no-store').redirect(picture.path)
    return reply
      .header('cache-control', `public, max-age=${KEPT_SECONDS}`)
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('x-robots-tag', 'noindex')
      .type('image/png')
      .send(picture)
  })
}
