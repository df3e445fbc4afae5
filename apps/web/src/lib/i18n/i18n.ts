import type { MessageKey } from '@planner/i18n'
import i18next from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'

/** Fills a message's `{{name}}` places. `count` chooses nothing: messages are written to need no plural forms. */
export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string

/** Starts with one language's messages. A key without a message shows as the key (spec 5). */
export async function initMessages(language: string, messages: Record<string, string>): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { translation: messages } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  })
}

/** Changes the language of everything on the screen. */
export async function changeLanguage(language: string, messages: Record<string, string>): Promise<void> {
  i18next.addResourceBundle(language, 'translation', messages, true, true)
  await i18next.changeLanguage(language)
}

export const t: Translate = (key, values) => i18next.t(key, values ?? {})

/** The translator for components: they render again when the language changes. */
export function useT(): Translate {
  const { t: translate } = useTranslation()
  return (key, values) => translate(key, values ?? {})
}
