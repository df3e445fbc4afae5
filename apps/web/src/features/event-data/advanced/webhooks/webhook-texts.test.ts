import { CATALOGUES } from '@planner/i18n'
import type { Webhook } from '@planner/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setMessages, t } from '../../../../lib/i18n/i18n.ts'
import { attemptText, stateText } from './webhook-texts.ts'

beforeAll(() => setMessages('en-GB', CATALOGUES['en-GB']))
afterAll(() => setMessages('en-GB', {}))

const at = new Date(2026, 10, 28, 18, 5).getTime()
const webhook: Webhook = {
  id: 'a',
  address: 'https://hooks.example.org/',
  kinds: ['plan.published'],
  off: null,
  since: null,
  numWaiting: 0,
  log: [],
}
const made = { at, kind: 'plan.published', attempt: 1, outcome: 'delivered', why: '204' } as const

test('WEBHOOK-7: how a webhook does is a sentence', () => {
  const text = (changes: Partial<Webhook>) => stateText(t, { ...webhook, ...changes })
  expect(text({})).toBe('Switched on. There is nothing to tell yet.')
  expect(text({ log: [made] })).toBe('The last message has arrived.')
  expect(text({ log: [{ ...made, kind: 'test' }] })).toBe('The test has arrived.')
  const failed = { ...made, kind: 'test', outcome: 'failed', why: '500' } as const
  expect(text({ log: [failed, made] })).toBe('The test has not arrived: the server answered 500.')
  expect(text({ since: at, log: [failed] })).toContain('500. Nothing has arrived since')
  expect(text({ log: [made, failed] })).toBe('The last message has arrived.')
  expect(text({ since: at, numWaiting: 2 })).toBe(
    'Nothing has arrived since 28.11.2026 18:05. It is tried again. 2 messages wait.',
  )
  expect(text({ off: 'gone', since: at })).toContain('Switched off 28.11.2026 18:05')
  expect(text({ off: 'linkReplaced', since: at })).toContain('Please make a new secret')
})

test('WEBHOOK-8: an attempt says when, what and how it went', () => {
  expect(attemptText(t, made)).toBe('28.11.2026 18:05 A plan is published: arrived')
  const failed = (why: string) => attemptText(t, { ...made, outcome: 'failed', attempt: 3, why })
  expect(failed('500')).toBe('28.11.2026 18:05 A plan is published, attempt 3: the server answered 500')
  expect(failed('NOT_PUBLIC')).toContain('private network')
  expect(failed('EPROTO')).toContain('(EPROTO)')
  expect(attemptText(t, { ...made, outcome: 'dropped', why: 'tooMany' })).toContain('too many were waiting')
})
