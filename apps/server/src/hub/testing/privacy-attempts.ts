import type { RectangleTable, TableName, VariantDescription } from '@planner/domain'
import {
  type HttpRouteName,
  type InvocationInput,
  type InvocationName,
  outwardAddresses,
  type SharedValue,
} from '@planner/protocol'
import { openSession } from '../../testing/open-session.ts'
import { TestClient } from '../../testing/test-client.ts'

type Invoke = <N extends InvocationName>(name: N, payload: InvocationInput<N>) => Promise<unknown>
type Answered = (name: HttpRouteName, payload: unknown) => void

/** Whose key an attempt uses, and whom it is about: a key that is no admin's, and somebody else. */
type Tried = { key: string; othersId: string }
type Attempt<N extends InvocationName> = (tried: Tried) => InvocationInput<N> | InvocationInput<N>[]
/** A text says in which steps of the lives others than admins send the message, or why nobody tries it. */
type Attempts = { [N in InvocationName]: Attempt<N> | string }

const ofPair = ({ key, othersId }: Tried) => ({ key, personIds: [othersId, 'nobody'] as [string, string] })

/**
 * What somebody without the right to a message tries it with. A message without an attempt does not compile.
 */
const ATTEMPTS: Attempts = {
  JoinEventHub2: 'a join',
  SendMessage: 'everything',
  SyncTimestamp: () => ({ myReceiveAndSendTimestamp: Date.now() }),
  RegisterEvent: 'it makes another event, of which whoever makes it is an admin',
  UpdateEvent: ({ key }) => ({ event: { name: 'Mine' }, adminKey: key }),
  RotateKeys: ({ key }) => ({ adminKey: key, rotateAdminKey: true }),
  RemoveEvent: ({ key }) => ({ adminKey: key, eventName: 'Spring unconference' }),
  ListSessions: ({ key }) => ({ adminKey: key }),
  EndSession: ({ key }) => ({ adminKey: key, sessionId: 'x' }),
  ReadAudit: ({ key }) => ({ adminKey: key }),
  RegisterUser: 'somebody registers',
  UpdateUser: 'somebody changes their data, topics removed',
  ReplacePersonalLink: ({ key, othersId }) => ({ key, userId: othersId }),
  SetEventAdmin: ({ key, othersId }) => ({ adminKey: key, userId: othersId, isEventAdmin: true }),
  ArchiveUser: ({ key, othersId }) => ({ adminKey: key, userId: othersId, isArchived: true }),
  RemoveUser: ({ key, othersId }) => ({ key, userId: othersId }),
  ExportUser: ({ key, othersId }) => ({ key, userId: othersId }),
  ApproveUsers: ({ key, othersId }) => ({ adminKey: key, userIds: [othersId] }),
  ArchiveUsers: ({ key, othersId }) => ({ adminKey: key, userIds: [othersId], isArchived: true }),
  RemoveUsers: ({ key, othersId }) => ({ adminKey: key, userIds: [othersId] }),
  AddTopics: ({ key }) => ({ adminKey: key, topics: [{ name: 'Mine' }] }),
  SendSharedValue: 'a refused edit',
  EditCells: 'an own edit',
  SendSharedRangeValue: 'an own edit',
  SendSettingValue: ({ key }) => ({
    eventAdminGuid: key,
    path: 'parameters|preferenceWeights|yes',
    value: 3,
    timestamp: Date.now(),
  }),
  PlanEvent: ({ key }) => ({ adminKey: key }),
  StopPlan: ({ key }) => ({ adminKey: key }),
  ListPlans: ({ key }) => ({ adminKey: key }),
  ReadPlan: ({ key, othersId }) => ({ adminKey: key, planId: othersId }),
  RestorePlan: ({ key, othersId }) => ({ adminKey: key, planId: othersId }),
  PublishPlan: ({ key, othersId }) => ({ adminKey: key, planId: othersId }),
  DiscardPlan: ({ key, othersId }) => ({ adminKey: key, planId: othersId }),
  PlaceLatePeople: ({ key }) => ({ adminKey: key }),
  ListReadyPlans: ({ key }) => ({ adminKey: key }),
  CheckPlan: ({ key }) => ({ adminKey: key }),
  ReadPlanDrift: ({ key }) => ({ adminKey: key }),
  ExplainPlace: ({ key, othersId }) => [
    { key, userId: othersId, sessionId: 1 },
    { key, userId: '', sessionId: 1 },
    { key, userId: '', sessionId: 2 },
  ],
  PriceMoves: ({ key, othersId }) => ({ adminKey: key, personId: othersId, from: null }),
  ReadReport: ({ key }) => ({ key }),
  ReadPlanReport: ({ key }) => ({ key }),
  PlanScenarios: ({ key }) => ({ adminKey: key, scenarios: [{ name: 'Mine' }] }),
  StopScenarios: ({ key }) => ({ adminKey: key }),
  ReadScenarios: ({ key }) => ({ adminKey: key }),
  ReadScenario: ({ key, othersId }) => ({ adminKey: key, scenarioId: othersId }),
  AdoptScenario: ({ key, othersId }) => ({ adminKey: key, scenarioId: othersId, shown: 'x' }),
  ConfirmMeeting: ofPair,
  WithdrawMeeting: ofPair,
  CancelMeeting: ofPair,
  SayInMeeting: (tried) => ({ ...ofPair(tried), message: 'Mine' }),
  CloseWeek: ({ key }) => ({ adminKey: key, week: 1 }),
}

export async function attemptRights(invoke: Invoke, key: string, othersId: string): Promise<void> {
  for (const name of Object.keys(ATTEMPTS) as InvocationName[]) await attempt(invoke, name, { key, othersId })
}

async function attempt<N extends InvocationName>(invoke: Invoke, name: N, tried: Tried): Promise<void> {
  const attemptOf: Attempts[N] = ATTEMPTS[name]
  if (typeof attemptOf === 'string') return
  for (const payload of [attemptOf(tried)].flat() as InvocationInput<N>[]) await invoke(name, payload)
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
  const file = await post('/api/Event/File', { variant: id, adminKey: key, file: 'people' }).catch(() => null)
  if (file) answered('POST /api/Event/File', file.body)
  const copy = { variant: id, adminKey: key, name: 'A copy', withPeople: true }
  answered('POST /api/Event/Duplicate', (await post('/api/Event/Duplicate', copy)).body)
  const asked = { variant: id, key }
  const own = (await post('/api/Outward/Addresses', asked)).body
  answered('POST /api/Outward/Addresses', own)
  const open = { programme: { isOn: true, showsNames: false }, wall: { isOn: true } }
  answered('POST /api/Outward/Change', (await post('/api/Outward/Change', { ...asked, ...open })).body)
  const addresses = outwardAddresses.safeParse(own)
  const { person } = addresses.success ? addresses.data : { person: null }
  for (const path of [person?.calendar, person?.hostCalendar]) if (path) await get('GET /feed/:name', path)
  await get('GET /api/Auth/LogOut', '/api/Auth/LogOut')
}

type TriedCell = Partial<SharedValue> & Pick<SharedValue, 'value'>

/** A cell of each table that somebody may try to set. */
export function someCells(
  random: () => number,
  { id, otherId, topicId }: Record<'id' | 'otherId' | 'topicId', string>,
): (TriedCell & Pick<SharedValue, 'tableName'>)[] {
  const oneOf = (values: readonly string[]) => values[Math.floor(random() * values.length)] ?? ''
  const group = { topicId, topicGroupIndex: 0 }
  const attempts: Readonly<Record<Exclude<TableName, RectangleTable>, readonly TriedCell[]>> = {
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
