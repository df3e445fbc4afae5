import { EventBuilder } from '@planner/domain/testing'
import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { as, showScreen } from '../../../lib/live/testing/screen.tsx'
import { ContactPreferences } from './contact-preferences.tsx'

test('CHOICE-12: every other person is listed with a choice and their profile, entries for topics alone are not', () => {
  const event = new EventBuilder('planner', { considerContactPreferences: true })
    .people('cid', 'ann')
    .person('bob', { profile: 'Keeps bees.' })
    .topic('gardens')
  const edits = showScreen(event, as('ann'), <ContactPreferences personId="ann" />)
  const rows = [...document.querySelectorAll('li')]
  expect(rows.map((row) => row.querySelector('h3')?.textContent)).toEqual(['bob', 'cid'])
  expect(rows.map(({ textContent }) => textContent?.includes('Keeps bees.'))).toEqual([true, false])
  const no = rows[0]?.querySelector('input[value=No]')
  if (no) fireEvent.click(no)
  expect(edits).toMatchObject([
    { address: { table: 'contactPreferences', userId: 'ann', topicId: 'bob' }, value: 'No' },
  ])
})
