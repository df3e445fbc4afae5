import { beforeEach, expect, test } from 'vitest'
import { forgetPerson, rememberedPerson, rememberPerson } from './remembered-person.ts'

beforeEach(() => localStorage.clear())

test('a browser remembers a person for one event and forgets them when asked', () => {
  const ann = { name: 'Ann', personalKey: 'key' }
  rememberPerson(localStorage, 'e1', ann)
  expect(rememberedPerson(localStorage, 'e1')).toEqual(ann)
  expect(rememberedPerson(localStorage, 'e2')).toBeUndefined()
  forgetPerson(localStorage, 'e1')
  expect(rememberedPerson(localStorage, 'e1')).toBeUndefined()
})

test('whatever else stands in the storage is nobody', () => {
  for (const text of [
    '{',
    'null',
    '7',
    '{"name":"Ann"}',
    '{"name":1,"personalKey":"k"}',
    '{"name":"A","personalKey":""}',
  ]) {
    localStorage.setItem('planner.person.e1', text)
    expect(rememberedPerson(localStorage, 'e1')).toBeUndefined()
  }
})

test('a storage that refuses does not break the page', () => {
  const refusing = {
    getItem: (): string => {
      throw new Error('forbidden')
    },
    setItem: () => {
      throw new Error('full')
    },
    removeItem: () => {
      throw new Error('forbidden')
    },
  }
  rememberPerson(refusing, 'e1', { name: 'Ann', personalKey: 'key' })
  forgetPerson(refusing, 'e1')
  expect(rememberedPerson(refusing, 'e1')).toBeUndefined()
})
