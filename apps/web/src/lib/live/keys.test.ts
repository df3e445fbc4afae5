import { variantOf } from '@planner/domain'
import { expect, test } from 'vitest'
import { newEventPath, pageKey } from './keys.ts'

test('ROUTE-9: a page without any key takes the default invitation', () => {
  expect(pageKey({}, undefined, 'default')).toBe('default')
  expect(pageKey({}, 'share', 'default')).toBe('default')
  expect(pageKey({ participantInvite: 'invite' }, 'share', 'default')).toBe('invite')
  expect(pageKey({ personalKey: 'own', adminInvite: 'admin' }, 'participant', 'default')).toBe('own')
})

test('EVENT-22: the admin route without a key makes a new event also where there is a default invitation', () => {
  expect(pageKey({}, 'admin', 'default')).toBe('')
  expect(pageKey({ adminInvite: 'admin' }, 'admin', 'default')).toBe('admin')
  expect(newEventPath(variantOf('heallo'), 'default')).toBe('/heallo/admin/')
  expect(newEventPath(variantOf('heallo'), '')).toBe('/heallo/')
  expect(newEventPath(variantOf('planner'), 'default')).toBe('/planner/')
})
