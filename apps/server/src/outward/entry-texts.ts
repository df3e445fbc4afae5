import type { EntryTexts } from '@planner/domain'
import type { Text } from '../http/texts.ts'

export function entryTexts(text: Text): EntryTexts {
  return {
    session: (number) => text('schedule.session', { number }),
    groupNumber: (number) => text('schedule.group.number', { number }),
    andMore: (names, number) => text('schedule.names.more', { names, number }),
    meetingWith: (name) => text('outward.meetingWith', { name }),
    meetingOf: (names) => text('outward.meetingOf', { names }),
    meeting: text('outward.meeting'),
    groupOf: (names) => text('outward.groupOf', { names }),
    group: text('outward.group'),
  }
}
