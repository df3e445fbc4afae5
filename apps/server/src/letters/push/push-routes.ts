import type { PersonId } from '@planner/domain'
import {
  type PushTested,
  pushKeyRequest,
  pushSubscribeRequest,
  pushTestRequest,
  pushUnsubscribeRequest,
  type Refusal,
} from '@planner/protocol'
import type { FastifyInstance } from 'fastify'
import { authorityByKey, sendRefusal } from '../../gate/http-gate.ts'
import { refuse } from '../../gate/refusal.ts'
import { LIMITS } from '../../limits/limits.ts'
import { quota } from '../../limits/quota.ts'
import { personalLink } from '../../rooms/links.ts'
import type { Room } from '../../rooms/room.ts'
import type { ServerContext } from '../../server-context.ts'
import { letterTexts } from '../write-letter.ts'
import { deviceId } from './push-device.ts'
import { tagOf } from './push-message.ts'
import type { PushSender } from './push-sender.ts'

type Context = Pick<ServerContext, 'rooms' | 'storage' | 'now'>

/** How people have themselves told on a device, by their own personal key alone; PUSH-2. */
export function addPushRoutes(app: FastifyInstance, context: Context, sender: PushSender): void {
  const tests = quota({ limit: LIMITS.pushTestsPerHour.value, per: 'hour', now: context.now })

  app.post('/api/Push/Key', async (request, reply) => {
    const parsed = pushKeyRequest.safeParse(request.body)
    if (!parsed.success) return sendRefusal(reply, unreadable('a variant and a personal key'))
    const opened = await openForPerson(context, parsed.data)
    if (!opened.ok) return sendRefusal(reply, opened)
    const { room, personId } = opened
    return sender.stateFor(room.eventId, personId, parsed.data.endpoint)
  })

  app.post('/api/Push/Subscribe', async (request, reply) => {
    const parsed = pushSubscribeRequest.safeParse(request.body)
    if (!parsed.success)
      return sendRefusal(reply, unreadable('a variant, a personal key and a push subscription'))
    const opened = await openForPerson(context, parsed.data)
    if (!opened.ok) return sendRefusal(reply, opened)
    if (!sender.isOn) return sendRefusal(reply, pushOff())
    const { room, personId } = opened
    const { subscription } = parsed.data
    const fault = await sender.add(room.eventId, personId, subscription)
    if (fault !== undefined) return sendRefusal(reply, refuse(422, 'pushAddress', fault))
    return sender.stateFor(room.eventId, personId, subscription.endpoint)
  })

  app.post('/api/Push/Unsubscribe', async (request, reply) => {
    const parsed = pushUnsubscribeRequest.safeParse(request.body)
    if (!parsed.success) return sendRefusal(reply, unreadable('a variant, a personal key and an endpoint'))
    const opened = await openForPerson(context, parsed.data)
    if (!opened.ok) return sendRefusal(reply, opened)
    const { room, personId } = opened
    const { endpoint } = parsed.data
    await sender.remove(room.eventId, personId, deviceId(endpoint))
    return sender.stateFor(room.eventId, personId, endpoint)
  })

  app.post('/api/Push/Test', async (request, reply) => {
    const parsed = pushTestRequest.safeParse(request.body)
    if (!parsed.success) return sendRefusal(reply, unreadable('a variant and a personal key'))
    const opened = await openForPerson(context, parsed.data)
    if (!opened.ok) return sendRefusal(reply, opened)
    if (!sender.isOn) return sendRefusal(reply, pushOff())
    const { room, personId } = opened
    if (!tests.take(`${room.eventId} ${personId}`)) return sendRefusal(reply, tooManyTests(tests.leftMs()))
    const made = await sender.send(room.eventId, personId, testMessage(room, personId))
    return { isSent: made.kind === 'sent' } satisfies PushTested
  })
}

type Opened = { ok: true; room: Room; personId: PersonId }

async function openForPerson(
  context: Context,
  asked: { variant: string; key: string },
): Promise<Opened | Refusal> {
  const authority = await authorityByKey(context, asked)
  if (!authority.ok) return authority
  const { room, viewer } = authority
  if (viewer.personId === null)
    return refuse(403, 'notRegistered', 'Only the personal link of somebody says who is to be told.')
  return { ok: true, room, personId: viewer.personId }
}

function testMessage(room: Room, personId: PersonId) {
  return {
    title: room.state.event.name,
    body: letterTexts(room)('push.test'),
    url: personalLink(room.variant, room.privateKeyOf(personId)),
    tag: tagOf('test', room.eventId, personId),
  }
}

const unreadable = (needs: string) => refuse(400, 'unreadable', `This request needs ${needs}.`)
const pushOff = () => refuse(409, 'pushOff', 'This installation tells nobody on their devices.')
const tooManyTests = (leftMs: number) =>
  refuse(
    429,
    'tooManyRequests',
    `This was tried too often. Please try again in ${Math.ceil(leftMs / 60_000)} minutes.`,
  )
