import { type Kysely, type Migration, sql } from 'kysely'
import { isPostgres } from '../json-in-sql.ts'

// Released migrations of a table or some columns each; none may change.

export const retention: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('upkeep')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('at', 'double precision', (column) => column.notNull())
      .execute()

    await db.schema
      .alterTable('plan_run')
      .addColumn('erased_ids', 'text', (column) => column.notNull().defaultTo(''))
      .execute()

    await db.schema
      .createTable('event_use')
      .addColumn('event_id', 'text', (column) =>
        column.primaryKey().references('event.id').onDelete('cascade'),
      )
      .addColumn('used_at', 'double precision', (column) => column.notNull())
      .addColumn('announced_ms', 'double precision')
      .execute()
    // Older events were used when their latest choice, setting or plan was made, or when somebody opened
    // them.
    await sql`
    insert into event_use (event_id, used_at)
    select id, ${sql.raw(isPostgres(db) ? 'greatest' : 'max')}(
      coalesce((select max(timestamp) from cell where event_id = event.id), 0),
      coalesce((select max(timestamp) from setting where event_id = event.id), 0),
      coalesce((select max(created_at) from plan_run where event_id = event.id), 0),
      coalesce((select max(opened_at) from opened_event where event_id = event.id), 0)
    ) from event`.execute(db)
  },
}

export const audit: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('audit')
      .addColumn('event_id', 'text', (column) => column.notNull().references('event.id').onDelete('cascade'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('at', 'double precision', (column) => column.notNull())
      .addColumn('actor_kind', 'text', (column) => column.notNull())
      .addColumn('actor_id', 'text', (column) => column.notNull())
      .addColumn('actor_name', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('topic', 'text', (column) => column.notNull())
      .addColumn('details', 'text', (column) => column.notNull())
      .addColumn('times', 'integer', (column) => column.notNull())
      .addColumn('by_participant', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('audit_position', ['event_id', 'position'])
      .execute()
    await db.schema
      .createIndex('audit_bound')
      .on('audit')
      .columns(['event_id', 'by_participant', 'position'])
      .execute()
  },
}

/** Sessions become rows, so that they can end. Those that have opened something go on. */
export const sessions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('browser_session')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('browser', 'text', (column) => column.notNull())
      .addColumn('last_used_at', 'double precision', (column) => column.notNull())
      .addColumn('ended_at', 'double precision')
      .execute()
    await sql`
    insert into browser_session (id, browser, last_used_at, ended_at)
    select session_id, '', max(opened_at), null from opened_event group by session_id
  `.execute(db)
  },
}

export const cellBacklog: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('cell_backlog')
      .addColumn('event_id', 'text', (column) => column.notNull().references('event.id').onDelete('cascade'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('entry', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('cell_backlog_position', ['event_id', 'position'])
      .execute()
  },
}

/** Which week of meetings a run is for. Of earlier runs that is not known. */
export const planWeek: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('plan_run').addColumn('week', 'integer').execute()
  },
}

/**
 * Who asked for a run, how, and when its plan was last put into force. Of earlier runs only the last of these
 * is known.
 */
export const planVersions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('plan_run')
      .addColumn('author', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await db.schema
      .alterTable('plan_run')
      .addColumn('is_replan', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema.alterTable('plan_run').addColumn('reason', 'text').execute()
    await db.schema.alterTable('plan_run').addColumn('in_force_at', 'double precision').execute()
    await sql`update plan_run set in_force_at = ended_at where status = 'done'`.execute(db)
  },
}

/** What a plan was made of, beside its problem. Of earlier runs the problem alone is known. */
export const planBasis: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('plan_run')
      .addColumn('basis', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  },
}

/** Scenarios outlive the server; what was put into force from one can be undone with its settings. */
export const scenarios: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('scenario_bench')
      .addColumn('event_id', 'text', (column) =>
        column.primaryKey().references('event.id').onDelete('cascade'),
      )
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addColumn('erased_ids', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await db.schema
      .createTable('scenario')
      .addColumn('event_id', 'text', (column) => column.notNull().references('event.id').onDelete('cascade'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addColumn('best', 'text')
      .addColumn('problem', 'text', (column) => column.notNull())
      .addColumn('basis', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('scenario_key', ['event_id', 'id'])
      .execute()
    await db.schema
      .alterTable('plan_run')
      .addColumn('undo_settings', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  },
}

/**
 * What several nodes on one database have in common beside the events: the revisions of events and the changes that made them, what may
 * still be done, and what the site administrator is told.
 */
export const severalNodes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('event_head')
      .addColumn('event_id', 'text', (column) =>
        column.primaryKey().references('event.id').onDelete('cascade'),
      )
      .addColumn('revision', 'integer', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('event_change')
      .addColumn('event_id', 'text', (column) => column.notNull().references('event.id').onDelete('cascade'))
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('node', 'text', (column) => column.notNull())
      .addColumn('at', 'double precision', (column) => column.notNull())
      .addColumn('touches', 'text', (column) => column.notNull())
      .addColumn('sealed', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('event_change_key', ['event_id', 'revision'])
      .execute()
    await db.schema
      .createTable('allowance')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('tokens', 'double precision', (column) => column.notNull())
      .addColumn('at', 'double precision', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('lease')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('until', 'double precision', (column) => column.notNull())
      .addColumn('stop_requested', 'integer', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('outgoing')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('receiver', 'text', (column) => column.notNull())
      .addColumn('at', 'double precision', (column) => column.notNull())
      .addColumn('entry', 'text', (column) => column.notNull())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('until', 'double precision', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('site_note')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('at', 'double precision', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('event_change_by_time').on('event_change').column('at').execute()
  },
}
