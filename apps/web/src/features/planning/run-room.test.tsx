import { EventBuilder } from '@planner/domain/testing'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ADMIN, showScreen } from '../../lib/live/testing/screen.tsx'
import { RunRoom } from './run-room.tsx'

type Preview = Parameters<typeof RunRoom>[0]['preview']

function tableOf(event: EventBuilder, preview: Preview): string[] {
  showScreen(event, ADMIN, <RunRoom preview={preview} />)
  fireEvent.click(screen.getByRole('button', { name: /room\.table/ }))
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
  const texts = rows.map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '))
  cleanup()
  return texts.map((text) => text.replaceAll(/[\u2066-\u2069]/g, ''))
}

const group = (topicId: string | null, start: number | null, ...members: number[]) => ({
  topicId,
  group: 0,
  start,
  members,
})

test('ROOM-8: before the first plan everybody stands aside, then they are in the groups of its first session', () => {
  const event = new EventBuilder('planner', { numSessions: 2 }).owner('ann', { name: 'Gardens' })
  event.owner('bob', { name: 'Bees' }).people('cid')
  expect(tableOf(event, undefined)).toEqual(['room.nowhere | ann', 'bob', 'cid'])
  const people = ['ann', 'bob', 'cid', 'gone']
  const preview = { people, groups: [group('ann', 0, 0, 2, 3), group('bob', 1, 1, 0)] }
  expect(tableOf(event, preview).map((row) => row.split(' | ').slice(0, 2).join(' | '))).toEqual([
    'Gardens | ann',
    'cid | room.notChosen',
    'room.nowhere | bob',
  ])
})

test('ROOM-8: where people meet in pairs each pair is a circle of two, at no time or at the first', () => {
  const pairs = new EventBuilder('1on1').owner('ann').owner('bob').owner('cid').wish('ann', 'bob', 'Yes')
  const rows = tableOf(pairs, { people: ['ann', 'bob'], groups: [group(null, null, 0, 1)] })
  expect(rows.map((row) => row.split(' | ')[0])).toEqual(['ann, bob', 'bob', 'room.nowhere'])
  expect(rows.at(-1)).toContain('cid')
})
