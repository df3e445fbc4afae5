import type { InvocationInput, InvocationName } from '@planner/protocol'
import { userForm } from '../../apps/server/src/testing/forms.ts'
import { adminKey, personId, privateKey, topicId, VARIANT } from '../events.ts'
import { fullTable } from '../hostile/attacks/tables.ts'
import type { LightClient } from '../light-client.ts'
import type { Clients, Send } from './clients.ts'
import { outwardRequests } from './outward-requests.ts'

export const EVENT = 'main'
/** Near what an event may hold. */
export const SIZE = { people: 990, topics: 300, cells: 170_000 }

const admin = adminKey(EVENT)
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)
/** People without a topic who do not have the event open. */
const PLAIN_PEOPLE = range(400, 900).map(personId)
/** Indices of the people who have the event open. */
export const VIEWERS = [...range(0, 400), ...range(900, 990)]

async function invoke<N extends InvocationName>(
  client: LightClient,
  name: N,
  payload: InvocationInput<N>,
): Promise<unknown> {
  const answer = await client.invoke(name, payload)
  if (!answer.ok) throw new Error(`${name} was refused: ${answer.message}`)
  return answer
}

/** A request of an admin over the live hub. */
const byAdmin =
  <N extends InvocationName>(name: N, payload: () => InvocationInput<N>): Send =>
  ({ planner }) =>
    invoke(planner, name, payload())

const keys = { eventAdminGuid: admin, eventUserPrivateGuid: '', eventShareGuid: '' }
const setting =
  (path: string, value: boolean | number): Send =>
  ({ planner }) =>
    invoke(planner, 'SendSettingValue', { eventAdminGuid: admin, path, value, timestamp: Date.now() })

async function post({ session }: Clients, path: string, body: object): Promise<void> {
  const answer = await session.post(path, body)
  if (answer.status !== 200) throw new Error(`${path} was refused with ${answer.status}`)
}

const get =
  (path: string): Send =>
  async ({ url, session }) =>
    (await fetch(url + path, { headers: { cookie: session.cookie } })).text()

async function importInto(clients: Clients, adminKey: string, step: string, csv: string): Promise<void> {
  await post(clients, `/api/Import/${step}`, { variant: VARIANT.id, adminKey, csv })
}

/** A new event of the client `other`. */
async function newEvent({ other }: Clients): Promise<string> {
  const { adminKey } = await other.register()
  if (adminKey === '') throw new Error('RegisterEvent was refused')
  return adminKey
}

const tenTopics = Array.from({ length: 10 }, (_, index) => ({
  name: `How to measure ${index}`,
  description: 'All about it. '.repeat(700),
}))

const TIMES = [9, 10, 11, 13, 14, 15].map((hour) => `2026-12-05 ${hour}:00-${hour}:45`).join('\n')

/** In order: requests that end a person or the event come last. */
export const REQUESTS: Record<string, Send> = {
  'first join, the event is loaded': byAdmin('JoinEventHub2', () => ({ urlKey: admin, format: 'compact' })),
  'join, compact': byAdmin('JoinEventHub2', () => ({ urlKey: admin, format: 'compact' })),
  'join, plain': byAdmin('JoinEventHub2', () => ({ urlKey: admin, format: 'plain' })),
  'join of a participant': ({ other }) =>
    invoke(other, 'JoinEventHub2', { urlKey: privateKey(450), format: 'compact' }),
  RegisterEvent: newEvent,
  SendSharedValue: byAdmin('SendSharedValue', () => ({
    ...keys,
    tableName: 'preferences',
    userId: personId(1),
    topicId: topicId(2),
    value: 'Yes',
    timestamp: Date.now(),
  })),
  SendSettingValue: setting('parameters|groups|solverTimeLimit', 10),
  'SendSettingValue, reloads participants': setting('parameters|ui|showPreferenceMatrixToUsers', true),
  'SendSettingValue, reloads them again': setting('parameters|ui|showPreferenceMatrixToUsers', false),
  UpdateEvent: byAdmin('UpdateEvent', () => ({
    adminKey: admin,
    event: { description: 'New. '.repeat(900) },
  })),
  'RegisterUser, ten topics': byAdmin('RegisterUser', () => ({
    key: admin,
    user: userForm('Registered Person', { topics: tenTopics }),
  })),
  'UpdateUser, ten topics': byAdmin('UpdateUser', () => ({
    key: admin,
    user: { id: personId(3), topics: tenTopics },
  })),
  SetEventAdmin: byAdmin('SetEventAdmin', () => ({
    adminKey: admin,
    userId: personId(5),
    isEventAdmin: true,
  })),
  ReplacePersonalLink: byAdmin('ReplacePersonalLink', () => ({ key: admin, userId: personId(6) })),
  'ExplainPlace of a participant': ({ other }) =>
    invoke(other, 'ExplainPlace', { key: privateKey(450), userId: '', sessionId: 1 }),
  'ExplainPlace of another one': ({ other }) =>
    invoke(other, 'ExplainPlace', { key: privateKey(451), userId: '', sessionId: 1 }),
  ListPlans: byAdmin('ListPlans', () => ({ adminKey: admin })),
  ExportUser: byAdmin('ExportUser', () => ({ key: admin, userId: personId(7) })),
  ListSessions: byAdmin('ListSessions', () => ({ adminKey: admin })),
  ReadAudit: byAdmin('ReadAudit', () => ({ adminKey: admin, limit: 500 })),
  RotateKeys: byAdmin('RotateKeys', () => ({ adminKey: admin, rotateShareKey: true })),
  '/api/Event/Export': (clients) =>
    post(clients, '/api/Event/Export', { variant: VARIANT.id, adminKey: admin }),
  'times of its sessions': byAdmin('UpdateEvent', () => ({
    adminKey: admin,
    event: { newSessionLabels: TIMES, timeZone: 'Europe/Tallinn' },
  })),
  ...outwardRequests(EVENT),
  '/api/Import/Preview, 1,000 x 1,000': async (clients) =>
    importInto(clients, await newEvent(clients), 'Preview', fullTable(1000, 1000)),
  '/api/Import/Commit, 900 x 200': async (clients) =>
    importInto(clients, await newEvent(clients), 'Commit', fullTable(900, 200)),
  '/healthz': get('/healthz'),
  '/welcome/': get('/welcome/'),
  ArchiveUser: byAdmin('ArchiveUser', () => ({ adminKey: admin, userId: personId(8), isArchived: true })),
  RemoveUser: byAdmin('RemoveUser', () => ({ key: admin, userId: personId(9) })),
  'ArchiveUsers, 500': byAdmin('ArchiveUsers', () => ({
    adminKey: admin,
    userIds: PLAIN_PEOPLE,
    isArchived: true,
  })),
  'ArchiveUsers, 500 back': byAdmin('ArchiveUsers', () => ({
    adminKey: admin,
    userIds: PLAIN_PEOPLE,
    isArchived: false,
  })),
  'RemoveUsers, 500': byAdmin('RemoveUsers', () => ({ adminKey: admin, userIds: PLAIN_PEOPLE })),
  PlanEvent: byAdmin('PlanEvent', () => ({ adminKey: admin })),
  'the end of the planner run': ({ planner }) => planner.next('ReceivePlan'),
  RemoveEvent: byAdmin('RemoveEvent', () => ({ adminKey: admin, eventName: 'Big unconference' })),
}
