/**
 * The planner forgets a hard rule, and a short rehearsal must say which: its people stand in each other's way, so that they then get a
 * plan that breaks it. Some rules are forgotten by the solver, and some where an event becomes its problem.
 */

const compile = 'apps/server/src/planning/compile'
const meetings = 'packages/domain/src/meetings'

/** @typedef {import('./mutations.mjs').Mutation} Mutation */

/** @param {string} rule @param {string} variant @returns {Omit<Mutation, 'file' | 'before' | 'after'>} */
function noticed(rule, variant) {
  return { tests: ['bench/rehearse/short'], named: `of ${variant} at`, says: `${rule}: ` }
}

/** A rule of which the solver does not count how often it is broken. @param {string} rule @param {string} variant @returns {Mutation} */
function uncounted(rule, variant) {
  return {
    file: 'packages/solver/src/constraints/constraint.ts',
    before: 'if (constraint.isOn?.(problem) === false) return 0',
    after: `if (constraint.isOn?.(problem) === false || constraint.name === '${rule}') return 0`,
    ...noticed(rule, variant),
  }
}

/** @type {readonly Mutation[]} */
export const RULE_MUTATIONS = [
  {
    file: `${compile}/time-frame.ts`,
    before: 'filter(({ breakAfter }) => breakAfter)',
    after: 'filter(() => false)',
    ...noticed('range', 'multiplanner'),
  },
  {
    file: `${compile}/topics.ts`,
    before: 'starts: startsInRanges(topic.topicGroupTimeRange, frame, duration, offset)',
    after: 'starts: null',
    ...noticed('range', 'heallo'),
  },
  uncounted('busy', 'weekdayhourplanner'),
  uncounted('unavailable', 'planner'),
  uncounted('unavailable', 'heallo'),
  uncounted('size', 'planner'),
  {
    file: `${compile}/rules.ts`,
    before: "maxParallelSessions: get('parameters|groups|maxParallelSessions')",
    after: 'maxParallelSessions: 25',
    ...noticed('parallel', 'weekdayhourplanner'),
  },
  uncounted('rooms', 'planner'),
  {
    file: `${compile}/topics.ts`,
    before: 'desiredGroups(state, topic) : 1',
    after: 'desiredGroups(state, topic) + 1 : 1',
    ...noticed('groupCount', 'planner'),
  },
  {
    file: `${compile}/rules.ts`,
    before:
      "personMustBeInOwnTopicIfTopicIsActive: get('parameters|rules|personMustBeInOwnTopicIfTopicIsActive')",
    after: 'personMustBeInOwnTopicIfTopicIsActive: false',
    ...noticed('hostMissing', 'planner'),
  },
  uncounted('limit', 'weekdayhourplanner'),
  uncounted('notWanted', 'planner'),
  uncounted('contactNo', 'planner'),
  uncounted('language', 'weekdayhourplanner'),
  uncounted('oneGroupOnly', 'reciprocity10'),
  uncounted('fixed', 'planner'),
  uncounted('pinned', 'planner'),
  // What a plan of meetings may do is looked at once more when it goes into force: both have to forget.
  {
    file: `${compile}/pairs-problem.ts`,
    before: 'capacity: Math.max(keptOf(id), meetingCapacity(numMeetingRequests, sessions))',
    after: 'capacity: 100',
    also: [
      {
        file: `${meetings}/transitions.ts`,
        before: 'if (!this.#hasRoom(people) || !this.isFree(people, sessionId)) return false',
        after: 'if (!this.isFree(people, sessionId)) return false',
      },
    ],
    ...noticed('capacity', 'reciprocity'),
  },
  {
    file: `${compile}/pairs-problem.ts`,
    before: "const mutualOnly = can(variant, 'mutualOnly')",
    after: 'const mutualOnly = false',
    also: [
      {
        file: `${meetings}/transitions.ts`,
        before: "wishedBy.length >= (can(variant, 'mutualOnly') ? 2 : 1)",
        after: 'wishedBy.length >= 1',
      },
    ],
    ...noticed('allowed', 'reciprocity'),
  },
  {
    file: `${compile}/pairs-problem.ts`,
    before: "weight === 'no' ? [[from, to] as const] : []",
    after: '[]',
    ...noticed('allowed', '1on1'),
  },
  {
    file: `${meetings}/transitions.ts`,
    before: "if (fact.state === 'reserved' && !changes.has(key)) changes.set(key, releaseMeeting(fact))",
    after: "if (fact.state !== 'past' && !changes.has(key)) changes.set(key, releaseMeeting(fact))",
    ...noticed('kept', '1on1'),
  },
  {
    file: `${compile}/pairs-problem.ts`,
    before: "fact.state === 'past' || isBlocked",
    after: 'isBlocked',
    also: [
      {
        file: `${meetings}/standing-wishes.ts`,
        before: 'REQUESTS.includes(value)) put(address.userId, to)',
        after: "[...REQUESTS, 'Yes past'].includes(value)) put(address.userId, to)",
      },
      {
        file: `${meetings}/transitions.ts`,
        before: "known?.state === 'committed' || known?.state === 'past'",
        after: "known?.state === 'committed'",
      },
    ],
    ...noticed('past', '1on1'),
  },
  {
    file: 'apps/server/src/planning/apply/meeting-writes.ts',
    before: 'session == null ? null : session + 1',
    after: 'session == null ? null : 1',
    also: [
      {
        file: `${meetings}/transitions.ts`,
        before: 'return sessionId === null || !people.some(',
        after: 'return true || !people.some(',
      },
    ],
    ...noticed('session', '1on1'),
  },
]
