import { expect, test } from 'vitest'
import { placesOf } from './room-plan.ts'
import { STEP_MS, scenePlans } from './scene-plans.ts'

test('ROOM-9: everybody begins aside, and each plan of a few seconds suits them better', () => {
  const plans = scenePlans((key) => key)
  expect(plans[0]?.groups).toEqual([])
  const everybody = [...(plans[0]?.without ?? [])].map(({ personId }) => personId).sort()
  const worth = plans.slice(1).map(({ groups, without }) => {
    const members = groups.flatMap((group) => group.members)
    expect(without).toEqual([])
    expect(members.map(({ personId }) => personId).sort()).toEqual(everybody)
    expect(groups.every((group) => group.members.filter(({ isHost }) => isHost).length === 1)).toBe(true)
    return members.reduce((sum, { satisfaction }) => sum + (satisfaction ?? 0), 0)
  })
  expect(worth).toEqual([...worth].sort((a, b) => a - b))
  expect(new Set(worth).size).toBe(3)
  expect((plans.length - 1) * STEP_MS).toBeLessThan(5000)
})

test('ROOM-9: from one plan to the next some people change groups and most stay', () => {
  const [, , before, after] = scenePlans((key) => key).map((plan) => {
    const { groups } = placesOf(plan)
    return new Map(groups.flatMap(({ id, members }) => members.map((member) => [member, id] as const)))
  })
  const moved = [...(after ?? [])].filter(([member, group]) => before?.get(member) !== group).length
  expect(moved).toBeGreaterThan(3)
  expect(moved).toBeLessThan((after?.size ?? 0) / 2)
})
