import { hash } from 'node:crypto'
import type { EventState, VariantDescription } from '@planner/domain'
import type { DataSince } from '@planner/protocol'
import type { GroupsProblem, PairsProblem, Problem } from '@planner/solver'
import type { ProblemDigest } from '../../storage/plan-run.ts'
import { compileProblem } from '../compile/compile-problem.ts'
import { canonical, fixedKey, meetingKey, pinKey } from './same-problem.ts'

/**
 * The problem of an event as if nothing was held where the plan has it: what only confirms a plan does not
 * change it.
 */
export function openProblem(variant: VariantDescription, state: EventState, compiled: Problem): Problem {
  if (compiled.kind === 'groups') return withoutHeld(compiled)
  return withoutCommitted(variant, state, compiled) ?? compiled
}

/** The problem as if no meeting was committed; null where none is, and the problem itself is that. */
export function withoutCommitted(
  variant: VariantDescription,
  state: EventState,
  compiled: Problem,
): Problem | null {
  if (compiled.kind === 'groups' || compiled.kept.length === 0) return null
  return compileProblem(variant, withOpenMeetings(state), { keepPreviousPlan: false })
}

/** No compiled problem has the wishes of two whose meeting is committed: here it is reserved. */
function withOpenMeetings(state: EventState): EventState {
  const meetings = [...state.meetings].map(([key, fact]) => {
    const isCommitted = fact.state === 'committed'
    return [key, isCommitted ? { ...fact, state: 'reserved' as const } : fact] as const
  })
  return { ...state, meetings: new Map(meetings) }
}

/** What a version keeps of its problem; PLAN-37. */
export function digestOf(compiled: Problem, open: Problem): ProblemDigest {
  return { of: digest(canonical(open)), parts: partsOf(open), held: heldIn(compiled) }
}

/**
 * Says of versions of an event what has changed since; `open` is null where committed meetings are not to be
 * compared.
 */
export function sinceDigests(
  now: Problem,
  open: Problem | null,
): (then: ProblemDigest | undefined) => DataSince {
  const known = now.kind === 'groups' ? withoutHeld(now) : now.kept.length === 0 ? now : open
  const [of, parts] = known ? [digest(canonical(known)), partsOf(known)] : [null, '']
  const held = new Set(heldIn(now))
  return (then) => {
    if (then === undefined) return 'unknown'
    if (then.of === null) return 'changed'
    if (then.parts !== parts) return 'unknown'
    // What is held now and was not then confirms the plan; what no longer is may be anywhere in the next.
    return then.of === of && then.held.every((each) => held.has(each)) ? 'same' : 'changed'
  }
}

/** The problem of then, where only what is held is another; null where that cannot be told. */
export function heldAsThen(now: Problem, open: Problem | null, { held }: ProblemDigest): Problem | null {
  const then = new Set(held)
  if (now.kind === 'pairs') {
    if (now.kept.every((each) => then.has(digest(meetingKey(each))))) return now
    return then.size === 0 ? open : null
  }
  const { pins, ...rest } = now
  const pinned = pins?.filter((pin) => then.has(digest(pinKey(pin)))) ?? []
  return {
    ...rest,
    fixedGroups: now.fixedGroups.filter((group) => then.has(digest(fixedKey(group)))),
    ...(pinned.length > 0 && { pins: pinned }),
  }
}

function withoutHeld({ pins: _, ...problem }: GroupsProblem): GroupsProblem {
  return { ...problem, fixedGroups: [] }
}

function heldIn(problem: Problem): string[] {
  const keys =
    problem.kind === 'pairs'
      ? problem.kept.map(meetingKey)
      : [...problem.fixedGroups.map(fixedKey), ...(problem.pins ?? []).map(pinKey)]
  return keys.map(digest)
}

/** The names of all that a problem is made of: another server may read more of the same event. */
function partsOf(problem: GroupsProblem | PairsProblem): string {
  // An event without rooms has none of this name; that they are read is said by their rule.
  const { rooms: _, ...own } = problem.kind === 'groups' ? problem : { ...problem, rooms: undefined }
  const lists = problem.kind === 'groups' ? [problem.people, problem.topics] : [problem.people]
  const parts = [[own], ...lists, [problem.rules], [problem.rules.weights]]
  return digest(parts.map((all) => [...new Set(all.flatMap(Object.keys))].sort().join()).join(' '))
}

export function digest(text: string): string {
  return hash('sha256', text, 'base64url')
}
