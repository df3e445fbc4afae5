import { isolatedText } from '@planner/domain'
import { type MessageKey, messageFormat, type Values } from '@planner/i18n'
import { useSyncExternalStore } from 'react'
import { Observed } from '../listeners.ts'

/** A message in the displayed language with its values in their places, bidi-isolated, and its plurals chosen. */
export type Translate = <Key extends MessageKey>(key: Key, ...values: Values<Key>) => string

type Catalogue = { language: string; messages: Record<string, string>; translate: Translate }

const catalogue = new Observed(catalogueOf('en-GB', {}))

/**
 * Switches the displayed language. A key without a message shows as the key (TEXT-2). While only the first
 * messages are there it shows as nothing, and `needAll` is called for the others.
 */
export function setMessages(language: string, messages: Record<string, string>, needAll?: () => void): void {
  catalogue.set(catalogueOf(language, messages, needAll))
}

export const t: Translate = (key, ...values) => catalogue.getSnapshot().translate(key, ...values)

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
  const format = messageFormat(language, isolatedText)
  const translate: Translate = (key, ...given) => {
    const [values] = given
    const message = messages[key] ?? missing(key)
    return values ? format(message, values) : message
  }
  return { language, messages, translate }
}
