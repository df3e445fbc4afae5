import {
  cellAddress,
  cellKey,
  emptyEventState,
  newEvent,
  newPerson,
  PREFERENCE_SCALES,
  type Viewer,
  variantOf,
} from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ADMIN, as, showScreen } from '../../../lib/live/testing/screen.tsx'
import { RowName } from './matrix-row.tsx'
import { orderedPeople, type PeopleView, PreferenceMatrix } from './preference-matrix.tsx'

const planner = variantOf('planner')
const person = (id: string) => newPerson({ id, name: `Person ${id}`, timestamp: 0 })
const people = ['a', 'b', 'c', 'd'].map(person)
const state = emptyEventState(newEvent(planner, { id: 'e', timestamp: 0 }))
for (const [userId, value] of [
  ['a', 'Yes'],
  ['c', 'Host'],
  ['d', '#1 Yes!'],
]) {
  const address = cellAddress('preferences', { userId: userId ?? '', topicId: 't' })
  state.cells.set(cellKey(address), { address, value: value ?? '', timestamp: 1 })
}
const view: PeopleView = {
  ownId: 'b',
  search: '',
  sortedBy: null,
  choices: PREFERENCE_SCALES.yesFirstHost.choices,
}
const ids = (changes: Partial<PeopleView>) =>
  orderedPeople(people, state, { ...view, ...changes }).map(({ id }) => id)

test('CHOICE-9: the own row comes first, the others in the order of joining', () => {
  expect(ids({})).toEqual(['b', 'a', 'c', 'd'])
  expect(ids({ ownId: null })).toEqual(['a', 'b', 'c', 'd'])
})

test('sorting by a topic puts the most interested first, below the own row', () => {
  expect(ids({ sortedBy: 't' })).toEqual(['b', 'c', 'd', 'a'])
})

test('search matches parts of names, ignoring case', () => {
  expect(ids({ search: 'PERSON D' })).toEqual(['d'])
})

afterEach(cleanup)

test('a right-to-left name is isolated from the note after it', () => {
  render(<RowName name="דנה (2)" note="you" />)
  expect(screen.getByText('דנה (2)').tagName).toBe('BDI')
  expect(screen.getByText('you').closest('bdi')).toBeNull()
})

/** Whether the matrix says that it shows meetings only, and whether it shows how many wish for somebody. */
function matrix(isHidden: boolean, viewer: Viewer) {
  const event = new EventBuilder('1on1')
    .owner('ann')
    .owner('bob')
    .wish('ann', 'bob', 'Yes')
    .setting('parameters|ui|hideOneSidedWishes', isHidden)
    .setting('parameters|ui|showPreferenceMatrixToUsers', true)
  showScreen(event, viewer, <PreferenceMatrix ownId={viewer.personId} />)
  const shown = {
    saysSo: screen.queryByText('matrix.wishesHidden') !== null,
    totals: screen.queryAllByText('matrix.total').length > 0,
  }
  cleanup()
  return shown
}

test('PRIV-10, PRIV-19: a matrix with hidden wishes says that it shows meetings only, and has no totals', () => {
  expect(matrix(true, as('ann'))).toEqual({ saysSo: true, totals: false })
  expect(matrix(true, ADMIN)).toEqual({ saysSo: false, totals: true })
  expect(matrix(false, as('ann'))).toEqual({ saysSo: false, totals: true })
})

test('MEET-2, MEET-14: a wish is shown as pending, and of a meeting the organiser counts who had asked for it', () => {
  const event = new EventBuilder('1on1').owner('ann').owner('bob').owner('cid').wish('cid', 'ann', 'Yes')
  event.meeting('ann', 'bob', 'reserved', { wishedBy: ['ann'] })
  showScreen(event, ADMIN, <PreferenceMatrix ownId={null} />)
  expect(screen.getAllByText('preference.pending')).toHaveLength(1)
  expect(screen.getAllByText('preference.reserved')).toHaveLength(2)
  // Of Ann, Bob and Cid.
  const totals = screen.getAllByText('matrix.total').map((each) => each.parentElement?.textContent)
  expect(totals.map((text) => text?.[0])).toEqual(['1', '1', '0'])
})
