import { Alert, Group, Modal, Stack, Text } from '@mantine/core'
import { BusyButton } from '../../../components/busy-button.tsx'
import { ByHandActs } from '../../../components/tell-people/by-hand-acts.tsx'
import { reaches } from '../../../components/tell-people/tell-texts.ts'
import { useLetters, usePreview } from '../../../components/tell-people/use-letters.ts'
import { WrittenLetter } from '../../../components/tell-people/written-letter.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { showToast } from '../../../lib/toast.ts'
import type { ParticipantRow } from './participant-rows.ts'

/** The reminder to one person, to read, to send, to copy or to open in a mail program; PERSON-19. */
export function RemindDialog({ row, onClose }: { row: ParticipantRow; onClose: () => void }) {
  const t = useT()
  const { id, email } = row.person
  const name = row.fullName
  const { overview, failure, call } = useLetters()
  const preview = usePreview('reminder', id)
  const { previewed } = preview
  const ways = previewed?.addressees.find(({ personId }) => personId === id)
  const canSend = overview !== undefined && ways !== undefined && reaches(overview.channels, ways)
  const send = async () => {
    const answer = await call('Send', { kind: 'reminder', personIds: [id] })
    if (!answer.ok) return
    showToast({ message: t('tell.queued', { number: answer.data.numQueued }) })
    onClose()
  }
  const faults = new Set([failure, preview.failure].filter((each) => each !== ''))
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('tell.remindOf', { name })}
      closeButtonProps={{ 'aria-label': t('app.close') }}
      size="lg"
    >
      <Stack>
        {[...faults].map((fault) => (
          <Alert key={fault} color="red">
            {fault}
          </Alert>
        ))}
        {!previewed && faults.size === 0 && <p role="status">{t('app.loading')}</p>}
        {previewed && !previewed.letter && <Text>{t('tell.notToRemind', { name })}</Text>}
        {previewed?.letter && (
          <>
            <WrittenLetter letter={previewed.letter} />
            {overview?.channels.mail && ways?.mail && (
              <Text size="sm" c="dimmed">
                {t(`tell.why.${ways.mail}`)}
              </Text>
            )}
            <Group gap="xs">
              {canSend && (
                <BusyButton variant="filled" onClick={send}>
                  {t('tell.sendOne', { name })}
                </BusyButton>
              )}
              <ByHandActs letter={previewed.letter} name={name} email={email} />
            </Group>
          </>
        )}
      </Stack>
    </Modal>
  )
}
