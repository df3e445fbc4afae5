import { cellAddress, cellKey } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { expect, test } from 'vitest'
import type { ChangeLog, LoggedChange } from '../storage/change-log.ts'
import type { Storage, Write } from '../storage/storage.ts'
import { liveRoom } from '../testing/live-room.ts'

const TOPICS = ['ann', 'bob', 'cid', 'dee']
const choice = (topicId: string): Write => ({
  kind: 'putCell',
  eventId: 'event',
  cell: { address: cellAddress('preferences', { userId: 'ann', topicId }), value: 'Yes', timestamp: 50 },
})

/** A room on a log that is read, and whose changes are stored, when it is told to. */
function sharedRoom() {
  const event = new EventBuilder('planner')
  for (const id of TOPICS) event.owner(id)
  const logged: LoggedChange[] = []
  const reads: (() => void)[] = []
  const writes: ((stored: boolean) => void)[] = []
  const add = (node: string, write: Write) => {
    const text = JSON.stringify({ kind: 'change', notice: { kind: 'cells' }, writes: [write], followUps: [] })
    logged.push({ revision: logged.length + 1, node, text })
    return logged.length
  }
  const changeLog: Partial<ChangeLog> = {
    node: 'here',
    read: async (_, after) => {
      await new Promise<void>((resolve) => reads.push(resolve))
      return { kind: 'changes', changes: logged.filter(({ revision }) => revision > after) }
    },
  }
  const write: Storage['write'] = async (made) => {
    const isStored = await new Promise<boolean>((resolve) => writes.push(resolve))
    const last = made.at(-1)
    if (!isStored || !last) throw new Error('refused')
    return add('here', last)
  }
  const { room } = liveRoom(event, { write, shared: { changeLog } } as Partial<Storage>)
  const takeTurns = () => new Promise((resolve) => setImmediate(resolve))
  return {
    room,
    change: (topicId: string) => room.change([choice(topicId)], { kind: 'cells' }),
    elsewhere: (topicId: string) => add('there', choice(topicId)),
    async read() {
      reads.shift()?.()
      await takeTurns()
    },
    async store(isStored = true) {
      writes.shift()?.(isStored)
      await takeTurns()
    },
    has: (topicId: string) =>
      room.state.cells.has(cellKey(cellAddress('preferences', { userId: 'ann', topicId }))),
    reads,
  }
}

test('SCALE-1, SCALE-2: who asks for what is stored waits for what another node did after a change of this one', async () => {
  const shared = sharedRoom()
  const { room } = shared
  void shared.change('ann')
  await shared.store(false)
  // It looks what others did, and somebody asks for it meanwhile.
  void room.catchUp()
  void shared.change('bob')
  await shared.store()
  void shared.change('cid')
  shared.elsewhere('dee')
  let isThere: boolean | undefined
  void room.catchUp().then(() => {
    isThere = shared.has('dee')
  })
  for (let turn = 0; turn < 10; turn++) {
    await shared.read()
    if (turn === 4) await shared.store()
  }
  expect(isThere).toBe(true)
})
