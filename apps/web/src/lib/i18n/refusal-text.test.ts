import { CATALOGUES } from '@planner/i18n'
import { REFUSAL_REASONS } from '@planner/protocol'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setMessages, t } from './i18n.ts'
import { refusalText } from './refusal-text.ts'

beforeEach(() => setMessages('de', CATALOGUES.de))
afterEach(() => setMessages('en-GB', {}))

test('TEXT-4: a refusal is shown in the displayed language', () => {
  const refused = { message: 'Only an event admin can do this.', reason: 'adminOnly' }
  expect(refusalText(t, refused)).toBe(CATALOGUES.de['refusal.adminOnly'])
  for (const reason of REFUSAL_REASONS)
    expect(refusalText(t, { message: '', reason })).toBe(CATALOGUES.de[`refusal.${reason}`])
})

test('ERROR-10: a refusal without a reason, or with an unknown one, shows the message of the server', () => {
  expect(refusalText(t, { message: 'No.' })).toBe('No.')
  expect(refusalText(t, { message: 'No.', reason: 'constructor' })).toBe('No.')
})
