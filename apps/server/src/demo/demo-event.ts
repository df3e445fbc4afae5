import {
  type CellAddress,
  type CellValue,
  cellAddress,
  newEvent,
  newPerson,
  newTopic,
  nextTopicId,
  type PersonRecord,
  type SettingKey,
  type SettingValue,
  type TableName,
  variantOf,
} from '@planner/domain'
import type { Ids } from '../ids.ts'
import { seededRandom } from '../seeded-random.ts'
import type { Write } from '../storage/storage.ts'
import { demoChoices, demoContacts } from './demo-choices.ts'
import { DEMO_PEOPLE } from './people.ts'
import { DEMO_TOPICS } from './topics.ts'

export const DEMO_EVENT_ID = 'demo'
export const DEMO_VARIANT = variantOf('planner')

const SEED = 20
const SETTINGS: readonly [SettingKey, SettingValue][] = [
  ['parameters|groups|minGroupSize', 3],
  ['parameters|groups|maxGroupSize', 8],
  ['parameters|groups|maxParallelSessions', 8],
  ['parameters|groups|solverTimeLimit', 20],
]
/** The index of the opening topic, whose first group is pinned to the first session. */
const OPENING = 13

/** The writes that create the demo event: deterministic except for its keys. */
export function demoEvent({ ids, now }: { ids: Pick<Ids, 'newKey'>; now: number }): Write[] {
  const eventId = DEMO_EVENT_ID
  const event = newEvent(DEMO_VARIANT, {
    id: eventId,
    timestamp: now,
    createdAt: now,
    name: 'Harbour Lights Unconference',
    description: 'A day by the water for people who make, mend and share things.',
    contactName: 'Amara Okoye',
    email: 'hello@harbour-lights.example',
    numSessions: 3,
    considerContactPreferences: true,
  })
  const writes: Write[] = [
    { kind: 'putEvent', event, keys: { adminKey: ids.newKey(), shareKey: ids.newKey() } },
    ...SETTINGS.map(
      ([key, value]): Write => ({ kind: 'putSetting', eventId, key, cell: { value, timestamp: now } }),
    ),
  ]
  const putPerson = (id: string, fields: Partial<PersonRecord>) =>
    writes.push({
      kind: 'putPerson',
      eventId,
      person: { ...newPerson({ id, timestamp: now, createdAt: now, ...fields }), privateKey: ids.newKey() },
    })
  const put = (table: TableName, parts: Partial<Omit<CellAddress, 'table'>>, value: CellValue) =>
    writes.push({
      kind: 'putCell',
      eventId,
      cell: { address: cellAddress(table, parts), value, timestamp: now },
    })

  DEMO_PEOPLE.forEach(({ name, profile = '', sessions = null }, index) => {
    putPerson(personId(index), { name, profile, numUserSessions: sessions })
  })
  const topicIds: string[] = []
  DEMO_TOPICS.forEach(({ name, host, groups = 1 }, index) => {
    const hostIndex = DEMO_PEOPLE.findIndex((person) => person.name === host)
    const ownerId = host === undefined ? `topic${index}` : personId(hostIndex)
    if (host === undefined) putPerson(ownerId, { name, registerTopicWithoutAuthor: true })
    const id = nextTopicId(ownerId, topicIds)
    topicIds.push(id)
    const topic = newTopic({ id, ownerId, name, numberOfGroups: groups, timestamp: now })
    writes.push({ kind: 'putTopic', eventId, topic })
  })

  const random = seededRandom(SEED)
  for (const { person, topic, value } of demoChoices(DEMO_PEOPLE, DEMO_TOPICS, random))
    put('preferences', { userId: personId(person), topicId: topicIds[topic] ?? '' }, value)
  for (const { person, other, value } of demoContacts(DEMO_PEOPLE, random))
    put('contactPreferences', { userId: personId(person), topicId: personId(other) }, value)
  DEMO_PEOPLE.forEach(({ away = [] }, index) => {
    for (const sessionId of away) put('availabilities', { userId: personId(index), sessionId }, false)
  })
  const opening = { topicId: topicIds[OPENING] ?? '' }
  put('weekDayHourAssignments', opening, 0)
  put('fixedTopics', opening, true)
  return writes
}

function personId(index: number): string {
  return `person${index}`
}
