import { supersedes } from '@planner/domain'
import type { Change, ChangeOf } from '../change.ts'
import type { Keyring } from '../keyring/keyring.ts'
import { appendAudit, forgetPeople, forgetTopics } from './audit.ts'
import { deferErasure, deferTexts, finishRemoval, putOrDefer, removeOrDefer } from './cell-backlog.ts'
import type { CellRow } from './cells.ts'
import { chunksOf } from './chunks.ts'
import { putUse } from './event-use.ts'
import { linkColumns, putKeys, removeKeys } from './keys.ts'
import { LETTER_WRITES, removeLettersTo, removeNoMailOf } from './letters.ts'
import { putMeetings, removeMeetings, removeMeetingsOf } from './meetings.ts'
import { cutFromRuns, endRun, insertRun, stopRun } from './plan-runs.ts'
import { insertKept, insertVersion, setPlan } from './plan-versions.ts'
import { putPublished, removePublishedOf } from './published.ts'
import { PUSH_WRITES } from './push.ts'
import { cutFromScenarios, putScenarioSet } from './scenarios.ts'
import type { Db } from './schema.ts'
import { endSession, forgetIdleSessions, touchSession } from './sessions.ts'
import { noteErasure } from './upkeep.ts'
import { WEBHOOK_WRITES } from './webhooks.ts'

export type ChangeWriter = {
  apply(changes: readonly Change[]): Promise<void>
  /** Writes the buffered cells. */
  flush(): Promise<void>
}

/**
 * Writes changes in order, except that cells are buffered so that only the newest value of each is written.
 * The buffer is flushed before any change that may remove cells or that decides whether they may be put.
 */
export function changeWriter(db: Db, keyring: Keyring): ChangeWriter {
  const cells = new Map<string, CellRow>()

  async function flush(): Promise<void> {
    if (cells.size === 0) return
    // In the order of the primary key, so that neighbouring rows are written together.
    const rows = [...cells.keys()].sort().flatMap((id) => cells.get(id) ?? [])
    cells.clear()
    await putOrDefer(db, rows)
  }

  function buffer(cell: CellRow): void {
    const id = `${cell.eventId} ${cell.key}`
    if (supersedes(cell, cells.get(id))) cells.set(id, cell)
  }

  return {
    flush,
    async apply(changes) {
      for (const step of stepsOf(changes)) {
        if (step.kind === 'putCell') buffer(step)
        else {
          if (touchesCells(step)) await flush()
          await applyStep(db, step, keyring)
        }
      }
    },
  }
}

/** Changes in a row that are applied as one step when they are of one event and no id repeats. */
const TOGETHER = {
  putPerson: 'putPeople',
  removePerson: 'removePeople',
  putTopic: 'putTopics',
  removeTopic: 'removeTopics',
  putMeeting: 'putMeetings',
  removeMeeting: 'removeMeetings',
  appendAudit: 'appendAudits',
} as const satisfies { [K in Change['kind']]?: string }

type Together = keyof typeof TOGETHER
type Several = {
  [K in Together]: { kind: (typeof TOGETHER)[K]; eventId: string; changes: ChangeOf<K>[] }
}[Together]
type Step = Exclude<Change, { kind: Together }> | Several
type DirectStep = Exclude<Step, { kind: 'putCell' }>

function stepsOf(changes: readonly Change[]): Step[] {
  const steps: Step[] = []
  let ids = new Set<string>()
  for (const change of changes) {
    if (!isTogether(change)) {
      steps.push(change)
      continue
    }
    const kind = TOGETHER[change.kind]
    const last = steps.at(-1)
    const isRepeated = 'id' in change && ids.has(change.id)
    if (last?.kind === kind && last.eventId === change.eventId && !isRepeated)
      (last.changes as Change[]).push(change)
    else {
      steps.push({ kind, eventId: change.eventId, changes: [change] } as Several)
      ids = new Set()
    }
    if ('id' in change) ids.add(change.id)
  }
  return steps
}

function isTogether(change: Change): change is ChangeOf<Together> {
  return change.kind in TOGETHER
}

/** Whether it may remove cells, or decides whether they may be put. */
function touchesCells({ kind }: DirectStep): boolean {
  return kind === 'putEvent' || kind.startsWith('remove')
}

