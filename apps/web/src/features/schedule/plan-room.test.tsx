import type { Viewer } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSessionDays } from '../../components/sessions/use-session-days.ts'
import { ADMIN, as, showScreen } from '../../lib/live/testing/screen.tsx'
import { PlanRoom } from './plan-room.tsx'
import { ScheduleProvider, useSchedule } from './schedule-context.tsx'

function Shown() {
  return <PlanRoom days={useSessionDays(useSchedule().schedule.sessions)} />
}

/** The table of the picture for a viewer. */
async function tableFor(event: EventBuilder, viewer: Viewer): Promise<string[]> {
  const schedule = (
    <ScheduleProvider>
      <Shown />
    </ScheduleProvider>
  )
  showScreen(event, viewer, schedule)
  fireEvent.click(screen.getByRole('button', { name: 'room.title' }))
  fireEvent.click(await screen.findByRole('button', { name: /room\.table/ }))
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
  const texts = rows.map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '))
  cleanup()
  return texts.map((text) => text.replaceAll(/[\u2066-\u2069]/g, ''))
}

function event() {
  const made = new EventBuilder('planner', { numSessions: 1 }).owner('ann', { name: 'Gardens' })
  made.people('bob', 'cid', 'dan').wish('ann', 'ann', 'Host').wish('bob', 'ann', '#1 Yes!')
  for (const userId of ['ann', 'bob', 'cid', 'dan'])
    made.set('availabilities', { userId, sessionId: 1 }, true)
  return made.start('ann', 0, 0).assign('ann', 'ann').assign('bob', 'ann')
}

test('ROOM-4: organisers see everybody without a group, a participant only themselves', async () => {
  expect(await tableFor(event(), ADMIN)).toEqual([
    'Gardens | ann (schedule.host) | preference.host',
    'bob | preference.first',
    'room.nowhere | cid | ',
    'dan | ',
  ])
  const atCid = await tableFor(event(), as('cid'))
  expect(atCid.slice(2)).toEqual(['room.nowhere | app.you | '])
  expect((await tableFor(event(), as('bob'))).length).toBe(2)
})

test('ROOM-5: a participant who may not read the choices of others sees their own alone', async () => {
  const hidden = event().setting('parameters|ui|showPreferenceMatrixToUsers', false)
  expect(await tableFor(hidden, as('bob'))).toEqual([
    'Gardens | ann (schedule.host) | ',
    'app.you | preference.first',
  ])
})
