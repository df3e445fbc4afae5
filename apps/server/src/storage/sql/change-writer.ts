import { referencesPerson, referencesTopic, supersedes } from '@planner/domain'
import type { Kysely } from 'kysely'
import type { Change, ChangeOf, PackedCell } from '../change.ts'
import type { Keyring } from '../keyring/keyring.ts'
import { appendAudit, forgetPerson, forgetTopic } from './audit.ts'
import { type CellRow, putCells, removeCells, removeCellsNaming } from './cells.ts'
import { putUse } from './event-use.ts'
import { putKeys, removeKeys } from './keys.ts'
import { linkColumns } from './links.ts'
import { cutFromRuns } from './plan-runs.ts'
import type { Schema } from './schema.ts'
import { endSession, forgetIdleSessions, touchSession } from './sessions.ts'
import { noteErasure } from './upkeep.ts'

export type ChangeWriter = {
  apply(changes: readonly Change[]): Promise<void>
  /** Writes the buffered cells. */
  flush(): Promise<void>
}

/**
 * Writes changes in order, except that cells are buffered so that only the newest value of each is written. The buffer is
 * flushed before any change that may remove cells or that decides whether they may be put.
 */
export function changeWriter(db: Kysely<Schema>, keyring: Keyring): ChangeWriter {
  const cells = new Map<string, CellRow>()

  async function flush(): Promise<void> {
    if (cells.size === 0) return
    // In a global order, so that two servers on one database cannot deadlock on row locks.
    const rows = [...cells.keys()].sort().flatMap((id) => cells.get(id) ?? [])
    cells.clear()
    await putCells(db, rows)
  }

  function buffer(cell: CellRow): void {
    const id = `${cell.eventId} ${cell.key}`
    if (supersedes(cell, cells.get(id))) cells.set(id, cell)
  }

  return {
    flush,
    async apply(changes) {
      for (const change of changes) {
        if (change.kind === 'putCell') buffer(change)
        else if (change.kind === 'putCells') {
          for (const text of change.texts)
            for (const [key, value, timestamp] of JSON.parse(text) as PackedCell[])
              buffer({ eventId: change.eventId, key, value, timestamp })
        } else {
          if (touchesCells(change)) await flush()
          await applyChange(db, change, keyring)
        }
      }
    },
  }
}

type DirectChange = Exclude<Change, { kind: 'putCell' | 'putCells' }>

function touchesCells({ kind }: DirectChange): boolean {
  return kind === 'putEvent' || kind.startsWith('remove')
}

const appliers: {
  [K in DirectChange['kind']]: (db: Kysely<Schema>, change: ChangeOf<K>, keyring: Keyring) => Promise<unknown>
} = {
  putEvent: async (db, { eventId, data, adminKey, shareKey }, keyring) => {
    await db
      .insertInto('event')
      .values({ id: eventId, data })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ data }))
      .execute()
    await putKeys(db, { eventId, personId: '' }, { admin: adminKey, share: shareKey }, keyring)
  },
  removeEvent: async (db, { eventId }) => {
    await db.deleteFrom('event').where('id', '=', eventId).execute()
    await noteErasure(db)
  },
  putSetting: (db, { eventId, key, value, timestamp }) =>
    db
      .insertInto('setting')
      .values({ event_id: eventId, key, value, timestamp })
      .onConflict((conflict) => conflict.columns(['event_id', 'key']).doUpdateSet({ value, timestamp }))
      .execute(),
  putPerson: async (db, { eventId, id, data, privateKey }, keyring) => {
    await putEntity(db, 'person', eventId, id, data)
    await putKeys(db, { eventId, personId: id }, { private: privateKey }, keyring)
  },
  removePerson: async (db, { eventId, id }) => {
    await forgetPerson(db, eventId, id)
    await db.deleteFrom('person').where('event_id', '=', eventId).where('id', '=', id).execute()
    await removeKeys(db, { eventId, personId: id })
    await removeCellsNaming(db, eventId, id, referencesPerson)
    await cutFromRuns(db, eventId, id)
    await noteErasure(db)
  },
  putTopic: (db, { eventId, id, data }) => putEntity(db, 'topic', eventId, id, data),
  removeTopic: async (db, { eventId, id }) => {
    await db.deleteFrom('topic').where('event_id', '=', eventId).where('id', '=', id).execute()
    await removeCellsNaming(db, eventId, id, referencesTopic)
    await forgetTopic(db, eventId, id)
  },
  removeCells: (db, { eventId, keys }) => removeCells(db, eventId, keys),
  putUse: (db, { eventId, usedAt }) => putUse(db, eventId, usedAt),
  putOpenedEvent: async (db, { sessionId, browser, eventId, role, link, openedAt }, keyring) => {
    if (!(await touchSession(db, { id: sessionId, browser, at: openedAt }))) return
    const row = { role, opened_at: openedAt, ...linkColumns({ sessionId, eventId, link }, keyring) }
    await db
      .insertInto('opened_event')
      .values({ session_id: sessionId, event_id: eventId, ...row })
      .onConflict((conflict) => conflict.columns(['session_id', 'event_id']).doUpdateSet(row))
      .execute()
  },
  appendAudit: (db, { eventId, entry }) => appendAudit(db, eventId, entry),
  endOpenedEvent: (db, { sessionId, eventId }) =>
    db
      .deleteFrom('opened_event')
      .where('session_id', '=', sessionId)
      .where('event_id', '=', eventId)
      .execute(),
  endSession: (db, { sessionId, at }) => endSession(db, sessionId, at),
  forgetIdleSessions: (db, { before }) => forgetIdleSessions(db, before),
}

async function applyChange(db: Kysely<Schema>, change: DirectChange, keyring: Keyring): Promise<void> {
  const apply = appliers[change.kind] as (
    db: Kysely<Schema>,
    change: DirectChange,
    keyring: Keyring,
  ) => Promise<unknown>
  await apply(db, change, keyring)
}

/** Upserts an entity: a new one gets the next position, a replaced one keeps its own. */
async function putEntity(
  db: Kysely<Schema>,
  table: 'person' | 'topic',
  eventId: string,
  id: string,
  data: string,
): Promise<void> {
  await db
    .insertInto(table)
    .values((eb) => ({
      event_id: eventId,
      id,
      data,
      position: eb
        .selectFrom(table)
        .where('event_id', '=', eventId)
        .select(({ fn, lit, eb: inner }) =>
          inner(fn.coalesce(fn.max<number>('position'), lit(0)), '+', lit(1)).as('next'),
        ),
    }))
    .onConflict((conflict) => conflict.columns(['event_id', 'id']).doUpdateSet({ data }))
    .execute()
}
