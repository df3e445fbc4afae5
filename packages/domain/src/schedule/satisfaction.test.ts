import { expect, test } from 'vitest'
import type { Viewer } from '../permissions/viewer.ts'
import { EventBuilder } from '../testing/event-builder.ts'
import type { VariantId } from '../variants/registry.ts'
import { satisfactionOf } from './satisfaction.ts'

const ADMIN: Viewer = { role: 'admin', personId: null }
const BOB: Viewer = { role: 'participant', personId: 'bob' }

function levels(variantId: VariantId, ...choices: string[]) {
  return choices.map((choice) => {
    const { variant, state } = new EventBuilder(variantId)
      .owner('ann')
      .people('bob')
      .wish('bob', 'ann', choice)
    return satisfactionOf(variant, state, ADMIN, 'bob', 'ann')
  })
}

test('ROOM-5: a group suits from 1, not chosen, to 4, chosen above all, on every scale', () => {
  expect(levels('planner', '', 'Yes', '#1 Yes!', 'Host')).toEqual([1, 3, 4, 4])
  expect(levels('planner10', '', '1', '3', '4', '6', '7', '10', 'Host')).toEqual([1, 2, 2, 3, 3, 4, 4, 4])
  expect(levels('1on1', '', 'Yes', 'Yes reserved', 'Yes committed')).toEqual([1, 4, 4, 4])
})

test('ROOM-5, PRIV-4: what others have chosen shades their dots only for whoever may read it', () => {
  const event = new EventBuilder('planner').owner('ann').people('bob', 'cid')
  const { variant, state } = event.wish('bob', 'ann', 'Yes').wish('cid', 'ann', '#1 Yes!')
  const of = (viewer: Viewer) => ['bob', 'cid'].map((id) => satisfactionOf(variant, state, viewer, id, 'ann'))
  expect([of(ADMIN), of(BOB)]).toEqual([
    [3, 4],
    [3, 4],
  ])
  event.setting('parameters|ui|showPreferenceMatrixToUsers', false)
  expect([of(ADMIN), of(BOB)]).toEqual([
    [3, 4],
    [3, null],
  ])
})

test('ROOM-5: where nobody chooses topics no group suits better than another', () => {
  const event = new EventBuilder('reciprocity10')
    .owner('ann')
    .setting('parameters|ui|hideTopicAndIntro', true)
  expect(satisfactionOf(event.variant, event.state, ADMIN, 'ann', 'ann')).toBeNull()
})
