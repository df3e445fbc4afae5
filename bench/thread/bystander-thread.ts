import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { adminKey, personId, topicId, VARIANT } from '../hub/big-event.ts'
import { LightClient } from '../hub/light-client.ts'
import { OTHER_EVENT } from './bystander.ts'

/** Edits an event of their own all the time, one edit after the other; answers every message with the longest wait since the last. */
if (!parentPort)
  throw new Error('bystander-thread.ts was not started as a thread. Maybe use bystander.ts instead.')
const port = parentPort
const client = await LightClient.open(workerData as string, VARIANT.hubPath)
await client.invoke('JoinEventHub2', { urlKey: adminKey(OTHER_EVENT), format: 'compact' })

let longestMs = 0
port.on('message', () => {
  port.postMessage(longestMs)
  longestMs = 0
})
for (let edits = 0; ; edits += 1) {
  const sentAt = performance.now()
  await client.invoke('SendSharedValue', {
    eventAdminGuid: adminKey(OTHER_EVENT),
    eventUserPrivateGuid: '',
    eventShareGuid: '',
    tableName: 'preferences',
    userId: personId(1),
    topicId: topicId(2),
    value: edits % 2 ? 'Yes' : '',
    timestamp: Date.now(),
  })
  longestMs = Math.max(longestMs, performance.now() - sentAt)
  await wait(10)
}
