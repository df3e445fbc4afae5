import { programmeOfHost, type Viewer } from '@planner/domain'
import { type OutwardAddresses, outwardChange, outwardRequest, type Refusal } from '@planner/protocol'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../audit/actor.ts'
import { auditedAction } from '../audit/audited-actions.ts'
import { authorityByKey, sendRefusal } from '../gate/http-gate.ts'
import { couldNotStore, refuse } from '../gate/refusal.ts'
import type { Room } from '../rooms/room.ts'
import type { ServerContext } from '../server-context.ts'
import type { KeptProgrammes } from './kept-programme.ts'
import type { LinksOfEvent, OutwardLinks } from './outward-links.ts'

type Context = Pick<ServerContext, 'rooms' | 'storage'>
type Parts = { links: OutwardLinks; programmes: KeptProgrammes }

/** Tells and changes the addresses under which parts of an event are read without its keys; PUBLISH-3. */
export function addAddressRoutes(app: FastifyInstance, context: Context, parts: Parts): void {
  const { links } = parts
  app.post('/api/Outward/Addresses', async (request, reply) => {
    const parsed = outwardRequest.safeParse(request.body)
    if (!parsed.success) return sendRefusal(reply, unreadable())
    const opened = await openForAddresses(context, parsed.data)
    if (!opened.ok) return sendRefusal(reply, opened)
    return addressesFor(parts, opened)
  })

  app.post('/api/Outward/Change', async (request, reply) => {
    const parsed = outwardChange.safeParse(request.body)
    if (!parsed.success) return sendRefusal(reply, unreadable())
    const opened = await openForAddresses(context, parsed.data)
    if (!opened.ok) return sendRefusal(reply, opened)
    const { room, viewer, actor } = opened
    const { calendar, programme, wall } = parsed.data
    if ((programme || wall) && viewer.role !== 'admin')
      return sendRefusal(reply, refuse(403, 'adminOnly', 'Only an event admin can do this.'))
    if (calendar && viewer.personId !== null) {
      await links.renewPerson(room, viewer.personId)
      const action = auditedAction('calendarReplaced', { subject: viewer.personId })
      if (!(await room.audit(actor, action))) return sendRefusal(reply, couldNotStore())
    }
    if (programme || wall) {
      const former = await links.ofEvent(room)
      const next: LinksOfEvent = {
        programme: programme ? changed(former.programme, programme) : former.programme,
        wall: wall ? changed(former.wall, wall) : former.wall,
      }
      await links.changeEvent(room, next)
      const details = {
        programme: next.programme.isOn,
        names: next.programme.showsNames,
        wall: next.wall.isOn,
      }
      if (!(await room.audit(actor, auditedAction('outwardChanged', { details }))))
        return sendRefusal(reply, couldNotStore())
    }
    return addressesFor(parts, opened)
  })
}

type Generations = { generation: number }

function changed<T extends Generations>(
  former: T,
  { renew, ...next }: Omit<T, 'generation'> & { renew: boolean },
): T {
  return { ...former, ...next, generation: former.generation + Number(renew) }
}

type Opened = { ok: true; room: Room; viewer: Viewer; actor: ReturnType<typeof actorOf> }

async function openForAddresses(
  context: Context,
  { adminName, ...asked }: { variant: string; key: string; adminName: string },
): Promise<Opened | Refusal> {
  const authority = await authorityByKey(context, asked)
  if (!authority.ok) return authority
  const { room, viewer } = authority
  if (viewer.role === 'visitor')
    return refuse(403, 'notRegistered', 'Register first: the share link alone has no calendar.')
  return { ok: true, room, viewer, actor: actorOf({ membership: null, adminName }, authority) }
}

async function addressesFor(
  { links, programmes }: Parts,
  { room, viewer }: Opened,
): Promise<OutwardAddresses> {
  const { personId } = viewer
  const ofPerson = personId === null ? null : await links.tokensOfPerson(room, personId)
  const hosts = personId !== null && programmeOfHost(programmes.of(room).plan, personId).length > 0
  const ofEvent = viewer.role === 'admin' ? await links.ofEvent(room) : null
  const tokens = ofEvent && links.tokensOfEvent(room, ofEvent)
  return {
    person: ofPerson && {
      calendar: pathOf('/feed/', ofPerson.person, '.ics'),
      hostCalendar: hosts ? pathOf('/feed/', ofPerson.host, '.ics') : '',
    },
    event:
      ofEvent && tokens
        ? {
            programme: {
              isOn: ofEvent.programme.isOn,
              showsNames: ofEvent.programme.showsNames,
              path: pathOf('/programme/', tokens.programme, '/'),
            },
            wall: { isOn: ofEvent.wall.isOn, path: pathOf('/wall/', tokens.wall, '/') },
          }
        : null,
  }
}

function pathOf(before: string, token: string, after: string): string {
  return token === '' ? '' : `${before}${token}${after}`
}

const unreadable = (): Refusal =>
  refuse(400, 'unreadable', 'This request needs a variant and a key, and may name addresses to change.')
