/**
 * Slips that the tests must notice. `before` stands once in its file; when code changes, its mutation changes with it.
 * A mutation that alters nothing anybody could see does not belong here.
 * @typedef {{ file: string, before: string, after: string }} Slip
 * @typedef {Slip & { tests: string[], also?: Slip[], named?: string, says?: string }} Mutation `also`: slips at the same time; `named`: only the
 *   tests whose names have this in them; `says`: what they must say when they fail
 */

const domain = 'packages/domain/src'
const protocol = 'packages/protocol/src'
const server = 'apps/server/src'

/** @type {readonly Mutation[]} */
export const MUTATIONS = [
  {
    file: `${domain}/cells/cell.ts`,
    before: 'valueOrder(incoming.value) > valueOrder(stored.value)',
    after: 'valueOrder(incoming.value) >= valueOrder(stored.value)',
    tests: [`${domain}/cells`],
  },
  {
    file: `${domain}/cells/apply-change.ts`,
    before: 'change.timestamp < lastPlanTime(event)',
    after: 'change.timestamp <= lastPlanTime(event)',
    tests: [`${domain}/cells`],
  },
  {
    file: `${domain}/cells/apply-change.ts`,
    before: 'value: normaliseCellValue(table, value)',
    after: 'value',
    tests: [`${domain}/cells`],
  },
  {
    file: `${domain}/names/random-name.ts`,
    before: 'word[0] === noun[0]',
    after: "word[0] !== ''",
    tests: [`${domain}/names`],
  },
  {
    file: `${domain}/names/sanitise-text.ts`,
    before: '.toWellFormed()',
    after: '',
    tests: [`${domain}/names`],
  },
  {
    file: `${domain}/schedule/schedule-edits.ts`,
    before: "schedule.layout === 'sessions' ? 0 : sessionId",
    after: '0',
    tests: [`${domain}/schedule`],
  },
  {
    file: `${domain}/schedule/schedule-edits.ts`,
    before: 'start + group.duration - 1',
    after: 'start + group.duration',
    tests: [`${domain}/schedule`],
  },
  {
    file: `${domain}/schedule/schedule.ts`,
    before: 'sessionId > numSessions || !state.persons.has(userId)',
    after: 'sessionId > numSessions',
    tests: [`${domain}/schedule`],
  },
  {
    file: `${domain}/schedule/wanted-units.ts`,
    before: 'isLimitedToOneGroup(variant, state) ? Math.min(1, requested ?? 1)',
    after: 'isLimitedToOneGroup(variant, state) ? (requested ?? 1)',
    tests: [`${domain}/schedule`],
  },
  {
    file: `${domain}/entities/participants.ts`,
    before: 'others > 0 && count >= others',
    after: 'count >= others',
    tests: [`${domain}/entities`],
  },
  {
    file: `${domain}/permissions/reading.ts`,
    before: "if (viewer.role !== 'participant') return isAdmin(viewer)",
    after: "if (viewer.role !== 'participant') return true",
    tests: [`${domain}/permissions`],
  },
  {
    file: `${domain}/permissions/editing.ts`,
    before: "isReadOnlyValue(table, cellValue(state, address)) ? 'readOnlyState' : undefined",
    after: 'undefined',
    tests: [`${domain}/permissions`],
  },
  {
    file: `${domain}/time/zone-offset.ts`,
    before: "if (minutes !== '00') return undefined",
    after: '',
    tests: [`${domain}/time`],
  },
  {
    file: `${domain}/urls/redact-url.ts`,
    before: '/[A-Za-z0-9_-]{20}/',
    after: '/[A-Za-z0-9_-]{21}/',
    tests: [`${domain}/urls`],
  },
  {
    file: `${domain}/fields/visible-user-fields.ts`,
    before: '(hasTopic(facts) && isAdvanced(facts))',
    after: 'hasTopic(facts)',
    tests: [`${domain}/fields`],
  },
  {
    file: `${protocol}/shared-value.ts`,
    before: 'return a <= b ? [a, b] : [b, a]',
    after: 'return [a, b]',
    tests: [`${protocol}/shared-value`],
  },
  {
    file: `${protocol}/shared-value.ts`,
    before: '(address.hour % 24) + 1',
    after: 'address.hour % 24',
    tests: [`${protocol}/shared-value`],
  },
  {
    file: `${server}/gate/clock-skew.ts`,
    before: 'timestamp <= now + MAX_AHEAD_MS',
    after: 'timestamp < now + MAX_AHEAD_MS',
    tests: [`${server}/gate`, `${server}/hub/last-write-wins`],
  },
  {
    file: `${server}/gate/gate.ts`,
    before: "gate.whilePlanning === 'refused' && authority.room.isLockedByPlanner",
    after: 'authority.room.isLockedByPlanner',
    tests: [`${server}/gate`],
  },
  {
    file: `${server}/gate/authority.ts`,
    before: 'if (!person.enableAccount)',
    after: 'if (person.enableAccount === null)',
    tests: [`${server}/gate`, `${server}/hub/rights`],
  },
  {
    file: `${server}/rooms/room.ts`,
    before: 'if (superseded.length > 0) await this.settled()',
    after: '',
    tests: [`${server}/rooms`],
  },
  {
    file: `${server}/rooms/room.ts`,
    before: 'for (const writes of concurrent) this.#put(writes)',
    after: '',
    tests: [`${server}/rooms`],
  },
  {
    file: `${server}/rooms/room.ts`,
    before: 'const event = { ...this.state.event, lastPlannerStartTime, lastPlannerEndTime }',
    after: 'const event = { ...write.event, lastPlannerStartTime, lastPlannerEndTime }',
    tests: [`${server}/rooms`],
  },
  {
    file: `${server}/rooms/rooms.ts`,
    before: 'room.isIdle && room.lastUsed < before',
    after: 'room.lastUsed < before',
    tests: [`${server}/rooms`],
  },
  {
    file: `${server}/rooms/feed.ts`,
    before: 'await previous\n',
    after: '\n',
    tests: [`${server}/rooms`],
  },
  {
    file: `${server}/hub/signal-queue.ts`,
    before: 'this.#flush()\n    this.#inOrder({ send: () => this.#emit(name, payload) })',
    after: 'this.#inOrder({ send: () => this.#emit(name, payload) })',
    tests: [`${server}/hub/last-write-wins`, `${server}/hub/signal-queue`],
  },
  {
    file: `${server}/hub/last-admin.ts`,
    before: 'admins.length > 1',
    after: 'admins.length > 2',
    tests: [`${server}/hub/event-life`, `${server}/hub/rights`],
  },
  {
    file: `${server}/hub/membership.ts`,
    before: 'viewer.personId !== null && room.state.persons.has(viewer.personId)',
    after: 'viewer.personId !== null',
    tests: [`${server}/hub/event-life`],
  },
  {
    file: `${server}/hub/visibility.ts`,
    before: "viewer.role !== 'admin' && referencesUnseen(state, address, viewer.personId)",
    after: "viewer.role === 'visitor' && referencesUnseen(state, address, viewer.personId)",
    tests: [`${server}/hub/event-life`, `${server}/hub/visibility`],
  },
  {
    file: `${server}/hub/publish.ts`,
    before: 'member.id !== origin && replaced[kind]',
    after: 'replaced[kind]',
    tests: [`${server}/hub/event-life`],
  },
  {
    file: `${domain}/cells/read.ts`,
    before: '(person.isArchived || person.isWaiting)',
    after: 'person.isArchived',
    tests: [`${domain}/cells`, `${server}/hub/approval`],
  },
  {
    file: `${domain}/permissions/reading.ts`,
    before: "viewer.role === 'visitor' || isWaitingViewer(state, viewer)",
    after: "viewer.role === 'visitor'",
    tests: [`${server}/hub/approval`],
  },
  {
    file: `${server}/hub/full-data/room-data.ts`,
    before: 'const isHidden = isArchived || isWaiting',
    after: 'const isHidden = isArchived',
    tests: [`${server}/hub/full-data/room-data`],
  },
  {
    file: `${server}/limits/registration-limits.ts`,
    before: 'if (waitMs === 0) for',
    after: 'for',
    tests: [`${server}/limits/registration-limits`],
  },
  {
    file: `${server}/forms/user-form.ts`,
    before: 'input.name === undefined ? existing.name : sanitiseLine(input.name)',
    after: "sanitiseLine(input.name ?? '')",
    tests: [`${server}/forms`],
  },
  {
    file: `${server}/forms/topics-form.ts`,
    before: 'return own.length > 0 ? own : [{ line: { id } }]',
    after: 'return own',
    tests: [`${server}/forms`],
  },
  {
    file: `${server}/hub/unknown-invocation.ts`,
    before: 'rateLimit.take()',
    after: 'true',
    tests: [`${server}/hub/unknown-invocations`],
  },
]
