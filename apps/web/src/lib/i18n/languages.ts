import type { LanguageResponse } from '@planner/protocol'
import { request } from '../http/http.ts'
import { setMessages } from './i18n.ts'

const STORED_LANGUAGE = 'planner.language'

/** Loads the messages of the user's language. If that fails, message keys are shown (TEXT-2). */
export async function loadMessages(): Promise<void> {
  const language = storedLanguage()
  setMessages(language, await fetchMessages(language))
  document.documentElement.lang = language
}

export async function switchLanguage(language: string): Promise<void> {
  setMessages(language, await fetchMessages(language))
  localStorage.setItem(STORED_LANGUAGE, language)
  document.documentElement.lang = language
}

export function storedLanguage(): string {
  return localStorage.getItem(STORED_LANGUAGE) ?? 'en-GB'
}

async function fetchMessages(language: string): Promise<Record<string, string>> {
  const path = `/api/Translations/GetLanguage/?v=${__TRANSLATIONS_VERSION__}&lang=${language}`
  const result = await request<LanguageResponse>(path)
  return result.ok ? result.data.keys : {}
}
