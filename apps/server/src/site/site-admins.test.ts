import { expect, test } from 'vitest'
import { siteAdmins } from './site-admins.ts'

const KEY = 'a-key-of-the-site-administrator'
const HOUR = 3_600_000

test('OPS-11: the key signs a session in for twelve hours, and signing out ends that', () => {
  let now = 5 * HOUR
  const admins = siteAdmins({ key: KEY, now: () => now })
  expect([admins.tryKey('here', `${KEY}x`), admins.tryKey('here', KEY)]).toEqual(['wrong', 'right'])
  expect(admins.isSignedIn('a')).toBe(false)
  for (const session of ['a', 'b', '']) admins.signIn(session)
  admins.signOut('b')
  expect([admins.isSignedIn('a'), admins.isSignedIn('b'), admins.isSignedIn('')]).toEqual([
    true,
    false,
    false,
  ])
  now += 12 * HOUR - 1
  expect(admins.isSignedIn('a')).toBe(true)
  now += 1
  expect(admins.isSignedIn('a')).toBe(false)
})

test('OPS-11: without a key configured nobody signs in, and no session is none', () => {
  const none = siteAdmins({ key: '', now: () => 0 })
  expect([none.tryKey('here', ''), none.tryKey('here', KEY)]).toEqual(['wrong', 'wrong'])
  none.signIn('')
  expect(none.isSignedIn('')).toBe(false)
})
