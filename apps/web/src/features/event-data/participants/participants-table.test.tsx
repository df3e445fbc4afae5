import { type ParticipantColumn, participantColumns } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ADMIN, showScreen } from '../../../lib/live/testing/screen.tsx'
import { participantRows } from './participant-rows.ts'
import { ParticipantsTable } from './participants-table.tsx'
import { BY_NAME, sorted } from './shown-columns.ts'

/** jsdom has no layout: the scroll container is taken to be 400 px wide and high. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400)
})
afterEach(() => vi.restoreAllMocks())

const acts: string[] = []

function Table({ event: { variant, state } }: { event: EventBuilder }) {
  const [sort, setSort] = useState(BY_NAME)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const columns: readonly ParticipantColumn[] = participantColumns(variant, state, 'production')
  return (
    <ParticipantsTable
      columns={columns}
      rows={sorted(participantRows(variant, state), sort)}
      sort={sort}
      onSort={setSort}
      selected={selected}
      onSelect={(ids) => setSelected(new Set(ids))}
      onAct={(act, { fullName }) => acts.push(`${act} ${fullName}`)}
    />
  )
}

const show = (event: EventBuilder) => showScreen(event, ADMIN, <Table event={event} />)
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const focused = () => document.activeElement?.closest('td, th')

test('PERSON-20, SCREEN-1: one tab stop; arrows go from the box of a person to the menu, whose own arrows stay in it', async () => {
  // Without a layout the library finds nothing in the menu to focus, and says so.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  show(new EventBuilder('planner').owner('ann').owner('bob'))
  expect(document.querySelectorAll('[role=grid] [tabindex="0"]')).toHaveLength(1)
  const box = screen.getAllByRole('checkbox')[0] as HTMLElement
  box.focus()
  press('End')
  const button = document.activeElement as HTMLElement
  expect(button.getAttribute('aria-haspopup')).toBe('menu')
  fireEvent.click(button)
  const [edit] = await screen.findAllByRole('menuitem')
  edit?.focus()
  press('ArrowDown')
  expect(focused()).toBeNull()
  fireEvent.click(edit as HTMLElement)
  expect(acts).toEqual(['edit ann'])
  expect(document.activeElement).toBe(button)
})

test('PERSON-20: a header says how the table is sorted, and turns it round', () => {
  show(new EventBuilder('planner').owner('ann', { name: 'Wine' }).owner('bob', { name: 'Ale' }))
  expect(names()).toEqual(['ann', 'bob'])
  const header = screen.getByRole('columnheader', { name: /column\.name/ })
  expect(header.getAttribute('aria-sort')).toBe('ascending')
  fireEvent.click(screen.getByText('participants.column.name'))
  expect(names()).toEqual(['bob', 'ann'])
  expect(header.getAttribute('aria-sort')).toBe('descending')
  fireEvent.click(screen.getByText('participants.column.topic'))
  expect(names()).toEqual(['bob', 'ann'])
  expect(header.getAttribute('aria-sort')).toBeNull()
})

test('PERSON-20: of 500 people only those in view are in the page, and the grid says how many there are', () => {
  const event = new EventBuilder('planner')
  for (let index = 0; index < 500; index += 1) event.person(`Person ${index}`)
  show(event)
  expect(screen.getAllByRole('rowheader').length).toBeLessThan(40)
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('501')
})
