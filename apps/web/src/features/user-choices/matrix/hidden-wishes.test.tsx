import type { Viewer } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ADMIN, as, showScreen } from '../../../lib/live/test-screen.tsx'
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
