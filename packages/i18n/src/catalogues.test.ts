import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CATALOGUES, translationsVersion } from './catalogues.ts'
import { de } from './de/index.ts'
import { enGB } from './en-GB/index.ts'
import { et } from './et/index.ts'
import { LANGUAGE_CODES } from './language-codes.ts'
import type { MessageKey, Messages } from './message.ts'
import { placesOf, pluralsOf, withoutPlaces } from './message-format.ts'
import { versionOf } from './translations-version.ts'

const KEYS = Object.keys(enGB) as MessageKey[]

const ADDRESSES_AND_NAMES: MessageKey[] = ['app.ok', 'import.sample.person1', 'import.sample.person2']

/** Messages whose translation is identical to the English text. */
const SAME_AS_ENGLISH: Record<string, MessageKey[]> = {
  et: [
    ...ADDRESSES_AND_NAMES,
    'help.key.end',
    'help.key.escape',
    'help.key.home',
    'help.key.shift',
    'help.key.tab',
  ],
  de: [
    'files.head.person',
    'files.planTable',
    ...ADDRESSES_AND_NAMES,
    'app.person',
    'webhook.title',
    'availability.week.event',
    'eventData.rooms.name',
    'help.key.escape',
    'help.key.tab',
    'import.sample.name',
    'meeting.column.who',
    'operations.version',
    'participants.column.name',
    'scenarios.name',
    'userData.name',
    'weekday.E',
    'weekday.L',
    'weekday.R',
  ],
}

describe.each<{ code: string; messages: Messages }>([
  { code: 'et', messages: et },
  { code: 'de', messages: de },
])('TEXT-1: translations into $code', ({ code, messages }) => {
  test('have exactly the message keys of English', () => {
    expect(Object.keys(messages).sort()).toEqual([...KEYS].sort())
  })

  test('take the values of the English message', () => {
    const places = (all: Messages) => KEYS.map((key) => [key, placesOf(all[key] ?? '')])
    expect(places(messages)).toEqual(places(enGB))
  })

  test('differ from English except for the listed messages', () => {
    const same = KEYS.filter((key) => hasWords(enGB[key]) && messages[key] === enGB[key])
    expect(same.sort()).toEqual([...(SAME_AS_ENGLISH[code] ?? [])].sort())
  })
})

test.each(LANGUAGE_CODES)(
  'TEXT-1: no message of %s is empty, padded or has an unclosed placeholder',
  (code) => {
    const faulty = Object.entries(CATALOGUES[code]).filter(
      ([, text]) => text === '' || text !== text.trim() || /[{}]/.test(withoutPlaces(text)),
    )
    expect(faulty).toEqual([])
  },
)

test('TEXT-1: no language lacks a message', () => {
  for (const code of LANGUAGE_CODES) expect(Object.keys(CATALOGUES[code]).sort()).toEqual([...KEYS].sort())
})

test('HTTP-1: the version changes with any message of any language', () => {
  expect(versionOf(CATALOGUES)).toBe(translationsVersion)
  fc.assert(
    fc.property(
      fc.constantFrom(...LANGUAGE_CODES),
      fc.constantFrom(...KEYS),
      fc.string(),
      (code, key, text) => {
        fc.pre(text !== CATALOGUES[code][key])
        const changed = { ...CATALOGUES, [code]: { ...CATALOGUES[code], [key]: text } }
        expect(versionOf(changed)).not.toBe(translationsVersion)
      },
    ),
  )
})

function hasWords(text: string): boolean {
  return /\p{L}/u.test(withoutPlaces(text))
}

test.each(LANGUAGE_CODES)(
  'TEXT-9: plurals of %s have the categories of the language, and a number',
  (code) => {
    const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions()
    for (const [key, text] of Object.entries(CATALOGUES[code]))
      for (const { counted, branches } of pluralsOf(text)) {
        const categories = [...branches.keys()].filter((selector) => !selector.startsWith('='))
        expect([key, counted, categories.sort()]).toEqual([key, counted, [...pluralCategories].sort()])
        // A sign before a number of its own ("#1") would become the number that is counted.
        expect([...branches.values()].filter((branch) => /#\d|^$/.test(branch))).toEqual([])
      }
  },
)

test('SCREEN-3: every message in words of its own stands for one that there is', () => {
  const own = KEYS.filter((key) => key.endsWith('.meetings'))
  expect(own.length).toBeGreaterThan(0)
  expect(own.filter((key) => !KEYS.includes(key.slice(0, -'.meetings'.length) as MessageKey))).toEqual([])
})

/** These have a question of their own in the code, with values of their own. */
const ASKED_BY_NAME: readonly MessageKey[] = ['head.have.meetings', 'undo.step.preferences.meetings']

test('SCREEN-3: in every language a message in words of its own has no place that the other one has not', () => {
  const placesIn = (text: string) =>
    [...text.matchAll(/\{\{(\w+)\}\}|\{(\w+), plural/g)].map(([, name, counted]) => name ?? counted)
  const own = KEYS.filter((key) => key.endsWith('.meetings') && !ASKED_BY_NAME.includes(key))
  for (const code of LANGUAGE_CODES)
    for (const key of own) {
      const base = key.slice(0, -'.meetings'.length) as MessageKey
      const known = placesIn(CATALOGUES['en-GB'][base])
      const unknown = placesIn(CATALOGUES[code][key]).filter((place) => !known.includes(place))
      expect([code, key, unknown]).toEqual([code, key, []])
    }
})

test('MEET-11: in every language the question about a meeting has two answers that read differently', () => {
  for (const code of LANGUAGE_CODES) {
    const messages = CATALOGUES[code]
    const keep = messages['meeting.keep']
    expect([code, messages['meeting.withdraw'], messages['meeting.cancel']]).not.toContain(keep)
  }
})
