import { expect, test } from 'vitest'
import { EventBuilder } from '../testing/event-builder.ts'
import { cellsOfPerson, cellsOfTopic } from './references.ts'

const { state } = new EventBuilder('planner')
  .people('ann', 'bob', 'eve')
  .topic('ann', { ownerId: 'ann' })
  .topic('ann_1', { ownerId: 'ann' })
  .wish('bob', 'ann', 'Yes')
  .wish('bob', 'ann_1', 'Yes')
  .assign('bob', 'ann')
  .start('ann', 0, 1)
  .set('fixedTopics', { topicId: 'ann' }, true)
  .set('contactPreferences', { userId: 'bob', topicId: 'ann' }, 'No')
  .set('contactPreferences', { userId: 'eve', topicId: 'bob' }, '3')
  .set('availabilities', { userId: 'bob', sessionId: 1 }, false)

test('TOPIC-13: the cells of a topic are its preferences and assignments of all people, its times and pins', () => {
  expect(cellsOfTopic(state, 'ann').sort()).toEqual([
    'assignments|1|bob|ann|0',
    'fixedTopics|ann|0|0',
    'preferences|bob|ann',
    'weekDayHourAssignments|ann|0|0',
  ])
})

test('a contact preference to the owner is about the person, not about the topic with the same id', () => {
  expect(cellsOfTopic(state, 'bob')).toEqual([])
})

test("the cells of a person are their own row and others' cells about them", () => {
  expect(cellsOfPerson(state, 'bob').sort()).toEqual([
    'assignments|1|bob|ann|0',
    'availabilities|bob|1',
    'contactPreferences|bob|ann',
    'contactPreferences|eve|bob',
    'preferences|bob|ann',
    'preferences|bob|ann_1',
  ])
})
