import type { Readable } from 'node:stream'
import {
  type AddressedCell,
  activePeople,
  activeTopics,
  can,
  type MeetingFact,
  meetingCells,
  TABLES,
} from '@planner/domain'
import { type CopiedEvent, duplicateRequest, type Refusal } from '@planner/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { adminLinkHolder } from '../audit/actor.ts'
import { auditedAction } from '../audit/audited-actions.ts'
import type { Gate } from '../gate/gate.ts'
import { authoriseKey, sendRefusal } from '../gate/http-gate.ts'
import { couldNotStore, eventFull, refuse } from '../gate/refusal.ts'
import { ImportBodies } from '../import/admission.ts'
import { ImportReaders, TableTooLarge } from '../import/read-import.ts'
import { askForSearch, orTimedOut } from '../planning/insight/insight.ts'
import type { PlanOutcome } from '../planning/insight/questions/plan-outcome.ts'
import { adminLink, shareLink } from '../rooms/links.ts'
import type { Room } from '../rooms/room.ts'
import type { ServerContext } from '../server-context.ts'
import { cellsText } from '../storage/change.ts'
import { copyWrites, nextEvent } from './copy-writes.ts'
import { remembering } from './memory.ts'
import type { EventInFile } from './read-event-file.ts'

const GATE: Gate = { right: 'admin', whilePlanning: 'allowed' }

type Context = Pick<ServerContext, 'rooms' | 'storage' | 'ids' | 'now' | 'eventQuota' | 'insight'>
type Body = { Body: Buffer | undefined }

/** Makes events of others: from a file of this or another installation (FILES-5), and as a copy (EVENT-40). */
export function addCopyRoutes(app: FastifyInstance, context: Context): void {
  void app.register((routes, _options, done) => {
    addBringRoute(routes, context)
    done()
  })
  app.post('/api/Event/Duplicate', async (request, reply) => {
    const parsed = duplicateRequest.safeParse(request.body)
    if (!parsed.success) return sendRefusal(reply, refuse(400, 'unreadable', UNREADABLE))
    const { name, withPeople, ...asked } = parsed.data
    const authorised = await authoriseKey(context, GATE, asked, (found) => found)
    if (!authorised.ok) return sendRefusal(reply, authorised)
    if (!(await context.eventQuota.take(request.address))) return sendRefusal(reply, tooManyEvents())
    const made = await duplicate(context, authorised.room, { name, withPeople })
    return 'ok' in made ? sendRefusal(reply, made) : made
  })
}

const UNREADABLE = 'This request needs a variant, a key and a name for the new event.'

/** POST /api/Import/Event: the file is received within the bounds of imports, and read on a thread of its own. */
function addBringRoute(routes: FastifyInstance, context: Context): void {
  const bodies = new ImportBodies()
  const reader = new ImportReaders()
  routes.addHook('onClose', () => reader.close())
  routes.removeAllContentTypeParsers()
  routes.addContentTypeParser('application/json', async (request: FastifyRequest, payload: Readable) => {
    const held = bodies.hold(request.address)
    request.raw.once('close', () => bodies.letGo(held))
    return bodies.receive(payload, held, async () => {
      if (!(await context.eventQuota.take(request.address)))
        throw Object.assign(new Error(TOO_MANY), { statusCode: 429, reason: 'tooManyEvents' })
    })
  })
  routes.post<Body>('/api/Import/Event', async (request, reply) => {
    const made = request.body
      ? await bring(context, reader, request as FastifyRequest<{ Body: Buffer }>, reply)
      : noEvent()
    return 'ok' in made ? sendRefusal(reply, made) : made
  })
}

async function bring(
  context: Context,
  reader: ImportReaders,
  { body, address }: FastifyRequest<{ Body: Buffer }>,
  { raw }: FastifyReply,
): Promise<CopiedEvent | Refusal> {
  const gone = new AbortController()
  raw.once('close', () => gone.abort())
  const sender = { address, eventId: '' }
  const read = await reader.read(body, gone.signal, sender, 'event').catch((error: unknown) => {
    if (error instanceof TableTooLarge) return null
    throw error
  })
  if (read === null) return eventFull()
  const { table: file } = read ?? {}
  if (!file) return noEvent()
  if ('fault' in file) {
    if (file.fault === 'unreadable') return noEvent()
    if (file.fault === 'newer')
      return refuse(
        422,
        'eventFileNewer',
        `This file is of a newer version (${file.format}). Please update this installation, or export it there again.`,
      )
    return refuse(
      422,
      'eventFileInvalid',
      `Nothing was made: ${file.path} must be ${file.expected.replace(/\.$/, '')}. Please export the event again.`,
    )
  }
  const { cells, numCells, ...others } = file
  if (!context.rooms.fits({ bytes: body.length, numCells })) return eventFull()
  const isFree = (await context.rooms.open(file.event.id)) === undefined
  const event = { ...file.event, id: isFree && file.event.id !== '' ? file.event.id : context.ids.newId() }
  return store(context, { ...others, event }, { cells, action: 'eventBrought', keepsPlanIds: isFree })
}

