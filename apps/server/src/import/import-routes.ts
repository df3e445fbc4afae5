import { type AddressedCell, type AuditActor, cellKey, sessionsOf } from '@planner/domain'
import type { ImportColumns, ImportPreview, ImportResult, Refusal } from '@planner/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { auditedAction } from '../audit/audited-actions.ts'
import type { Gate } from '../gate/gate.ts'
import { authoriseKey, invalidLink, sendRefusal } from '../gate/http-gate.ts'
import { eventFull, plannerRunning, refuse, tooMuchAdded } from '../gate/refusal.ts'
import { FairTurns } from '../limits/fair-turns.ts'
import { inTurns } from '../limits/loop-turns.ts'
import type { Room } from '../rooms/room.ts'
import type { ServerContext } from '../server-context.ts'
import { type AdmittedBody, admitImports, tooManyImports } from './admission.ts'
import type { PackedImport } from './packed-import.ts'
import { planImport } from './plan-import.ts'
import { isImportable, previewImport } from './preview-import.ts'
import { sessionColumns } from './propose-columns.ts'
import { ImportReaders, type ReadImport, type Sender, TableTooLarge } from './read-import.ts'

type Context = Pick<ServerContext, 'rooms' | 'storage' | 'ids' | 'now' | 'growth'>
/** Null for a request without a body. */
type ImportBody = { Body: AdmittedBody | null | undefined }

const PREVIEW_GATE: Gate = { right: 'admin', whilePlanning: 'allowed' }
const COMMIT_GATE: Gate = { right: 'admin', whilePlanning: 'refused' }

type ImportHandler<T, R> = (room: Room, table: T, actor: AuditActor) => R | Refusal

/** POST /api/Import/Columns, /api/Import/Preview and /api/Import/Commit import a table, for event admins. */
export function addImportRoutes(app: FastifyInstance, context: Context): void {
  void app.register((routes, _options, done) => {
    addRoutes(routes, context)
    done()
  })
}

function addRoutes(routes: FastifyInstance, context: Context): void {
  const reader = new ImportReaders()
  const commits = new FairTurns()
  routes.addHook('onClose', () => reader.close())
  admitImports(routes, context, PREVIEW_GATE)

  routes.post<ImportBody>('/api/Import/Columns', async (request, reply) => {
    const read = await readBody(reader, request, reply, 'columns')
    const result = 'ok' in read ? read : await handleImport(context, PREVIEW_GATE, read, withSessions)
    return 'ok' in result ? sendRefusal(reply, result) : result
  })

  routes.post<ImportBody>('/api/Import/Preview', async (request, reply) => {
    const read = await readBody(reader, request, reply, 'table')
    const result = 'ok' in read ? read : await handleImport(context, PREVIEW_GATE, read, previewOf)
    return 'ok' in result ? sendRefusal(reply, result) : result
  })

  const commit =
    (address: string): ImportHandler<PackedImport, Promise<ImportResult | Refusal> | ImportPreview> =>
    (room, table, actor) => {
      const preview = previewOf(room, table)
      return isImportable(preview) ? commitImport(context, room, table, { actor, address }) : preview
    }
  routes.post<ImportBody>('/api/Import/Commit', async (request, reply) => {
    const read = await readBody(reader, request, reply, 'table')
    // One at a time, since a large one takes memory while it is worked off.
    const result =
      'ok' in read
        ? read
        : await commits.run({ ...read.sender, asks: read.table?.choices.length ?? 0 }, () =>
            handleImport(context, COMMIT_GATE, read, commit(read.sender.address)),
          )
    if ('ok' in result) return sendRefusal(reply, result)
    if (!('problems' in result)) return result
    const refusal = refuse(422, 'tableHasProblems', 'Nothing was imported: the table has problems.')
    return sendRefusal(reply, refusal, result)
  })
}

function previewOf({ variant, state }: Room, table: PackedImport): ImportPreview {
  return previewImport(variant, state, table)
}

/** Columns named like a session of the event say who comes to that session. */
function withSessions({ variant, state }: Room, table: ImportColumns): ImportColumns {
  return sessionColumns(table, variant, sessionsOf(variant, state.event))
}

async function commitImport(
  { now, ids, growth }: Context,
  room: Room,
  table: PackedImport,
  { actor, address }: { actor: AuditActor; address: string },
): Promise<ImportResult | Refusal> {
  const { writes, cells, changedPeople, result } = planImport(room.variant, room.state, table, {
    now: now(),
    ids,
  })
  const outcome = await room.changeInSlices<Refusal>(async () => {
    const changed: AddressedCell[] = []
    const free = room.freeCells(writes)
    let newCells = 0
    const read = function* () {
      for (const cell of cells) {
        if (cell && !room.state.cells.has(cellKey(cell.address))) newCells += 1
        if (newCells > free) return
        if (cell) changed.push(cell)
        yield
      }
    }
    await inTurns(read())
    if (newCells > free) return eventFull()
    if (!growth.take(address, room.growthOf(writes, newCells))) return tooMuchAdded()
    const { rows: _, ...details } = result
    const audited = [auditedAction('imported', { details })]
    return { kind: 'largeChange', writes, cells: changed, changedPeople, actor, audited }
  })
  if (outcome === 'stored') return result
  if (outcome === 'busy') return room.isLockedByPlanner ? plannerRunning() : importUnderWay()
  if (outcome === 'notStored')
    return refuse(500, 'notStored', 'The table could not be stored. Nothing was imported.')
  return outcome
}

const importUnderWay = (): Refusal =>
  refuse(
    429,
    'tooManyImports',
    'Another table is being imported into this event. Please try again in a minute.',
  )

/** Reads the body of a request for as long as somebody waits for the answer. */
async function readBody<W extends ReadImport['wanted']>(
  reader: ImportReaders,
  { body: admitted }: FastifyRequest<ImportBody>,
  { raw }: FastifyReply,
  wanted: W,
): Promise<(Extract<ReadImport, { wanted: W }> & { sender: Sender }) | Refusal> {
  if (!admitted) return noImport()
  const { body, sender, dropped } = admitted
  const gone = new AbortController()
  raw.once('close', () => gone.abort())
  try {
    const read = await reader.read(body, AbortSignal.any([gone.signal, dropped]), sender, wanted)
    return read ? { ...read, sender } : noImport()
  } catch (error) {
    if (error instanceof TableTooLarge)
      return refuse(422, 'tableTooLarge', 'This table is too large to be read. Please import a part of it.')
    if (dropped.aborted) return tooManyImports()
    if (gone.signal.aborted) return refuse(503, 'internal', 'Nobody waits for the answer any more.')
    throw error
  }
}

const noImport = () => refuse(400, 'unreadable', 'This is not an import request.')

/** Authorises a request and calls `handler` in the same turn of the event loop: the check still holds. */
async function handleImport<T, R>(
  context: Context,
  gate: Gate,
  request: Omit<ReadImport, 'table' | 'wanted'> & { table: T | undefined },
  handler: ImportHandler<T, R>,
): Promise<Awaited<R> | Refusal> {
  const { table } = request
  return authoriseKey(context, gate, request, ({ room, actor }) =>
    table ? handler(room, table, actor) : invalidLink(),
  )
}
