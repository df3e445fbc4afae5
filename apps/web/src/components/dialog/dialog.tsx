import { type ReactNode, useEffect, useId, useRef } from 'react'
import classes from './dialog.module.css'

type DialogProps = {
  isOpen: boolean
  title: string
  /** Undefined: the dialog cannot be dismissed. */
  onClose?: (() => void) | undefined
  children: ReactNode
}

/** The native modal dialog. It is part of the entry chunk, since it must open without the network. */
export function Dialog({ isOpen, title, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = ref.current
    if (isOpen && !dialog?.open) {
      dialog?.showModal()
      // The browser takes the first control, which may be one that undoes something.
      // Reading begins at the top all the same.
      dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true })
    }
    if (!isOpen && dialog?.open) dialog.close()
  }, [isOpen])
  return (
    <dialog
      ref={ref}
      className={classes.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
      // Browsers close on a second Escape even when `cancel` is prevented.
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !onClose) event.preventDefault()
      }}
    >
      {isOpen && (
        <>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          {children}
        </>
      )}
    </dialog>
  )
}
