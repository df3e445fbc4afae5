import type { CellValue } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ADMIN, as, showScreen } from '../../../lib/live/testing/screen.tsx'
import { ChoiceSections } from '../choice-sections.tsx'
import { SessionAvailability } from './session-availability.tsx'
// Loaded by the screen too, which then need not wait for it.
import './session-availability-table.tsx'

const event = (numSessions: number) => new EventBuilder('planner', { numSessions }).people('ann', 'bob')
const boxes = () => screen.queryAllByRole<HTMLInputElement>('checkbox')

test('AVAIL-1: there is a box per person and session, one’s own to edit, and everybody’s for admins', async () => {
  const edits = showScreen(event(3), as('ann'), <SessionAvailability />)
  expect(boxes()).toHaveLength(3)
  const [first] = boxes()
  if (first) fireEvent.click(first)
  expect(edits).toMatchObject([{ address: { userId: 'ann', sessionId: 1 }, value: false }])
  cleanup()
  showScreen(event(3), ADMIN, <SessionAvailability />)
  await screen.findByRole('table')
  expect(boxes()).toHaveLength(6)
  // BROWSER-4
  expect(document.querySelector('table')?.getAttribute('aria-label')).toBe('userChoices.availability')
  expect(boxes().some(({ disabled }) => disabled)).toBe(false)
})

test('AVAIL-1: with a single session nobody is asked', async () => {
  for (const [numSessions, isAsked] of [
    [1, false],
    [2, true],
  ] as const) {
    showScreen(event(numSessions), as('ann'), <ChoiceSections />)
    await screen.findByRole('region', { name: 'userChoices.topics' })
    expect(screen.queryByRole('region', { name: 'userChoices.availability' }) !== null).toBe(isAsked)
    cleanup()
  }
})

test('AVAIL-2: a person comes to every session until they say otherwise, and Maybe counts as coming', () => {
  const stored: readonly (readonly [CellValue | undefined, boolean])[] = [
    [undefined, true],
    [true, true],
    ['Yes', true],
    ['Maybe', true],
    ['No', false],
    [false, false],
  ]
  const said = event(stored.length)
  for (const [index, [value]] of stored.entries())
    if (value !== undefined) said.set('availabilities', { userId: 'ann', sessionId: index + 1 }, value)
  showScreen(said, as('ann'), <SessionAvailability />)
  expect(boxes().map(({ checked }) => checked)).toEqual(stored.map(([, isComing]) => isComing))
})

const programme = (changes = {}) =>
  new EventBuilder('multiplanner', {
    numSessions: 4,
    newSessionLabels: '23.11.2026 9:00-10:00 Opening\n---\nWalk\n24.11.2026 Talks\nBye',
    timeZone: 'UTC',
    ...changes,
  })
const groups = () =>
  [...document.querySelectorAll('[role=group]')].map(
    (group) => group.querySelectorAll('[type=checkbox]').length,
  )

test('SESSION-10: sessions stand below their days, with their times and the breaks between them', () => {
  showScreen(programme().people('ann'), as('ann'), <SessionAvailability />)
  expect(groups()).toEqual([3, 3])
  expect(screen.getByLabelText('09:00–10:00 Opening')).toBeDefined()
  expect(screen.getAllByText('sessions.break')).toHaveLength(1)
  expect(screen.getByText('clock.event')).toBeDefined()
  cleanup()
  showScreen(event(3), as('ann'), <SessionAvailability />)
  expect(groups()).toEqual([])
})

test('SCREEN-19: a box sets all sessions of a day, or clears them when all are set', () => {
  const said = programme().people('ann').set('availabilities', { userId: 'ann', sessionId: 2 }, false)
  const edits = showScreen(said, as('ann'), <SessionAvailability />)
  const [first, second] = screen.getAllByLabelText<HTMLInputElement>('availability.allOfDay')
  expect([first?.checked, first?.indeterminate, second?.checked]).toEqual([false, true, true])
  if (first) fireEvent.click(first)
  expect(edits.map(({ address, value }) => ['sessionId' in address && address.sessionId, value])).toEqual([
    [2, true],
  ])
  if (second) fireEvent.click(second)
  expect(edits.slice(1).map(({ value }) => value)).toEqual([false, false])
})

test('SCREEN-19: admins have such a box for everybody, and see where breaks are', async () => {
  const edits = showScreen(programme().people('ann', 'bob'), ADMIN, <SessionAvailability />)
  await screen.findByRole('table')
  expect(boxes()).toHaveLength(2 * (4 + 2))
  expect(screen.getAllByText('sessions.thenBreak')).toHaveLength(1)
  const [whole] = boxes()
  if (whole) fireEvent.click(whole)
  expect(edits).toMatchObject([
    { address: { userId: 'ann', sessionId: 1 }, value: false },
    { address: { userId: 'ann', sessionId: 2 }, value: false },
  ])
})

test('SCREEN-13: of many sessions one day is shown to begin with, and any other on request', () => {
  showScreen(event(3), as('ann'), <SessionAvailability />)
  expect(screen.queryByRole('combobox')).toBeNull()
  cleanup()
  const hundred = new EventBuilder('multiplanner', { numSessions: 100 }).people('ann')
  showScreen(hundred, as('ann'), <SessionAvailability />)
  expect(groups()).toEqual([11])
  fireEvent.change(screen.getByLabelText('sessions.choose.part'), { target: { value: '' } })
  expect(groups()).toHaveLength(10)
})
