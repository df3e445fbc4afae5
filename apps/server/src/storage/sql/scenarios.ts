import type { ScenarioBasis, ScenarioSetToStore, StoredScenarioSet } from '../write.ts'
import { erasedIds, withErasedIds, withoutIds } from './erased-ids.ts'
import type { Db } from './schema.ts'
import { basisWithout } from './stored-basis.ts'

/** Replaces the scenarios of an event, without people erased since they were begun (KEY-20). */
export async function putScenarioSet(db: Db, eventId: string, set: ScenarioSetToStore): Promise<void> {
  const known = await setRow(db, eventId)
  if (known?.id !== set.id) {
    await db.deleteFrom('scenario').where('event_id', '=', eventId).execute()
    await db.deleteFrom('scenario_bench').where('event_id', '=', eventId).execute()
  }
  const erased = known?.id === set.id ? erasedIds(known.erased_ids) : []
  const data = withoutIds(set.data, erased, '')
  await db
    .insertInto('scenario_bench')
    .values({ event_id: eventId, id: set.id, data, erased_ids: '' })
    .onConflict((conflict) => conflict.column('event_id').doUpdateSet({ data }))
    .execute()
  for (const [position, { id, madeOf, ...texts }] of set.scenarios.entries()) {
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

export async function readScenarioSet(db: Db, eventId: string): Promise<StoredScenarioSet | undefined> {
  const set = await setRow(db, eventId)
  if (!set) return undefined
  const scenarios = await db
    .selectFrom('scenario')
    .select(['id', 'data', 'best'])
    .where('event_id', '=', eventId)
    .orderBy('position')
    .execute()
  return { id: set.id, data: set.data, scenarios }
}

/**
 * What the plan of a scenario is made of, without people erased since; `erased` are their ids, which the
 * caller's copy of the plan may still contain.
 */
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
  const set = await setRow(db, eventId)
  return row && { ...row, erased: set ? erasedIds(set.erased_ids) : [] }
}

/** Cuts erased people out of the scenarios of an event, also of those that are being planned. */
export async function cutFromScenarios(db: Db, eventId: string, personIds: readonly string[]): Promise<void> {
  const set = await setRow(db, eventId)
  if (!set) return
  await db
    .updateTable('scenario_bench')
    .set({
      data: withoutIds(set.data, personIds, ''),
      erased_ids: withErasedIds(personIds),
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

function setRow(db: Db, eventId: string) {
  return db.selectFrom('scenario_bench').selectAll().where('event_id', '=', eventId).executeTakeFirst()
}
