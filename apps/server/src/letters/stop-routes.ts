import { acceptedLanguages, nearestLanguage } from '@planner/i18n'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { escapeMarkup } from '../http/escape-markup.ts'
import { type Text, textsOf } from '../http/texts.ts'
import { PROGRAMME_STYLE } from '../outward/programme/programme-style.ts'
import type { Room } from '../rooms/room.ts'
import type { ServerContext } from '../server-context.ts'
import { addressHash, keptOfPerson } from './person-mail.ts'
import { isSameToken, stopClaim } from './stop-address.ts'

type Context = Pick<ServerContext, 'rooms' | 'storage' | 'now'>
type Opened = { room: Room; email: string; hash: string }
type Request = FastifyRequest<{ Params: { token: string } }>

/** What may be in the form, and what RFC 8058 has mail programs post. */
const MAX_BODY = 1000

/**
 * The page on which somebody ends mail about an event, without a key and without a script; LETTER-8. Looking at it ends nothing, since mail programs
 * and their guards open every address of a mail.
 */
export function addStopRoutes(app: FastifyInstance, context: Context): void {
  const { storage, now } = context
  void app.register((routes, _options, done) => {
    routes.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_BODY },
      (_request, body, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    routes.get('/letters/:token', async (request: Request, reply) => {
      const opened = await open(request)
      reply.code(opened ? 200 : 404).type('text/html; charset=utf-8')
      return page(request, opened)
    })
    // Whoever has the address may: there is no session whose token could be asked for.
    routes.post('/letters/:token', { config: { needsNoSession: true } }, async (request: Request, reply) => {
      const opened = await open(request)
      reply.code(opened ? 200 : 404).type('text/html; charset=utf-8')
      if (!opened) return page(request, undefined)
      const { eventId } = opened.room
      const { mail = 'stop' } = (request.body ?? {}) as { mail?: string }
      const { hash: addressHash } = opened
      if (mail === 'again')
        await storage.write([
          { kind: 'removeNoMail', eventId, addressHash },
          { kind: 'removeNoMail', eventId: '', addressHash },
        ])
      else
        await storage.write([
          { kind: 'putNoMail', eventId: mail === 'stopAll' ? '' : eventId, addressHash, at: now() },
        ])
      return page(request, opened)
    })
    done()
  })

  async function open({ params }: Request): Promise<Opened | undefined> {
    const claim = stopClaim(params.token)
    const room = claim && (await context.rooms.open(claim.eventId))
    if (!room) return undefined
    await room.catchUp()
    const person = room.state.persons.get(claim.personId)
    const kept = person && (await keptOfPerson(storage, claim.eventId, claim.personId))
    if (!kept || !isSameToken(claim.token, kept.stopToken) || person.email.trim() === '') return undefined
    return { room, email: person.email.trim(), hash: addressHash(person.email) }
  }

  async function page(request: Request, opened: Opened | undefined): Promise<string> {
    const language = nearestLanguage(acceptedLanguages(request.headers['accept-language'] ?? ''))
    const text = textsOf(language, opened?.room.variant.words)
    if (!opened) return document(language, text('letters.off.gone'), '')
    const { room, email, hash } = opened
    const refusing = await storage.letters.noMail(room.eventId, [hash])
    const isAll = refusing.some(({ eventId }) => eventId === '')
    const title = text('letters.off.title', { event: room.state.event.name })
    return document(language, title, bodyOf(text, { email, isAll, isOff: refusing.length > 0 }))
  }
}

function bodyOf(
  text: Text,
  { email, isAll, isOff }: { email: string; isAll: boolean; isOff: boolean },
): string {
  const state = isAll
    ? text('letters.off.stoppedAll')
    : isOff
      ? text('letters.off.stopped')
      : text('letters.off.gets', { address: email })
  const button = (value: string, label: string) =>
    `<p><button name="mail" value="${value}">${escapeMarkup(label)}</button></p>`
  const buttons = isOff
    ? [
        button('again', text('letters.off.again')),
        ...(isAll ? [] : [button('stopAll', text('letters.off.stopAll'))]),
      ]
    : [button('stop', text('letters.off.stop')), button('stopAll', text('letters.off.stopAll'))]
  return `<p role="status" dir="auto">${escapeMarkup(state)}</p><form method="post">${buttons.join('')}</form>`
}

function document(language: string, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)}</title>
<style>${PROGRAMME_STYLE}button{font:inherit;min-height:44px;padding:.5rem 1rem;border-radius:10px;border:1px solid var(--line);background:var(--surface);color:var(--ink);cursor:pointer}button:focus-visible{outline:3px solid var(--accent)}</style>
</head>
<body>
<header><h1 dir="auto">${escapeMarkup(title)}</h1></header>
<main>${body}</main>
</body>
</html>
`
}
