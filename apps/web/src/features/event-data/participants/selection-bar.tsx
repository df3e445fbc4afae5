import { Button, Checkbox, Group, Text } from '@mantine/core'
import type { MessageKey } from '@planner/i18n'
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { failureText } from '../../../lib/i18n/refusal-text.ts'
import type { CommandResult } from '../../../lib/live/hub-connection.ts'
import { useLive } from '../../../lib/live/live-context.tsx'
import { showToast } from '../../../lib/toast.ts'
import { namesText, type ParticipantRow } from './participant-rows.ts'

const DONE_MS = 10_000

type SelectionBarProps = {
  /** Those the table shows, and which of them are selected. */
  rows: readonly ParticipantRow[]
  selected: readonly ParticipantRow[]
  onSelect: (personIds: readonly string[]) => void
}

/** Selects everybody shown; approves, archives, restores or erases the selected; REG-9, REG-12. */
export function SelectionBar({ rows, selected, onSelect }: SelectionBarProps) {
  const t = useT()
  const count = selected.length
  const isAll = rows.length > 0 && count === rows.length
  return (
    <Group gap="sm" className="no-print" role="group" aria-label={t('participants.selected', { count })}>
      <Checkbox
        label={t('participants.selectAll', { count: rows.length })}
        checked={isAll}
        indeterminate={count > 0 && !isAll}
        onChange={() => onSelect(isAll ? [] : idsOf(rows))}
      />
      {count > 0 && (
        <>
          <Text size="sm" role="status">
            {t('participants.selected', { count })}
          </Text>
          <Group gap="sm">
            <SelectionActs selected={selected} onDone={() => onSelect([])} />
          </Group>
        </>
      )}
    </Group>
  )
}

type SelectionActsProps = { selected: readonly ParticipantRow[]; onDone: () => void }

/** What can be done with the people who are selected; approving and bringing back need no question. */
function SelectionActs({ selected, onDone }: SelectionActsProps) {
  const t = useT()
  const live = useLive()
  const archived = selected.filter(({ person }) => person.isArchived)
  const waiting = selected.filter(({ person }) => person.isWaiting && !person.isArchived)
  const asked = { count: selected.length, names: namesText(t, selected) }
  const done = (message: MessageKey, people = selected) => {
    showToast({ message: t(message, { names: namesText(t, people) }), autoClose: DONE_MS })
    onDone()
  }
  const act = async (
    sent: Promise<CommandResult<'ArchiveUsers' | 'ApproveUsers'>>,
    ...said: Parameters<typeof done>
  ) => {
    const ack = await sent
    if (ack.ok) done(...said)
    else showToast({ message: failureText(t, ack), autoClose: DONE_MS })
  }
  const bringBack = () => {
    const sent = live.invoke('ArchiveUsers', { userIds: idsOf(archived), isArchived: false })
    return act(sent, 'participants.restoredDone', archived)
  }
  const approve = () =>
    act(live.invoke('ApproveUsers', { userIds: idsOf(waiting) }), 'participants.approved', waiting)
  return (
    <>
      {waiting.length > 0 && (
        <Button variant="filled" size="sm" onClick={() => void approve()}>
          {t('participants.approve')}
        </Button>
      )}
      {archived.length > 0 && (
        <Button size="sm" onClick={() => void bringBack()}>
          {t('life.unarchive')}
        </Button>
      )}
      {archived.length < selected.length && (
        <ConfirmButton
          label={t('life.archive')}
          question={t('participants.archiveSelected.askTitle', asked)}
          text={t('participants.archiveSelected.ask', asked)}
          confirmLabel={t('life.archive')}
          buttonProps={{ size: 'sm' }}
          onConfirm={() => live.invoke('ArchiveUsers', { userIds: idsOf(selected), isArchived: true })}
          onDone={() => done('participants.archivedDone')}
        />
      )}
      <ConfirmButton
        label={t('participants.eraseSelected')}
        question={t('participants.eraseSelected.askTitle', asked)}
        text={t('participants.eraseSelected.ask', asked)}
        confirmLabel={t('life.erase.confirm')}
        isDangerous
        buttonProps={{ size: 'sm' }}
        onConfirm={() => live.invoke('RemoveUsers', { userIds: idsOf(selected) })}
        onDone={() => done('participants.erasedDone')}
      />
    </>
  )
}

function idsOf(rows: readonly ParticipantRow[]): string[] {
  return rows.map(({ person }) => person.id)
}
