import { describe, expect, test } from 'vitest'
import { CATALOGUES } from './catalogues.ts'
import { LANGUAGE_CODES, type LanguageCode } from './language-codes.ts'

/** Words that would be a second one for a thing that has one already; TEXT-6. */
const SECOND_WORDS: Record<LanguageCode, readonly RegExp[]> = {
  'en-GB': [
    /\badmins?\b(?! link)/i,
    /\bpreferences?\b/i,
    /\bassignments?\b/i,
    /\bpin(s|ned|ning)?\b/i,
    /\bintroduction\b/i,
    /\btopic entr/i,
    /\bentry stands\b/i,
    /\bmoderator|\bfacilitator/i,
  ],
  de: [
    /Organisation(?!en)|Organisator/,
    /\bAdmins?\b(?!-Link)/,
    /Präferenz/,
    /Zuteilung/,
    /Themeneintr|Eintrag steht/,
    /\bohne Autor(?!:in)/,
    /\bSession/,
    /Moderation|Gastgeber/,
  ],
  et: [
    /korraldaja link/i,
    /\badmin\b/i,
    /eelistus/i,
    /jaotus rühma/i,
    /kinnitus\b(?!e)/i,
    /teemakir|^kirje tähistab/i,
    /kohtumiste vooru/i,
  ],
}

/** What tells somebody to do something, or where it can be done; ERROR-16. */
const NEXT_STEP: Record<LanguageCode, RegExp> = {
  'en-GB':
    /\b(please|ask|try again|reload|you can|share the link|register|make somebody|correct it|remove something|can be cancelled)\b/i,
  de: /\b(bitte|frag|frage|versuche|lade|warte|registriere|nimm|berichtige|entferne|teile den link|kannst du|importiere)\b/i,
  et: /(?<!\p{L})(palun|palu|küsi|proovi|laadi|saad|ava leht|registreeru|tee enne|impordi|jaga linki|eemalda)(?!\p{L})/iu,
}

/** A value to come, or an example of what to type. */
const EXAMPLE = /^\{\{\w+\}\}$|\d\d/

const QUOTED: Record<LanguageCode, RegExp> = { 'en-GB': /“([^”]+)”/g, de: /„([^“]+)“/g, et: /„([^”]+)”/g }

describe.each(LANGUAGE_CODES)('in %s', (code) => {
  const messages = Object.entries(CATALOGUES[code])

  test('TEXT-6: one thing has one word', () => {
    const wordsOf = (text: string) => text.replaceAll(/\{\{\w+\}\}/g, '')
    const found = messages.filter(([, text]) => SECOND_WORDS[code].some((word) => word.test(wordsOf(text))))
    expect(found).toEqual([])
  })

  test('TEXT-7: what a text quotes is on the screen in these words', () => {
    const texts = new Set(messages.map(([, text]) => text))
    const quotes = messages.flatMap(([key, text]) =>
      [...text.matchAll(QUOTED[code])].map(([, quoted = '']) => ({ key, quoted })),
    )
    const unknown = quotes.filter(({ quoted }) => !EXAMPLE.test(quoted) && !texts.has(quoted))
    expect(unknown).toEqual([])
    expect(quotes.length).toBeGreaterThan(0)
  })

  test('ERROR-16: every refusal has a next step', () => {
    const refusals = messages.filter(([key]) => key.startsWith('refusal.'))
    expect(refusals.length).toBeGreaterThan(0)
    expect(refusals.filter(([, text]) => !NEXT_STEP[code].test(text))).toEqual([])
  })
})

/** Places for a number that a word follows which would have to change with it: a plural counts it instead. */
const COUNTED = /\{\{(count|number|hours|days|max|min|needed|wanted|total|bound|seconds|limit)\}\} (\p{L}+)/gu

/** What may follow a number, since it is the same after every number. */
const UNCHANGED: Record<LanguageCode, readonly string[]> = {
  'en-GB': 'h s MB of to from until in as more needed allowed is interested changed'.split(' '),
  de: 'h s MB Std von bis statt am weitere nötig erlaubt ist interessiert zeigen abschließen ein erreichen geändert setzen'.split(
    ' ',
  ),
  et: 'h s MB kuni alates järjest öelnud'.split(' '),
}

/** Messages whose number is never 1, and so are right with the word that they have. */
const NEVER_ONE = [
  'error.tooLong',
  'error.tooMany',
  'eventData.field.sessionDurationInHours.help',
  'operations.retention.days',
  'planning.turn.minutes',
  'planning.turn.seconds',
  'registration.burst.text',
  'schedule.fault.oneGroupOnly',
  'schedule.generate.tooFewPeople',
  'settings.found',
  'similarity.shown',
]

test.each(LANGUAGE_CODES)('TEXT-9: texts of %s are right whatever the number in them', (code) => {
  const wrong = Object.entries(CATALOGUES[code])
    .filter(([key]) => !NEVER_ONE.includes(key))
    .flatMap(([key, text]) =>
      [...text.matchAll(COUNTED)].map(([place, , word = '']) => ({ key, place, word })),
    )
    .filter(({ word }) => !UNCHANGED[code].includes(word))
  expect(wrong).toEqual([])
})
