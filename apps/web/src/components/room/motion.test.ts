import { layoutRoom, type RoomPlaces } from '@planner/domain'
import { expect, test } from 'vitest'
import { isSettled, roomAt, SETTLE_MS, settled } from './motion.ts'
import { type Frames, RoomPicture } from './use-room-picture.ts'

const SIZE = { width: 700, height: 400 }

function room(first: string[], second: string[], without: string[] = []) {
  const places: RoomPlaces = {
    groups: [
      { id: 'a', members: first, hosts: [] },
      { id: 'b', members: second, hosts: [] },
    ],
    without,
  }
  return layoutRoom(places, SIZE)
}

const before = room(['ann', 'bob', 'cid'], ['dan', 'eve', 'fay'], ['gus'])
const after = room(['bob', 'cid'], ['dan', 'eve', 'fay', 'ann', 'hal'])
const motion = { from: settled(before), to: after, start: 1000 }
const dotAt = (now: number, key: string) => roomAt(motion, now).dots.find((dot) => dot.key === key)

test('ROOM-3: everybody begins where they were and is in their place after 600 ms', () => {
  const { x, y } = before.dots.find(({ key }) => key === 'ann') ?? { x: -1, y: -1 }
  expect(dotAt(1000, 'ann')).toMatchObject({ x, y, groupId: 'b', presence: 1 })
  expect(SETTLE_MS).toBe(600)
  expect(roomAt(motion, 1600)).toEqual(settled(after))
  expect([isSettled(motion, 1599), isSettled(motion, 1600)]).toEqual([false, true])
})

test('ROOM-3: nobody turns back on their way', () => {
  const goal = after.dots.find(({ key }) => key === 'ann') ?? { x: 0, y: 0 }
  const distances = Array.from({ length: 61 }, (_, step) => {
    const dot = dotAt(1000 + step * 10, 'ann')
    return dot ? Math.hypot(dot.x - goal.x, dot.y - goal.y) : Infinity
  })
  expect(distances).toEqual(distances.toSorted((a, b) => b - a))
  expect(distances.at(-1)).toBe(0)
})

test('ROOM-3: who is new appears in their place, and who has gone fades where they stood', () => {
  const [early, late] = [dotAt(1150, 'hal'), dotAt(1500, 'hal')]
  expect(early).toMatchObject({ x: late?.x, y: late?.y })
  expect(early?.presence ?? 1).toBeLessThan(late?.presence ?? 0)
  expect(dotAt(1150, 'gus')).toMatchObject({ x: before.dots.find(({ key }) => key === 'gus')?.x })
  expect(dotAt(1600, 'gus')).toBeUndefined()
})

test('ROOM-3: what changes on the way goes on from where everybody is seen', () => {
  const halfway = roomAt(motion, 1200)
  const back = { from: halfway, to: before, start: 1200 }
  const place = halfway.dots.find(({ key }) => key === 'ann')
  expect(roomAt(back, 1200).dots.find(({ key }) => key === 'ann')).toMatchObject({ x: place?.x, y: place?.y })
})

function picture() {
  const asked: ((now: number) => void)[] = []
  let now = 0
  const frames: Frames = {
    now: () => now,
    request: (draw) => asked.push(draw),
    cancel: () => {},
  }
  // Without a context nothing is drawn: what counts is when it would be.
  const canvas = { width: 0, height: 0, getContext: () => null } as unknown as HTMLCanvasElement
  const tick = (ms: number) => {
    now += ms
    for (const draw of asked.splice(0)) draw(now)
  }
  return { asked, tick, picture: new RoomPicture(canvas, frames) }
}

const scenery = {
  palette: {},
  looks: new Map(),
  names: new Map(),
  lines: new Map(),
  asideText: '',
  pointed: null,
} as never

test('ROOM-3: a picture takes frames only until everybody has arrived', () => {
  const { asked, tick, picture: shown } = picture()
  shown.show(before, scenery, false)
  expect(asked.length).toBe(0)
  shown.show(after, scenery, false)
  expect(asked.length).toBe(1)
  tick(300)
  expect(asked.length).toBe(1)
  tick(300)
  expect(asked.length).toBe(0)
})

test('ROOM-3: nothing moves for whoever wants less motion, nor when the room gets another width', () => {
  const { asked, picture: shown } = picture()
  shown.show(before, scenery, true)
  shown.show(after, scenery, true)
  shown.show(layoutRoom({ groups: [], without: ['ann'] }, { width: 500, height: 400 }), scenery, false)
  expect(asked.length).toBe(0)
})
