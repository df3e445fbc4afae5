import type { EventData, SharedValue, SignalName, SignalPayload } from '@planner/protocol'

/** The private values of a person. Each is unique in the test, so that payloads can be searched for it. */
export type Secrets = {
  id: string
  name: string
  email: string
  phone: string
  key: string
  isArchived: boolean
  /** Has registered and is not approved yet. */
  isWaiting: boolean
}

/** The facts that PRIV-1 depends on, tracked by the test itself and never read from the server. */
export type World = {
  people: Map<string, Secrets>
  /** E-mails, phones, keys and ids of erased people. */
  erased: string[]
  /** Current and replaced admin keys. */
  adminKeys: string[]
  isMatrixShown: boolean
  isScheduleShown: boolean
}

export type Reader = { role: 'visitor' | 'participant' | 'admin'; personId: string }
type Received = { name: SignalName | 'ack'; payload: unknown }

const ADMIN_SETTINGS = /^parameters\|(preferenceWeights|softRules|options|rules)\|/
const SCHEDULE_TABLES = ['weekDayHourAssignments', 'fixedTopics', 'assignments']
const MATRIX_TABLES = ['preferences', 'availabilities', 'weekDayHourAvailabilities']

/**
 * The parts of a received message that its reader must not see. Independent of the server's implementation. A message
 * that may have been sent before or after a change is checked against both worlds; only what both forbid is a leak.
 */
export function leaks(reader: Reader, worlds: readonly World[], { name, payload }: Received): string[] {
  if (reader.role === 'admin') return []
  return [...secretTexts(reader, worlds, payload), ...secretParts(reader, worlds, name, payload)]
}

function secretTexts(reader: Reader, worlds: readonly World[], payload: unknown): string[] {
  const text = JSON.stringify(payload) ?? ''
  const forbidden = worlds.map((world) => new Set(forbiddenTexts(reader, world)))
  return [...(forbidden[0] ?? [])].filter(
    (secret) => secret !== '' && text.includes(secret) && forbidden.every((each) => each.has(secret)),
  )
}

function forbiddenTexts(reader: Reader, world: World): string[] {
  const ofOthers = [...world.people.values()]
    .filter(({ id }) => id !== reader.personId)
    .flatMap(({ id, name, email, phone, key, isArchived, isWaiting }) => [
      ...[email, phone, key],
      ...(reader.role === 'visitor' ? [id, name] : isArchived || isWaiting ? [`"${id}"`, `"${name}"`] : []),
      // Who waits rates topics, so gets their ids, which for first topics are those of their owners; but no names.
      ...(waits(reader, world) ? [`"${name}"`, `"ownerId":"${id}`] : []),
    ])
  return [...ofOthers, ...world.erased, ...world.adminKeys, 'adminInvite=']
}

function waits({ personId }: Reader, { people }: World): boolean {
  return people.get(personId)?.isWaiting === true
}

function secretParts(reader: Reader, worlds: readonly World[], name: string, payload: unknown): string[] {
  const always = (holds: (world: World) => boolean) => worlds.every(holds)
  const forbids = (table: string, userId: string | null): boolean => {
    if (reader.role === 'visitor') return true
    if (userId !== null && userId === reader.personId) return false
    if (always((world) => waits(reader, world))) return true
    if (table === 'contactPreferences') return true
    if (MATRIX_TABLES.includes(table)) return always(({ isMatrixShown }) => !isMatrixShown)
    return SCHEDULE_TABLES.includes(table) && always(({ isScheduleShown }) => !isScheduleShown)
  }
  switch (name) {
    case 'ReceiveSharedValue':
      return [payload as SharedValue | SharedValue[]]
        .flat()
        .filter(({ tableName, userId }) => forbids(tableName, userId))
        .map(({ tableName, userId }) => `${tableName} of ${userId}`)
    case 'ReceiveSharedRangeValue': {
      const { tableName, userId } = payload as SignalPayload<'ReceiveSharedRangeValue'>
      return forbids(tableName, userId) ? [`${tableName} of ${userId}`] : []
    }
    case 'ReceiveSettingValue': {
      const { path } = payload as SignalPayload<'ReceiveSettingValue'>
      return ADMIN_SETTINGS.test(path) ? [`setting ${path}`] : []
    }
    case 'JoinEventHub':
    case 'ReloadData':
    case 'ReceivePlan':
      return 'persons' in (payload as object) ? dataParts(reader, payload as EventData, forbids) : []
    case 'AddUser':
    case 'UpdateUser':
    case 'RemoveUser':
      return reader.role === 'visitor' || isOther(reader, worlds, payload) ? [name] : []
    default:
      return []
  }
}

/** A person's signal that reaches somebody who waits, about somebody else. */
function isOther(reader: Reader, worlds: readonly World[], payload: unknown): boolean {
  const { person, userId } = payload as { person?: { id: string }; userId?: string }
  return worlds.every((world) => waits(reader, world)) && (person?.id ?? userId) !== reader.personId
}

function dataParts(
  reader: Reader,
  { persons, topics, settings }: EventData,
  forbids: (table: string, userId: string | null) => boolean,
): string[] {
  const found: string[] = []
  if (reader.role === 'visitor' && persons.length > 0) found.push('people')
  for (const person of persons) {
    if (person.id !== reader.personId && person.registeredAt !== null) found.push(`time of ${person.id}`)
    for (const table of [...MATRIX_TABLES, 'assignments', 'contactPreferences'] as const) {
      const cells = person[table as 'preferences']
      if (Object.keys(cells).length > 0 && forbids(table, person.id)) found.push(`${table} of ${person.id}`)
    }
  }
  for (const { id, topicGroupTime, isFixed } of topics) {
    if (Object.keys(topicGroupTime).length > 0 && forbids('weekDayHourAssignments', null))
      found.push(`times of ${id}`)
    if (Object.keys(isFixed).length > 0 && forbids('fixedTopics', null)) found.push(`pins of ${id}`)
  }
  for (const path of Object.keys(settings)) if (ADMIN_SETTINGS.test(path)) found.push(`setting ${path}`)
  return found
}
