import type { Ack, InvocationInput, InvocationName } from '@planner/protocol'
import type { TestClient } from '../testing/test-client.ts'
import { sharedValue } from '../testing/test-event.ts'
import type { Reader } from './privacy-oracle.ts'

type Invoke = <N extends InvocationName>(
  client: TestClient,
  name: N,
  payload: InvocationInput<N>,
) => Promise<Ack<N>>
type Member = { reader: Reader; client: TestClient }

/** The lives go on at once, and an address may have few runs. */
export async function startPlan(invoke: Invoke, admin: TestClient, adminKey: string): Promise<void> {
  admin.forget()
  while (!(await invoke(admin, 'PlanEvent', { adminKey })).ok)
    await new Promise((resolve) => setTimeout(resolve, 100))
}

/** Lets two people wish to meet, a plan grant it, one confirm, perhaps the other cancel, and the week be closed. */
export async function liveAWeek(
  invoke: Invoke,
  {
    admin,
    adminKey,
    two: [a, b],
    keyOf,
    pick,
  }: {
    admin: TestClient
    adminKey: string
    two: readonly [Member, Member]
    keyOf: (reader: Reader) => string
    pick: <T>(list: readonly T[]) => T
  },
): Promise<void> {
  const personIds: [string, string] = [a.reader.personId, b.reader.personId]
  for (const userId of personIds)
    for (const [tableName, value] of [
      ['contactPreferences', ''],
      ['preferences', 'Yes'],
    ] as const) {
      const topicId = personIds.find((id) => id !== userId) ?? ''
      await invoke(
        admin,
        'SendSharedValue',
        sharedValue({ admin: adminKey }, { tableName, userId, topicId, value }),
      )
    }
  await startPlan(invoke, admin, adminKey)
  const data = await admin.next('ReceivePlan')
  await invoke(a.client, 'ConfirmMeeting', { key: keyOf(a.reader), personIds })
  await invoke(b.client, pick(['CancelMeeting', 'ConfirmMeeting']), { key: keyOf(b.reader), personIds })
  if ('event' in data) await invoke(admin, 'CloseWeek', { adminKey, week: data.event.meetingWeek })
}
