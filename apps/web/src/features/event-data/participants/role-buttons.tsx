import { Button } from '@mantine/core'
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLive } from '../../../lib/live/live-context.tsx'
import type { ParticipantRow } from './participant-rows.ts'

const SMALL = { size: 'xs', variant: 'default' } as const

/** Grants or revokes the event admin role; EVENT-13, KEY-6. */
export function MakeAdminButton({ row: { person, fullName: name } }: { row: ParticipantRow }) {
  const t = useT()
  const { life } = useLive()
  if (person.registerTopicWithoutAuthor) return null
  const action = person.isEventAdmin ? 'life.unmakeAdmin' : 'life.makeAdmin'
  return (
    <ConfirmButton
      label={t(action)}
      ariaLabel={t(`${action}.of`, { name })}
      question={t(`${action}.askTitle`, { name })}
      text={t(`${action}.ask`)}
      confirmLabel={t(action)}
      buttonProps={SMALL}
      onConfirm={() => life.setEventAdmin(person.id, !person.isEventAdmin)}
    />
  )
}

/** Archives a participant after a confirmation, or restores them without one. */
export function ArchiveButton({ row: { person, fullName: name } }: { row: ParticipantRow }) {
  const t = useT()
  const { life } = useLive()
  if (person.isArchived) {
    return (
      <Button
        {...SMALL}
        aria-label={t('life.unarchive.of', { name })}
        onClick={() => void life.archive(person.id, false)}
      >
        {t('life.unarchive')}
      </Button>
    )
  }
  return (
    <ConfirmButton
      label={t('life.archive')}
      ariaLabel={t('life.archive.of', { name })}
      question={t('life.archive.askTitle', { name })}
      text={t('life.archive.ask')}
      confirmLabel={t('life.archive')}
      buttonProps={SMALL}
      onConfirm={() => life.archive(person.id, true)}
    />
  )
}
