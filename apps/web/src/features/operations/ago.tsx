import { useLanguage } from '../../lib/i18n/i18n.ts'
import { agoText, dateTimeText } from '../../lib/time-text.ts'

/** How long ago something was at the time `now` of the server, both in ms since the epoch; the date is its tooltip. */
export function Ago({ at, now }: { at: number; now: number }) {
  const language = useLanguage()
  const date = new Date(at)
  return (
    <time dateTime={date.toISOString()} title={dateTimeText(date)}>
      {agoText(language, now - at)}
    </time>
  )
}
