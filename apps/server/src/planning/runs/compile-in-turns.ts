import { setImmediate as nextTurn } from 'node:timers/promises'
import { can, type EventState, type VariantDescription } from '@planner/domain'
import type { Problem } from '@planner/solver'
import { type CompileOptions, compileInSteps } from '../compile/compile-problem.ts'
import { withOpenMeetings } from '../drift/problem-digest.ts'

/**
 * Compiles an event for an answer, a step in each turn of the event loop; searches have their problems from
 * replicas (ADR-0089). It begins again when people or topics have gone meanwhile, so that nothing of somebody
 * erased gets into the problem; whoever has come meanwhile is left out.
 */
export async function compileInTurns(
  variant: VariantDescription,
  state: EventState,
  options: CompileOptions,
): Promise<Problem> {
  for (;;) {
    const [persons, topics] = [new Map(state.persons), new Map(state.topics)]
    const steps = compileInSteps(variant, { ...state, persons, topics }, options)
    let step = steps.next()
    for (; !step.done; step = steps.next()) await nextTurn()
    await nextTurn()
    if (hasAll(state.persons, persons) && hasAll(state.topics, topics)) return step.value
  }
}

/** What digests of versions are compared with; null where that is the problem itself. */
export async function compileOpen(variant: VariantDescription, state: EventState): Promise<Problem | null> {
  const hasCommitted = [...state.meetings.values()].some((fact) => fact.state === 'committed')
  if (!can(variant, 'pairs') || !hasCommitted) return null
  return compileInTurns(variant, withOpenMeetings(state), { keepPreviousPlan: false })
}

function hasAll(all: ReadonlyMap<string, unknown>, some: ReadonlyMap<string, unknown>): boolean {
  return [...some.keys()].every((id) => all.has(id))
}
