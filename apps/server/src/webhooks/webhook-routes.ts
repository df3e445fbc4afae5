import {
  type EventRequest,
  eventRequest,
  type WebhookList,
  webhookRequest,
  webhookToAdd,
} from '@planner/protocol'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { auditedAction } from '../audit/audited-actions.ts'
import type { Gate } from '../gate/gate.ts'
import { authoriseKey, sendRefusal } from '../gate/http-gate.ts'
import { couldNotStore, refuse } from '../gate/refusal.ts'
import { LIMITS } from '../limits/limits.ts'
import { quota } from '../limits/quota.ts'
import type { Room } from '../rooms/room.ts'
import type { ServerContext } from '../server-context.ts'
import type { Made, Webhooks } from './webhooks.ts'

const GATE: Gate = { right: 'admin', whilePlanning: 'allowed' }

type Context = Pick<ServerContext, 'rooms' | 'storage' | 'now'>
type Asked = { id: string }
/** False where there is no such webhook; `null` where there is nothing to show. */
type Done = Made | null | false

/** What organisers do with the addresses that are told what happens; WEBHOOK-1 to WEBHOOK-8. */
export function addWebhookRoutes(app: FastifyInstance, context: Context, webhooks: Webhooks): void {
  const tests = quota({ limit: LIMITS.webhookTestsPerMinute.value, per: 'minute', now: context.now })

  app.post('/api/Webhooks/List', async (request, reply) => {
    const parsed = eventRequest.safeParse(request.body)
    if (!parsed.success) return sendRefusal(reply, unreadable('a variant and a key'))
    const found = await authoriseKey(context, GATE, parsed.data, (authorised) => authorised)
    return found.ok ? answer(found.room, null) : sendRefusal(reply, found)
  })

  app.post('/api/Webhooks/Add', async (request, reply) => {
    const parsed = webhookToAdd.safeParse(request.body)
    if (!parsed.success)
      return sendRefusal(reply, unreadable('a variant, a key, an address and at least one kind of happening'))
    const { address, kinds, ...asked } = parsed.data
    const fault = webhooks.faultOf(address)
    return change(reply, asked, 'added', async (room) => {
      if (fault !== undefined) return refuse(422, 'webhookAddress', fault)
      return (await webhooks.add(room, address, kinds)) ?? full()
    })
  })

  const route = (name: string, done: string, work: (room: Room, asked: Asked) => Promise<Done>) =>
    app.post(`/api/Webhooks/${name}`, async (request, reply) => {
      const parsed = webhookRequest.safeParse(request.body)
      if (!parsed.success) return sendRefusal(reply, unreadable('a variant, a key and the id of a webhook'))
      return change(reply, parsed.data, done, async (room) => {
        const made = await work(room, parsed.data)
        return made === false ? unknown() : made
      })
    })
  route('Remove', 'removed', async (room, { id }) => (await webhooks.remove(room, id)) && null)
  route('Replace', 'replaced', (room, { id }) => webhooks.replace(room, id))
  route('SwitchOn', 'switchedOn', async (room, { id }) => (await webhooks.switchOn(room, id)) && null)

  app.post('/api/Webhooks/Test', async (request, reply) => {
    const parsed = webhookRequest.safeParse(request.body)
    if (!parsed.success) return sendRefusal(reply, unreadable('a variant, a key and the id of a webhook'))
    const found = await authoriseKey(context, GATE, parsed.data, (authorised) => authorised)
    if (!found.ok) return sendRefusal(reply, found)
    if (!tests.take(found.room.eventId)) return sendRefusal(reply, tooManyTests())
    const isKnown = await webhooks.test(found.room, parsed.data.id)
    return isKnown ? answer(found.room, null) : sendRefusal(reply, unknown())
  })

  async function answer(room: Room, made: Made | null): Promise<WebhookList> {
    return { webhooks: await webhooks.list(room), made }
  }

  /** Every change is in the history, which says neither address nor secret (WEBHOOK-8). */
  async function change(
    reply: FastifyReply,
    asked: EventRequest,
    done: string,
    work: (room: Room) => Promise<Made | null | ReturnType<typeof refuse>>,
  ) {
    const found = await authoriseKey(context, GATE, asked, (authorised) => authorised)
    if (!found.ok) return sendRefusal(reply, found)
    const { room, actor } = found
    const made = await work(room)
    if (made && 'ok' in made) return sendRefusal(reply, made)
    const action = auditedAction('webhookChanged', { details: { done } })
    if (!(await room.audit(actor, action))) return sendRefusal(reply, couldNotStore())
    return answer(room, made)
  }
}

const unreadable = (needs: string) => refuse(400, 'unreadable', `This request needs ${needs}.`)
const unknown = () => refuse(404, 'webhookUnknown', 'There is no such webhook in this event, or no longer.')
const full = () =>
  refuse(
    422,
    'tooManyWebhooks',
    'This event has 5 webhooks, as many as it may have. Please remove one first.',
  )
const tooManyTests = () =>
  refuse(429, 'tooManyRequests', 'Very many test messages were sent. Please try again in a minute.')
