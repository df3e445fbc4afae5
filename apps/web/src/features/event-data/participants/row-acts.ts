import type { ParticipantColumn } from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import type { ParticipantRow } from './participant-rows.ts'

/** What can be done with one person; EVENT-11, EVENT-13. */
export type RowAct =
  | 'edit'
  | 'approve'
  | 'decline'
  | 'remind'
  | 'mail'
  | 'copyLink'
  | 'open'
  | 'qr'
  | 'replaceLink'
  | 'makeAdmin'
  | 'unmakeAdmin'
  | 'archive'
  | 'unarchive'

/** The label, and what identifies the person as well. */
export const ACT_LABELS = {
  edit: ['participants.edit', 'participants.edit.title'],
  approve: ['participants.approve', 'participants.approve.of'],
  decline: ['participants.decline', 'participants.decline.of'],
  remind: ['participants.remind', 'participants.remind.of'],
  mail: ['participants.remindByMail', 'participants.remindByMail.of'],
  copyLink: ['participants.copyLink', 'participants.copyLink.of'],
  open: ['participants.open', 'participants.openOf'],
  qr: ['participants.qr', 'participants.qrOf'],
  replaceLink: ['life.link.button', 'life.link.of'],
  makeAdmin: ['life.makeAdmin', 'life.makeAdmin.of'],
  unmakeAdmin: ['life.unmakeAdmin', 'life.unmakeAdmin.of'],
  archive: ['life.archive', 'life.archive.of'],
  unarchive: ['life.unarchive', 'life.unarchive.of'],
} as const satisfies Record<RowAct, readonly [MessageKey, MessageKey]>

/** The acts of a row in groups; a personal link only where the organiser has it (KEY-18). */
export function rowActs(row: ParticipantRow, columns: readonly ParticipantColumn[]): RowAct[][] {
  const { person, personalLink, hasAnswered } = row
  const { isWaiting, isArchived, isEventAdmin, registerTopicWithoutAuthor, email } = person
  const hasLink = personalLink !== ''
  const isMissing = hasAnswered === false && hasLink
  const offers = (column: ParticipantColumn) => columns.includes(column)
  const when = (holds: boolean, ...acts: RowAct[]) => (holds ? acts : [])
  return [
    [...when(isWaiting && !isArchived, 'approve', 'decline'), 'edit' as const],
    [...when(isMissing, 'remind'), ...when(isMissing && email !== '', 'mail')],
    when(hasLink, 'copyLink', 'open', 'qr', 'replaceLink'),
    [
      ...when(offers('makeAdmin') && !registerTopicWithoutAuthor, isEventAdmin ? 'unmakeAdmin' : 'makeAdmin'),
      ...when(offers('archiveUser'), isArchived ? 'unarchive' : 'archive'),
    ],
  ].filter(({ length }) => length > 0)
}
