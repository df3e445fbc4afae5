import type { EventBuilder } from '@planner/domain/testing'
import type { GroupsProblem } from '@planner/solver'
import { parseProblem } from '@planner/solver'
import { expect } from 'vitest'
import { compileProblem } from '../planning/compile/compile-problem.ts'

/** The groups problem of an event; asserts that it survives a JSON round trip. */
export function compiled(event: EventBuilder, keepPreviousPlan = false): GroupsProblem {
  const problem = compileProblem(event.variant, event.state, { keepPreviousPlan })
  expect(parseProblem(JSON.parse(JSON.stringify(problem)))).toEqual({ ok: true, problem })
  if (problem.kind !== 'groups') throw new Error('Not a groups problem. Maybe people meet in pairs?')
  return problem
}

export const personOf = (problem: GroupsProblem, id: string) => problem.people.find((one) => one.id === id)
export const topicOf = (problem: GroupsProblem, id: string) => problem.topics.find((one) => one.id === id)
