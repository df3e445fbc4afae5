import { PREFERENCE_SCALES, type VariantDescription } from '@planner/domain'
import type { SignalName } from '@planner/protocol'
import { eventForm } from '../../testing/forms.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { sharedValue } from '../../testing/test-event.ts'
import { NO_CELL, someRange } from './privacy-attempts.ts'
import { type Invoke, type Member, startPlan } from './privacy-meetings.ts'

type Scene = {
  variant: VariantDescription
  admin: TestClient
  adminKey: string
  shareKey: string
  /** A participant, who sees the matrix with its wishes and the schedule. */
  ann: Member & { key: string }
  visitor: TestClient
  /** Adds somebody by the admin, or lets a new page register with the share link. */
  register: () => Promise<{ id: string }>
  registerAsGuest: () => Promise<unknown>
  hideSchedule: () => Promise<unknown>
}

/**
 * Does whatever causes each kind of signal that others than admins are sent, and waits until it has arrived
 * with somebody who is none. Those of meetings and of the end of an event are awaited where these are.
 */
export async function tellEverything(invoke: Invoke, scene: Scene): Promise<void> {
  const { variant, admin, adminKey, shareKey, ann, visitor } = scene
  const told = (name: SignalName, client: TestClient = ann.client) => client.next(name)
  await invoke(visitor, 'JoinEventHub2', { urlKey: shareKey, translationsVersion: 'older' })
  await Promise.all([told('JoinEventHub', visitor), told('ReloadPage', visitor)])
  await invoke(ann.client, 'SyncTimestamp', { myReceiveAndSendTimestamp: Date.now() })
  await told('SyncTimestamp')
  await invoke(ann.client, 'SendMessage', { message: 'hello' })
  await told('ReceiveMessage')
  const others = { tableName: 'preferences', userId: 'nobody', topicId: 'x', value: 'Yes' }
  await invoke(ann.client, 'SendSharedValue', sharedValue({ personal: ann.key }, others))
  await told('ReceiveException')

  const size = { path: 'parameters|groups|maxGroupSize', value: 77, timestamp: Date.now() }
  await invoke(admin, 'SendSettingValue', { eventAdminGuid: adminKey, ...size })
  await told('ReceiveSettingValue')
  await invoke(admin, 'UpdateEvent', { event: eventForm({ description: 'Everything.' }), adminKey })
  await told('UpdateEvent')
  await scene.registerAsGuest()
  const { id } = await scene.register()
  await ann.client.next('AddUser', ({ person }) => person.id === id)
  await invoke(admin, 'UpdateUser', { user: { id, profile: 'Digs everything.' }, key: adminKey })
  await told('UpdateUser')
  const value = PREFERENCE_SCALES[variant.preferenceScale].choices.at(-1) ?? ''
  const choice = { tableName: 'preferences', userId: id, topicId: ann.reader.personId, value }
  const chosen = await invoke(admin, 'SendSharedValue', sharedValue({ admin: adminKey }, choice))
  if (chosen.ok) await told('ReceiveSharedValue')
  const hours = { ...sharedValue({ admin: adminKey }, NO_CELL), ...someRange(() => 0.5, id) }
  const ranged = await invoke(admin, 'SendSharedRangeValue', hours)
  if (ranged.ok) await told('ReceiveSharedRangeValue')
  await invoke(admin, 'RemoveUser', { key: adminKey, userId: id })
  await told('RemoveUser')
  await scene.hideSchedule()
  await told('ReloadData')
  await startPlan(invoke, admin, adminKey)
  await Promise.all([told('PlannerRunning'), told('ReceivePlan')])
}
