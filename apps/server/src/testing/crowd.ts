import { sharedValue, type TestEvent } from './test-event.ts'

/** Registers people with a topic and four wishes each. With forty a run does not end by itself. */
export async function crowd(event: TestEvent, size: number): Promise<void> {
  const ids: string[] = []
  for (let index = 0; index < size; index += 1) {
    const ack = await event.admin.invoke('RegisterUser', {
      user: { name: `Person ${index}`, newTopic: `Topic ${index}` },
      key: event.adminKey,
    })
    if (ack.ok) ids.push(ack.eventUserShareGuid)
  }
  const edits = ids.flatMap((userId, index) =>
    [7, 13, 18, 25].map((step) => ({
      tableName: 'preferences',
      userId,
      topicId: ids[(index * 3 + step) % size] ?? '',
      value: step === 7 ? '#1 Yes!' : 'Yes',
    })),
  )
  await Promise.all(
    edits.map((edit) => event.admin.invoke('SendSharedValue', sharedValue({ admin: event.adminKey }, edit))),
  )
}
