import type { HubData, HubMeeting } from '../hub-data.ts'
import { cells, person, personIn } from './good-groups.ts'

export function meeting(a: string, b: string, more: Partial<HubMeeting> = {}): HubMeeting {
  return {
    personIds: [a, b],
    week: 2,
    sessionId: null,
    state: 'reserved',
    cancelledBy: null,
    wishedBy: [a, b],
    agreedBy: [a, b],
    ...more,
  }
}

/** Five people in the second week of a reciprocal event with two sessions, before a plan. */
export function beforeMeetings(): HubData {
  return {
    event: {
      variant: 'reciprocity',
      numEnabledSessions: 2,
      sessions: [],
      groupRooms: '',
      newSessionLabels: '',
      sessionDurationInHours: null,
      considerContactPreferences: true,
      limitAllUsersToOneGroupOnly: false,
      meetingWeek: 2,
    },
    settings: {},
    persons: [
      person('ann', {
        numMeetingRequests: 2,
        preferences: cells({ bob: 'Yes', cid: 'Yes pending', dan: 'Yes past' }),
      }),
      person('bob', { preferences: cells({ ann: 'Yes', cid: 'Yes', eve: 'Yes auto committed' }) }),
      person('cid', {
        preferences: cells({ ann: 'Yes', bob: 'Yes', dan: 'Yes' }),
        contactPreferences: cells({ bob: 'No' }),
      }),
      person('dan', { preferences: cells({ ann: 'Yes past', eve: 'Yes' }) }),
      person('eve', { preferences: cells({ bob: 'Yes auto committed', dan: 'Yes' }) }),
    ],
    topics: [],
    meetings: [
      meeting('ann', 'dan', { state: 'past', week: 1 }),
      meeting('bob', 'eve', { state: 'committed', sessionId: 2 }),
    ],
  }
}

/** The same after a plan that breaks no rule. */
export function afterMeetings(): HubData {
  const data = beforeMeetings()
  const made = [
    meeting('ann', 'bob', { sessionId: 1 }),
    meeting('ann', 'cid', { sessionId: 2 }),
    meeting('dan', 'eve', { sessionId: 1 }),
  ]
  for (const { personIds } of made)
    for (const id of personIds) {
      const [other = ''] = personIds.filter((each) => each !== id)
      const own = personIn(data, id)
      own.preferences = { ...own.preferences, ...cells({ [other]: 'Yes auto reserved' }) }
    }
  return { ...data, meetings: [...(data.meetings ?? []), ...made] }
}
