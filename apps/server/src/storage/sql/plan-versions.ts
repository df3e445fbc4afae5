import { sql } from 'kysely'
import type { ChangeOf } from '../change.ts'
import type {
  CopiedVersion,
  KeptPlan,
  KeptPlanText,
  PlanRun,
  PlanVersion,
  ProblemDigest,
} from '../plan-run.ts'
import { withoutIds } from './erased-ids.ts'
import { jsonNumber, jsonString, jsonText } from './json-in-sql.ts'
import { authorOf, authorText, NOT_RUN, planRunOf } from './plan-run-row.ts'
import { basisOfScenario } from './scenarios.ts'
import type { Db } from './schema.ts'
import { basisOf, digestOfBasis } from './stored-basis.ts'

/**
 * The most versions of an event (LIMIT-18). The plan in force, the one before it and drafts are always kept.
 */
const MAX_VERSIONS = 50
/** The most characters of their plans. */
const MAX_VERSION_TEXT = 20_000_000

const ENDED = ['done', 'failed', 'draft', 'discarded', 'kept'] as const

/** Keeps a plan as it was in force, without people removed since it was read (KEY-20). */
export async function insertKept(db: Db, eventId: string, plan: KeptPlan): Promise<void> {
  const scenario = plan.scenarioId ? await basisOfScenario(db, eventId, plan.scenarioId) : undefined
  const known = plan.best && scenario ? withoutIds(plan.best, scenario.erased, 'erased') : plan.best
  const best = known === null ? null : await withoutGone(db, eventId, known)
  const basis = plan.scenarioId ? scenario?.basis : await basisInForce(db, eventId, plan.inForceAt)
  await db
    .insertInto('plan_run')
    .values({
      ...NOT_RUN,
      id: plan.id,
      event_id: eventId,
      status: 'kept',
      created_at: plan.createdAt,
      ended_at: plan.createdAt,
      seconds: 0,
      seed: 0,
      settings: plan.settings,
      problem: scenario?.problem ?? '',
      best,
      week: plan.week,
      author: authorText(plan.author),
      is_replan: 0,
      in_force_at: plan.inForceAt,
      basis: basis ?? '',
      undo_settings: plan.undoSettings ?? '',
    })
    .execute()
  await prune(db, eventId)
}

/** A version from elsewhere: what it was made of is not known here. */
export async function insertVersion(db: Db, eventId: string, version: CopiedVersion): Promise<void> {
  await db
    .insertInto('plan_run')
    .values({
      ...NOT_RUN,
      id: version.id,
      event_id: eventId,
      status: version.status,
      created_at: version.createdAt,
      started_at: version.startedAt,
      ended_at: version.endedAt,
      seconds: version.seconds,
      seed: version.seed,
      settings: version.settings,
      problem: '',
      best: version.best,
      week: version.week,
      error: version.error,
      author: authorText(version.author),
      is_replan: version.isReplan ? 1 : 0,
      in_force_at: version.inForceAt,
      basis: '',
      undo_settings: '',
    })
    .execute()
  await prune(db, eventId)
}

