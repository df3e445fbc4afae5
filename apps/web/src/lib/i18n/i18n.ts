import { isolatedText } from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import { useSyncExternalStore } from 'react'
import { Observed } from '../listeners.ts'

/**
 * Interpolates the `{{name}}` placeholders of a message, bidi-isolating the values. Messages are worded so
 * that they need no plural forms.
 */
export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string

type Catalogue = { language: string; messages: Record<string, string>; translate: Translate }

const catalogue = new Observed(catalogueOf('en-GB', {}))

/**
 * Switches the displayed language. A key without a message shows as the key (TEXT-2). While only the first
 * messages are there it shows as nothing, and `needAll` is called for the others.
 */
export function setMessages(language: string, messages: Record<string, string>, needAll?: () => void): void {
  catalogue.set(catalogueOf(language, messages, needAll))
}

export const t: Translate = (key, values) => catalogue.getSnapshot().translate(key, values)

/** The translate function, stable until the language changes; components then render again. */
export function useT(): Translate {
  return useSyncExternalStore(catalogue.subscribe, () => catalogue.getSnapshot().translate)
}

/** Whether the displayed language has a message. */
export function hasMessage(key: string): key is MessageKey {
  return key in catalogue.getSnapshot().messages
}

/** The code of the displayed language. */
export function useLanguage(): string {
  return useSyncExternalStore(catalogue.subscribe, () => catalogue.getSnapshot().language)
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
