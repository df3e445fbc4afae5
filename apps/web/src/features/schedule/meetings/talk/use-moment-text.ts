import { clockText, wallTimeAt } from '@planner/domain'
import { useCallback } from 'react'
import { plainDateText } from '../../../../components/date-text.tsx'
import { DAYS } from '../../../../components/week-days.ts'
import { useT } from '../../../../lib/i18n/i18n.ts'

/** The zone of this browser's clock. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Whether a time that somebody has named has passed; it counts until its minute is over. */
export function isOver(at: number, now: number): boolean {
  return at + 60_000 < now
}

/** A moment (ms since the epoch) on the reader's clock: day of the week, date and time. */
export function useMomentText(): (at: number) => string {
  const t = useT()
  return useCallback(
    (at) => {
      const wall = wallTimeAt(ownZone(), at)
      if (!wall) return new Date(at).toISOString()
      const day = t((DAYS[wall.weekday] ?? DAYS[0]).long)
      return `${t('schedule.next.day', { day, date: plainDateText(wall.date) })}, ${clockText(wall.minutes)}`
    },
    [t],
  )
}
