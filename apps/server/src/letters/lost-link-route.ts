import { type LostLinkResult, lostLinkRequest } from '@planner/protocol'
import type { FastifyInstance } from 'fastify'
import { openByKey } from '../gate/authority.ts'
import { invalidLink, sendRefusal } from '../gate/http-gate.ts'
import { refuse } from '../gate/refusal.ts'
import { LIMITS } from '../limits/limits.ts'
import { quota } from '../limits/quota.ts'
import type { ServerContext } from '../server-context.ts'
import { lettersOff, unreadable } from './letter-routes.ts'
import type { LostLinks } from './lost-links.ts'

type Context = Pick<ServerContext, 'rooms' | 'storage' | 'now'>

/** How somebody who has the share link gets their own again; LETTER-10. */
export function addLostLinkRoute(app: FastifyInstance, context: Context, lostLinks: LostLinks): void {
  const asks = quota({ limit: LIMITS.lostLinksOfAddress.value, per: 'hour', now: context.now })
  app.post('/api/Letters/LostLink', async (request, reply) => {
    const parsed = lostLinkRequest.safeParse(request.body)
    if (!parsed.success)
      return sendRefusal(reply, unreadable('a variant, the share key and an e-mail address'))
    const { variant, shareKey, email } = parsed.data
    if (!lostLinks.isOn) return sendRefusal(reply, lettersOff())
    if (!asks.take(request.address)) return sendRefusal(reply, tooManyAsked(asks.leftMs()))
    const found = await openByKey(context, shareKey)
    if (!found || found.room.variant.id !== variant || found.holder.kind !== 'share')
      return sendRefusal(reply, invalidLink())
    lostLinks.ask(found.room.eventId, email)
    return { isTaken: true } satisfies LostLinkResult
  })
}

const tooManyAsked = (leftMs: number) =>
  refuse(
    429,
    'tooManyRequests',
    `Links were asked for too often. Please ask again in ${Math.ceil(leftMs / 60_000)} minutes.`,
  )
