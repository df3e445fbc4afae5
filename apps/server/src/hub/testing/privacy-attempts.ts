import type { RectangleTable, TableName, VariantDescription } from '@planner/domain'
import type { HttpRouteName, InvocationInput, InvocationName, SharedValue } from '@planner/protocol'
import { openSession } from '../../testing/open-session.ts'
import { TestClient } from '../../testing/test-client.ts'

type Invoke = <N extends InvocationName>(name: N, payload: InvocationInput<N>) => Promise<unknown>
type Answered = (name: HttpRouteName, payload: unknown) => void

/** Tries with a key that is no admin's what only admins may, and to export somebody else. */
export async function attemptRights(invoke: Invoke, key: string, othersId: string): Promise<void> {
  const adminKey = key
  await invoke('UpdateEvent', { event: { name: 'Mine' }, adminKey })
  await invoke('PlanEvent', { adminKey })
  await invoke('StopPlan', { adminKey })
  await invoke('CloseWeek', { adminKey, week: 1 })
  await invoke('RotateKeys', { adminKey, rotateAdminKey: true })
  await invoke('SetEventAdmin', { adminKey, userId: othersId, isEventAdmin: true })
  await invoke('ArchiveUser', { adminKey, userId: othersId, isArchived: true })
  await invoke('RemoveEvent', { adminKey, eventName: 'Spring unconference' })
  const setting = { path: 'parameters|preferenceWeights|yes', value: 3, timestamp: Date.now() }
  await invoke('SendSettingValue', { eventAdminGuid: key, ...setting })
  await invoke('ExportUser', { key, userId: othersId })
  await invoke('ReadPlanReport', { key })
  await invoke('CheckPlan', { adminKey })
  await invoke('ReadPlanDrift', { adminKey })
  await invoke('ExplainPlace', { key, userId: othersId, sessionId: 1 })
  for (const sessionId of [1, 2]) await invoke('ExplainPlace', { key, userId: '', sessionId })
  await invoke('PriceMoves', { adminKey, personId: othersId, from: null })
  await invoke('ReadReport', { key })
  await invoke('ListReadyPlans', { adminKey })
  await invoke('ListPlans', { adminKey })
  for (const name of ['ReadPlan', 'RestorePlan', 'PublishPlan', 'DiscardPlan'] as const)
    await invoke(name, { adminKey, planId: othersId })
  await invoke('PlaceLatePeople', { adminKey })
  await invoke('PlanScenarios', { adminKey, scenarios: [{ name: 'Mine' }] })
  await invoke('StopScenarios', { adminKey })
  await invoke('ReadScenarios', { adminKey })
  await invoke('ReadScenario', { adminKey, scenarioId: othersId })
  await invoke('AdoptScenario', { adminKey, scenarioId: othersId, shown: 'x' })
  await invoke('SyncTimestamp', { myReceiveAndSendTimestamp: Date.now() })
}

/** Makes every HTTP call that may tell something, from a browser that has opened the event with the key. */
export async function callHttp(
  url: string,
  { id, hubPath, routeBase }: VariantDescription,
  { key, link }: { key: string; link: string },
  answered: Answered,
): Promise<void> {
  const { cookie, post } = await openSession(url)
  const client = await new TestClient(url, hubPath, { cookie }).connected()
  await client.invoke('JoinEventHub2', { urlKey: key })
  client.close()
  const get = async (name: HttpRouteName, path: string) => {
    const text = await (await fetch(url + path, { headers: { cookie } })).text()
    answered(name, /^[{[]/.test(text) ? JSON.parse(text) : text)
  }
  const query = `true?path=${encodeURIComponent(`${routeBase}/${link}=${key}`)}`
  await get('GET /api/Auth/InitSession/:flag', `/api/Auth/InitSession/${query}`)
  await get('GET /api/Auth/UserIsActive/:flag', `/api/Auth/UserIsActive/${query}`)
  await get('GET /api/Event/Join/', `/api/Event/Join/?${query.slice(query.indexOf('path='))}`)
  await get('GET /metrics', '/metrics')
  await get('GET /healthz', '/healthz')
  await get('GET /api/Site/Operations', '/api/Site/Operations')
  answered('POST /api/Site/SignIn', (await post('/api/Site/SignIn', { key })).body)
  await get('GET /api/Translations/GetLanguage/', '/api/Translations/GetLanguage/?v=')
  const table = { variant: id, adminKey: key, csv: 'Name;Tea\r\nEve;Yes\r\n' }
  answered('POST /api/Import/Columns', (await post('/api/Import/Columns', table)).body)
  answered('POST /api/Import/Preview', (await post('/api/Import/Preview', table)).body)
  answered('POST /api/Import/Commit', (await post('/api/Import/Commit', table)).body)
  await get('GET /api/Auth/LogOut', '/api/Auth/LogOut')
}

type Attempt = Partial<SharedValue> & Pick<SharedValue, 'value'>

/** A cell of each table that somebody may try to set. */
export function someCells(
  random: () => number,
  { id, otherId, topicId }: Record<'id' | 'otherId' | 'topicId', string>,
): (Attempt & Pick<SharedValue, 'tableName'>)[] {
  const oneOf = (values: readonly string[]) => values[Math.floor(random() * values.length)] ?? ''
  const group = { topicId, topicGroupIndex: 0 }
  const attempts: Readonly<Record<Exclude<TableName, RectangleTable>, readonly Attempt[]>> = {
    preferences: [{ userId: id, topicId, value: oneOf(['Yes', '', '#1 Yes!']) }],
    contactPreferences: [
      { userId: id, topicId: otherId, value: oneOf(['No', '7', '']) },
      { userId: id, topicId: otherId, value: 'No' },
    ],
    availabilities: [{ userId: id, sessionId: 1, value: random() < 0.5 }],
    assignments: [{ ...group, userId: id, sessionId: 1, value: true }],
    weekDayHourAssignments: [{ ...group, sessionId: null, value: 0 }],
    fixedTopics: [{ ...group, sessionId: null, value: true }],
    pins: [{ ...group, userId: id, value: true }],
    topicGroupRooms: [{ ...group, value: oneOf(['Hall', '']) }],
    fixedRooms: [{ ...group, value: true }],
  }
  return Object.entries(attempts).flatMap(([tableName, own]) => own.map((each) => ({ ...each, tableName })))
}

export const NO_CELL = { tableName: 'x', value: 'Yes' }

/** The same cells as one edit, by the keys and at the time of another one. */
export function atOnce(
  { tableName: _t, value: _v, timestamp, ...keys }: InvocationInput<'SendSharedValue'>,
  values: ReturnType<typeof someCells>,
): InvocationInput<'EditCells'> {
  return { ...keys, cells: values.map((value) => ({ ...value, timestamp })) }
}

/** Some hours of a person's week. */
export function someRange(random: () => number, userId: string) {
  const [rangeStartD1, rangeStartD2] = [1 + Math.floor(random() * 7), 1 + Math.floor(random() * 20)]
  const end = { rangeEndD1: rangeStartD1, rangeEndD2: rangeStartD2 + 2 }
  return { rangeStartD1, rangeStartD2, ...end, tableName: 'weekDayHourAvailabilities' as const, userId }
}
