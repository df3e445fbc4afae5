import type { PlainDate } from '@planner/domain'
import { useLanguage } from '../lib/i18n/i18n.ts'
import { dayText } from '../lib/time-text.ts'

/** A date (ms since the epoch or ISO text) as DD.MM.YYYY (TEXT-3), spelled out for screen readers. */
export function DateText({ at }: { at: number | string }) {
  const language = useLanguage()
  const date = new Date(at)
  if (Number.isNaN(date.getTime())) return null
  const inWords = date.toLocaleDateString(language, { day: 'numeric', month: 'long', year: 'numeric' })
  return (
    <time dateTime={date.toISOString()}>
      <span aria-hidden="true">{dayText(date)}</span>
      <span className="visually-hidden">{inWords}</span>
    </time>
  )
}

/** A date without a time, as DD.MM.YYYY (TEXT-3). */
export function plainDateText(date: PlainDate): string {
  return date.split('-').reverse().join('.')
}
