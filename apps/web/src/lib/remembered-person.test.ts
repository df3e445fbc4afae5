import { beforeEach, expect, test } from 'vitest'
import { forgetPerson, rememberedPerson, rememberPerson } from './remembered-person.ts'

beforeEach(() => localStorage.clear())

test('a browser remembers a person per event and forgets them on request', () => {
  const ann = { name: 'Ann', personalKey: 'key' }
  rememberPerson(localStorage, 'e1', ann)
  expect(rememberedPerson(localStorage, 'e1')).toEqual(ann)
  expect(rememberedPerson(localStorage, 'e2')).toBeUndefined()
  forgetPerson(localStorage, 'e1')
  expect(rememberedPerson(localStorage, 'e1')).toBeUndefined()
})

test('any other stored content yields no person', () => {
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

test('a blocked storage does not break the page', () => {
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
