import { beforeEach, expect, test } from 'vitest'
import { rememberAdminName, rememberedAdminName, subscribeToAdminName } from './admin-name.ts'

beforeEach(() => localStorage.clear())

test('AUDIT-3: a browser knows whether it was asked, and keeps the name clean and short', () => {
  let told = 0
  const unsubscribe = subscribeToAdminName(() => {
    told += 1
  })
  expect(rememberedAdminName(localStorage)).toBeUndefined()
  rememberAdminName(localStorage, '')
  expect(rememberedAdminName(localStorage)).toBe('')
  rememberAdminName(localStorage, ` Mari\n${'x'.repeat(80)}`)
  expect(rememberedAdminName(localStorage)).toBe(`Mari ${'x'.repeat(55)}`)
  expect(told).toBe(2)
  unsubscribe()
})

test('AUDIT-3: where storage is blocked the name lasts as long as the page', () => {
  const blocked = {
    getItem: () => {
      throw new Error('blocked')
    },
    setItem: () => {
      throw new Error('blocked')
    },
  }
  rememberAdminName(blocked, 'Mari')
  expect(rememberedAdminName(blocked)).toBe('Mari')
  rememberAdminName(localStorage, '')
})
