import { hash } from 'node:crypto'
import { wallTimeAt } from '@planner/domain'
import { acceptedLanguages, type LanguageCode, nearestLanguage } from '@planner/i18n'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { SharedText } from '../../http/shared-text.ts'
import { textsOf } from '../../http/texts.ts'
import type { KeptProgrammes } from '../kept-programme.ts'
import type { OpenedAddress, OutwardLinks } from '../outward-links.ts'
import { c3Schedule, c3Xml } from './c3-schedule.ts'
import { programmePage } from './programme-page.ts'
import { publicProgramme } from './public-programme.ts'

type Parts = {
  links: OutwardLinks
  programmes: KeptProgrammes
  now: () => number
  /** Of the server as the request calls it, or as it is configured. */
  baseUrlOf: (request: FastifyRequest) => string
}

const query = z.object({
  lang: z.string().max(20).catch('').default(''),
  theme: z.enum(['light', 'dark']).optional().catch(undefined),
})

/** What is on is marked by the minute. */
const FRESH_MS = 60_000

type Made = { etag: string; text: SharedText }
type Request = FastifyRequest<{ Params: { token: string } }>

/** The public programme as a page, in a frame, and as files for other programs; PUBLISH-7, PUBLISH-8. */
export function addProgrammeRoutes(app: FastifyInstance, parts: Parts): void {
  const { links, now, baseUrlOf } = parts
  const page = (isEmbedded: boolean) => async (request: Request, reply: FastifyReply) => {
    const opened = await openProgramme(links, request)
    const language = languageOf(request)
    reply.type('text/html; charset=utf-8').header('cache-control', 'public, max-age=60')
    if (!opened) return reply.code(404).send(gonePage(language))
    const { theme } = query.parse(request.query)
    if (isEmbedded) letBeFramed(reply)
    const minute = Math.floor(now() / FRESH_MS)
    const slot = ['page', language, isEmbedded, theme ?? '']
    const made = keptText(parts, opened, { slot, stamp: String(minute) }, () =>
      programmePage(programmeFor(parts, opened, language), {
        text: textsOf(language, opened.room.variant.words),
        language,
        now: now(),
        isEmbedded,
        scheme: theme,
      }),
    )
    return answer(request, reply, made)
  }
  app.get('/programme/:token', page(false))
  app.get('/embed/:token', page(true))

  const file =
    (type: string, write: (schedule: ReturnType<typeof c3Schedule>) => string) =>
    async (request: Request, reply: FastifyReply) => {
      const opened = await openProgramme(links, request)
      if (!opened) return reply.code(404).type('text/plain; charset=utf-8').send(GONE)
      const language = languageOf(request)
      const baseUrl = `${baseUrlOf(request)}/`
      const today = wallTimeAt(opened.room.state.event.timeZone || 'UTC', now())?.date ?? ''
      const made = keptText(parts, opened, { slot: [type, language], stamp: `${baseUrl} ${today}` }, () => {
        const programme = programmeFor(parts, opened, language)
        return write(
          c3Schedule(programme, {
            url: `${baseUrl}programme/${request.params.token}/`,
            baseUrl,
            language,
            noRoom: textsOf(language, opened.room.variant.words)('outward.noRoom'),
            version: hash('sha256', JSON.stringify(programme), 'hex').slice(0, 10),
            today,
          }),
        )
      })
      reply.type(type).header('cache-control', 'public, no-cache').header('access-control-allow-origin', '*')
      reply.header('cross-origin-resource-policy', 'cross-origin')
      return answer(request, reply, made)
    }
  app.get(
    '/programme/:token/schedule.json',
    file('application/json; charset=utf-8', (schedule) => `${JSON.stringify(schedule, null, 1)}\n`),
  )
  app.get('/programme/:token/schedule.xml', file('application/xml; charset=utf-8', c3Xml))
}

const GONE =
  'There is no programme at this address, or no longer. Please ask the organisers for the new address.'

function gonePage(language: LanguageCode): string {
  const text = textsOf(language, undefined)
  const empty = {
    name: text('outward.programme.gone'),
    description: '',
    timeZone: '',
    days: [],
    undated: [],
    rooms: [],
  }
  return programmePage(empty, { text, language, now: 0, isEmbedded: false }).replace(
    /<p class="empty">[^<]*<\/p>/,
    '',
  )
}

async function openProgramme(links: OutwardLinks, request: Request): Promise<OpenedAddress | undefined> {
  const opened = await links.open(request.params.token)
  return opened?.kind === 'programme' ? opened : undefined
}

function programmeFor({ programmes, now }: Parts, { room, links }: OpenedAddress, language: LanguageCode) {
  const text = textsOf(language, room.variant.words)
  const { showsNames } = links.programme
  return publicProgramme(programmes.of(room).plan, { text, showsNames, now: now() })
}

/** Made once for everybody, until the programme changes. */
function keptText(
  { programmes }: Parts,
  { room, links }: OpenedAddress,
  { slot, stamp }: { slot: readonly unknown[]; stamp: string },
  make: () => string,
): Made {
  const { made } = programmes.of(room)
  const key = JSON.stringify(['programme', links.programme.showsNames, slot])
  const known = made.get(key) as (Made & { stamp: string }) | undefined
  if (known?.stamp === stamp) return known
  const text = make()
  const etag = `"${hash('sha256', text, 'base64url').slice(0, 22)}"`
  const entry = { stamp, etag, text: new SharedText(text) }
  made.set(key, entry)
  return entry
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, text }: Made,
): Promise<FastifyReply> {
  reply.header('etag', etag)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return text.send(request, reply, ['accept-language'])
}

function languageOf(request: FastifyRequest): LanguageCode {
  const { lang } = query.parse(request.query)
  return nearestLanguage(lang === '' ? acceptedLanguages(request.headers['accept-language'] ?? '') : [lang])
}

/** The page has no key, no cookie and nothing to press, so any site may show it. */
function letBeFramed(reply: FastifyReply): void {
  const policy = String(reply.raw.getHeader('content-security-policy') ?? '')
  reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", 'frame-ancestors *'))
  reply.raw.removeHeader('x-frame-options')
  reply.header('cross-origin-resource-policy', 'cross-origin')
}
