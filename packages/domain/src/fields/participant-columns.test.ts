import { expect, test } from 'vitest'
import { EventBuilder } from '../testing/event-builder.ts'
import type { Environment } from '../variants/description.ts'
import { participantColumns } from './visible-fields.ts'

const columns = ({ variant, state }: EventBuilder, environment: Environment = 'production') =>
  participantColumns(variant, state, environment)
const always = ['name', 'email', 'phone', 'topic', 'answered', 'personalLink']

test('EVENT-13: account and role columns are not for production, archiving and making admins is for debug only', () => {
  const planner = new EventBuilder('planner')
  expect(columns(planner, 'production')).toEqual(always)
  expect(columns(planner, 'test')).toEqual([...always, 'accountEnabled', 'eventAdmin'])
  expect(columns(planner, 'debug')).toEqual([
    ...always,
    'accountEnabled',
    'eventAdmin',
    'archived',
    'makeAdmin',
    'archiveUser',
  ])
})

test('EVENT-12, VARIANT-16: reciprocity says who has made contact choices', () => {
  for (const id of ['reciprocity', 'reciprocity10'] as const) {
    expect(columns(new EventBuilder(id))).toEqual([...always, 'anyContactChoice', 'allContactChoices'])
  }
})

test('EVENT-11: while topics are hidden the table has none', () => {
  const hidden = (id: 'reciprocity' | '1on1' | 'reciprocity10') =>
    columns(new EventBuilder(id).setting('parameters|ui|hideTopicAndIntro', true))
  expect(hidden('1on1')).toEqual(['name', 'email', 'phone', 'answered', 'personalLink'])
  for (const id of ['reciprocity', 'reciprocity10'] as const) {
    expect(hidden(id)).not.toContain('topic')
    expect(columns(new EventBuilder(id))).toContain('topic')
  }
})
