import { type EventState, emptyEventState, newEvent, newPerson, newTopic, variantOf } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { describe, expect, test } from 'vitest'
import { matching, participantRows } from './participant-rows.ts'

const PLANNER = variantOf('planner')

function eventOf(
  people: readonly { id: string; name: string; topics?: readonly string[]; email?: string }[],
): EventState {
  const state = emptyEventState(newEvent(PLANNER, { id: 'e', timestamp: 1 }))
  for (const { id, name, topics = [], email = '' } of people) {
    const person = newPerson({ id, name, email, timestamp: 1 })
    state.persons.set(id, Object.assign(person, { personalLink: `https://example.org/${id}` }))
    topics.forEach((topic, index) => {
      const topicId = index === 0 ? id : `${id}_${index}`
      state.topics.set(topicId, newTopic({ id: topicId, ownerId: id, name: topic, timestamp: 1 }))
    })
  }
  return state
}

const rows = participantRows(
  PLANNER,
  eventOf([
    { id: 'c', name: 'Chess', topics: ['Chess'] },
    { id: 'b', name: 'Bo', topics: ['Bees', '', 'Trees'], email: 'bo@example.org' },
    { id: 'a', name: 'Ann' },
  ]),
)

describe('EVENT-11: the participants table', () => {
  test('is sorted by name, with everybody’s topics and personal link', () => {
    expect(rows.map(({ name, topic, personalLink }) => [name, topic, personalLink])).toEqual([
      ['Ann', '', 'https://example.org/a'],
      ['Bo', 'Bees, Trees', 'https://example.org/b'],
      ['', 'Chess', 'https://example.org/c'],
    ])
  })

  test('isolates several topics so that right-to-left names do not reorder the others', () => {
    const [row] = participantRows(PLANNER, eventOf([{ id: 'd', name: 'דנה', topics: ['תה', 'Tea', 'ספר'] }]))
    expect(row?.topic).toBe('\u2068תה\u2069, Tea, \u2068ספר\u2069')
    const [both] = participantRows(PLANNER, eventOf([{ id: 'd', name: 'תה, ספר', topics: ['תה', 'ספר'] }]))
    expect(both?.name).toBe('')
  })

  test('lists people before topics without an author, with natural order of numbers in names', () => {
    const entries = participantRows(
      PLANNER,
      eventOf([
        { id: 'a', name: 'An idea', topics: ['An idea'] },
        { id: 'p10', name: 'Paper 10' },
        { id: 'p2', name: 'paper 2' },
      ]),
    )
    expect(entries.map((row) => row.fullName)).toEqual(['paper 2', 'Paper 10', 'An idea'])
  })

  test('leaves the name blank when it equals the topic, but keeps the full name', () => {
    expect(rows.map((row) => row.fullName)).toEqual(['Ann', 'Bo', 'Chess'])
  })

  test('EVENT-11: shows every name where the event hides topics', () => {
    const { variant, state } = new EventBuilder('reciprocity10').owner('Chess').topic('Tea')
    expect(participantRows(variant, state).map(({ name }) => name)).toEqual(['', ''])
    const hidden = new EventBuilder('reciprocity10').owner('Chess').topic('Tea')
    hidden.setting('parameters|ui|hideTopicAndIntro', true)
    expect(participantRows(variant, hidden.state).map(({ name }) => name)).toEqual(['Chess', 'Tea'])
  })

  test('matches every word of the search, in any field and case', () => {
    const names = (query: string) => matching(rows, query).map((row) => row.fullName)
    expect(names('  ')).toEqual(['Ann', 'Bo', 'Chess'])
    expect(names('TREES bo')).toEqual(['Bo'])
    expect(names('example.org')).toEqual(['Bo'])
    expect(names('ann trees')).toEqual([])
  })
})
