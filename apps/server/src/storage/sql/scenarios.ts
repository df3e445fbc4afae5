import { type Kysely, sql } from 'kysely'
import type { BenchToStore, ScenarioBasis, StoredBench } from '../scenario-store.ts'
import { withoutIds } from './erased-ids.ts'
import { basisWithout } from './plan-basis.ts'
import type { Schema } from './schema.ts'

type Db = Kysely<Schema>

/** Puts the scenarios of an event in the place of those before, without whoever was erased since they were begun (KEY-20). */
export async function putBench(db: Db, eventId: string, bench: BenchToStore): Promise<void> {
  const known = await benchRow(db, eventId)
  if (known?.id !== bench.id) {
    await db.deleteFrom('scenario').where('event_id', '=', eventId).execute()
    await db.deleteFrom('scenario_bench').where('event_id', '=', eventId).execute()
  }
  const erased = known?.id === bench.id ? erasedOf(known) : []
  const data = withoutIds(bench.data, erased, '')
  await db
    .insertInto('scenario_bench')
    .values({ event_id: eventId, id: bench.id, data, erased_ids: '' })
    .onConflict((conflict) => conflict.column('event_id').doUpdateSet({ data }))
    .execute()
  for (const [position, { id, madeOf, ...texts }] of bench.scenarios.entries()) {
    const row = {
      data: withoutIds(texts.data, erased, 'erased'),
      best: texts.best && withoutIds(texts.best, erased, 'erased'),
      ...(madeOf && basisWithoutPeople(madeOf, erased)),
    }
    await db
      .insertInto('scenario')
      .values({ event_id: eventId, id, position, problem: '', basis: '', ...row })
      .onConflict((conflict) => conflict.columns(['event_id', 'id']).doUpdateSet(row))
      .execute()
  }
}

export async function readBench(db: Db, eventId: string): Promise<StoredBench | undefined> {
  const bench = await benchRow(db, eventId)
  if (!bench) return undefined
  const scenarios = await db
    .selectFrom('scenario')
    .select(['id', 'data', 'best'])
    .where('event_id', '=', eventId)
    .orderBy('position')
    .execute()
  return { id: bench.id, data: bench.data, scenarios }
}

/** What the plan of a scenario is made of, and the same for its result: without those who were erased since. */
export async function basisOfScenario(
  db: Db,
  eventId: string,
  scenarioId: string,
): Promise<(ScenarioBasis & { erased: readonly string[] }) | undefined> {
  const row = await db
    .selectFrom('scenario')
    .select(['problem', 'basis'])
    .where('event_id', '=', eventId)
    .where('id', '=', scenarioId)
    .executeTakeFirst()
  const bench = await benchRow(db, eventId)
  return row && { ...row, erased: bench ? erasedOf(bench) : [] }
}

/** Cuts erased people out of the scenarios of an event, also of those that are being planned. */
export async function cutFromScenarios(db: Db, eventId: string, personIds: readonly string[]): Promise<void> {
  const bench = await benchRow(db, eventId)
  if (!bench) return
  await db
    .updateTable('scenario_bench')
    .set({
      data: withoutIds(bench.data, personIds, ''),
      erased_ids: sql`erased_ids || ${personIds.map((id) => `${id} `).join('')}`,
    })
    .where('event_id', '=', eventId)
    .execute()
  const rows = await db.selectFrom('scenario').selectAll().where('event_id', '=', eventId).execute()
  for (const { id, data, best, problem, basis } of rows)
    await db
      .updateTable('scenario')
      .set({
        data: withoutIds(data, personIds, 'erased'),
        best: best && withoutIds(best, personIds, 'erased'),
        ...basisWithoutPeople({ problem, basis }, personIds),
      })
      .where('event_id', '=', eventId)
      .where('id', '=', id)
      .execute()
}

function basisWithoutPeople({ problem, basis }: ScenarioBasis, personIds: readonly string[]): ScenarioBasis {
  if (personIds.length === 0) return { problem, basis }
  return { problem: '', basis: basisWithout(basis, problem, personIds) }
}

function benchRow(db: Db, eventId: string) {
  return db.selectFrom('scenario_bench').selectAll().where('event_id', '=', eventId).executeTakeFirst()
}

function erasedOf({ erased_ids }: { erased_ids: string }): readonly string[] {
  return erased_ids.split(' ').filter(Boolean)
}
