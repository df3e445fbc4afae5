import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useT } from '../../lib/i18n/i18n.ts'
import { failureText, type Refused } from '../../lib/i18n/refusal-text.ts'
import { BusyButton } from '../busy-button.tsx'
import { Dialog } from './dialog.tsx'

type Answer = { ok: true } | ({ ok: false; status: number } & Refused)

export type Confirmation = {
  question: string
  /** What the action does, and whether it can be undone. */
  text: string
  confirmLabel: string
  /** For leaving things as they are, where "Cancel" could be taken for the action. */
  keepLabel?: string
  /** The action deletes something permanently. */
  isDangerous?: boolean
  /** Additional input required before confirming. */
  children?: ReactNode
  canConfirm?: boolean
  onConfirm: () => Promise<Answer>
  onDone?: () => void
}

type ConfirmDialogProps = Confirmation & { isOpen: boolean; onClose: () => void }

/** Asks before an action, and shows why it failed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, question, text, confirmLabel, keepLabel, isDangerous = false, children } = props
  const { canConfirm = true, onConfirm, onDone } = props
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const close = () => {
    setFailure('')
    onClose()
  }
  const confirm = async () => {
    setBusy(true)
    setFailure('')
    const answer = await onConfirm()
    setBusy(false)
    if (answer.ok) {
      close()
      onDone?.()
    } else setFailure(failureText(t, answer))
  }
  return (
    <Dialog isOpen={isOpen} title={question} onClose={isBusy ? undefined : close}>
      <Stack>
        <Text>{text}</Text>
        {children}
        {failure !== '' && <Alert color="red">{failure}</Alert>}
        <Group justify="flex-end">
          <Button disabled={isBusy} onClick={close}>
            {keepLabel ?? t('app.cancel')}
          </Button>
          <BusyButton
            variant="filled"
            {...(isDangerous ? { color: 'red' } : {})}
            isBusy={isBusy}
            disabled={!canConfirm}
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </BusyButton>
        </Group>
      </Stack>
    </Dialog>
  )
}
