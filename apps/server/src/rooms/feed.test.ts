import { expect, test } from 'vitest'
import { Feed, type RoomChange } from './feed.ts'
import { NO_FOLLOW_UPS } from './replaced-values.ts'

const change = (startTime: number): RoomChange => ({
  kind: 'plannerStarted',
  startTime,
  writes: [],
  ...NO_FOLLOW_UPS,
})

test('LIVE-4: a change that is stored early is published after those before it, and one that is not stored holds up nothing', async () => {
  const feed = new Feed()
  const seen: RoomChange[] = []
  feed.subscribe((each) => seen.push(each))
  const first = Promise.withResolvers<boolean>()
  const outcomes = [
    feed.publishAfter(first.promise, change(1)),
    feed.publishAfter(Promise.resolve(false), change(2)),
    feed.publishAfter(Promise.resolve(true), change(3)),
  ]
  await new Promise((resolve) => setImmediate(resolve))
  expect(seen).toEqual([])
  first.resolve(true)
  expect(await Promise.all(outcomes)).toEqual([true, false, true])
  expect(seen).toEqual([change(1), change(3)])
})
