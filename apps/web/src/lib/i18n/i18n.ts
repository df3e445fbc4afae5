import { isolatedText } from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import { useSyncExternalStore } from 'react'

/**
 * Fills a message's `{{name}}` places; a text written right-to-left moves nothing around it. Messages are written to need
 * no plural forms.
 */
export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string

type Catalogue = { language: string; messages: Record<string, string>; translate: Translate }

let catalogue: Catalogue = catalogueOf('en-GB', {})
const listeners = new Set<() => void>()

/** Shows everything in a language. A key without a message shows as the key (TEXT-2). */
export function setMessages(language: string, messages: Record<string, string>): void {
  catalogue = catalogueOf(language, messages)
  for (const listener of listeners) listener()
}

export const t: Translate = (key, values) => catalogue.translate(key, values)

/** The translator for components, which render again when the language changes; the same function until then. */
export function useT(): Translate {
  return useSyncExternalStore(subscribe, () => catalogue.translate)
}

/** The code of the language on the screen. */
export function useLanguage(): string {
  return useSyncExternalStore(subscribe, () => catalogue.language)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function catalogueOf(language: string, messages: Record<string, string>): Catalogue {
  const translate: Translate = (key, values) => {
    const message = messages[key] ?? key
    if (!values) return message
    return message.replace(/\{\{(\w+)\}\}/g, (place, name: string) => {
      const value = values[name] ?? place
      return typeof value === 'string' ? isolatedText(value) : String(value)
    })
  }
  return { language, messages, translate }
}
