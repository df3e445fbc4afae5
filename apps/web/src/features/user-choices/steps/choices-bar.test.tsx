import { cellAddress } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { Outbox } from '../../../lib/live/edits/outbox.ts'
import { EventStore } from '../../../lib/live/event-store.ts'
import { ADMIN, as, showScreen } from '../../../lib/live/testing/screen.tsx'
import { ChoiceSections } from '../choice-sections.tsx'
import { TopicsToolbar } from '../picker/own-topics.tsx'
// Loaded by the screen too, which then need not wait for them.
import '../availability/session-availability.tsx'
import '../picker/contact-preferences.tsx'
import './done-page.tsx'

beforeAll(() => TopicsToolbar.fetch())

const event = () =>
  new EventBuilder('planner', { considerContactPreferences: true, numSessions: 3 })
    .people('ann', 'bob')
    .owner('tea')
    .owner('go')
const link = { meta: { personalLink: 'https://x/?personalKey=k', connection: 'connected' as const } }
const bar = () => screen.getByRole('region', { name: 'userChoices.bar' })
const button = () => within(bar()).getByRole('button')
const said = () => [bar().textContent, button().dataset.variant]

test('CHOICE-17, CHOICE-49: the bar says how far each part is and leads to the next one, to the end', async () => {
  const rated = event().wish('ann', 'tea', 'Yes').wish('ann', 'go', '')
  showScreen(
    rated.set('contactPreferences', { userId: 'ann', topicId: 'bob' }, '10'),
    as('ann'),
    <ChoiceSections />,
    link,
  )
  await screen.findByRole('region', { name: 'userChoices.bar' })
  expect(said()).toEqual(['userChoices.rateduserChoices.saveduserChoices.next.people', 'filled'])
  fireEvent.click(button())
  expect(said()).toEqual(['userChoices.nameduserChoices.saveduserChoices.next.times', 'filled'])
  expect(document.activeElement?.getAttribute('data-section')).toBe('people')
  fireEvent.click(button())
  expect(said()).toEqual(['availability.cominguserChoices.saveduserChoices.next.done', 'filled'])
  fireEvent.click(button())
  const done = await screen.findByRole('region', { name: 'userChoices.done.title' })
  await waitFor(() => expect(done).toBe(document.activeElement))
  expect(screen.queryByRole('region', { name: 'userChoices.bar' })).toBeNull()
})

test('CHOICE-49: what is not complete has no button in full colour, and people may be skipped', async () => {
  showScreen(event().wish('ann', 'tea', 'Yes'), as('ann'), <ChoiceSections />, link)
  await screen.findByRole('region', { name: 'userChoices.bar' })
  expect(said()).toEqual(['userChoices.rateduserChoices.saveduserChoices.next.people', 'default'])
  fireEvent.click(button())
  expect(said()).toEqual(['userChoices.nameduserChoices.skip', 'default'])
})

test('CHOICE-49, BROWSER-4: what is not stored without a connection is said, and no number is announced', async () => {
  const { variant, state } = event()
  const store = new EventStore(variant, false, new Outbox())
  store.replace(state, { viewer: as('ann'), isLoaded: true, connection: 'lost' })
  const address = cellAddress('preferences', { userId: 'ann', topicId: 'tea' })
  store.applyLocal([{ kind: 'cell', address, value: 'Yes', timestamp: 5 }])
  showScreen(event(), as('ann'), <ChoiceSections />, { commands: { store } })
  await screen.findByText('userChoices.unsaved')
  expect(bar().closest('[role=status], [role=alert], [aria-live]')).toBeNull()
  expect(bar().querySelector('[role=status], [aria-live]')).toBeNull()
})

test('CHOICE-49, SCALE-8: what the server does not store for long is said, though the connection is there', async () => {
  const { variant, state } = event()
  const store = new EventStore(variant, false, new Outbox())
  store.replace(state, { viewer: as('ann'), isLoaded: true, connection: 'connected' })
  const address = cellAddress('preferences', { userId: 'ann', topicId: 'tea' })
  store.applyLocal([{ kind: 'cell', address, value: 'Yes', timestamp: 5 }])
  showScreen(event(), as('ann'), <ChoiceSections />, { commands: { store } })
  expect(screen.queryByText('userChoices.unsaved')).toBeNull()
  await screen.findByText('userChoices.unsaved')
})

test('CHOICE-49: organisers see the bar of whom they choose for, without a way that is not theirs', async () => {
  showScreen(event(), ADMIN, <ChoiceSections />)
  const select = await screen.findByLabelText('userChoices.choicesOf')
  expect(screen.queryByRole('region', { name: 'userChoices.bar' })).toBeNull()
  fireEvent.change(select, { target: { value: 'bob' } })
  expect(bar().textContent).toBe('userChoices.rated')
})

const end = async (given: EventBuilder) => {
  cleanup()
  showScreen(given, as('ann'), <ChoiceSections />, link)
  for (let step = 0; step < 3; step += 1) fireEvent.click(await screen.findByText(/userChoices\.(next|skip)/))
  const done = await screen.findByRole('region', { name: 'userChoices.done.title' })
  return { text: done.textContent ?? '', buttons: () => within(done).getAllByRole('button') }
}

test('CHOICE-18: the end says that all is saved, what was left out, where the groups are, and has the personal link', async () => {
  const early = await end(event())
  for (const part of ['done.text', 'done.left', 'done.plan'])
    expect(early.text).toContain(`userChoices.${part}`)
  expect(early.text).toContain('userData.link.title')
  expect(early.text).not.toContain('seePlan')
  fireEvent.click(screen.getByText('userChoices.done.change'))
  expect(bar().textContent).toContain('userChoices.rated')

  const all = event().wish('ann', 'tea', 'Yes').wish('ann', 'go', '')
  const late = await end(all.assign('bob', 'tea'))
  expect(late.text).toContain('userChoices.done.planned')
  expect(late.text).not.toContain('done.left')
  fireEvent.click(screen.getByText('userChoices.done.seePlan'))
  expect(window.location.search).toBe('?tab=4')
})
