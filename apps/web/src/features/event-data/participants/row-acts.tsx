import type { ParticipantColumn } from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import { Suspense, useState } from 'react'
import { copyText } from '../../../components/copy-button.tsx'
import { type Confirmation, ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { QrDialog } from '../../../components/qr-dialog.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { failureText } from '../../../lib/i18n/refusal-text.ts'
import { lazyComponent } from '../../../lib/lazy-component.ts'
import { useEventState, useLive } from '../../../lib/live/live-context.tsx'
import { showToast } from '../../../lib/toast.ts'
import type { ParticipantRow } from './participant-rows.ts'
import { PersonDialog } from './person-dialog.tsx'

const RemindDialog = lazyComponent(async () => (await import('./remind-dialog.tsx')).RemindDialog)

/** The label of each act, and what identifies the person as well. */
export const ACT_LABELS = {
  edit: ['participants.edit', 'participants.edit.title'],
  approve: ['participants.approve', 'participants.approve.of'],
  decline: ['participants.decline', 'participants.decline.of'],
  remind: ['tell.remind', 'tell.remindOf'],
  copyLink: ['participants.copyLink', 'participants.copyLink.of'],
  open: ['app.open', 'participants.openOf'],
  qr: ['participants.qr', 'participants.qrOf'],
  replaceLink: ['life.link.button', 'life.link.of'],
  makeAdmin: ['life.makeAdmin', 'life.makeAdmin.of'],
  unmakeAdmin: ['life.unmakeAdmin', 'life.unmakeAdmin.of'],
  archive: ['life.archive', 'life.archive.of'],
  unarchive: ['life.unarchive', 'life.unarchive.of'],
} as const satisfies Record<string, readonly [MessageKey, MessageKey]>

/** What can be done with one person; EVENT-11, EVENT-13. */
export type RowAct = keyof typeof ACT_LABELS

/** The acts of a row in groups; a personal link only where the organiser has it (KEY-18). */
export function rowActs(row: ParticipantRow, columns: readonly ParticipantColumn[]): RowAct[][] {
  const { person, personalLink, hasAnswered } = row
  const { isWaiting, isArchived, isEventAdmin, registerTopicWithoutAuthor } = person
  const hasLink = personalLink !== ''
  const isMissing = hasAnswered === false && hasLink
  const offers = (column: ParticipantColumn) => columns.includes(column)
  const when = (holds: boolean, ...acts: RowAct[]) => (holds ? acts : [])
  return [
    [...when(isWaiting && !isArchived, 'approve', 'decline'), 'edit' as const],
    when(isMissing, 'remind'),
    when(hasLink, 'copyLink', 'open', 'qr', 'replaceLink'),
    [
      ...when(offers('makeAdmin') && !registerTopicWithoutAuthor, isEventAdmin ? 'unmakeAdmin' : 'makeAdmin'),
      ...when(offers('archiveUser'), isArchived ? 'unarchive' : 'archive'),
    ],
  ].filter(({ length }) => length > 0)
}

/** Does what the menu of a row offers; what has a dialog is `open` until it is closed. */
export function useRowActs() {
  const t = useT()
  const live = useLive()
  const { persons } = useEventState()
  const [open, setOpen] = useState<OpenAct | null>(null)
  const say = (message: string) => showToast({ message })
  const copy = async (text: string) => say(t((await copyText(text)) ? 'app.copied' : 'copy.failed'))
  const approve = async ({ person, fullName }: ParticipantRow) => {
    const ack = await live.invoke('ApproveUsers', { userIds: [person.id] })
    say(ack.ok ? t('participants.approved', { names: fullName }) : failureText(t, ack))
  }
  const AT_ONCE: Partial<Record<RowAct, (row: ParticipantRow) => void>> = {
    approve: (row) => void approve(row),
    unarchive: ({ person }) => void live.invoke('ArchiveUser', { userId: person.id, isArchived: false }),
    copyLink: ({ personalLink }) => void copy(personalLink),
    // It is a link.
    open: () => {},
  }
  return {
    /** With the person as they are now. */
    open: open && {
      ...open,
      row: { ...open.row, person: persons.get(open.row.person.id) ?? open.row.person },
    },
    act: (act: RowAct, row: ParticipantRow) => {
      const atOnce = AT_ONCE[act]
      if (atOnce) atOnce(row)
      else setOpen({ act, row })
    },
    /** The focus goes back to the row, or where that is gone, to the heading. */
    close: () => {
      const id = open?.row.person.id ?? ''
      setOpen(null)
      requestAnimationFrame(() => {
        const row = document.querySelector<HTMLElement>(`[data-acts-of="${CSS.escape(id)}"]`)
        ;(row ?? document.getElementById('participants'))?.focus()
      })
    },
  }
}

/** An act of a row that has a dialog. */
type OpenAct = { act: RowAct; row: ParticipantRow }

const DONE_MS = 6000

/** The dialogs of the menu of a row: a form, a QR code, or a question. */
export function RowDialogs({ act, row, onClose }: OpenAct & { onClose: () => void }) {
  const t = useT()
  const question = useQuestions(row)[act]
  if (question) return <ConfirmDialog isOpen {...question} onClose={onClose} />
  if (act === 'edit') return <PersonDialog row={row} onClose={onClose} />
  if (act === 'remind')
    return (
      <Suspense>
        <RemindDialog row={row} onClose={onClose} />
      </Suspense>
    )
  if (act !== 'qr') return null
  const label = t('participants.linkOf', { name: row.fullName })
  return <QrDialog isOpen onClose={onClose} label={label} text={row.personalLink} />
}

/** What is asked before an act; KEY-6, KEY-8, KEY-14, REG-9. */
function useQuestions({ person, fullName: name }: ParticipantRow): Partial<Record<RowAct, Confirmation>> {
  const t = useT()
  const live = useLive()
  const setAdmin = (action: 'life.makeAdmin' | 'life.unmakeAdmin', isAdmin: boolean): Confirmation => ({
    question: t(`${action}.askTitle`, { name }),
    text: t(`${action}.ask`),
    confirmLabel: t(action),
    onConfirm: () => live.invoke('SetEventAdmin', { userId: person.id, isEventAdmin: isAdmin }),
  })
  return {
    makeAdmin: setAdmin('life.makeAdmin', true),
    unmakeAdmin: setAdmin('life.unmakeAdmin', false),
    archive: {
      question: t('life.archive.askTitle', { name }),
      text: t('life.archive.ask'),
      confirmLabel: t('life.archive'),
      onConfirm: () => live.invoke('ArchiveUser', { userId: person.id, isArchived: true }),
    },
    decline: {
      question: t('participants.decline.askTitle', { name }),
      text: t('participants.decline.ask'),
      confirmLabel: t('participants.decline'),
      isDangerous: true,
      onConfirm: () => live.invoke('RemoveUsers', { userIds: [person.id] }),
    },
    replaceLink: {
      question: t('life.link.button'),
      text: t('life.link.ask.of', { name }),
      confirmLabel: t('life.link.button'),
      onConfirm: () => live.replacePersonalLink(person.id),
      onDone: () => showToast({ message: t('life.link.done'), autoClose: DONE_MS }),
    },
  }
}
