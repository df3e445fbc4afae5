import { sql } from 'kysely'
import type { CreatedTimes, SiteEvent, SiteOverview, SiteRequest, SiteRun } from '../storage.ts'
import { jsonNumber, jsonString, jsonText } from './json-in-sql.ts'
import type { Db } from './schema.ts'

/** A run that has ended with a plan is done, whatever became of the plan. */
const RUN_STATUS = sql`case when plan_run.status in ('draft', 'discarded') then 'done' else plan_run.status end`

/** What the operations page shows of the database; OPS-1. */
export async function readSiteOverview(db: Db, { since, limit }: SiteRequest): Promise<SiteOverview> {
  const variants = await sql<SiteOverview['variants'][number]>`
    select ${jsonText(db, 'event.data', ['variant'])} as "variant", count(*) as "numEvents",
      coalesce(sum(counted.people), 0) as "numPeople"
    from event
    left join (select event_id, count(*) as people from person group by event_id) as counted
      on counted.event_id = event.id
    group by 1 order by 2 desc, 1`.execute(db)
  const lastUsed = sql`
    select event.id, event_use.used_at from event left join event_use on event_use.event_id = event.id
    order by coalesce(event_use.used_at, 0) desc, event.id limit ${limit}`
  const announced = sql`
    select event_id as id, used_at from event_use where announced_ms is not null
    order by used_at, event_id limit ${limit}`
  const runs = await sql<SiteRun>`
    select plan_run.id, ${jsonString(db, 'event.data', ['name'])} as "eventName", ${RUN_STATUS} as "status",
      plan_run.created_at as "createdAt", plan_run.started_at as "startedAt", plan_run.ended_at as "endedAt",
      plan_run.seconds, plan_run.error
    from (select id from plan_run where status <> 'kept' order by created_at desc, id desc limit ${limit}) as newest
    join plan_run on plan_run.id = newest.id
    join event on event.id = plan_run.event_id
    order by plan_run.created_at desc, plan_run.id desc`.execute(db)
  const runsSince = await sql<SiteOverview['runsSince'][number]>`
    select ${RUN_STATUS} as "status", count(*) as "count" from plan_run
    where created_at >= ${since} and status <> 'kept' group by 1 order by 1`.execute(db)
  return {
    variants: variants.rows,
    events: await eventsOf(db, lastUsed, sql`coalesce(listed.used_at, 0) desc, event.id`),
    announced: await eventsOf(db, announced, sql`listed.used_at, event.id`),
    runs: runs.rows,
    runsSince: runsSince.rows,
  }
}

/** The parts of listed events; people are counted for these alone. */
async function eventsOf(
  db: Db,
  listed: ReturnType<typeof sql>,
  order: ReturnType<typeof sql>,
): Promise<SiteEvent[]> {
  const { rows } = await sql<SiteEvent>`
    select event.id, ${jsonString(db, 'event.data', ['name'])} as "name",
      ${jsonText(db, 'event.data', ['variant'])} as "variant",
      ${jsonNumber(db, 'event.data', ['createdAt'])} as "createdAt",
      (select count(*) from person where person.event_id = event.id) as "numPeople",
      event_use.used_at as "usedAt", event_use.announced_ms as "announcedMs"
    from (${listed}) as listed
    join event on event.id = listed.id
    left join event_use on event_use.event_id = event.id
    order by ${order}`.execute(db)
  return rows
}

/** Creation times from the audit, for events and people stored without them; HTTP-16. */
export async function readCreated(db: Db, eventId: string, personId: string): Promise<CreatedTimes> {
  const first = async (action: 'eventRegistered' | 'personRegistered', subject: string) => {
    const row = await db
      .selectFrom('audit')
      .select('at')
      .where('event_id', '=', eventId)
      .where('action', '=', action)
      .where('subject', '=', subject)
      .orderBy('position')
      .limit(1)
      .executeTakeFirst()
    return row?.at ?? null
  }
  return {
    event: await first('eventRegistered', ''),
    person: personId === '' ? null : await first('personRegistered', personId),
  }
}
