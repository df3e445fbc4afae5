import { newEventFields } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ADMIN, showScreen } from '../../../lib/live/testing/screen.tsx'
import { FillTimes } from './fill-times.tsx'
import { TimesNote } from './times-note.tsx'

function show(numSessions: number, newSessionLabels = '') {
  const event = new EventBuilder('planner')
  const typed = {
    ...newEventFields(event.variant),
    numSessions,
    newSessionLabels,
    timeZone: 'Europe/Tallinn',
  }
  const onFill = vi.fn()
  showScreen(
    event,
    ADMIN,
    <>
      <FillTimes typed={typed} onFill={onFill} />
      <TimesNote typed={typed} />
    </>,
  )
  return onFill
}

const set = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('SESSION-16: a day of ten sessions is filled in from a handful of fields', () => {
  const onFill = show(10)
  fireEvent.click(screen.getByRole('button', { name: 'eventData.times.title' }))
  set('eventData.times.date', '2026-11-28')
  set('eventData.times.length', '40')
  fireEvent.click(screen.getByRole('button', { name: 'eventData.times.fill' }))
  expect(onFill).toHaveBeenCalledOnce()
  const [text] = onFill.mock.calls[0] as [string]
  expect(text.split('\n').slice(0, 2)).toEqual(['2026-11-28 09:30-10:10', '10:20-11:00'])
})

test('SESSION-16: a field that cannot be says so, and nothing is filled in', () => {
  show(10)
  fireEvent.click(screen.getByRole('button', { name: 'eventData.times.title' }))
  set('eventData.times.lunchTo', '11:00')
  expect(screen.getByText('eventData.times.wrong.lunch')).toBeDefined()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'eventData.times.fill' }).disabled).toBe(true)
})

test('SESSION-17: the form warns of overlaps and of an hour that the clocks leave out', () => {
  show(2, '2027-03-28 3:30-5:00\n4:30')
  const said = screen.getByRole('status').textContent
  expect(said).toContain('eventData.times.skipped')
  expect(said).toContain('eventData.times.overlaps')
})
