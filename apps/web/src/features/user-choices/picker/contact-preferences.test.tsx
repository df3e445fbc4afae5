import { EventBuilder } from '@planner/domain/testing'
import { fireEvent, screen } from '@testing-library/react'
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
  expect(rows[0]?.querySelector('[aria-pressed=true]')).toBeNull()
  fireEvent.click(press('userChoices.ratherNot.about', 0))
  expect(edits).toMatchObject([
    { address: { table: 'contactPreferences', userId: 'ann', topicId: 'bob' }, value: 'No' },
  ])
})

const press = (name: string, row: number) => screen.getAllByRole('button', { name })[row] ?? document.body
const people = (...names: string[]) =>
  new EventBuilder('planner', { considerContactPreferences: true }).people('ann', ...names)
const said = (event: EventBuilder, topicId: string, value: string) =>
  event.set('contactPreferences', { userId: 'ann', topicId }, value)

test('CHOICE-50: two choices a person, each taken back by a second press; whoever is named stands first', () => {
  const event = said(said(people('bob', 'cid', 'dan'), 'dan', 'No'), 'cid', '7')
  const edits = showScreen(event, as('ann'), <ContactPreferences personId="ann" />)
  expect([...document.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
    'cid',
    'dan',
    'bob',
  ])
  const pressed = [...document.querySelectorAll('[aria-pressed=true]')].map((each) => each.textContent)
  expect(pressed).toEqual(['userChoices.hope', 'userChoices.ratherNot'])
  // A number of the whole scale is said beside it.
  expect(document.querySelector('li')?.textContent).toContain('userChoices.rating.number')
  fireEvent.click(press('userChoices.hope.about', 2))
  fireEvent.click(press('userChoices.hope.about', 0))
  fireEvent.click(press('userChoices.ratherNot.about', 1))
  expect(edits.map(({ value }) => value)).toEqual(['10', '', ''])
})

test('CHOICE-10, CHOICE-50: the whole scale stands behind a button, with nothing chosen before it is', () => {
  showScreen(said(people('bob', 'cid'), 'bob', '3'), as('ann'), <ContactPreferences personId="ann" />)
  fireEvent.click(screen.getByText('userChoices.contacts.precise'))
  const groups = [...document.querySelectorAll('fieldset')]
  const values = groups.map((group) => [...group.querySelectorAll('input')].map(({ value }) => value))
  const numbers = Array.from({ length: 10 }, (_, index) => String(index + 1))
  expect(values).toEqual([
    ['', 'No', ...numbers],
    ['', 'No', ...numbers],
  ])
  const chosen = groups.map((group) => group.querySelector<HTMLInputElement>('input:checked')?.value)
  expect(chosen).toEqual(['3', undefined])
})

test('CHOICE-10, CHOICE-50: where an event asks for yes or no alone, only who is not wanted is named', () => {
  const event = people('bob').setting('parameters|ui|allowOnlyBinaryContactPreferences', true)
  showScreen(event, as('ann'), <ContactPreferences personId="ann" />)
  expect(screen.queryByText('userChoices.hope')).toBeNull()
  expect(screen.getByText('userChoices.ratherNot')).toBeTruthy()
  expect(screen.queryByText('userChoices.contacts.precise')).toBeNull()
})

test('CHOICE-50: of many people some stand there until all are asked for, or one is looked for', () => {
  const names = Array.from({ length: 30 }, (_, index) => `guest ${index + 10}`)
  showScreen(people(...names), as('ann'), <ContactPreferences personId="ann" />)
  expect(document.querySelectorAll('h3')).toHaveLength(12)
  fireEvent.change(screen.getByLabelText('userChoices.contacts.search'), { target: { value: 'guest 39' } })
  expect([...document.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(['guest 39'])
  fireEvent.change(screen.getByLabelText('userChoices.contacts.search'), { target: { value: '' } })
  fireEvent.click(screen.getByText('userChoices.contacts.all'))
  expect(document.querySelectorAll('h3')).toHaveLength(30)
})
