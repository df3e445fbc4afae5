import { beforeEach, expect, test } from 'vitest'
import { SignalQueue } from './signal-queue.ts'

let sent: string[]
let queue: SignalQueue
beforeEach(() => {
  sent = []
  queue = new SignalQueue(
    (name) => sent.push(name),
    (name, payload) => sent.push(`${name} ${payload}`),
    { alwaysList: false },
  )
})

/** Data that are prepared `rounds` times before they are sent. */
function data(payload: string, rounds = 1) {
  let ready = Promise.withResolvers<void>()
  let left = rounds
  return {
    queued: {
      name: 'ReloadData' as const,
      prepare: () => (left > 0 ? ready.promise : undefined),
      send: (emit: (name: 'ReloadData', json: string) => void) => emit('ReloadData', payload),
    },
    async prepared() {
      left -= 1
      const before = ready
      ready = Promise.withResolvers()
      before.resolve()
      await before.promise
      // The queue goes on after whoever waits for the promise.
      await Promise.resolve()
    },
  }
}

const value = {
  tableName: 'preferences',
  sessionId: null,
  userId: 'ann',
  topicId: 'tea',
  topicGroupIndex: null,
  value: 'Yes',
  timestamp: 1,
}

test('what is sent while data are prepared waits behind them, in order', async () => {
  const { queued, prepared } = data('{}', 2)
  queue.send('ReloadPage', {})
  queue.sendData(queued)
  queue.sendValues([value])
  queue.send('ReceiveMessage', { message: '' })
  const settled = queue.settled()
  expect(sent).toEqual(['ReloadPage'])
  await prepared()
  expect(sent).toEqual(['ReloadPage'])
  await prepared()
  await settled
  expect(sent).toEqual(['ReloadPage', 'ReloadData {}', 'ReceiveSharedValue', 'ReceiveMessage'])
  expect(queue.settled()).toBeUndefined()
})

test('data that need no preparation are sent at once', () => {
  queue.sendData(data('{}', 0).queued)
  expect(sent).toEqual(['ReloadData {}'])
})

test('data that still wait stand for further ones of the same name', async () => {
  const { queued, prepared } = data('{}')
  queue.sendData(queued)
  queue.sendData(data('other').queued)
  await prepared()
  expect(sent).toEqual(['ReloadData {}'])
})

test('what waits is discarded when the connection leaves its room, and nothing waits for it any more', async () => {
  const { queued, prepared } = data('{}')
  queue.sendData(queued)
  queue.send('UpdateEvent', {} as never)
  queue.sendValues([value])
  const settled = queue.settled()
  queue.discard()
  await settled
  queue.send('ReceiveMessage', { message: '' })
  await prepared()
  expect(sent).toEqual(['ReceiveMessage'])
  const other = data('of another room')
  queue.sendData(other.queued)
  await other.prepared()
  expect(sent.at(-1)).toBe('ReloadData of another room')
})
