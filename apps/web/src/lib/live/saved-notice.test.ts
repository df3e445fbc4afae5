import { VARIANTS, type Viewer, variantOf } from '@planner/domain'
import type { InvocationName } from '@planner/protocol'
import { expect, test } from 'vitest'
import { isSavedNoticeDue } from './saved-notice.ts'

const ann: Viewer = { role: 'participant', personId: 'ann' }
const visitor: Viewer = { role: 'visitor', personId: null }
const matcher = variantOf('heallo')

test('LIVE-10: the health variant says Saved after everything a registered user saves', () => {
  const due = (name: InvocationName, viewer: Viewer = ann, variant = matcher) =>
    isSavedNoticeDue(variant, viewer, name)
  for (const name of ['UpdateUser', 'PlanEvent', 'SetEventAdmin', 'SendSharedValue'] as const)
    expect([name, due(name), due(name, visitor)]).toEqual([name, true, false])
  for (const name of ['JoinEventHub2', 'SyncTimestamp', 'SendMessage', 'ExportUser'] as const)
    expect([name, due(name)]).toEqual([name, false])
  expect(VARIANTS.filter((variant) => due('UpdateUser', ann, variant))).toEqual([matcher])
})
