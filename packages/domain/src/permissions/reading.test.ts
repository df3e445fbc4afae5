import { describe, expect, test } from 'vitest'
import { type CellAddress, cellAddress } from '../cells/address.ts'
import { TABLE_NAMES } from '../cells/tables.ts'
import type { SettingKey } from '../fields/settings.ts'
import { EventBuilder } from '../testing/event-builder.ts'
import type { VariantId } from '../variants/registry.ts'
import { mayReadCell, maySeeContactPreferences, maySeeMatrix, maySeeSchedule } from './reading.ts'
import type { Viewer } from './viewer.ts'

const admin: Viewer = { role: 'admin', personId: null }
const bob: Viewer = { role: 'participant', personId: 'bob' }
const visitor: Viewer = { role: 'visitor', personId: null }

const eventOf = (id: VariantId, off: readonly SettingKey[] = []) => {
  const event = new EventBuilder(id)
    .people('ann', 'bob')
    .topic('ann', { ownerId: 'ann' })
    .wish('ann', 'ann', 'Host')
  for (const key of off) event.state.settings.set(key, { value: false, timestamp: 1 })
  return event
}
const address = (table: CellAddress['table'], userId: string) =>
  cellAddress(table, { userId, topicId: 'ann', sessionId: 1 })
const readable = (event: EventBuilder, viewer: Viewer, userId: string) =>
  TABLE_NAMES.filter((table) => mayReadCell(event.variant, event.state, viewer, address(table, userId)))

const MATRIX = 'parameters|ui|showPreferenceMatrixToUsers'
const SCHEDULE = 'parameters|ui|showScheduleTabToUsers'
const GROUP_TABLES = ['weekDayHourAssignments', 'fixedTopics', 'topicGroupRooms', 'fixedRooms']
const OF_MATRIX = ['preferences', 'availabilities', 'weekDayHourAvailabilities']

describe('PRIV-1: reading is authorised cell by cell', () => {
  test('an admin reads everything, a visitor nothing', () => {
    expect(readable(eventOf('planner', [MATRIX, SCHEDULE]), admin, 'ann')).toEqual([...TABLE_NAMES])
    expect(readable(eventOf('planner'), visitor, 'ann')).toEqual([])
  })

  test('participants read their own row regardless of the settings, but not whether they are kept in a group (PLAN-25); times of groups are in no person’s row', () => {
    const own = TABLE_NAMES.filter((table) => !GROUP_TABLES.includes(table) && table !== 'pins')
    expect(readable(eventOf('planner', [MATRIX, SCHEDULE]), bob, 'bob')).toEqual(own)
  })

  test.each<[string, SettingKey[], string[]]>([
    ['all is shown', [], [...OF_MATRIX, 'assignments', ...GROUP_TABLES]],
    ['the matrix is hidden', [MATRIX], ['assignments', ...GROUP_TABLES]],
    ['the schedule is hidden', [SCHEDULE], OF_MATRIX],
    ['both are hidden', [MATRIX, SCHEDULE], []],
  ])("somebody else's row when %s", (_what, off, expected) => {
    expect(new Set(readable(eventOf('planner', off), bob, 'ann'))).toEqual(new Set(expected))
  })

  test("others' contact preferences are never readable", () => {
    const event = eventOf('planner')
    event.state.event.considerContactPreferences = true
    expect(readable(event, bob, 'ann')).not.toContain('contactPreferences')
  })
})

test('CHOICE-8, EVENT-10: the event option hides the matrix in the variants that have it, and only there', () => {
  for (const [id, expected] of [
    ['multiplanner', false],
    ['heallo', false],
    ['planner', true],
  ] as const) {
    const { variant, state } = eventOf(id)
    state.event.allowUsersToSeeEachOthersTopicPreferences = false
    expect([id, maySeeMatrix(variant, state, bob)]).toEqual([id, expected])
    expect(maySeeMatrix(variant, state, admin)).toBe(true)
  }
})

test('ROLE-5: the schedule is seen by admins, and by participants while the setting shows it', () => {
  const { variant, state } = eventOf('planner')
  expect([admin, bob, visitor].map((viewer) => maySeeSchedule(variant, state, viewer))).toEqual([
    true,
    true,
    false,
  ])
  const hidden = eventOf('planner', [SCHEDULE])
  expect(maySeeSchedule(variant, hidden.state, bob)).toBe(false)
})

test('CHOICE-11: contact preferences are entered when the event considers them, by hosts only if restricted', () => {
  const event = eventOf('planner')
  const asked = () =>
    [admin, { role: 'participant', personId: 'ann' } as const, bob, visitor].map((viewer) =>
      maySeeContactPreferences(event.variant, event.state, viewer),
    )
  expect(asked()).toEqual([false, false, false, false])
  event.state.event.considerContactPreferences = true
  expect(asked()).toEqual([true, true, true, false])
  event.state.settings.set('parameters|ui|showContactPreferencesOnlyToHosts', { value: true, timestamp: 1 })
  expect(asked()).toEqual([true, true, false, false])
})
