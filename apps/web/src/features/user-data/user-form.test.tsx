import type { VariantId } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PersonalLink } from '../../components/personal-link.tsx'
import { UserForm } from '../../components/user-form/user-form.tsx'
import { as, showScreen } from '../../lib/live/testing/screen.tsx'

const VISITOR = { role: 'visitor', personId: null } as const

/** What the form shows to somebody new. */
function newPerson(variantId: VariantId) {
  showScreen(new EventBuilder(variantId), VISITOR, <UserForm isSelf person={null} onDone={() => {}} />)
  const name = document.querySelector<HTMLInputElement>('input[name=name]')?.value
  const button = document.querySelector('button[type=submit]')?.textContent
  cleanup()
  return { name, button }
}

test('PERSON-3: the button registers, and updates from then on; the personal link is read-only', () => {
  expect(newPerson('planner').button).toBe('userData.register')
  const event = new EventBuilder('planner').owner('ann')
  const person = event.state.persons.get('ann') ?? null
  const personalLink = 'https://example.org/planner/participant/?personalKey=k'
  const screenOfAnn = (
    <>
      <UserForm isSelf person={person} onDone={() => {}} />
      <PersonalLink />
    </>
  )
  showScreen(event, as('ann'), screenOfAnn, { meta: { personalLink } })
  expect(document.querySelector('button[type=submit]')?.textContent).toBe('userData.update')
  expect(screen.getByDisplayValue<HTMLInputElement>(personalLink).readOnly).toBe(true)
})

test('VARIANT-15: a random name is suggested in the variant that has it only', () => {
  expect(newPerson('multiplanner').name).toMatch(/\S/)
  for (const id of ['planner', 'heallo', '1on1'] as const) expect([id, newPerson(id).name]).toEqual([id, ''])
})

test('SCREEN-12: beside e-mail and phone the form says who else sees them', () => {
  const event = new EventBuilder('1on1', { showAdvancedFields: true })
  showScreen(event, VISITOR, <UserForm isSelf person={null} onDone={() => {}} />)
  for (const type of ['email', 'tel']) {
    const input = document.querySelector(`input[type=${type}]`)
    const described = (input?.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean)
    const help = described.map((id) => document.getElementById(id)?.textContent)
    expect([type, help]).toEqual([type, [`userData.${type === 'tel' ? 'phone' : type}.help`]])
  }
})

test('TOPIC-7: what else a topic has is asked for once it has a name', () => {
  const event = new EventBuilder('planner', { allowParticipantsToAddTopics: true })
  showScreen(event, VISITOR, <UserForm isSelf person={null} onDone={() => {}} />)
  expect(screen.queryByText('userData.topicNumberOfGroups')).toBeNull()
  fireEvent.change(screen.getByLabelText('userData.topics'), { target: { value: 'Tea' } })
  expect(screen.getByText('userData.topicNumberOfGroups')).toBeTruthy()
})
