import { useLanguage } from '../../lib/i18n/i18n.ts'
import { agoText, dateTimeText } from '../../lib/time-text.ts'

/** How long before `now` something was, both in ms of the server's clock; the date is its tooltip. */
export function Ago({ at, now }: { at: number; now: number }) {
  const language = useLanguage()
  const date = new Date(at)
  return (
    <time dateTime={date.toISOString()} title={dateTimeText(date)}>
      {agoText(language, now - at)}
    </time>
  )
}
