import { EventBuilder } from '@planner/domain/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { as, showScreen } from '../../lib/live/testing/screen.tsx'
import { useOpenPerson } from './open-person.ts'

afterEach(() => window.history.replaceState(null, '', '/'))

function Registered() {
  const openPerson = useOpenPerson()
  return (
    <button type="button" onClick={() => openPerson('key')}>
      done
    </button>
  )
}

test('PERSON-2, TAB-6: after registering the choices open, but not for an entry that stands for a topic and has none', () => {
  const event = () => new EventBuilder('planner').people('ann').topic('tea')
  const opened = (personId: string) => {
    showScreen(event(), as(personId), <Registered />)
    fireEvent.click(screen.getByText('done'))
    cleanup()
    return window.location.pathname + window.location.search
  }
  expect(opened('ann')).toBe('/planner/participant/?personalKey=key&tab=3')
  expect(opened('tea')).toBe('/planner/participant/?personalKey=key&tab=2')
})

test('PERSON-2, ROUTE-6: who comes back by the share link opens what their own link opens', () => {
  showScreen(new EventBuilder('planner').people('ann'), { role: 'visitor', personId: null }, <Registered />)
  fireEvent.click(screen.getByText('done'))
  expect(window.location.pathname + window.location.search).toBe('/planner/participant/?personalKey=key')
})
