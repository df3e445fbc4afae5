import { isolatedText } from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import { useSyncExternalStore } from 'react'
import { Listeners } from '../listeners.ts'

/**
 * Interpolates the `{{name}}` placeholders of a message, bidi-isolating the values. Messages are worded so
 * that they need no plural forms.
 */
export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string

type Catalogue = { language: string; messages: Record<string, string>; translate: Translate }

let catalogue: Catalogue = catalogueOf('en-GB', {})
const listeners = new Listeners()

/**
 * Switches the displayed language. A key without a message shows as the key (TEXT-2). While only the first
 * messages are there it shows as nothing, and `needAll` is called for the others.
 */
export function setMessages(language: string, messages: Record<string, string>, needAll?: () => void): void {
  catalogue = catalogueOf(language, messages, needAll)
  listeners.tell()
}

export const t: Translate = (key, values) => catalogue.translate(key, values)

/** The translate function, stable until the language changes; components then render again. */
export function useT(): Translate {
  return useSyncExternalStore(listeners.subscribe, () => catalogue.translate)
}

/** Whether the displayed language has a message. */
export function hasMessage(key: string): key is MessageKey {
  return key in catalogue.messages
}

/** The code of the displayed language. */
export function useLanguage(): string {
  return useSyncExternalStore(listeners.subscribe, () => catalogue.language)
}

function catalogueOf(language: string, messages: Record<string, string>, needAll?: () => void): Catalogue {
  const missing = (key: string) => {
    needAll?.()
    return needAll ? '' : key
  }
  const translate: Translate = (key, values) => {
    const message = messages[key] ?? missing(key)
    if (!values) return message
    return message.replace(/\{\{(\w+)\}\}/g, (place, name: string) => {
      const value = values[name] ?? place
      return typeof value === 'string' ? isolatedText(value) : String(value)
    })
  }
  return { language, messages, translate }
}
