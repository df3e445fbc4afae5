import { Group, Text } from '@mantine/core'
import { isPlanLetter, type LetterKind } from '@planner/protocol'
import { useState } from 'react'
import { useT } from '../../lib/i18n/i18n.ts'
import { failureText } from '../../lib/i18n/refusal-text.ts'
import { showToast } from '../../lib/toast.ts'
import { BusyButton } from '../busy-button.tsx'
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx'
import type { CallLetters } from './use-letters.ts'

type SendLettersProps = {
  kind: LetterKind
  numReached: number
  numWaiting: number
  /** Whose letter is shown; null where it does not reach them. */
  shown: { personId: string; name: string } | null
  call: CallLetters
  /** Something was sent. */
  onSent: () => void
  onAsking: (isAsking: boolean) => void
}

/** Sends a kind of letter to everybody concerned, after a question, and takes back what waits. */
export function SendLetters(props: SendLettersProps) {
  const { kind, numReached, numWaiting, shown, call, onSent, onAsking } = props
  const t = useT()
  const send = async (personIds?: readonly string[]) => {
    const answer = await call('Send', { kind, ...(personIds && { personIds }) })
    if (!answer.ok) return answer
    showToast({ message: t('tell.queued', { number: answer.data.numQueued }) })
    onSent()
    return { ok: true as const }
  }
  const [isAsking, setIsAsking] = useState(false)
  const setAsking = (next: boolean) => {
    setIsAsking(next)
    onAsking(next)
  }
  return (
    <Group gap="sm">
      {numReached > 0 && (
        <BusyButton variant="filled" onClick={() => (numReached > 1 ? setAsking(true) : send())}>
          {t('tell.send', { number: numReached })}
        </BusyButton>
      )}
      {shown && numReached > 1 && (
        <BusyButton onClick={() => send([shown.personId])}>
          {t('tell.sendAlone', { name: shown.name })}
        </BusyButton>
      )}
      <WaitingLetters number={numWaiting} call={call} />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        question={t('tell.ask', { number: numReached })}
        text={[t('tell.ask.text'), ...(isPlanLetter(kind) ? [t('tell.ask.plan')] : [])].join(' ')}
        confirmLabel={t('tell.ask.confirm')}
        onConfirm={() => send()}
      />
    </Group>
  )
}

/** What waits to be sent, and the button that takes it back. */
function WaitingLetters({ number, call }: { number: number; call: CallLetters }) {
  const t = useT()
  const stop = async () => {
    const answer = await call('Stop')
    showToast({ message: answer.ok ? t('tell.stopped') : failureText(t, answer) })
  }
  return (
    <>
      <Text size="sm" role="status">
        {number > 0 && t('tell.waiting', { number })}
      </Text>
      {number > 0 && (
        <BusyButton size="sm" onClick={stop}>
          {t('tell.stop')}
        </BusyButton>
      )}
    </>
  )
}
