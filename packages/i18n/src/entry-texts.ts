import type { MessageKey, Values } from './message.ts'

type Translate = <Key extends MessageKey>(key: Key, ...values: Values<Key>) => string

/** How entries of a programme are named, in the language of `text`: the `EntryTexts` of the domain. */
export function entryTexts(text: Translate) {
  return {
    session: (number: number) => text('schedule.session', { number }),
    groupNumber: (number: number) => text('schedule.group.number', { number }),
    andMore: (names: string, number: number) => text('schedule.names.more', { names, number }),
    meetingWith: (name: string) => text('outward.meetingWith', { name }),
    meetingOf: (names: string) => text('outward.meetingOf', { names }),
    meeting: text('outward.meeting'),
    groupOf: (names: string) => text('outward.groupOf', { names }),
    group: text('outward.group'),
  }
}
