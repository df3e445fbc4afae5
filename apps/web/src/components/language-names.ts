import type { LanguageCode } from '@planner/i18n'

/** Each language by its endonym, so that everybody finds theirs. */
export const LANGUAGES = {
  'en-GB': 'English',
  et: 'Eesti',
  de: 'Deutsch',
} as const satisfies Record<LanguageCode, string>
