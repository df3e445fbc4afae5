import { fits, isFull, isHeld, suits } from '../checks.ts'
import { addMember, removeMember } from '../operations.ts'
import { SCHEDULE } from '../schedule.ts'
import type { Move } from '../search-context.ts'
import { fill, randomSource, repair, settle, vacate } from '../seating.ts'

/** A person joins a wanted running group, leaves what overlaps, and replaces a member of a full group. */
export const join: Move = {
  name: 'join',
  attempt(state, context) {
    const { facts } = state
    const { random } = context
    if (facts.people === 0) return false
    const p = random.below(facts.people)
    const wanted = facts.wanted[p]
    if (wanted.length === 0) return false
    const topic = wanted[random.below(wanted.length)]
    if (state.runningOf[topic] === 0) return false
    const first = facts.firstGroup[topic]
    const groups = facts.firstGroup[topic + 1] - first
    let g = first + random.below(groups)
    for (let tries = 0; state.start[g] < 0 && tries < groups; tries++)
      g = g + 1 < first + groups ? g + 1 : first
    const members = state.members[g]
    if (members.includes(p) || facts.attend[topic][state.start[g] * facts.people + p] === 0) return false
    let evicted = -1
    if (isFull(state, g)) {
      if (members.length === 0) return false
      evicted = members[random.below(members.length)]
      if (isHeld(state, evicted, g)) return false
      removeMember(state, evicted, g)
    }
    if (!suits(state, p, g)) return evicted >= 0
    const left: number[] = []
    const displaced: number[] = evicted >= 0 ? [evicted] : []
    if (!vacate(state, context, p, g, left, displaced)) return evicted >= 0 || left.length > 0
    addMember(state, p, g)
    if (evicted >= 0)
      for (const h of left) if (state.start[h] >= 0 && fits(state, evicted, h)) addMember(state, evicted, h)
    repair(state, context, left, displaced)
    return true
  },
}

/** Two members of two groups trade places. */
export const exchange: Move = {
  name: 'exchange',
  attempt(state, { random }) {
    const { running, members } = state
    if (running.length < 2) return false
    const g = running[random.below(running.length)]
    const h = running[random.below(running.length)]
    if (g === h || members[g].length === 0 || members[h].length === 0) return false
    const p = members[g][random.below(members[g].length)]
    const q = members[h][random.below(members[h].length)]
    if (p === q || isHeld(state, p, g) || isHeld(state, q, h)) return false
    removeMember(state, p, g)
    removeMember(state, q, h)
    if (fits(state, p, h)) addMember(state, p, h)
    if (fits(state, q, g)) addMember(state, q, g)
    return true
  },
}

/** A member leaves a group that can spare them and may be seated elsewhere. */
export const leave: Move = {
  name: 'leave',
  attempt(state, context) {
    const { facts, groupsOf } = state
    if (facts.people === 0) return false
    const p = context.random.below(facts.people)
    if (groupsOf[p].length === 0) return false
    const g = groupsOf[p][context.random.below(groupsOf[p].length)]
    if (isHeld(state, p, g) || state.members[g].length <= facts.minSize[facts.topicOf[g]]) return false
    removeMember(state, p, g)
    if (context.random.next() < SCHEDULE.chance.leaverSettled) settle(state, context, p)
    return true
  },
}

/** Everybody who is not held leaves a group, which then fills anew; people left over are seated elsewhere. */
export const refill: Move = {
  name: 'refill',
  attempt(state, context) {
    const { running, members } = state
    if (running.length === 0) return false
    const g = running[context.random.below(running.length)]
    const people = members[g].filter((p) => !isHeld(state, p, g))
    if (people.length === 0) return false
    for (const p of people) removeMember(state, p, g)
    const touched = [g]
    fill(state, context, g, randomSource(context), touched)
    repair(state, context, touched, people)
    return true
  },
}

/**
 * Adds, takes or replaces a member without asking any rule. Only used when fixed groups and pins may
 * contradict each other, where the least broken plan can need a membership that breaks a rule.
 */
export const force: Move = {
  name: 'force',
  attempt(state, { random }) {
    const { running, members, facts } = state
    if (running.length === 0 || facts.people === 0) return false
    const g = running[random.below(running.length)]
    const p = random.below(facts.people)
    if (members[g].includes(p)) removeMember(state, p, g)
    else {
      if (members[g].length > 0 && random.below(SCHEDULE.onceIn.forcedReplacement) === 0)
        removeMember(state, members[g][random.below(members[g].length)], g)
      addMember(state, p, g)
    }
    return true
  },
}
