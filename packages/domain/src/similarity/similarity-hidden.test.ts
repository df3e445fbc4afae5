import { expect, test } from 'vitest'
import type { Viewer } from '../permissions/viewer.ts'
import type { SettingKey } from '../settings/catalogue.ts'
import { EventBuilder } from '../testing/event-builder.ts'
import type { VariantId } from '../variants/registry.ts'
import { similarityHidden } from './similarity.ts'

const ADMIN: Viewer = { role: 'admin', personId: null }
const ANN: Viewer = { role: 'participant', personId: 'ann' }

const hidden = (variantId: VariantId, settings: Partial<Record<SettingKey, boolean>>) => {
  const event = new EventBuilder(variantId).owner('ann').owner('bob')
  for (const [key, value] of Object.entries(settings)) event.setting(key as SettingKey, value)
  return [ADMIN, ANN].map((viewer) => similarityHidden(event.variant, event.state, viewer))
}

test('TAB-12, PRIV-10: people are compared for those who read all choices, others are told why not', () => {
  const isShown = { 'parameters|ui|showPreferenceMatrixToUsers': true }
  expect(hidden('planner', isShown)).toEqual([undefined, undefined])
  expect(hidden('planner', { 'parameters|ui|showPreferenceMatrixToUsers': false })).toEqual([
    undefined,
    'choices',
  ])
  for (const variantId of ['1on1', 'reciprocity'] as const) {
    const wishes = (isHidden: boolean) =>
      hidden(variantId, { ...isShown, 'parameters|ui|hideOneSidedWishes': isHidden })
    expect(wishes(true)).toEqual([undefined, 'wishes'])
    expect(wishes(false)).toEqual([undefined, undefined])
  }
})

test('TAB-12: nobody is compared by topics that the event hides; in pairs topics are people', () => {
  const settings = {
    'parameters|ui|hideTopicAndIntro': true,
    'parameters|ui|showPreferenceMatrixToUsers': true,
  }
  expect(hidden('reciprocity10', settings)).toEqual(['topics', 'topics'])
  expect(hidden('1on1', settings)).toEqual([undefined, undefined])
})
