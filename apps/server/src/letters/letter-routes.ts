import {
  type EventRequest,
  eventRequest,
  isPlanLetter,
  type LetterKind,
  type LetterOverview,
  letterChange,
  letterPreview,
  lettersToSend,
  type Refusal,
  toldByHand,
} from '@planner/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { auditedAction } from '../audit/audited-actions.ts'
import type { Gate } from '../gate/gate.ts'
import { authoriseKey, sendRefusal } from '../gate/http-gate.ts'
import { couldNotStore, refuse } from '../gate/refusal.ts'
import { LIMITS } from '../limits/limits.ts'
import type { Room } from '../rooms/room.ts'
import type { ServerContext } from '../server-context.ts'
import type { Letters } from './letters.ts'

const GATE: Gate = { right: 'admin', whilePlanning: 'allowed' }

type Context = Pick<ServerContext, 'rooms' | 'storage' | 'now'>
type Parts = {
  letters: Letters
  /** Of the server as the request calls it, or as it is configured. */
  baseUrlOf: (request: FastifyRequest) => string
}

/** What organisers do with letters; LETTER-1 to LETTER-9. */
export function addLetterRoutes(app: FastifyInstance, context: Context, parts: Parts): void {
  const { letters, baseUrlOf } = parts
  app.post('/api/Letters/Overview', async (request, reply) => {
    const parsed = eventRequest.safeParse(request.body)
    if (!parsed.success) return sendRefusal(reply, unreadable('a variant and a key'))
    return answer(reply, await asOrganiser(context, parsed.data, ({ room }) => letters.overview(room)))
  })

  app.post('/api/Letters/Preview', async (request, reply) => {
    const parsed = letterPreview.safeParse(request.body)
    if (!parsed.success) return sendRefusal(reply, unreadable('a variant, a key and the kind of a letter'))
    const { kind, personId, ...asked } = parsed.data
    const preview = ({ room }: Asked) => letters.preview(room, kind, personId, baseUrlOf(request))
    return answer(reply, await asOrganiser(context, asked, preview))
  })

  app.post('/api/Letters/Send', async (request, reply) => {
    const parsed = lettersToSend.safeParse(request.body)
    if (!parsed.success) return sendRefusal(reply, unreadable('a variant, a key and the kind of a letter'))
    const { kind, personIds, ...asked } = parsed.data
    return answer(
      reply,
      await asOrganiser(context, asked, (found) => send(letters, found, { kind, personIds })),
    )
  })

  app.post('/api/Letters/Told', async (request, reply) => {
    const parsed = toldByHand.safeParse(request.body)
    if (!parsed.success)
      return sendRefusal(reply, unreadable('a variant, a key, the kind of a letter and ids of people'))
    const { kind, personIds, ...asked } = parsed.data
    const note = async ({ room, audit }: Asked) => {
      const number = await letters.told(room, kind, personIds)
      if (number > 0 && !(await audit('lettersSent', { kind, number }))) return couldNotStore()
      return letters.overview(room)
    }
    return answer(reply, await asOrganiser(context, asked, note))
  })

  app.post('/api/Letters/Stop', async (request, reply) => {
    const parsed = eventRequest.safeParse(request.body)
    if (!parsed.success) return sendRefusal(reply, unreadable('a variant and a key'))
    const stop = async ({ room, audit }: Asked) => {
      const number = await letters.stop(room)
      if (number > 0 && !(await audit('lettersStopped', { number }))) return couldNotStore()
      return letters.overview(room)
    }
    return answer(reply, await asOrganiser(context, parsed.data, stop))
  })

  app.post('/api/Letters/Change', async (request, reply) => {
    const parsed = letterChange.safeParse(request.body)
    if (!parsed.success)
      return sendRefusal(reply, unreadable('a variant, a key and whether people are told of changes'))
    const { tellsChanges, ...asked } = parsed.data
    const change = async ({ room, audit }: Asked) => {
      if (tellsChanges && !letters.isOn) return lettersOff()
      await letters.change(room, { tellsChanges })
      if (!(await audit('lettersChanged', { tellsChanges }))) return couldNotStore()
      return letters.overview(room)
    }
    return answer(reply, await asOrganiser(context, asked, change))
  })
}

type Asked = {
  room: Room
  audit: (
    action: 'lettersSent' | 'lettersStopped' | 'lettersChanged',
    details: Record<string, string | number | boolean>,
  ) => Promise<boolean>
}

async function send(
  letters: Letters,
  { room, audit }: Asked,
  { kind, personIds }: { kind: LetterKind; personIds?: readonly string[] | undefined },
): Promise<LetterOverview | Refusal> {
  if (!letters.isOn) return lettersOff()
  const planLetters = letters.planLetters(room)
  if (isPlanLetter(kind) && planLetters !== 'ready') return PLAN_REFUSALS[planLetters]()
  const queued = await letters.send(room, kind, personIds)
  if (queued.kind === 'tooMany') return tooManyLetters()
  const { number } = queued
  if (number > 0 && !(await audit('lettersSent', { kind, number }))) return couldNotStore()
  return letters.overview(room, number)
}

/** Every act is in the history, which says numbers and kinds alone. */
async function asOrganiser<R>(
  context: Context,
  asked: EventRequest,
  work: (asked: Asked) => Promise<R | Refusal>,
) {
  const found = await authoriseKey(context, GATE, asked, (authorised) => authorised)
  if (!found.ok) return found
  const { room, actor } = found
  return work({ room, audit: (action, details) => room.audit(actor, auditedAction(action, { details })) })
}

function answer<R extends object>(reply: FastifyReply, made: R | Refusal) {
  return 'ok' in made ? sendRefusal(reply, made as Refusal) : made
}

const PLAN_REFUSALS = {
  planning: () =>
    refuse(409, 'plannerRunning', 'A plan is being made. People are told of it when it is in force.'),
  noPlan: () => refuse(409, 'noPlan', 'There is no plan yet that people could be told of.'),
  hidden: () =>
    refuse(409, 'scheduleNotOpen', 'Participants may not see the schedule yet, so they are not told of it.'),
}

export const unreadable = (needs: string) => refuse(400, 'unreadable', `This request needs ${needs}.`)
export const lettersOff = () =>
  refuse(
    409,
    'lettersOff',
    'This installation sends no mail. The text can be copied, or opened in a mail program.',
  )
const tooManyLetters = () =>
  refuse(429, 'tooManyLetters', `An event sends at most ${LIMITS.lettersOfEvent.value} letters a day.`)
