import { expect, test } from 'vitest'
import { variantOf } from '../variants/registry.ts'
import { participantColumns } from './participant-columns.ts'

const always = ['name', 'email', 'phone', 'topic', 'personalLink']

test('EVENT-13: account and role columns are not for production, archiving and making admins is for debug only', () => {
  const planner = variantOf('planner')
  expect(participantColumns(planner, 'production')).toEqual(always)
  expect(participantColumns(planner, 'test')).toEqual([...always, 'accountEnabled', 'eventAdmin'])
  expect(participantColumns(planner, 'debug')).toEqual([
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
    expect(participantColumns(variantOf(id), 'production')).toEqual([
      ...always,
      'anyContactChoice',
      'allContactChoices',
    ])
  }
})
