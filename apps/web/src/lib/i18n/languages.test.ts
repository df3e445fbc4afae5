import { CATALOGUES, firstMessages } from '@planner/i18n'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setMessages, t } from './i18n.ts'
import { allMessages, loadFirstMessages, loadMessages, switchLanguage, wantedLanguage } from './languages.ts'

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

test('TEXT-1: the page starts in the nearest language to those of the browser until one is chosen', async () => {
  const browser = vi.spyOn(navigator, 'languages', 'get')
  browser.mockReturnValue(['de-AT', 'en'])
  answer(CATALOGUES.de)
  await loadMessages()
  expect([t('app.yes'), document.documentElement.lang]).toEqual(['Ja', 'de'])
  browser.mockReturnValue(['fr-FR'])
  expect(wantedLanguage()).toBe('en-GB')
  await switchLanguage('et')
  expect(wantedLanguage()).toBe('et')
})

test('TEXT-2: without messages from the server the default texts are shown, and no keys', async () => {
  localStorage.setItem('planner.language', 'de')
  answer(undefined)
  await loadMessages()
  expect(t('app.notFound.title')).toBe(CATALOGUES['en-GB']['app.notFound.title'])
  expect(document.documentElement.lang).toBe('en-GB')
  expect(wantedLanguage()).toBe('de')
})

test('TEXT-2: a language whose messages do not arrive is not switched to', async () => {
  answer(CATALOGUES.de)
  expect(await switchLanguage('de')).toBe(true)
  answer(undefined)
  expect(await switchLanguage('et')).toBe(false)
  expect([wantedLanguage(), document.documentElement.lang]).toEqual(['de', 'de'])
  expect(t('app.yes')).toBe('Ja')
})

test('JOIN-5: until the other messages are there none of them shows as its key, and they are asked for', async () => {
  localStorage.setItem('planner.language', 'de')
  answer(firstMessages('de'))
  await loadFirstMessages()
  expect(t('userData.topic.type')).toBe(CATALOGUES.de['userData.topic.type'])
  answer(undefined)
  expect(t('about.title')).toBe('')
  await expect(allMessages()).rejects.toThrow()
  expect(t('app.yes')).toBe('Ja')
  answer(CATALOGUES.de)
  await allMessages()
  expect(t('about.title')).toBe(CATALOGUES.de['about.title'])
})
