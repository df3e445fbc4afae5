import { Alert, Button, type ButtonProps, Group, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useT } from '../../lib/i18n/i18n.ts'
import { type Refused, refusalText } from '../../lib/i18n/refusal-text.ts'
import { Dialog } from './dialog.tsx'

type Answer = { ok: true } | ({ ok: false; status: number } & Refused)

type ConfirmButtonProps = {
  label: string
  /** The accessible name, where the label alone does not identify the person concerned. */
  ariaLabel?: string
  question: string
  /** What the action does, and whether it can be undone. */
  text: string
  confirmLabel: string
  /** For leaving things as they are, where "Cancel" could be taken for the action. */
  keepLabel?: string
  /** The action deletes something permanently. */
  isDangerous?: boolean
  buttonProps?: ButtonProps
  /** Additional input required before confirming. */
  children?: ReactNode
  canConfirm?: boolean
  onOpen?: () => void
  onConfirm: () => Promise<Answer>
  onDone?: () => void
}

/** A button with a confirmation dialog, which also shows why the action failed. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, ariaLabel, question, text, confirmLabel, isDangerous = false, buttonProps, children } = props
  const { keepLabel, canConfirm = true, onOpen, onConfirm, onDone } = props
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const open = () => {
    setFailure('')
    onOpen?.()
    setOpen(true)
  }
  const confirm = async () => {
    setBusy(true)
    setFailure('')
    const answer = await onConfirm()
    setBusy(false)
    if (answer.ok) {
      setOpen(false)
      onDone?.()
    } else setFailure(answer.status === 0 ? t('life.notAnswered') : refusalText(t, answer))
  }
  return (
    <>
      <Button
        variant="default"
        {...buttonProps}
        {...(ariaLabel === undefined ? {} : { 'aria-label': ariaLabel })}
        onClick={open}
      >
        {label}
      </Button>
      <Dialog isOpen={isOpen} title={question} onClose={isBusy ? undefined : () => setOpen(false)}>
        <Stack gap="md">
          <Text>{text}</Text>
          {children}
          {failure !== '' && (
            <Alert color="red" role="alert">
              {failure}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" disabled={isBusy} onClick={() => setOpen(false)}>
              {keepLabel ?? t('app.cancel')}
            </Button>
            <Button
              {...(isDangerous ? { color: 'red' } : {})}
              loading={isBusy}
              disabled={!canConfirm}
              onClick={() => void confirm()}
            >
              {confirmLabel}
            </Button>
          </Group>
        </Stack>
      </Dialog>
    </>
  )
}
