import type { VariantId } from '@planner/domain'
import type { ImportRequest } from '@planner/protocol'
import { openSession } from '../apps/server/src/testing/open-session.ts'
import type { PreparedEvent } from './event.ts'

/** A deterministic table of fictitious people and topics, in the import format. */
export function interestTable(people: number, topics: number): string {
  const names = Array.from({ length: topics }, (_, topic) => `Paper ${topic + 1}`)
  const rows = Array.from({ length: people }, (_, person) => {
    const choices = names.map((_name, topic) => interest(person, topic))
    return [`Person ${person + 1}`, ...choices].join(',')
  })
  return [`Name,${names.join(',')}`, ...rows].join('\n')
}

function interest(person: number, topic: number): string {
  const spread = (person * 7919 + topic * 104_729 + person * topic * 31) % 97
  if (spread < 6) return '#1 Yes!'
  return spread < 30 ? 'Yes' : ''
}

/** Imports a table over HTTP, as the import dialog does. */
export async function importTable(
  url: string,
  { adminKey }: PreparedEvent,
  csv: string,
  variant: VariantId = 'planner',
): Promise<void> {
  const { post } = await openSession(url)
  const { status, body } = await post('/api/Import/Commit', {
    variant,
    adminKey,
    csv,
  } satisfies ImportRequest)
  if (status !== 200) throw new Error(`The import was refused with ${status}: ${JSON.stringify(body)}`)
}
