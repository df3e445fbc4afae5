import type { VariantId } from '@planner/domain'
import { ANTI_FORGERY_HEADER, type ImportRequest } from '@planner/protocol'
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
  const session = await fetch(`${url}/api/Auth/InitSession/0?path=%2F`)
  const { antiForgeryToken } = (await session.json()) as { antiForgeryToken: string }
  const request = { variant, adminKey, csv } satisfies ImportRequest
  const response = await fetch(`${url}/api/Import/Commit`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: session.headers.getSetCookie().join('; '),
      [ANTI_FORGERY_HEADER]: antiForgeryToken,
    },
    body: JSON.stringify(request),
  })
  if (!response.ok)
    throw new Error(`The import was refused with ${response.status}: ${await response.text()}`)
}
