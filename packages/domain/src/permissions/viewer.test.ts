import { expect, test } from 'vitest'
import { hasPermissions, PERMISSIONS } from './viewer.ts'

test('ROLE-9: permissions have upper-case names; checks ignore case and require all names of a list', () => {
  for (const name of Object.values(PERMISSIONS).flat()) expect(name).toMatch(/^[A-Z]+(_[A-Z]+)*$/)
  const granted = PERMISSIONS.siteAdmin
  expect(hasPermissions(granted, 'site_runs')).toBe(true)
  expect(hasPermissions(granted, ['Site_Runs', 'SITE_EVENTS'])).toBe(true)
  expect(hasPermissions(granted, ['SITE_RUNS', 'EVENT_ADMIN'])).toBe(false)
  expect(hasPermissions(['site_runs'], 'SITE_RUNS')).toBe(true)
  expect(hasPermissions([], 'SITE_RUNS')).toBe(false)
  expect(hasPermissions([], [])).toBe(true)
})
