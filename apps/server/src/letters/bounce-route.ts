import type { FastifyInstance } from 'fastify'
import { sendRefusal } from '../gate/http-gate.ts'
import { refuse } from '../gate/refusal.ts'
import { type OperatorOptions, triedBy } from '../http/metrics-route.ts'
import { refuseKey } from '../site/site-routes.ts'
import { readBounce } from './bounces.ts'
import type { Letters } from './letters.ts'

/** Reports repeat the mail that they are about, with its calendar. */
const MAX_BODY = 1_000_000

/** POST /api/Letters/Bounced: the mail server hands over what came back, with the key of the site administrator; LETTER-7. */
export function addBounceRoute(app: FastifyInstance, letters: Letters, operator: OperatorOptions): void {
  void app.register((routes, _options, done) => {
    routes.removeAllContentTypeParsers()
    routes.addContentTypeParser(
      'message/rfc822',
      { parseAs: 'buffer', bodyLimit: MAX_BODY },
      (_request, body, parsed) => parsed(null, body),
    )
    routes.post<{ Body: Buffer }>(
      '/api/Letters/Bounced',
      { config: { needsNoSession: true } },
      async (request, reply) => {
        const tried = triedBy(request, operator)
        if (tried !== 'right') return refuseKey(reply.header('www-authenticate', 'Bearer'), tried)
        if (!Buffer.isBuffer(request.body)) return sendRefusal(reply, noMail())
        const bounce = await readBounce(request.body, letters.domain)
        return { isKnown: bounce !== undefined && (await letters.bounced(bounce)) }
      },
    )
    done()
  })
}

const noMail = () => refuse(400, 'unreadable', 'This call needs a mail as message/rfc822 in its body.')
