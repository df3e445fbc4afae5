import { useEffect, useRef } from 'react'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLive, useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { showToast } from '../../../lib/toast.ts'
import { meetingNews } from './meeting-news.ts'
import { useMomentText } from './talk/use-moment-text.ts'

const TOAST_MS = 10_000

/** Tells people on every tab what others have done with their meetings; SCREEN-8. A new plan announces itself. */
export function MeetingAnnouncer() {
  const t = useT()
  const live = useLive()
  const momentText = useMomentText()
  const { state, viewer, planVersion } = useLiveSnapshot()
  const { meetings, persons } = state
  const { meetingWeek } = state.event
  const { personId } = viewer
  const seen = useRef({ meetings, meetingWeek, planVersion, persons })
  useEffect(() => {
    const before = seen.current
    seen.current = { meetings, meetingWeek, planVersion, persons }
    if (personId === null || before.meetings === meetings) return
    const isAsked: Parameters<typeof meetingNews>[3] = (key, now) => live.meetings.takeAsked(key, now)
    const news = meetingNews(before.meetings, meetings, personId, isAsked)
    if (before.meetingWeek !== meetingWeek) {
      const message = t('meeting.news.weekClosed', { week: before.meetingWeek })
      showToast({ id: 'week', message, autoClose: TOAST_MS })
      return
    }
    if (before.planVersion !== planVersion) return
    for (const { kind, otherId, time } of news) {
      // Somebody who is gone is still known by the name they had.
      const name = (persons.get(otherId) ?? before.persons.get(otherId))?.name
      // Of a meeting with somebody who is seen no longer one is told by the name that they had, when it goes.
      if (name === undefined) continue
      showToast({
        id: `meeting-${otherId}`,
        message: t(`meeting.news.${kind}`, { name, time: time === undefined ? '' : momentText(time) }),
        autoClose: TOAST_MS,
      })
    }
  }, [t, live, meetings, meetingWeek, planVersion, personId, persons, momentText])
  return null
}
