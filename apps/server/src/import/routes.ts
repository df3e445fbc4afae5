import { isPlannerRunning } from '@planner/domain'
import {
  type HttpError,
  type ImportPreview,
  type ImportResult,
  importRequest,
  type Refusal,
} from '@planner/protocol'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { authorityIn, openByKey } from '../hub/authority.ts'
import { tellData } from '../hub/broadcast.ts'
import type { HubContext } from '../hub/context.ts'
import { plannerRunning, refuse } from '../hub/refusal.ts'
import type { Room } from '../rooms/room.ts'
import { type ParsedImport, parseImport } from './parse-import.ts'
import { planImport } from './plan-import.ts'
import { previewImport } from './preview-import.ts'

/** The table of `importRequest` and some room for its JSON. */
const BODY_LIMIT = 32 * 1024 * 1024

type Context = Pick<HubContext, 'rooms' | 'storage' | 'ids' | 'now'>
type Opened = { ok: true; room: Room; parsed: ParsedImport } | Refusal

/** POST /api/Import/Preview and /api/Import/Commit: a table of people by topics into an event, for its admins. */
export function addImportRoutes(app: FastifyInstance, context: Context): void {
  app.post('/api/Import/Preview', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const opened = await openImport(context, request.body)
    return opened.ok ? previewImport(opened.room.state, opened.parsed) : answer(reply, opened)
  })

  app.post('/api/Import/Commit', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const opened = await openImport(context, request.body)
    if (!opened.ok) return answer(reply, opened)
    const { room, parsed } = opened
    if (isPlannerRunning(room.state.event) || room.isPlanStarting) return answer(reply, plannerRunning())
    const preview = previewImport(room.state, parsed)
    if (preview.problems.length > 0) {
      const refused = refuse(422, 'tableHasProblems', 'Nothing was imported: the table has problems.')
      return answer(reply, refused, preview)
    }
    const { writes, result } = planImport(room.variant, room.state, parsed, {
      now: context.now(),
      ids: context.ids,
    })
    if (!(await room.change(writes)))
      return answer(reply, refuse(500, 'notStored', 'The table could not be stored. Nothing was imported.'))
    tellData(room, context.now)
    return result satisfies ImportResult
  })
}

/** The event of the admin key in the request and its table, read by the event's scale. */
async function openImport(context: Context, body: unknown): Promise<Opened> {
  const request = importRequest.safeParse(body)
  if (!request.success) return refuse(400, 'unreadable', 'This is not an import request.')
  const { variant, adminKey, csv } = request.data
  const found = await openByKey(context, adminKey)
  if (!found || found.room.variant.id !== variant) return refuse(404, 'unknownKey', 'This link is not valid.')
  const authority = authorityIn(found.room, found.holder)
  if (!authority.ok) return authority
  if (authority.viewer.role !== 'admin')
    return refuse(403, 'adminOnly', 'Only an event admin can import a table.')
  return { ok: true, room: found.room, parsed: parseImport(csv, found.room.variant) }
}

function answer(reply: FastifyReply, { status, message, reason }: Refusal, preview?: ImportPreview) {
  const refused = { error: message, ...(reason && { reason }), ...(preview && { preview }) }
  return reply.code(status).send(refused satisfies HttpError)
}
