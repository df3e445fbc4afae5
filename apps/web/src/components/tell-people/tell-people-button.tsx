import { Button, type ButtonProps } from '@mantine/core'
import type { LetterKind } from '@planner/protocol'
import { Suspense, useRef, useState } from 'react'
import { useT } from '../../lib/i18n/i18n.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'

const TellPeopleDialog = lazyComponent(
  async () => (await import('./tell-people-dialog.tsx')).TellPeopleDialog,
)

type TellPeopleButtonProps = ButtonProps & {
  start?: LetterKind
  /** "Tell people" when left out. */
  children?: string
}

/** Opens what organisers tell people, and has the focus again afterwards. */
export function TellPeopleButton({ start, children, ...look }: TellPeopleButtonProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    // Once the dialog is gone, which keeps the focus inside.
    requestAnimationFrame(() => button.current?.focus())
  }
  return (
    <>
      <Button {...look} ref={button} onClick={() => setOpen(true)}>
        {children ?? t('tell.open')}
      </Button>
      <Suspense>{isOpen && <TellPeopleDialog start={start} onClose={close} />}</Suspense>
    </>
  )
}
