import { CATALOGUES, type MessageKey } from '@planner/i18n'
import { REFUSAL_REASONS } from '@planner/protocol'
import { expect, test } from 'vitest'
import { refusalText } from './refusal-text.ts'

const inGerman = (key: MessageKey) => CATALOGUES.de[key]

test('TEXT-4: a refusal is shown in the displayed language', () => {
  const refused = { message: 'Only an event admin can do this.', reason: 'adminOnly' }
  expect(refusalText(inGerman, refused)).toBe(CATALOGUES.de['refusal.adminOnly'])
  for (const reason of REFUSAL_REASONS)
    expect(refusalText(inGerman, { message: '', reason })).toBe(CATALOGUES.de[`refusal.${reason}`])
})

test('ERROR-10: a refusal without a reason, or with an unknown one, shows the message of the server', () => {
  expect(refusalText(inGerman, { message: 'No.' })).toBe('No.')
  expect(refusalText(inGerman, { message: 'No.', reason: 'constructor' })).toBe('No.')
})
