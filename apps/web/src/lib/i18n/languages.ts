import { DEFAULT_LANGUAGE, nearestLanguage } from '@planner/i18n'
import type { LanguageResponse } from '@planner/protocol'
import { textsPath } from '../first-requests.ts'
import { request, whileSwitching } from '../http/http.ts'
import { keepLanguage } from '../session/session-store.ts'
import { setMessages, t } from './i18n.ts'

const STORED_LANGUAGE = 'planner.language'

/** All messages of the language, which may be on their way; undefined while only the first are there. */
let all: Promise<void> | undefined = Promise.resolve()

/** Loads the messages of the user's language, and the default texts if that fails (TEXT-2). */
export async function loadMessages(): Promise<void> {
  const language = wantedLanguage()
  const messages = await fetchMessages(language)
  if (messages) showAll(language, messages)
  else showAll(DEFAULT_LANGUAGE, await defaultTexts())
  // Of pages that have no title of their own.
  document.title = t('app.title')
}

/** Loads what a guest reads first; the other messages come with the first part that needs them (JOIN-5). */
export async function loadFirstMessages(): Promise<void> {
  const language = wantedLanguage()
  const messages = await fetchMessages(language, 'first')
  if (!messages) return loadMessages()
  all = undefined
  show(language, messages, () => void allMessages().catch(() => {}))
  document.title = t('app.title')
}

/** Resolves when every message is there; where they do not come, the next call asks again. */
export function allMessages(): Promise<void> {
  all ??= loadOthers()
  return all
}

async function loadOthers(): Promise<void> {
  const language = wantedLanguage()
  const messages = await fetchMessages(language)
  // Another has been chosen meanwhile, maybe on another page.
  if (language !== wantedLanguage()) return loadMessages()
  if (messages) return showAll(language, messages)
  all = undefined
  throw new Error('The other messages have not come.')
}

/** Whether the language has been switched to; if its messages do not arrive, all stays as it is. */
export async function switchLanguage(language: string): Promise<boolean> {
  const messages = await whileSwitching(() => fetchMessages(language))
  if (!messages) return false
  showAll(language, messages)
  localStorage.setItem(STORED_LANGUAGE, language)
  keepLanguage(language)
  return true
}

/** What was chosen here, else the nearest to what the browser is set to; TEXT-1. */
export function wantedLanguage(): string {
  return localStorage.getItem(STORED_LANGUAGE) ?? nearestLanguage(navigator.languages)
}

function showAll(language: string, messages: Record<string, string>): void {
  all = Promise.resolve()
  show(language, messages)
}

function show(language: string, messages: Record<string, string>, needAll?: () => void): void {
  setMessages(language, messages, needAll)
  document.documentElement.lang = language
}

/** The texts of the source language, which come with the page. Keys show without them. */
async function defaultTexts(): Promise<Record<string, string>> {
  try {
    return (await import('@planner/i18n/default-texts')).enGB
  } catch {
    return {}
  }
}

async function fetchMessages(
  language: string,
  part: 'first' | 'all' = 'all',
): Promise<Record<string, string> | undefined> {
  const result = await request<LanguageResponse>(textsPath(language, part))
  return result.ok ? result.data.keys : undefined
}
