import { layoutRoom, nameLines } from '@planner/domain'
import { expect, test } from 'vitest'
import { placesOf, type RoomPerson, type RoomPlan } from './room-plan.ts'
import { placeOf, pointedAt, type Target, targetAt, walk } from './walk.ts'

const person = (personId: string, isHost = false): RoomPerson => ({
  personId,
  name: personId.toUpperCase(),
  satisfaction: 3,
  choice: 'Yes',
  isHost,
  isYou: false,
})
const plan: RoomPlan = {
  groups: [
    { id: 'a', name: 'Gardens', members: [person('ann', true), person('bob')] },
    { id: 'b', name: 'Bees', members: [person('bob'), person('cid')] },
  ],
  without: [person('dan')],
}
const layout = layoutRoom(placesOf(plan), { width: 600, height: 400 })

/** The names of what a row of keys leads to. */
function walked(...keys: string[]): string[] {
  let target: Target | null = null
  return keys.map((key) => {
    target = walk(plan, layout, target, key) ?? null
    const pointed = target && pointedAt(plan, layout, target)
    return [pointed?.group?.name ?? 'without', pointed?.person?.name].filter(Boolean).join(' ')
  })
}

test('ROOM-6: up and down lead from group to group, those without a group last', () => {
  expect(walked('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp')).toEqual([
    'Gardens',
    'Bees',
    'without',
    'without',
    'Bees',
  ])
  expect(walked('End', 'Home')).toEqual(['Gardens', 'Gardens'])
  expect(walked('Home', 'End', 'ArrowRight')).toEqual(['Gardens', 'without', 'without DAN'])
})

test('ROOM-6: left and right lead through the people of a group, each in the group where one is', () => {
  expect(walked('Home', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft')).toEqual([
    'Gardens',
    'Gardens ANN',
    'Gardens BOB',
    'Gardens BOB',
    'Gardens ANN',
    'Gardens',
  ])
  expect(walked('Home', 'ArrowDown', 'ArrowRight')).toEqual(['Gardens', 'Bees', 'Bees BOB'])
  expect(walk(plan, layout, null, 'x')).toBeUndefined()
})

test('ROOM-6: pointing at a dot names its person, beside all dots its group', () => {
  for (const { key, x, y } of layout.dots)
    expect(targetAt(layout, { x, y }, 'mouse')).toEqual({ kind: 'dot', key })
  const { x, y, radius } = layout.circles[1] ?? { x: 0, y: 0, radius: 0 }
  expect(targetAt(layout, { x, y: y - radius + 1 }, 'mouse')).toEqual({ kind: 'circle', groupId: 'b' })
  expect(targetAt(layout, { x: layout.width - 1, y: (layout.aside?.y ?? 0) + 3 }, 'touch')).toEqual({
    kind: 'circle',
    groupId: null,
  })
  expect(targetAt(layout, { x: -50, y: -50 }, 'touch')).toBeNull()
  expect(placeOf(layout, { kind: 'dot', key: 'gone' })).toBeNull()
  expect(pointedAt(plan, layout, { kind: 'dot', key: 'gone' })).toBeNull()
})

test('ROOM-1: a long name takes two lines, and what is longer still is cut', () => {
  const measure = (text: string) => text.length
  expect(nameLines('Bees', measure, 10, 2)).toEqual(['Bees'])
  expect(nameLines('Bees on the roof', measure, 10, 2)).toEqual(['Bees on', 'the roof'])
  expect(nameLines('What should our town look like?', measure, 12, 2)).toEqual([
    'What should',
    'our town lo…',
  ])
  expect(nameLines('Donaudampfschifffahrtsgesellschaft', measure, 12, 2)).toEqual([
    'Donaudampfsc',
    'hifffahrtsg…',
  ])
  expect(nameLines('', measure, 12, 2)).toEqual([])
  for (const line of nameLines('An extraordinarily long name', measure, 9, 2))
    expect(line.length).toBeLessThan(10)
})