/** The basis of the version in force at a time. Changes by hand leave it as it is. */
async function basisInForce(db: Db, eventId: string, at: number): Promise<string> {
  const row = await db
    .selectFrom('plan_run')
    .select(['problem', 'basis'])
    .where('event_id', '=', eventId)
    .where('in_force_at', '<=', at)
    .orderBy('in_force_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? basisOf(row) : ''
}

export async function setPlan(
  db: Db,
  { eventId, planId, status, inForceAt, undoSettings = '' }: ChangeOf<'setPlan'>,
): Promise<void> {
  await db
    .updateTable('plan_run')
    .set({ status, undo_settings: undoSettings, ...(inForceAt === null ? {} : { in_force_at: inForceAt }) })
    .where('event_id', '=', eventId)
    .where('id', '=', planId)
    .where('status', 'in', ENDED)
    .execute()
  await prune(db, eventId)
}

/** Discards the drafts of an event that a newer plan replaces. */
export async function discardDrafts(db: Db, eventId: string, exceptId: string): Promise<void> {
  await db
    .updateTable('plan_run')
    .set({ status: 'discarded' })
    .where('event_id', '=', eventId)
    .where('status', '=', 'draft')
    .where('id', '!=', exceptId)
    .execute()
}

/**
 * Drops the oldest versions beyond what an event keeps, and the problems of all but the plan in force and the
 * one before it. A problem is the largest part of a version, and other versions need only its digest
 * (PLAN-37).
 */
export async function prune(db: Db, eventId: string): Promise<void> {
  const versions = await db
    .selectFrom('plan_run')
    .select(['id', 'status', 'in_force_at'])
    .select(sql<number>`coalesce(length(best), 0)`.as('size'))
    .where('event_id', '=', eventId)
    .where('status', 'in', ENDED)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const forced = versions
    .filter(({ in_force_at }) => in_force_at !== null)
    .sort((a, b) => (b.in_force_at ?? 0) - (a.in_force_at ?? 0))
  const staying = forced.slice(0, 2).map(({ id }) => id)
  const mayDrop = versions.filter(({ id, status }) => !staying.includes(id) && status !== 'draft')
  let kept = versions.length - mayDrop.length
  let text = 0
  const dropped = mayDrop.filter(({ size }) => {
    kept += 1
    text += size
    return kept > MAX_VERSIONS || text > MAX_VERSION_TEXT
  })
  for (const { id } of dropped) await db.deleteFrom('plan_run').where('id', '=', id).execute()
  await dropProblems(db, eventId, ['', ...staying])
}

async function dropProblems(db: Db, eventId: string, exceptIds: readonly string[]): Promise<void> {
  const rows = await db
    .selectFrom('plan_run')
    .select(['id', 'basis'])
    .select(sql<number>`case problem when '' then 0 else 1 end`.as('hasProblem'))
    .where('event_id', '=', eventId)
    .where('status', 'in', ['done', 'failed', 'discarded', 'kept'])
    .where((eb) => eb.or([eb('problem', '!=', ''), eb('basis', '!=', '')]))
    .where('id', 'not in', exceptIds)
    .execute()
  for (const { id, basis: known, hasProblem } of rows) {
    const basis = digestOfBasis(known)
    if (hasProblem === 0 && basis === known) continue
    await db.updateTable('plan_run').set({ problem: '', basis }).where('id', '=', id).execute()
  }
}

export async function versionOf(db: Db, eventId: string, id: string): Promise<PlanRun | undefined> {
  const row = await db
    .selectFrom('plan_run')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('id', '=', id)
    .where('status', 'in', ENDED)
    .executeTakeFirst()
  return row && planRunOf(row)
}

export async function versionsOf(db: Db, eventId: string, known: KnownPlanFacts): Promise<PlanVersion[]> {
  const rows = await db
    .selectFrom('plan_run')
    .select(['id', 'status', 'seconds', 'seed', 'settings', 'week', 'error', 'author', 'reason'])
    .select(['created_at as createdAt', 'ended_at as endedAt', 'in_force_at as inForceAt'])
    .select(['is_replan as isReplan'])
    .select(
      sql<string | null>`case basis when '' then null else ${jsonText(db, 'basis', ['digest'])} end`.as(
        'digest',
      ),
    )
    .where('event_id', '=', eventId)
    .where('status', 'in', ENDED)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const ids = rows.map(({ id }) => id)
  const facts = await known.of(eventId, ids, (unread) => readFacts(db, unread))
  return rows.map(({ digest, ...row }) => ({
    ...row,
    digest: digest === null ? undefined : (JSON.parse(digest) as ProblemDigest),
    satisfaction: facts.get(row.id)?.satisfaction ?? null,
    scenario: facts.get(row.id)?.scenario ?? null,
    status: row.status as PlanVersion['status'],
    author: authorOf(row.author),
    isReplan: row.isReplan === 1,
  }))
}

/** Facts from the text of a plan: satisfaction, its mean, and the scenario it was adopted from. */
type PlanFacts = { satisfaction: number | null; scenario: string | null }

const MAX_EVENTS = 100

/**
 * Remembers facts about the versions of the events listed last. Each plan is read once, since fifty plans of
 * a large event take 30 ms, during which nothing is written. Erasing people changes none of these facts.
 */
export class KnownPlanFacts {
  /** Event to version to facts. */
  readonly #events = new Map<string, ReadonlyMap<string, PlanFacts>>()

  async of(
    eventId: string,
    ids: readonly string[],
    read: (unread: readonly string[]) => Promise<readonly (PlanFacts & { id: string })[]>,
  ): Promise<ReadonlyMap<string, PlanFacts>> {
    const known = this.#events.get(eventId)
    const unread = ids.filter((id) => !known?.has(id))
    const added = unread.length === 0 ? [] : await read(unread)
    const facts = new Map(added.map(({ id, ...each }) => [id, each]))
    for (const id of ids) {
      const each = known?.get(id)
      if (each) facts.set(id, each)
    }
    this.#events.delete(eventId)
    this.#events.set(eventId, facts)
    for (const id of [...this.#events.keys()].slice(0, -MAX_EVENTS)) this.#events.delete(id)
    return facts
  }
}

function readFacts(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('plan_run')
    .select('id')
    .select(
      sql<number | null>`case plan_run.status
        when 'kept' then ${jsonNumber(db, 'plan_run.best', ['made', 'meanSatisfaction'])}
        else ${jsonNumber(db, 'plan_run.best', ['meanSatisfaction'])} end`.as('satisfaction'),
    )
    .select(jsonString(db, 'plan_run.best', ['scenario']).as('scenario'))
    .where('id', 'in', ids)
    .execute()
}

async function withoutGone(db: Db, eventId: string, best: string): Promise<string> {
  const idsOf = async (table: 'person' | 'topic') => {
    const rows = await db.selectFrom(table).select('id').where('event_id', '=', eventId).execute()
    return rows.map(({ id }) => id)
  }
  const persons = new Set(await idsOf('person'))
  const topics = new Set([...(await idsOf('topic')), ...persons])
  const text = JSON.parse(best) as KeptPlanText
  const groups = text.plan.groups
    .filter(({ topicId }) => topics.has(topicId))
    .map((group) => ({
      ...group,
      members: group.members.map(([id, people]) => [id, people.filter((each) => persons.has(each))] as const),
    }))
  const meetings = text.plan.meetings.filter(([a, b]) => persons.has(a) && persons.has(b))
  return JSON.stringify({ ...text, plan: { groups, meetings } } satisfies KeptPlanText)
}
