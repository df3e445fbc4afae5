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

/** What has become of a person's meeting by what somebody else did; SCREEN-8. */
export type MeetingNews = {
  kind: 'committed' | 'agreed' | 'timeAgreed' | 'said' | 'cancelled' | 'cancelledByOrganiser' | 'released'
  otherId: PersonId
  /** Of an agreed time: ms since the epoch. */
  time?: number
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
