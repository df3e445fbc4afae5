import { expect, test } from 'vitest'
import { wishRefusalKey } from './edit-refusals.ts'

test('CHOICE-5: a meeting that can still be taken back is not called settled, but says where to do so', () => {
  const said = (value: string) => wishRefusalKey('readOnlyState', value)
  expect(said('Yes auto reserved')).toBe('meeting.help.chosenReserved')
  for (const value of ['Yes committed', 'Yes auto committed'])
    expect(said(value)).toBe('meeting.help.chosenCommitted')
  expect(said('Yes past')).toBe('refusal.readOnlyState')
  expect(wishRefusalKey('notYourRow', 'Yes auto reserved')).toBe('refusal.notYourRow')
})
