import { CATALOGUES } from '@planner/i18n'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setMessages, t } from './i18n.ts'
import { loadMessages, storedLanguage, switchLanguage } from './languages.ts'

beforeEach(() => {
  localStorage.clear()
  // Set by the build.
  vi.stubGlobal('__TRANSLATIONS_VERSION__', 'this one')
})
afterEach(() => {
  vi.unstubAllGlobals()
  setMessages('en-GB', {})
})

const answer = (keys: Record<string, string> | undefined) =>
  vi.stubGlobal('fetch', async () =>
    keys ? Response.json({ keys }) : Response.json({ error: 'No.' }, { status: 503 }),
  )

test('TEXT-2: without messages from the server the default texts are shown, and no keys', async () => {
  localStorage.setItem('planner.language', 'de')
  answer(undefined)
  await loadMessages()
  expect(t('app.notFound.title')).toBe(CATALOGUES['en-GB']['app.notFound.title'])
  expect(document.documentElement.lang).toBe('en-GB')
  expect(storedLanguage()).toBe('de')
})

test('TEXT-2: a language whose messages do not arrive is not switched to', async () => {
  answer(CATALOGUES.de)
  expect(await switchLanguage('de')).toBe(true)
  answer(undefined)
  expect(await switchLanguage('et')).toBe(false)
  expect([storedLanguage(), document.documentElement.lang]).toEqual(['de', 'de'])
  expect(t('app.yes')).toBe('Ja')
})
