import { hasOwners, parseCellKey } from '@planner/domain'
import type { Kysely } from 'kysely'
import type { Change } from '../change.ts'
import type { Schema } from './schema.ts'

/** Leaves out cells and meetings of people and topics that have gone since the changes were made, so that erased people stay erased. */
export async function withoutOrphans(
  db: Kysely<Schema>,
  eventId: string,
  changes: readonly Change[],
): Promise<Change[]> {
  const idsOf = async (table: 'person' | 'topic') => {
    const rows = await db.selectFrom(table).select('id').where('event_id', '=', eventId).execute()
    return new Set(rows.map(({ id }) => id))
  }
  const [persons, topics] = [await idsOf('person'), await idsOf('topic')]
  for (const change of changes) if (change.kind === 'putTopic') topics.add(change.id)
  return changes.filter((change) => {
    if (change.kind === 'putMeeting') return persons.has(change.personA) && persons.has(change.personB)
    const address = change.kind === 'putCell' ? parseCellKey(change.key) : undefined
    return address === undefined || hasOwners({ persons, topics }, address)
  })
}
