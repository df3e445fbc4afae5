import {
  agreedTime,
  type EventState,
  isAgreed,
  isUpcoming,
  type MeetingFact,
  type MeetingKey,
  type PersonId,
  partnerOf,
  wordsOf,
} from '@planner/domain'
import { useEffect, useRef } from 'react'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLive, useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { showToast } from '../../../lib/toast.ts'
import { useMomentText } from './write-button.tsx'

const TOAST_MS = 10_000

/** Tells people on every tab what others did with their meetings; SCREEN-8. New plans announce themselves. */
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

/** What has become of a person's meeting by what somebody else did; SCREEN-8. */
type MeetingNews = {
  kind: 'committed' | 'agreed' | 'timeAgreed' | 'said' | 'cancelled' | 'cancelledByOrganiser' | 'released'
  otherId: PersonId
  /** Of an agreed time: ms since the epoch. */
  time?: number
}

type Facts = EventState['meetings']
type IsAsked = (key: MeetingKey, state: MeetingFact['state']) => boolean

/** The news between two states of somebody's meetings; `isAsked` tells what they did themselves. */
export function meetingNews(
  before: Facts,
  after: Facts,
  personId: PersonId,
  isAsked: IsAsked,
): MeetingNews[] {
  const news: MeetingNews[] = []
  for (const [key, meeting] of after) {
    const was = before.get(key)
    const { people, state } = meeting
    if (!people.includes(personId)) continue
    if (was?.state === state) {
      const told = newsWithin(was, meeting, personId)
      if (told) news.push(told)
      continue
    }
    if (isAsked(key, state)) continue
    if (state === 'committed') news.push({ kind: 'committed', otherId: partnerOf(meeting, personId) })
    if (state === 'cancelled') {
      const isByOrganiser = meeting.cancelledBy === 'organiser'
      // Taken back on another page of the same person.
      if (meeting.cancelledBy === personId) continue
      const kind = isByOrganiser ? 'cancelledByOrganiser' : 'cancelled'
      news.push({ kind, otherId: partnerOf(meeting, personId) })
    }
  }
  for (const [key, meeting] of before) {
    const isGone = !after.has(key) && meeting.people.includes(personId)
    if (isGone && isUpcoming(meeting)) news.push({ kind: 'released', otherId: partnerOf(meeting, personId) })
  }
  return news
}

/** What the other one has added to a committed meeting: the most important thing. */
function newsWithin(was: MeetingFact, meeting: MeetingFact, personId: PersonId): MeetingNews | undefined {
  if (meeting.state !== 'committed') return undefined
  const otherId = partnerOf(meeting, personId)
  if (meeting.agreedBy.includes(otherId) && !was.agreedBy.includes(otherId))
    return { kind: 'agreed', otherId }
  const [words, former] = [wordsOf(meeting, otherId), wordsOf(was, otherId)]
  const time = agreedTime(meeting)
  const isOfOther = JSON.stringify(words.times) !== JSON.stringify(former.times)
  if (time !== undefined && isOfOther && agreedTime(was) !== time)
    return { kind: 'timeAgreed', otherId, time }
  const isNew =
    (words.message !== '' && words.message !== former.message) ||
    // How to reach them also comes with one's own confirmation; that is said then.
    (words.reach !== '' && words.reach !== former.reach && isAgreed(was)) ||
    words.times.some((each) => !former.times.includes(each))
  return isNew ? { kind: 'said', otherId } : undefined
}
