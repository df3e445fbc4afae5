import type { InvocationName } from '@planner/protocol'
import { expect, test } from 'vitest'
import { keysFor } from './invoke.ts'

const KEYS = { adminKey: 'admin', shareKey: 'share', privateKey: 'own' }
const ORGANISER = { keys: KEYS, joinKey: 'joined', personId: 'ann' }
const GUEST = { ...ORGANISER, keys: { ...KEYS, adminKey: '' } }

test('MEET-11, MEET-25: an organiser acts on own meetings as the person, on others as organiser', () => {
  const keyOf = (name: InvocationName, holder: typeof GUEST, ...personIds: string[]) =>
    keysFor(name, { personIds }, holder).key
  expect(keyOf('ConfirmMeeting', ORGANISER, 'ann', 'bob')).toBe('own')
  expect(keyOf('WithdrawMeeting', ORGANISER, 'bob', 'cid')).toBe('admin')
  expect(keyOf('CancelMeeting', GUEST, 'ann', 'bob')).toBe('own')
  expect(keyOf('SayInMeeting', ORGANISER, 'ann', 'bob')).toBe('own')
})

test('WIRE-9: an invocation is sent with the keys that its right asks for, and with no others', () => {
  expect(keysFor('SyncTimestamp', {}, ORGANISER)).toEqual({})
  expect(keysFor('StopPlan', {}, ORGANISER)).toEqual({ adminKey: 'admin' })
  expect(keysFor('ReadReport', {}, ORGANISER)).toEqual({ key: 'admin' })
  expect(keysFor('ReadReport', {}, GUEST)).toEqual({ key: 'own' })
  expect(keysFor('SendSettingValue', {}, ORGANISER)).toEqual({
    eventAdminGuid: 'admin',
    eventShareGuid: 'share',
  })
  expect(keysFor('SendSharedValue', {}, GUEST)).toEqual({
    eventAdminGuid: '',
    eventUserPrivateGuid: 'own',
    eventShareGuid: 'share',
  })
})

test('KEY-16: whoever is shut out acts for themselves by the key they have come with', () => {
  expect(keysFor('ExportUser', { userId: '' }, GUEST)).toEqual({ key: 'joined' })
  expect(keysFor('ExportUser', { userId: 'ann' }, GUEST)).toEqual({ key: 'own' })
})

test('ROLE-3: the own person is saved by the own key, anybody else by the admin key', () => {
  expect(keysFor('UpdateUser', { user: { id: 'ann' } }, ORGANISER)).toEqual({ key: 'own' })
  expect(keysFor('UpdateUser', { user: { id: 'bob' } }, ORGANISER)).toEqual({ key: 'admin' })
  expect(keysFor('RegisterUser', { user: {} }, { ...ORGANISER, personId: null })).toEqual({ key: 'admin' })
})