const appliers: {
  [K in DirectStep['kind']]: (
    db: Db,
    step: Extract<DirectStep, { kind: K }>,
    keyring: Keyring,
  ) => Promise<unknown>
} = {
  putEvent: async (db, { eventId, data, adminKey, shareKey }, keyring) => {
    await finishRemoval(db, eventId)
    await db
      .insertInto('event')
      .values({ id: eventId, data })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ data }))
      .execute()
    const keys = { admin: adminKey, share: shareKey }
    await putKeys(db, eventId, [{ personId: '', keys }], keyring)
  },
  removeEvent: async (db, { eventId }) => {
    await removeNoMailOf(db, eventId)
    await removeOrDefer(db, eventId)
    await noteErasure(db)
  },
  putCells: (db, { eventId, texts }) => deferTexts(db, eventId, texts),
  putSetting: (db, { eventId, key, value, timestamp }) =>
    db
      .insertInto('setting')
      .values({ event_id: eventId, key, value, timestamp })
      .onConflict((conflict) => conflict.columns(['event_id', 'key']).doUpdateSet({ value, timestamp }))
      .execute(),
  putPeople: async (db, { eventId, changes }, keyring) => {
    await putEntities(db, 'person', eventId, changes)
    const keys = changes.map(({ id, privateKey }) => ({ personId: id, keys: { private: privateKey } }))
    await putKeys(db, eventId, keys, keyring)
  },
  removePeople: async (db, { eventId, changes }) => {
    const ids = changes.map(({ id }) => id)
    await forgetPeople(db, eventId, ids)
    await removeEntities(db, 'person', eventId, ids)
    await removeKeys(db, eventId, ids)
    await removeMeetingsOf(db, eventId, ids)
    await deferErasure(db, eventId, { person: ids })
    await cutFromRuns(db, eventId, ids)
    await cutFromScenarios(db, eventId, ids)
    await removePublishedOf(db, eventId, ids)
    await removeLettersTo(db, eventId, ids)
    await forgetChanges(db, eventId)
    await noteErasure(db)
  },
  putTopics: (db, { eventId, changes }) => putEntities(db, 'topic', eventId, changes),
  removeTopics: async (db, { eventId, changes }) => {
    const ids = changes.map(({ id }) => id)
    await removeEntities(db, 'topic', eventId, ids)
    await deferErasure(db, eventId, { topic: ids })
    await forgetChanges(db, eventId)
    await forgetTopics(db, eventId, ids)
  },
  putMeetings: (db, { eventId, changes }) => putMeetings(db, eventId, changes),
  removeMeetings: (db, { eventId, changes }) => removeMeetings(db, eventId, changes),
  startRun: (db, { run }) => insertRun(db, run),
  stopRun: (db, { eventId }) => stopRun(db, eventId),
  endRun: (db, step) => endRun(db, step),
  keepPlan: (db, { eventId, plan }) => insertKept(db, eventId, plan),
  setPlan: (db, step) => setPlan(db, step),
  putVersion: (db, { eventId, version }) => insertVersion(db, eventId, version),
  putScenarioSet: (db, { eventId, set }) => putScenarioSet(db, eventId, set),
  putPublished: (db, { row, data }) => putPublished(db, row, data),
  ...WEBHOOK_WRITES,
  ...LETTER_WRITES,
  ...PUSH_WRITES,
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
  appendAudits: (db, { eventId, changes }) =>
    appendAudit(
      db,
      eventId,
      changes.map(({ entry }) => entry),
    ),
  endOpenedEvent: (db, { sessionId, eventId }) =>
    db
      .deleteFrom('opened_event')
      .where('session_id', '=', sessionId)
      .where('event_id', '=', eventId)
      .execute(),
  endSession: (db, { sessionId, at }) => endSession(db, sessionId, at),
  forgetIdleSessions: (db, { before }) => forgetIdleSessions(db, before),
}

/** Of what is erased the log of changes keeps nothing; nodes that are behind load the event anew. */
async function forgetChanges(db: Db, eventId: string): Promise<void> {
  await db.deleteFrom('event_change').where('event_id', '=', eventId).execute()
}

async function applyStep(db: Db, step: DirectStep, keyring: Keyring): Promise<void> {
  const apply = appliers[step.kind] as (db: Db, step: DirectStep, keyring: Keyring) => Promise<unknown>
  await apply(db, step, keyring)
}

/** Upserts entities: a new one gets the next position, a replaced one keeps its own. */
async function putEntities(
  db: Db,
  table: 'person' | 'topic',
  eventId: string,
  entities: readonly { id: string; data: string }[],
): Promise<void> {
  const { newest } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.max<number | null>('position').as('newest'))
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow()
  const rows = entities.map(({ id, data }, index) => {
    const position = (newest ?? 0) + 1 + index
    return { event_id: eventId, id, data, position }
  })
  for (const chunk of chunksOf(rows)) {
    await db
      .insertInto(table)
      .values(chunk)
      .onConflict((conflict) =>
        conflict.columns(['event_id', 'id']).doUpdateSet(({ ref }) => ({ data: ref('excluded.data') })),
      )
      .execute()
  }
}

async function removeEntities(
  db: Db,
  table: 'person' | 'topic',
  eventId: string,
  ids: readonly string[],
): Promise<void> {
  for (const chunk of chunksOf(ids))
    await db.deleteFrom(table).where('event_id', '=', eventId).where('id', 'in', chunk).execute()
}
