import type { CellValue } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ADMIN, as, showScreen } from '../../../lib/live/test-screen.tsx'
import { ChoiceSections } from '../choice-sections.tsx'
import { SessionAvailability } from './session-availability.tsx'

const event = (numSessions: number) => new EventBuilder('planner', { numSessions }).people('ann', 'bob')
const boxes = () => screen.queryAllByRole<HTMLInputElement>('checkbox')

test('AVAIL-1: there is a box per person and session, one’s own to edit, and everybody’s for admins', () => {
  const edits = showScreen(event(3), as('ann'), <SessionAvailability />)
  expect(boxes()).toHaveLength(3)
  const [first] = boxes()
  if (first) fireEvent.click(first)
  expect(edits).toMatchObject([{ address: { userId: 'ann', sessionId: 1 }, value: false }])
  cleanup()
  showScreen(event(3), ADMIN, <SessionAvailability />)
  expect(boxes()).toHaveLength(6)
  expect(boxes().some(({ disabled }) => disabled)).toBe(false)
})

test('AVAIL-1: with a single session nobody is asked', () => {
  for (const [numSessions, isAsked] of [
    [1, false],
    [2, true],
  ] as const) {
    showScreen(event(numSessions), as('ann'), <ChoiceSections />)
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
