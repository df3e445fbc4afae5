import { useState } from 'react'
import { copyText } from '../../../components/use-copy.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { refusalText } from '../../../lib/i18n/refusal-text.ts'
import { useEventState, useLive } from '../../../lib/live/live-context.tsx'
import { showToast } from '../../../lib/toast.ts'
import type { ParticipantRow } from './participant-rows.ts'
import { personalReminder, reminderMail } from './reminders.ts'
import type { RowAct } from './row-acts.ts'
import type { OpenAct } from './row-dialogs.tsx'

/** Does what the menu of a row offers; what has a dialog is `open` until it is closed. */
export function useRowActs() {
  const t = useT()
  const live = useLive()
  const { event, persons } = useEventState()
  const [open, setOpen] = useState<OpenAct | null>(null)
  const say = (message: string) => showToast({ message })
  const copy = async (text: string) => say(t((await copyText(text)) ? 'app.copied' : 'copy.failed'))
  const approve = async ({ person, fullName }: ParticipantRow) => {
    const ack = await live.invoke('ApproveUsers', { userIds: [person.id] })
    const failure = ack.ok ? '' : ack.status === 0 ? t('life.notAnswered') : refusalText(t, ack)
    say(failure || t('participants.approved', { names: fullName }))
  }
  const AT_ONCE: Partial<Record<RowAct, (row: ParticipantRow) => void>> = {
    approve: (row) => void approve(row),
    unarchive: ({ person }) => void live.invoke('ArchiveUser', { userId: person.id, isArchived: false }),
    copyLink: ({ personalLink }) => void copy(personalLink),
    remind: (row) => void copy(personalReminder(t, row, event.name)),
    mail: (row) => window.location.assign(reminderMail(t, row, event.name)),
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
