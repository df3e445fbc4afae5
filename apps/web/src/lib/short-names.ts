import type { Translate } from './i18n/i18n.ts'

/** The first so many names, and how many more there are. */
export function shortNames(t: Translate, all: readonly string[], most: number): string {
  const names = all.slice(0, most).join(', ')
  const number = all.length - most
  return number > 0 ? t('schedule.names.more', { names, number }) : names
}