/**
 * Of people, those who take part; of topics, those of theirs or of nobody. Of choices and plans nothing comes along but what
 * people are to be remembered by.
 */
async function duplicate(
  context: Context,
  room: Room,
  { name, withPeople }: { name: string; withPeople: boolean },
): Promise<CopiedEvent | Refusal> {
  const outcome = withPeople ? await outcomeOf(context, room) : null
  if (outcome === 'timedOut') return couldNotStore()
  const { variant, state } = room
  const now = context.now()
  const meetings = withPeople ? pastMeetings(state, now) : []
  const next = nextEvent(state.event, { id: context.ids.newId(), name, timestamp: now })
  // Who has met is not to meet again; the weeks go on, so that the next plan is of a new one.
  const event = { ...next, meetingWeek: meetings.length > 0 ? state.event.meetingWeek + 1 : 1 }
  const coming = withPeople ? [...activePeople(state), ...withTopicsAlone(state)] : []
  const persons = outcome ? [...remembering(coming, outcome)] : coming
  const ids = new Set(persons.map(({ id }) => id))
  const topics = withPeople ? activeTopics(state).filter(({ ownerId }) => ids.has(ownerId)) : []
  const settings = [...state.settings].map(([key, cell]): EventInFile['settings'][number] => [
    key,
    { ...cell, timestamp: now },
  ])
  const copied = { event, settings, persons, topics, meetings, plans: [] }
  const changes = meetings.map((fact) => ({ people: fact.people, fact, wishes: [] }))
  const cells = [...hostCells(state, ids), ...meetingCells(variant, state, changes, now)]
  return store(context, copied, {
    cells: [cellsText(event.id, cells)],
    action: 'eventDuplicated',
    keepsPlanIds: false,
  })
}

type State = Room['state']

/** What the plan in force comes to (EVENT-41), from the thread that has the event compiled. */
function outcomeOf({ insight }: Context, room: Room): Promise<PlanOutcome | 'timedOut' | null> {
  if (can(room.variant, 'pairs')) return Promise.resolve(null)
  return orTimedOut(askForSearch(insight, room, 'planOutcome', null), () => 'timedOut' as const)
}

/** Meetings that have been agreed on count as over: the memory of a next edition is who has met whom (MEET-10, MEET-23). */
function pastMeetings({ meetings }: State, now: number): MeetingFact[] {
  return [...meetings.values()].flatMap((fact) =>
    fact.state === 'past' || fact.state === 'committed'
      ? [{ ...fact, state: 'past' as const, sessionId: null, said: [], timestamp: now }]
      : [],
  )
}

function withTopicsAlone({ persons }: State) {
  return [...persons.values()].filter((person) => person.registerTopicWithoutAuthor && !person.isArchived)
}

/** Who hosts which topic comes along with the topics. */
function hostCells({ cells, topics }: State, people: ReadonlySet<string>): AddressedCell[] {
  return [...cells.values()].filter(
    ({ address, value }) =>
      TABLES[address.table].asks === 'topics' &&
      value === 'Host' &&
      people.has(address.userId) &&
      people.has(topics.get(address.topicId)?.ownerId ?? ''),
  )
}

type StoreOptions = { cells: string[]; action: 'eventBrought' | 'eventDuplicated'; keepsPlanIds: boolean }

async function store(
  { rooms, ids, now }: Context,
  copied: Omit<EventInFile, 'cells'>,
  { cells, action, keepsPlanIds }: StoreOptions,
): Promise<CopiedEvent | Refusal> {
  const options = {
    ids,
    now: now(),
    actor: adminLinkHolder(''),
    audited: auditedAction(action),
    keepsPlanIds,
  }
  const { event, others, keys } = copyWrites(copied, options)
  try {
    const { variant } = await rooms.create(event, others, cells)
    return {
      name: copied.event.name,
      adminLink: adminLink(variant, keys.adminKey),
      shareLink: shareLink(variant, keys.shareKey),
      numPeople: copied.persons.length,
    }
  } catch {
    return couldNotStore()
  }
}

const TOO_MANY = 'Too many events were made from here. Please try again in an hour.'

const tooManyEvents = (): Refusal => refuse(429, 'tooManyEvents', TOO_MANY)

const noEvent = (): Refusal =>
  refuse(
    422,
    'noEventFile',
    'This is no file of an event. Please choose one that “Export everything” has made.',
  )
