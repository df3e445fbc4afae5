import type { Viewer } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ADMIN, as, showScreen } from '../../../lib/live/testing/screen.tsx'
import { PreferenceMatrix } from './preference-matrix.tsx'

/** Whether the matrix says that it shows meetings only, and whether it shows how many wish to meet somebody. */
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
