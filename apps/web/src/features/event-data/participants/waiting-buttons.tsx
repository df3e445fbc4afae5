import { Button } from '@mantine/core'
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { refusalText } from '../../../lib/i18n/refusal-text.ts'
import { useLive } from '../../../lib/live/live-context.tsx'
import { showToast } from '../../../lib/toast.ts'
import type { ParticipantRow } from './participant-rows.ts'

/** Approves or declines one person who waits; REG-9. */
export function WaitingButtons({ row: { person, fullName: name } }: { row: ParticipantRow }) {
  const t = useT()
  const { life } = useLive()
  if (!person.isWaiting || person.isArchived) return null
  const approve = async () => {
    const ack = await life.approvePeople([person.id])
    const failure = ack.ok ? '' : ack.status === 0 ? t('life.notAnswered') : refusalText(t, ack)
    void showToast({ message: failure || t('participants.approved', { names: name }) })
  }
  return (
    <>
      <Button size="xs" aria-label={t('participants.approve.of', { name })} onClick={() => void approve()}>
        {t('participants.approve')}
      </Button>
      <ConfirmButton
        label={t('participants.decline')}
        ariaLabel={t('participants.decline.of', { name })}
        question={t('participants.decline.askTitle', { name })}
        text={t('participants.decline.ask')}
        confirmLabel={t('participants.decline')}
        isDangerous
        buttonProps={{ size: 'xs' }}
        onConfirm={() => life.removePeople([person.id])}
      />
    </>
  )
}
