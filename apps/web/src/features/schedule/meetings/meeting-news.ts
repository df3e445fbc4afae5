import {
  type EventState,
  isUpcoming,
  type MeetingFact,
  type MeetingKey,
  type PersonId,
  partnerOf,
} from '@planner/domain'

/** What has become of a person's meeting by what somebody else did; SCREEN-8. */
export type MeetingNews = {
  kind: 'committed' | 'cancelled' | 'cancelledByOrganiser' | 'released'
  otherId: PersonId
}

type Facts = EventState['meetings']
type IsAsked = (key: MeetingKey, state: MeetingFact['state']) => boolean

/** What a person has to be told between two states of their meetings. `isAsked` says what they did themselves. */
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
    if (!people.includes(personId) || was?.state === state || isAsked(key, state)) continue
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
