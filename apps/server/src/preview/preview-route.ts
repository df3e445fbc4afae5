import type { FastifyInstance } from 'fastify'
import { SOCIAL_PICTURE } from '../http/page-head.ts'
import { PREVIEW_ROUTE, type Previews } from './previews.ts'

/** How long a picture may be kept by who shows it; s. Another one has another address. */
const KEPT_SECONDS = 600

/**
 * The picture of an event, or that of the product, which says no more than that there is none: not whether there ever was one.
 */
export function addPreviewRoute(app: FastifyInstance, previews: Previews): void {
  app.get<{ Params: { token: string } }>(PREVIEW_ROUTE, async ({ params }, reply) => {
    const picture = await previews.pictureOf(params.token)
    if (!picture) return reply.sendFile(SOCIAL_PICTURE)
    return reply
      .header('cache-control', `public, max-age=${KEPT_SECONDS}`)
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('x-robots-tag', 'noindex')
      .type('image/png')
      .send(picture)
  })
}
