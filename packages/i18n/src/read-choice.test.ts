import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CATALOGUES } from './catalogues.ts'
import { CHOICE_MESSAGES } from './choice-messages.ts'
import { LANGUAGE_CODES } from './language-codes.ts'
import { englishChoices, readChoice } from './read-choice.ts'

const scale = ['', 'Yes', '#1 Yes!', 'Host']
const everyChoice = ['', ...Object.keys(CHOICE_MESSAGES).filter((value) => value !== 'No')]

describe.each(LANGUAGE_CODES)('CHOICE-7: labels of choices in %s', (code) => {
  test('are parsed as their choices, ignoring case', () => {
    for (const [value, key] of Object.entries(CHOICE_MESSAGES)) {
      const label = CATALOGUES[code][key]
      const choice = value === 'No' ? '' : value
      expect([label, readChoice(` ${label.toUpperCase()} `, everyChoice)]).toEqual([label, choice])
    }
    expect(readChoice(CATALOGUES[code]['preference.blank'], scale)).toBe('')
  })
})

test('CHOICE-7: stored values and aliases are parsed', () => {
  expect(scale.map((choice) => readChoice(choice, scale))).toEqual(scale)
  expect(['author', '#1', 'first', '-', 'NO'].map((text) => readChoice(text, scale))).toEqual([
    'Host',
    '#1 Yes!',
    '#1 Yes!',
    '',
    '',
  ])
  expect(readChoice('10', ['', '9', '10'])).toBe('10')
})

test('CHOICE-7: labels of choices outside the scale and unknown words are not parsed', () => {
  expect(readChoice('Leitung', ['', 'Yes'])).toBeUndefined()
  expect(readChoice('Ja (bestätigt)', ['', 'Yes'])).toBeUndefined()
  for (const text of ['banana', 'constructor', '#2', 'Yess']) expect(readChoice(text, scale)).toBeUndefined()
})

test('the result for any text is undefined or a choice of the scale', () => {
  fc.assert(
    fc.property(fc.string(), fc.subarray(everyChoice), (text, choices) => {
      const choice = readChoice(text, choices)
      expect(choice === undefined || choices.includes(choice)).toBe(true)
    }),
  )
})

test('englishChoices returns English labels, No for blank', () => {
  expect(englishChoices([...scale, '7'])).toEqual(['No', 'Yes', '#1 Yes!', 'Host', '7'])
})
