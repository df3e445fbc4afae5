import { expect, test } from 'vitest'
import { messageOfLetter } from './push-message.ts'

const letter = {
  kind: 'plan',
  personId: 'ann',
  subject: 'Open day: your plan',
  text: [
    'Hello Ann,',
    'This is your plan:',
    '- Saturday, 09:30–10:15: Bees\n  in the garden',
    'Your own page:\nhttps://site.example/planner/participant/?personalKey=k',
  ].join('\n\n'),
  page: '/planner/participant/?personalKey=k',
} as const

test('PUSH-4: a device shows the subject and the first lines, without greeting and links', () => {
  const { tag, ...message } = messageOfLetter('e', letter)
  expect(message).toEqual({
    title: 'Open day: your plan',
    body: 'This is your plan:\n- Saturday, 09:30–10:15: Bees\nin the garden',
    url: letter.page,
  })
  expect(tag).toMatch(/^[\w-]{32}$/)
})

test('PUSH-4: what is long is cut between characters, and fits into what push services take', () => {
  const long = '🐝'.repeat(400)
  const { title, body, ...rest } = messageOfLetter('e', {
    ...letter,
    subject: long,
    text: `Hello\n\n${long}`,
  })
  expect([title, body]).toEqual([`${'🐝'.repeat(119)}…`, `${'🐝'.repeat(299)}…`])
  const bytes = Buffer.byteLength(JSON.stringify({ title, body, ...rest }))
  expect(bytes).toBeLessThan(3500)
})

test('PUSH-4: a message takes the place of one of its kind to the same person of the same event alone', () => {
  const tagOf = (eventId: string, changes: object = {}) =>
    messageOfLetter(eventId, { ...letter, ...changes }).tag
  expect(tagOf('e', { text: 'Hello\n\nanother' })).toBe(tagOf('e'))
  const others = [tagOf('other'), tagOf('e', { personId: 'bob' }), tagOf('e', { kind: 'planChanged' })]
  expect(new Set([tagOf('e'), ...others]).size).toBe(4)
})
