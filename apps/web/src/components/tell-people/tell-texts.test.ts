import { CATALOGUES } from '@planner/i18n'
import type { LetterLogEntry, LetterOverview } from '@planner/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setMessages, t } from '../../lib/i18n/i18n.ts'
import { logText, mostUrgent, reaches, saysText } from './tell-texts.ts'
import { overviewOf } from './testing/letters-server.ts'

beforeAll(() => setMessages('en-GB', CATALOGUES['en-GB']))
afterAll(() => setMessages('en-GB', {}))

const mail: Partial<LetterOverview> = { channels: { mail: true, push: false } }

test('LETTER-1: the first sentence says whom a letter concerns, and how many of them it reaches', () => {
  const says = (numConcerned: number, numReached: number, changes: Partial<LetterOverview> = {}) =>
    saysText(t, overviewOf({ plan: [numConcerned, numReached] }, { ...mail, ...changes }), 'plan')
  expect(says(23, 19)).toBe('23 people have not had their plan yet. A letter reaches 19 of them.')
  expect(says(1, 1)).toBe('1 person has not had their plan yet. A letter reaches them.')
  expect(says(2, 0)).toBe('2 people have not had their plan yet. A letter reaches none of them.')
  expect(says(0, 0)).toBe('Everybody in the plan has had it.')
  const none = { channels: { mail: false, push: false } }
  expect(says(2, 0, none)).toBe('2 people have not had their plan yet.')
  expect(says(2, 2, { planLetters: 'hidden' })).toBe('The plan is a draft: publish it first.')
})

test('LETTER-1: what is due begins with the plan, where there is one to tell of', () => {
  const numbers = { plan: [2, 2], reminder: [1, 1] } as const
  expect(mostUrgent(overviewOf(numbers))).toBe('plan')
  expect(mostUrgent(overviewOf(numbers, { planLetters: 'planning' }))).toBe('reminder')
  expect(mostUrgent(overviewOf({}))).toBe('invitation')
})

test('LETTER-1: either way is enough, where the installation has it', () => {
  const all = { mail: true, push: true }
  const ann = { personId: 'ann', mail: 'noAddress', push: true } as const
  expect(reaches(all, ann)).toBe(true)
  expect(reaches({ mail: true, push: false }, ann)).toBe(false)
  expect(reaches({ mail: false, push: true }, { ...ann, mail: null, push: false })).toBe(false)
})

test('LETTER-7: a line of the log says when, who, what, and what became of it', () => {
  const at = new Date(2026, 10, 28, 18, 5).getTime()
  const sent: LetterLogEntry = {
    at,
    personId: 'ann',
    kind: 'plan',
    channel: 'mail',
    outcome: 'sent',
    why: '',
  }
  const text = (changes: Partial<LetterLogEntry>) =>
    logText(t, { ...sent, ...changes }, 'Ann').replace(/[\u2066-\u2069]/g, '')
  expect(text({})).toBe('28.11.2026 18:05 · Ann · Their plan: sent by mail')
  expect(text({ channel: 'push' })).toContain('sent to their device')
  expect(text({ outcome: 'waiting' })).toMatch(/: waits$/)
  expect(text({ outcome: 'refused', why: '550' })).toContain('came back, the mail server answered 550')
  expect(text({ outcome: 'refused', why: '5.1.1' })).toContain('the mail server answered 5.1.1')
  expect(text({ outcome: 'refused', why: 'ETIMEDOUT' })).toContain('the connection failed (ETIMEDOUT)')
  expect(text({ outcome: 'dropped', why: 'nothing' })).toContain('not sent, there was nothing to tell')
})
