import { Button, Checkbox, Group, Text } from '@mantine/core'
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { refusalText } from '../../../lib/i18n/refusal-text.ts'
import { useLive } from '../../../lib/live/live-context.tsx'
import { showToast } from '../../../lib/toast.ts'
import { namesText } from './names-text.ts'
import type { ParticipantRow } from './participant-rows.ts'

const DONE_MS = 10_000

type SelectionBarProps = {
  /** Those the table shows, and which of them are selected. */
  rows: readonly ParticipantRow[]
  selected: readonly ParticipantRow[]
  onSelect: (personIds: readonly string[]) => void
}

/** Selects everybody shown, and approves, archives, brings back or erases the selected at once; REG-9, REG-12. */
export function SelectionBar({ rows, selected, onSelect }: SelectionBarProps) {
  const t = useT()
  const live = useLive()
  const isAll = rows.length > 0 && selected.length === rows.length
  const count = selected.length
  const archived = selected.filter(({ person }) => person.isArchived)
  const waiting = selected.filter(({ person }) => person.isWaiting && !person.isArchived)
  const names = namesText(
    t,
    selected.map(({ fullName }) => fullName),
  )
  const say = (message: string) => showToast({ message, autoClose: DONE_MS })
  const done = () => onSelect([])
  const bringBack = async () => {
    const ack = await live.invoke('ArchiveUsers', { userIds: idsOf(archived), isArchived: false })
    say(ack.ok ? t('participants.restoredDone', { names: namesOf(archived) }) : failure(ack))
    if (ack.ok) done()
  }
  const approve = async () => {
    const ack = await live.invoke('ApproveUsers', { userIds: idsOf(waiting) })
    say(ack.ok ? t('participants.approved', { names: namesOf(waiting) }) : failure(ack))
    if (ack.ok) done()
  }
  const namesOf = (people: readonly ParticipantRow[]) =>
    namesText(
      t,
      people.map(({ fullName }) => fullName),
    )
  const failure = (ack: { status: number; message: string; reason?: string | undefined }) =>
    ack.status === 0 ? t('life.notAnswered') : refusalText(t, ack)
  return (
    <Group gap="sm" className="no-print" role="group" aria-label={t('participants.selected', { count })}>
      <Checkbox
        label={t('participants.selectAll', { count: rows.length })}
        checked={isAll}
        indeterminate={count > 0 && !isAll}
        onChange={() => onSelect(isAll ? [] : rows.map(({ person }) => person.id))}
      />
      {count > 0 && (
        <>
          <Text size="sm" role="status">
            {t('participants.selected', { count })}
          </Text>
          <Group gap="sm">
            {waiting.length > 0 && (
              <Button size="sm" onClick={() => void approve()}>
                {t('participants.approve')}
              </Button>
            )}
            {archived.length > 0 && (
              <Button size="sm" variant="default" onClick={() => void bringBack()}>
                {t('participants.restoreSelected')}
              </Button>
            )}
            {archived.length < count && (
              <ConfirmButton
                label={t('participants.archiveSelected')}
                question={t('participants.archiveSelected.askTitle', { count })}
                text={t('participants.archiveSelected.ask', { names })}
                confirmLabel={t('participants.archiveSelected')}
                buttonProps={{ size: 'sm', variant: 'default' }}
                onConfirm={() => live.invoke('ArchiveUsers', { userIds: idsOf(selected), isArchived: true })}
                onDone={() => {
                  say(t('participants.archivedDone', { names }))
                  done()
                }}
              />
            )}
            <ConfirmButton
              label={t('participants.eraseSelected')}
              question={t('participants.eraseSelected.askTitle', { count })}
              text={t('participants.eraseSelected.ask', { names })}
              confirmLabel={t('life.erase.confirm')}
              isDangerous
              buttonProps={{ size: 'sm', variant: 'default' }}
              onConfirm={() => live.invoke('RemoveUsers', { userIds: idsOf(selected) })}
              onDone={() => {
                say(t('participants.erasedDone', { names }))
                done()
              }}
            />
          </Group>
        </>
      )}
    </Group>
  )
}

function idsOf(rows: readonly ParticipantRow[]): string[] {
  return rows.map(({ person }) => person.id)
}
