import type { PlainDate } from '@planner/domain'
import { useLanguage } from '../lib/i18n/i18n.ts'

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

/** TEXT-3. */
export function dayText(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(date.getDate())}.${two(date.getMonth() + 1)}.${date.getFullYear()}`
}
