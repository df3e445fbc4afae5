import { describe, expect, test } from 'vitest'
import { EventBuilder } from '../testing/event-builder.ts'
import { addressInRow, cellAddress, keyInRow, ownerOf } from './address.ts'
import { cellValue } from './read.ts'
import {
  hasOwners,
  isSelfReference,
  referencesPerson,
  referencesTopic,
  referencesUnseen,
} from './references.ts'
import {
  type CellValueKind,
  CHOICE_TABLES,
  PERSON_TABLES,
  RECTANGLE_TABLES,
  TABLE_NAMES,
  TABLES,
  TOPIC_TABLES,
} from './tables.ts'

const parts = { userId: 'bob', topicId: 'ann', sessionId: 2, topicGroupIndex: 1, hour: 30 }

describe('tables follow their descriptions', () => {
  test.each(TABLE_NAMES)(
    "%s: an owner, and a key in the owner's row that can be parsed to the address",
    (table) => {
      const address = cellAddress(table, parts)
      const { kind, id } = ownerOf(address)
      expect([kind, id]).toEqual(
        TOPIC_TABLES.some((each) => each === table) ? ['topic', 'ann'] : ['person', 'bob'],
      )
      expect(addressInRow(table, id, keyInRow(address))).toEqual(address)
    },
  )

  test('every table has one owner and a unique field name', () => {
    expect([...PERSON_TABLES, ...TOPIC_TABLES].sort()).toEqual([...TABLE_NAMES].sort())
    expect(new Set(TABLE_NAMES.map((table) => TABLES[table].field)).size).toBe(TABLE_NAMES.length)
  })

  test('LIVE-5, CHOICE-1: a cell that is not stored has the blank value of its table', () => {
    const { state } = new EventBuilder('planner').people('ann', 'bob')
    const unset = TABLE_NAMES.map((table) => [table, cellValue(state, cellAddress(table, parts))])
    expect(Object.fromEntries(unset)).toMatchObject({
      preferences: '',
      contactPreferences: '',
      availabilities: true,
      weekDayHourAvailabilities: false,
      assignments: false,
      pins: false,
      weekDayHourAssignments: null,
      fixedTopics: false,
      topicGroupRooms: '',
      fixedRooms: false,
    })
    const blanks: Record<CellValueKind, unknown> = {
      preference: '',
      contactPreference: '',
      availability: true,
      weekHourAvailability: false,
      boolean: false,
      slot: null,
      groupRoom: '',
    }
    expect(unset).toEqual(TABLE_NAMES.map((table) => [table, blanks[TABLES[table].value]]))
  })

  test('PERSON-17: what answers something is in rows of people, who edit it, and no plan replaces it', () => {
    const said = PERSON_TABLES.filter(
      (table) => !TABLES[table].planned && TABLES[table].editors !== 'adminOnly',
    )
    expect(CHOICE_TABLES).toEqual(said)
  })

  test('tables sent as rectangles have a person and an hour', () => {
    for (const table of RECTANGLE_TABLES)
      expect(TABLES[table].parts).toEqual({ userId: 'person', hour: 'hourOfWeek' })
  })

  test('TOPIC-13: references determine which removals delete a cell', () => {
    const named = (table: (typeof TABLE_NAMES)[number]) => {
      const address = cellAddress(table, parts)
      return [
        referencesPerson(address, 'bob'),
        referencesPerson(address, 'ann'),
        referencesTopic(address, 'ann'),
      ]
    }
    expect(Object.fromEntries(TABLE_NAMES.map((table) => [table, named(table)]))).toMatchObject({
      preferences: [true, false, true],
      contactPreferences: [true, true, false],
      availabilities: [true, false, false],
      weekDayHourAvailabilities: [true, false, false],
      assignments: [true, false, true],
      pins: [true, false, true],
      weekDayHourAssignments: [false, false, true],
      fixedTopics: [false, false, true],
    })
  })

  test('WIRE-9: topicId of a contact preference is a person', () => {
    const { state } = new EventBuilder('planner').people('bob', 'eve').topic('ann', { ownerId: 'eve' })
    const contact = cellAddress('contactPreferences', { userId: 'bob', topicId: 'ann' })
    const preference = cellAddress('preferences', contact)
    expect([hasOwners(state, contact), hasOwners(state, preference)]).toEqual([false, true])
    expect(isSelfReference(cellAddress('contactPreferences', { userId: 'bob', topicId: 'bob' }))).toBe(true)
    expect(isSelfReference(cellAddress('preferences', { userId: 'bob', topicId: 'bob' }))).toBe(false)
  })

  test.each(['isArchived', 'isWaiting'] as const)(
    'KEY-8, REG-6: cells that reference somebody who %s, or a topic of theirs, are detected',
    (state) => {
      const event = new EventBuilder('planner')
        .people('bob', 'ann')
        .person('eve', { [state]: true })
        .topic('t', { ownerId: 'eve' })
      const of = (
        table: (typeof TABLE_NAMES)[number],
        named: Parameters<typeof cellAddress>[1],
        own: string | null = null,
      ) => referencesUnseen(event.state, cellAddress(table, named), own)
      expect(of('preferences', { userId: 'bob', topicId: 't' })).toBe(true)
      expect(of('contactPreferences', { userId: 'bob', topicId: 'eve' })).toBe(true)
      expect(of('contactPreferences', { userId: 'bob', topicId: 'ann' })).toBe(false)
      expect(of('availabilities', { userId: 'eve', sessionId: 1 })).toBe(true)
      expect(of('availabilities', { userId: 'eve', sessionId: 1 }, 'eve')).toBe(false)
      expect(of('fixedTopics', { topicId: 't' })).toBe(true)
    },
  )
})
