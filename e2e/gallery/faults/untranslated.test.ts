import { CATALOGUES, messageFormat, placesOf, pluralsOf, pseudoText } from '@planner/i18n'
import { expect, test } from 'vitest'
import { DATA_ENDS, Words } from '../words.ts'
import { isUntranslated } from './untranslated.ts'

const found = (text: string) => isUntranslated(text, ['⟦', '⟧'], DATA_ENDS)

test('TEXT-8: every message in the pseudo language counts as translated, with what somebody has entered in it', () => {
  const format = messageFormat('en-GB', (text) => text)
  const shown = (text: string, number: number) =>
    format(pseudoText(text), {
      ...Object.fromEntries(placesOf(text).map((place) => [place, '‹Ann Aas›'])),
      ...Object.fromEntries(pluralsOf(text).map(({ counted }) => [counted, number])),
    })
  for (const number of [0, 1, 2]) {
    const faulty = Object.values(CATALOGUES['en-GB']).filter((text) => found(shown(text, number)))
    expect(faulty).toEqual([])
  }
})

test.each(['Delete all', '⟦Ýýööüüř⟧ topic', 'Person of ‹Ann›', '⟦Ááłłöŵéd: Yes⟧', '⟦a⟧ and ⟦b⟧'])(
  'TEXT-8: %j is found',
  (text) => expect(found(text)).toBe(true),
)

test.each([
  '09:00–12:00',
  '22.11.2026 18:00',
  'ann@example.org',
  'http://127.0.0.1:3000/planner/',
  'Europe/Tallinn',
  'Africa/Dar es Salaam (UTC+3)',
  '⟦Ťíímééš: America/New York.~⟧',
  '‹Ann Aas›, ‹Bob›',
  '⟦a ⟦b⟧ ‹Ann› c⟧ – 3 %',
  // A message around an element: what is before it, and what is behind.
  '⟦Ŵííťĥ',
  'ááñd ööťĥééřš⟧',
])('TEXT-8: %j is not', (text) => expect(found(text)).toBe(false))

test('TEXT-8: the screens are found by the words of the language they are taken in', () => {
  const pseudo = new Words('pseudo')
  expect(pseudo.text('participants.edit.title', { name: pseudo.entered('Ann') })).toMatch(/^⟦.*‹Ann›⟧$/)
  expect(pseudo.whole('meeting.cancel.of').test(pseudo.text('meeting.cancel.of', { meeting: 'x' }))).toBe(
    true,
  )
  expect(new Words('de').start('userData.ownName').test('Dein Name (Pflicht)')).toBe(true)
})
