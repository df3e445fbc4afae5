import type { Ack, InvocationInput, InvocationName } from '@planner/protocol'
import type { TestClient } from '../../testing/test-client.ts'
import { sharedValue } from '../../testing/test-event.ts'
import type { Reader, SecretMeeting } from './privacy-oracle.ts'

export type Invoke = <N extends InvocationName>(
  client: TestClient,
  name: N,
  payload: InvocationInput<N>,
) => Promise<Ack<N>>
export type Member = { reader: Reader; client: TestClient }

/** The lives go on at once, and an address may have few runs. */
export async function startPlan(invoke: Invoke, admin: TestClient, adminKey: string): Promise<void> {
  admin.forget()
  while (!(await invoke(admin, 'PlanEvent', { adminKey })).ok)
    await new Promise((resolve) => setTimeout(resolve, 100))
}

type Act = {
  admin: TestClient
  adminKey: string
  keyOf: (reader: Reader) => string
  pick: <T>(list: readonly T[]) => T
}

/**
 * Lets one of two wish to meet the other, or each the other, a plan grant it, and one of them confirm and say
 * something. The meeting that they have then, if any.
 */
export async function oneConfirms(
  invoke: Invoke,
  { admin, adminKey, keyOf, pick, two: [a, b] }: Act & { two: readonly [Member, Member] },
  texts: { reach: string; message: string },
  wishers: readonly ('both' | 'one' | 'other')[],
): Promise<SecretMeeting | undefined> {
  const personIds: [string, string] = [a.reader.personId, b.reader.personId]
  const wishing = { both: personIds, one: personIds.slice(0, 1), other: personIds.slice(1) }[pick(wishers)]
  for (const userId of personIds)
    for (const [tableName, value] of [
      ['contactPreferences', ''],
      ['preferences', wishing.includes(userId) ? 'Yes' : ''],
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
  const planned =
    'meetings' in data && data.meetings.find((each) => each.personIds.every((id) => personIds.includes(id)))
  if (typeof planned !== 'object' || planned.state !== 'reserved') return undefined
  const key = keyOf(a.reader)
  const { reach, message } = texts
  const confirmed = await invoke(a.client, 'ConfirmMeeting', { key, personIds, reach })
  if (!confirmed.ok) return undefined
  await b.client.next('ReceiveMeetings')
  await invoke(a.client, 'SayInMeeting', { key, personIds, message, times: [Date.UTC(2027, 0, 4)] })
  const by = a.reader.personId
  return {
    people: personIds,
    agreedBy: new Set([...planned.wishedBy, by]),
    said: [
      { by, kind: 'reach', text: reach },
      { by, kind: 'message', text: message },
    ],
  }
}

/**
 * The other one of a meeting confirms it too or calls it off, and what remains is over with the week. Of one
 * called off nobody reads anything.
 */
export async function otherAnswers(
  invoke: Invoke,
  { admin, adminKey, keyOf, pick, other }: Act & { other: Member },
  meeting: SecretMeeting,
  answers: readonly ('CancelMeeting' | 'ConfirmMeeting')[],
): Promise<SecretMeeting> {
  const [one, two] = meeting.people
  const personIds: [string, string] = [one, two]
  const name = pick(answers)
  const answer = await invoke(other.client, name, { key: keyOf(other.reader), personIds })
  const read = await invoke(admin, 'JoinEventHub2', { urlKey: adminKey })
  if (read.ok) {
    const { event } = admin.last('JoinEventHub')
    await invoke(admin, 'CloseWeek', { adminKey, week: event.meetingWeek })
  }
  if (!answer.ok) return meeting
  if (name === 'CancelMeeting') return { ...meeting, people: ['', ''], agreedBy: new Set() }
  return { ...meeting, agreedBy: new Set([...meeting.agreedBy, other.reader.personId]) }
}
