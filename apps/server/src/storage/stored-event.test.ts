import { newPerson, newTopic, type VariantId } from '@planner/domain'
import { expect, test } from 'vitest'
import { storedEventOf } from './stored-event.ts'
import { sampleEvent } from './testing/samples.ts'

test('REG-5, EVENT-17, EVENT-41: a person stored before people could wait, show contact details or be remembered is as one who does not', () => {
  const {
    isWaiting: _,
    registeredAt: __,
    showContactDetails: ___,
    meetingsWithout: ____,
    wentShort: _____,
    formerGroups: ______,
    ...earlier
  } = newPerson({ id: 'ann', timestamp: 1 })
  const { persons } = storedEventOf(
    {
      data: JSON.stringify(sampleEvent('event')),
      keys: [
        { kind: 'admin', person_id: '', key: 'a' },
        { kind: 'share', person_id: '', key: 's' },
        { kind: 'private', person_id: 'ann', key: 'p' },
      ],
      settings: [],
      persons: [JSON.stringify(earlier)],
      topics: [],
      meetings: [],
    },
    [],
  )
  expect(persons).toEqual([{ ...newPerson({ id: 'ann', timestamp: 1 }), privateKey: 'p' }])
})

test.each<[VariantId, string]>([
  ['heallo', 'UTC'],
  ['weekdayhourplanner', ''],
  ['planner', ''],
])(
  'WEEK-12: an event of %s stored before events had clocks is on the zone "%s" and has no first Monday',
  (variant, zone) => {
    const { timeZone: _, firstMonday: __, ...earlier } = { ...sampleEvent('event'), variant }
    const { event } = storedEventOf(
      {
        data: JSON.stringify(earlier),
        keys: [
          { kind: 'admin', person_id: '', key: 'a' },
          { kind: 'share', person_id: '', key: 's' },
        ],
        settings: [],
        persons: [],
        topics: [],
        meetings: [],
      },
      [],
    )
    expect(event).toEqual({ ...earlier, timeZone: zone, firstMonday: '' })
  },
)

test('SESSION-7: an event and a topic stored before there were rooms have none and wish for none', () => {
  const { groupRooms: _, ...earlier } = sampleEvent('event')
  const { roomWish: __, ...topic } = newTopic({ id: 'ann', ownerId: 'ann', timestamp: 1 })
  const { event, topics } = storedEventOf(
    {
      data: JSON.stringify(earlier),
      keys: [
        { kind: 'admin', person_id: '', key: 'a' },
        { kind: 'share', person_id: '', key: 's' },
      ],
      settings: [],
      persons: [],
      topics: [JSON.stringify(topic)],
      meetings: [],
    },
    [],
  )
  expect([event.groupRooms, topics[0]?.roomWish]).toEqual(['', ''])
})
