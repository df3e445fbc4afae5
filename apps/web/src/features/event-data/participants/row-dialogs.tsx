import { type Confirmation, ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { QrDialog } from '../../../components/qr-dialog.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLive } from '../../../lib/live/live-context.tsx'
import { showToast } from '../../../lib/toast.ts'
import type { ParticipantRow } from './participant-rows.ts'
import { PersonDialog } from './person-dialog.tsx'
import type { RowAct } from './row-acts.ts'

/** An act of a row that has a dialog. */
export type OpenAct = { act: RowAct; row: ParticipantRow }

const DONE_MS = 6000

/** The dialogs of the menu of a row: a form, a QR code, or a question. */
export function RowDialogs({ act, row, onClose }: OpenAct & { onClose: () => void }) {
  const t = useT()
  const question = useQuestions(row)[act]
  if (question) return <ConfirmDialog isOpen {...question} onClose={onClose} />
  if (act === 'edit') return <PersonDialog row={row} onClose={onClose} />
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
