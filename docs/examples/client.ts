import { io } from 'socket.io-client'

/** Joins an event of the Planner by its share link, registers, likes the first topic and tells what others do. */
const link = new URL(process.argv[2] ?? '')
const hub = io(`${link.origin}/api/SessionsPlanner/hub`)
const call = async (name: string, payload: object) => {
  const ack = await hub.timeout(10_000).emitWithAck(name, payload)
  if (!ack.ok) throw new Error(`${name}: ${ack.status} ${ack.message}`)
  return ack
}
hub.on('ReceiveSharedValue', (values) => console.log('changed', JSON.stringify([values].flat())))

const user = { name: process.argv[3] ?? 'Robot', email: 'robot@example.org' }
const person = await call('RegisterUser', { user, key: link.searchParams.get('participantInvite') })
const joined = new Promise<{ topics: { id: string; name: string }[] }>((done) =>
  hub.once('JoinEventHub', done),
)
await call('JoinEventHub2', { urlKey: person.eventUserPrivateGuid })
const [topic] = (await joined).topics

const clock = await call('SyncTimestamp', { myReceiveAndSendTimestamp: Date.now() })
const keys = { eventAdminGuid: '', eventUserPrivateGuid: person.eventUserPrivateGuid, eventShareGuid: '' }
const cell = { tableName: 'preferences', userId: person.eventUserShareGuid, topicId: topic?.id, value: 'Yes' }
const { applied } = await call('SendSharedValue', {
  ...keys,
  ...cell,
  timestamp: clock.myReceiveAndSendTimestamp,
})
console.log(`liked ${topic?.name}: ${applied}`)
