import { UnstyledButton } from '@mantine/core'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useT } from '../../lib/i18n/i18n.ts'
import { useIsNarrow } from '../../lib/use-is-narrow.ts'
import { Icon } from '../icon.tsx'
import classes from './side-card.module.css'

type SideCardProps = {
  /** What it is about, in a quiet line above the title. */
  about: ReactNode
  title: ReactNode
  onClose: () => void
  children: ReactNode
}

/** A card beside the page, which stays in use; on narrow screens a sheet from below. */
export function SideCard({ about, title, onClose, children }: SideCardProps) {
  const t = useT()
  const isNarrow = useIsNarrow()
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const card = ref.current
    if (isNarrow) card?.showModal()
    else card?.show()
    card?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
    return () => card?.close()
  }, [isNarrow])
  return (
    <dialog
      ref={ref}
      className={classes.side}
      data-beside={!isNarrow || undefined}
      aria-labelledby={`${id}-about ${id}-title`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        onClose()
      }}
    >
      <div className={classes.head}>
        <div className={classes.titles}>
          <p id={`${id}-about`} className={classes.about}>
            {about}
          </p>
          <h2 id={`${id}-title`} className={classes.title} tabIndex={-1}>
            {title}
          </h2>
        </div>
        <UnstyledButton className={classes.close} aria-label={t('app.close')} onClick={onClose}>
          <Icon name="close" />
        </UnstyledButton>
      </div>
      {children}
    </dialog>
  )
}
