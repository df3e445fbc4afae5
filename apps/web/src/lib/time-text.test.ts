import { expect, test } from 'vitest'
import { agoText, dateTimeText } from './time-text.ts'

test('AUDIT-8, TEXT-3: a time is shown with its day and minute, and how long ago it was', () => {
  expect(dateTimeText(new Date(2026, 10, 2, 9, 5))).toBe('02.11.2026 09:05')
  expect(agoText('en-GB', 5 * 60_000 + 1)).toBe('5 minutes ago')
  expect(agoText('de', 3 * 3_600_000)).toBe('vor 3 Stunden')
  expect(agoText('et', 2 * 86_400_000)).toBe('üleeile')
  expect([agoText('en-GB', 0), agoText('en-GB', -500)]).toEqual(['now', 'now'])
})
