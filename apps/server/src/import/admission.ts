import type { Readable } from 'node:stream'
import { EVENT_KEY_HEADER } from '@planner/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Gate } from '../gate/gate.ts'
import { judgeKey, sendRefusal } from '../gate/http-gate.ts'
import { LIMITS } from '../limits/limits.ts'
import { quota } from '../limits/quota.ts'
import { Slots } from '../limits/slots.ts'
import type { ServerContext } from '../server-context.ts'
import type { Sender } from './read-import.ts'
import { BodyRefused, type HeldBody, ImportBodies, tooManyImports, unreadable } from './receive-body.ts'

type Options = {
  context: Pick<ServerContext, 'rooms' | 'storage' | 'now'>
  gate: Gate
  addressOf: (request: FastifyRequest) => string
}

/** An import whose body is there; it is aborted when others need the memory. */
export type AdmittedBody = { body: Buffer; sender: Sender; dropped: AbortSignal }

type Admission = {
  address: string
  held: HeldBody
  /** Known as soon as the key was judged. */
  eventId: string | undefined
  /** What is given back when the request is over. */
  taken: Set<() => void>
}

const MINUTE_MS = 60_000

/** The key at the beginning of a body, for whoever sends it in no header. */
const KEY_IN_BODY = /"adminKey"\s*:\s*"([^"\\]{0,200})"/

/**
 * Admits imports (LIMIT-12). A body is received of those alone who may import: their key stands in a header, or else at its beginning. A place
 * among those that are read and stored is taken once the body is there, so that nobody holds one by sending slowly.
 */
export function admitImports(routes: FastifyInstance, { context, gate, addressOf }: Options): void {
  const { importsReceived, importsAtOnce, importsOfEvent, importsPerMinute } = LIMITS
  const slots = (perKey: number) => new Slots({ perKey, total: Number.POSITIVE_INFINITY })
  const receiving = slots(importsReceived.value)
  const ofAddress = slots(importsAtOnce.value)
  const ofEvent = slots(importsOfEvent.value)
  const perMinute = quota({ limit: importsPerMinute.value, windowMs: MINUTE_MS, now: context.now })
  const bodies = new ImportBodies()
  const admissions = new WeakMap<FastifyRequest, Admission>()

  const take = ({ taken }: Admission, from: Slots, key: string) => {
    if (!from.take(key)) throw new BodyRefused(tooManyImports())
    const free = () => from.free(key)
    taken.add(free)
    return () => {
      if (taken.delete(free)) free()
    }
  }
  const judge = async (admission: Admission, key: string) => {
    const authority = await judgeKey(context, gate, key)
    if (!authority.ok) throw new BodyRefused(authority)
    admission.eventId = authority.room.eventId
  }
  const judgeBeginning = async (admission: Admission, beginning: string) => {
    if (admission.eventId !== undefined) return
    const key = KEY_IN_BODY.exec(beginning)?.[1]
    if (key === undefined) throw new BodyRefused(unreadable)
    await judge(admission, key)
  }

  routes.addHook('onRequest', async (request, reply) => {
    const address = addressOf(request)
    const held = bodies.hold(address)
    const admission: Admission = { address, held, eventId: undefined, taken: new Set() }
    reply.raw.once('close', () => {
      bodies.letGo(held)
      for (const free of admission.taken) free()
    })
    admissions.set(request, admission)
    if (!perMinute.take(address)) return sendRefusal(reply, tooManyImports())
    const key = request.headers[EVENT_KEY_HEADER]
    if (typeof key === 'string') await judge(admission, key)
  })
  routes.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 429) reply.header('retry-after', '60')
  })
  const receive = async (request: FastifyRequest, payload: Readable): Promise<AdmittedBody> => {
    const admission = admissions.get(request)
    if (!admission) throw new BodyRefused(unreadable)
    const { address, held } = admission
    const received = take(admission, receiving, address)
    const body = await bodies.receive(payload, held, (beginning) => judgeBeginning(admission, beginning))
    received()
    const { eventId = '' } = admission
    take(admission, ofAddress, address)
    take(admission, ofEvent, eventId)
    return { body, sender: { address, eventId }, dropped: held.dropped.signal }
  }
  // Whatever would read a body of another kind would count none of it.
  routes.removeAllContentTypeParsers()
  routes.addContentTypeParser('application/json', receive)
}
