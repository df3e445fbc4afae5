import { Button, type ButtonProps } from '@mantine/core'
import { useState } from 'react'
import { type Confirmation, ConfirmDialog } from './confirm-dialog.tsx'

type ConfirmButtonProps = Confirmation & {
  label: string
  /** The accessible name, where the label alone does not identify the person concerned. */
  ariaLabel?: string
  buttonProps?: ButtonProps
  onOpen?: () => void
}

/** A button with a confirmation dialog. */
export function ConfirmButton({
  label,
  ariaLabel,
  buttonProps,
  onOpen,
  ...confirmation
}: ConfirmButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    onOpen?.()
    setOpen(true)
  }
  return (
    <>
      <Button
        {...buttonProps}
        {...(ariaLabel === undefined ? {} : { 'aria-label': ariaLabel })}
        onClick={open}
      >
        {label}
      </Button>
      <ConfirmDialog {...confirmation} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
