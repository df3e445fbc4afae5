import { EventBuilder } from '@planner/domain/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ADMIN, showScreen } from '../../lib/live/testing/screen.tsx'
import { Room } from './room.tsx'
import type { RoomPerson, RoomPlan } from './room-plan.ts'

const person = (name: string, fields: Partial<RoomPerson> = {}): RoomPerson => ({
  personId: name.toLowerCase(),
  name,
  satisfaction: 3,
  choice: 'Yes',
  isHost: false,
  isYou: false,
  ...fields,
})
const plan: RoomPlan = {
  groups: [
    { id: 'a', name: 'Gardens', members: [person('Ann', { isHost: true }), person('Bob', { isYou: true })] },
    { id: 'b', name: 'Bees', members: [] },
  ],
  without: [person('Cid', { satisfaction: null, choice: '' })],
}

function rowsOf(shown: RoomPlan): string[] {
  showScreen(new EventBuilder('planner'), ADMIN, <Room plan={shown} label="Session 1" />)
  fireEvent.click(screen.getByRole('button', { name: /room\.table/ }))
  return within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '))
}

test('ROOM-7: the table has every group with everybody in it, hosts, choices, and who has no group', () => {
  expect(rowsOf(plan)).toEqual([
    'room.column.group | app.person | room.column.choice',
    'Gardens | Ann (schedule.host) | Yes',
    'app.you | Yes',
    'Bees | schedule.list.nobody',
    'room.nowhere | Cid | ',
  ])
})

test('ROOM-5, ROOM-7: where choices are not for its reader the table has none', () => {
  const hidden = (each: RoomPerson) => ({ ...each, satisfaction: null, choice: '' })
  const groups = plan.groups.map((group) => ({ ...group, members: group.members.map(hidden) }))
  expect(rowsOf({ ...plan, groups })[0]).toBe('room.column.group | app.person')
  expect(screen.queryByText('room.legend.choice')).toBeNull()
})

test('ROOM-6: the picture can be reached by keyboard and is named by what it shows', () => {
  rowsOf(plan)
  const picture = screen.getByRole('application', { name: 'room.label' })
  expect(picture.tabIndex).toBe(0)
  expect(picture.getAttribute('aria-describedby')).toBeTruthy()
})
