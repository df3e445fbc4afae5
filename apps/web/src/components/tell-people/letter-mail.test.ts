import { expect, test } from 'vitest'
import { letterMail } from './letter-mail.ts'

const letter = { subject: 'Your plan & more', text: 'Hello Ann,\n\n10:00 Bread 🥖 at 100 %\r\nBye' }

test('LETTER-9: a letter is opened in a mail program word for word', () => {
  const link = new URL(letterMail('ann+1@example.org', letter))
  expect(decodeURIComponent(link.pathname)).toBe('ann+1@example.org')
  expect(link.searchParams.get('subject')).toBe(letter.subject)
  expect(link.searchParams.get('body')).toBe('Hello Ann,\r\n\r\n10:00 Bread 🥖 at 100 %\r\nBye')
})

test('LETTER-9: what mail programs would cut off is not opened in one, nor what has no address', () => {
  const long = (length: number) => letterMail('ann@example.org', { subject: 'a', text: 'x'.repeat(length) })
  const rest = long(0).length
  expect(long(2000 - rest)).toHaveLength(2000)
  expect(long(2001 - rest)).toBe('')
  expect(letterMail('', letter)).toBe('')
})

test('LETTER-9: a text that was cut in the middle of a character is one all the same', () => {
  expect(letterMail('ann@example.org', { subject: '\ud83e', text: 'x' })).toContain('%EF%BF%BD')
})
