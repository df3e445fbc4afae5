import { DEFAULT_LANGUAGE, nearestLanguage } from '@planner/i18n'
import type { LanguageResponse } from '@planner/protocol'
import { request, whileSwitching } from '../http/http.ts'
import { keepLanguage } from '../session/session-store.ts'
import { setMessages, t } from './i18n.ts'

const STORED_LANGUAGE = 'planner.language'

/** Loads the messages of the user's language, and the default texts if that fails (TEXT-2). */
export async function loadMessages(): Promise<void> {
  const language = wantedLanguage()
  const messages = await fetchMessages(language)
  if (messages) show(language, messages)
  else show(DEFAULT_LANGUAGE, await defaultTexts())
  // Of pages that have no title of their own.
  document.title = t('app.title')
}

/** Whether the language has been switched to; if its messages do not arrive, all stays as it is. */
export async function switchLanguage(language: string): Promise<boolean> {
  const messages = await whileSwitching(() => fetchMessages(language))
  if (!messages) return false
  show(language, messages)
  localStorage.setItem(STORED_LANGUAGE, language)
  keepLanguage(language)
  return true
}

/** What was chosen here, else the nearest to what the browser is set to; TEXT-1. */
export function wantedLanguage(): string {
  return localStorage.getItem(STORED_LANGUAGE) ?? nearestLanguage(navigator.languages)
}

function show(language: string, messages: Record<string, string>): void {
  setMessages(language, messages)
  document.documentElement.lang = language
}

/** The texts of the source language, which come with the page and not from the server's interface. Keys show without them. */
async function defaultTexts(): Promise<Record<string, string>> {
  try {
    return (await import('@planner/i18n/default-texts')).enGB
  } catch {
    return {}
  }
}

async function fetchMessages(language: string): Promise<Record<string, string> | undefined> {
  const path = `/api/Translations/GetLanguage/?v=${__TRANSLATIONS_VERSION__}&lang=${encodeURIComponent(language)}`
  const result = await request<LanguageResponse>(path)
  return result.ok ? result.data.keys : undefined
}
