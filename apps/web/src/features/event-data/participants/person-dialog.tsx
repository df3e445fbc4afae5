import { Center, Loader, Modal } from '@mantine/core'
import { Suspense } from 'react'
import { useT } from '../../../lib/i18n/i18n.ts'
import { lazyComponent } from '../../../lib/lazy-component.ts'
import { useEventState } from '../../../lib/live/live-context.tsx'
import type { ParticipantRow } from './participant-rows.ts'

const UserForm = lazyComponent(
  async () => (await import('../../../components/user-form/user-form.tsx')).UserForm,
)

type PersonDialogProps = {
  /** null adds somebody. */
  row: ParticipantRow | null
  onClose: () => void
}

/** Registers or edits a person, by an admin. */
export function PersonDialog({ row, onClose }: PersonDialogProps) {
  const t = useT()
  const { persons } = useEventState()
  return (
    <Modal
      opened
      onClose={onClose}
      title={row ? t('participants.edit.title', { name: row.fullName }) : t('participants.add.title')}
      closeButtonProps={{ 'aria-label': t('app.close') }}
      size="lg"
    >
      <Suspense
        fallback={
          <Center h={200}>
            <Loader />
          </Center>
        }
      >
        <UserForm person={row ? (persons.get(row.person.id) ?? row.person) : null} onDone={onClose} />
      </Suspense>
    </Modal>
  )
}
