import { gzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { SignalUnpacker } from './signal-unpacker.ts'

const EMPTY = gzipSync('{"persons":{"id":[]},"topics":{"id":[]},"ids":[],"cells":{},"meetings":[]}')

let passed: string[]
let unpacker: SignalUnpacker
beforeEach(() => {
  passed = []
  unpacker = new SignalUnpacker(
    (name, payload) => {
      passed.push('persons' in payload ? `${name} unpacked: ${!('packed' in payload)}` : name)
    },
    () => passed.push('unreadable'),
  )
})

const receive = (name: string, payload: object) => unpacker.receive(name as 'UpdateEvent', payload as never)
const data = (packed: Uint8Array) => ({ persons: [], topics: [], meetings: [], packed, linkBase: '' })

test('WIRE-19: signals behind compact data are passed on after them, in order', async () => {
  receive('SyncTimestamp', {})
  receive('JoinEventHub', data(EMPTY))
  receive('UpdateEvent', {})
  receive('ReloadData', data(EMPTY))
  receive('ReceivePlan', { persons: [] })
  expect(passed).toEqual(['SyncTimestamp'])
  await unpacker.settled()
  expect(passed).toEqual([
    'SyncTimestamp',
    'JoinEventHub unpacked: true',
    'UpdateEvent',
    'ReloadData unpacked: true',
    'ReceivePlan unpacked: true',
  ])
  expect(unpacker.settled()).toBeUndefined()
  receive('UpdateEvent', {})
  expect(passed.at(-1)).toBe('UpdateEvent')
})

test('data that cannot be read are reported and left out', async () => {
  receive('JoinEventHub', data(EMPTY.subarray(0, 20)))
  receive('UpdateEvent', {})
  await unpacker.settled()
  expect(passed).toEqual(['unreadable', 'UpdateEvent'])
})
