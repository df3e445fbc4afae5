import { PREFERENCE_SCALES } from '@planner/domain'
import { expect, test } from 'vitest'
import { choiceByKey, keyOf } from './choice-popover.tsx'

const { yesFirstHost, oneToTenHost, yesOnly } = PREFERENCE_SCALES

test('number keys pick a number, 0 picks 10', () => {
  expect(choiceByKey('7', oneToTenHost.choices)).toBe('7')
  expect(choiceByKey('1', oneToTenHost.choices)).toBe('1')
  expect(choiceByKey('0', oneToTenHost.choices)).toBe('10')
})

test('on a verbal scale, 1 is the first choice, y yes, h host', () => {
  expect(choiceByKey('1', yesFirstHost.choices)).toBe('#1 Yes!')
  expect(choiceByKey('Y', yesFirstHost.choices)).toBe('Yes')
  expect(choiceByKey('h', yesFirstHost.choices)).toBe('Host')
})

test('Backspace and Delete clear the choice', () => {
  for (const key of ['Backspace', 'Delete', 'n']) expect(choiceByKey(key, yesOnly.choices)).toBe('')
})

test('a key for a choice that the scale lacks does nothing', () => {
  expect(choiceByKey('h', yesOnly.choices)).toBeUndefined()
  expect(choiceByKey('7', yesFirstHost.choices)).toBeUndefined()
  expect(choiceByKey('y', oneToTenHost.choices)).toBeUndefined()
  expect(choiceByKey('toString', oneToTenHost.choices)).toBeUndefined()
})

test('every choice of every scale has a key, and the key picks it', () => {
  for (const { choices } of Object.values(PREFERENCE_SCALES)) {
    for (const choice of choices) expect(choiceByKey(keyOf(choice) ?? '', choices)).toBe(choice)
  }
})
