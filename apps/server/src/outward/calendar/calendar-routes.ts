import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { sendRefusal } from '../../gate/http-gate.ts'
import { refuse } from '../../gate/refusal.ts'
import { quota } from '../../limits/quota.ts'
import type { OpenedAddress, OutwardLinks } from '../outward-links.ts'
import type { CalendarFeeds } from './calendar-feeds.ts'

/** How often a program may ask for one calendar in an hour; the calendars of programs ask once in 15 minutes at most. */
export const READS_PER_HOUR = 60

/** When a reader whose organisers are at work may come again; seconds. */
const HIDDEN_SECONDS = 3600

const query = z.object({
  lang: z.string().max(20).catch('').default(''),
  alarm: z.enum(['5', '10', '15', '30']).optional().catch(undefined),
  download: z.string().optional().catch(undefined),
})

type Parts = { links: OutwardLinks; feeds: CalendarFeeds; now: () => number }

/** GET /feed/<token>.ics, and the calendar of a public programme; PUBLISH-1. */
export function addCalendarRoutes(app: FastifyInstance, { links, feeds, now }: Parts): void {
  const reads = quota({ limit: READS_PER_HOUR, per: 'hour', now })
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { token, kinds }: { token: string; kinds: readonly OpenedAddress['kind'][] },
  ) => {
    if (!reads.take(token)) {
      const seconds = Math.ceil(reads.leftMs() / 1000)
      const words = `This calendar was asked for too often. Please ask again in ${seconds} seconds.`
      return sendRefusal(reply.header('retry-after', seconds), refuse(429, 'tooManyRequests', words))
    }
    const opened = await links.open(token)
    if (!opened || !kinds.includes(opened.kind))
      return reply.code(404).type('text/plain; charset=utf-8').send(GONE)
    const { lang, alarm, download } = query.parse(request.query)
    const calendar = await feeds.of(opened, { language: lang, alarmMinutes: Number(alarm ?? 0) })
    reply.header('x-robots-tag', 'noindex').header('cache-control', 'private, no-cache')
    // Programs keep what they have read where an answer is an error.
    if (calendar.kind === 'hidden')
      return reply
        .code(503)
        .header('retry-after', HIDDEN_SECONDS)
        .type('text/plain; charset=utf-8')
        .send(AT_WORK)
    reply.header('etag', calendar.etag)
    if (request.headers['if-none-match'] === calendar.etag) return reply.code(304).send()
    if (download !== undefined) reply.header('content-disposition', `attachment; filename="${FILE_NAME}"`)
    return reply.type('text/calendar; charset=utf-8').send(calendar.body)
  }
  app.get<{ Params: { name: string } }>('/feed/:name', (request, reply) =>
    answer(request, reply, { token: request.params.name.replace(/\.ics$/, ''), kinds: ['person', 'host'] }),
  )
  app.get<{ Params: { token: string } }>('/programme/:token/calendar.ics', (request, reply) =>
    answer(request, reply, { token: request.params.token, kinds: ['programme'] }),
  )
}

const FILE_NAME = 'programme.ics'
const GONE =
  'There is no calendar at this address, or no longer. Please copy the address again from the schedule of your event.'
const AT_WORK =
  'The organisers are working on the plan. Please ask again later; what you have read stays valid until then.'
