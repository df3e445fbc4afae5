import { expect, test } from 'vitest'
import { tabStorage } from '../testing/page.ts'
import { durableStorage } from './durable-storage.ts'

test('OFFLINE-4: unsent edits outlive their page, and no page removes those of another', () => {
  const browser = tabStorage()
  const first = durableStorage(tabStorage(), browser)
  first.setItem('edits', 'a')
  const later = durableStorage(tabStorage(), browser)
  expect(later.getItem('edits')).toBe('a')

  // It has none of its own to remove.
  later.removeItem('edits')
  expect(browser.texts.get('edits')).toBe('a')
  later.setItem('edits', 'b')
  expect(first.getItem('edits')).toBe('a')
  later.removeItem('edits')
  expect(browser.texts.size).toBe(0)
  first.removeItem('edits')
  expect(first.getItem('edits')).toBeNull()
})
