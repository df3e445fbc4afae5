import { Button, Loader, Text, Title } from '@mantine/core'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { Logo } from '../components/logo.tsx'
import { leaveEarlyForm } from '../lib/early-form.ts'
import { useT } from '../lib/i18n/i18n.ts'
import classes from './full-screen-message.module.css'

/** Covers the page while it loads, or for good: an alert without OK button that says why nothing can be shown; ERROR-1. */
export function FullScreenMessage({
  title,
  text,
  isBusy = false,
  children,
}: {
  /** In a few words what has come to be; left out where the text is as short. */
  title?: string
  text: string
  isBusy?: boolean
  /** What can still be done. */
  children?: ReactNode
}) {
  const t = useT()
  useLayoutEffect(() => {
    if (!isBusy) leaveEarlyForm()
  }, [isBusy])
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isBusy) alert.current?.focus()
  }, [isBusy])
  const id = useId()
  const says = (
    <>
      {title !== undefined && (
        <Title order={1} mb="sm" id={`${id}title`}>
          {title}
        </Title>
      )}
      <Text
        id={`${id}text`}
        className={classes.text ?? ''}
        component={isBusy || title !== undefined ? 'p' : 'h1'}
      >
        {text}
      </Text>
    </>
  )
  if (isBusy)
    return (
      <main id="content" className={classes.message}>
        <Loader />
        <div role="status">{says}</div>
      </main>
    )
  return (
    <main id="content" className={classes.message}>
      <div
        ref={alert}
        role="alertdialog"
        aria-modal="true"
        aria-labelledby={title === undefined ? `${id}text` : `${id}title`}
        aria-describedby={title === undefined ? undefined : `${id}text`}
        tabIndex={-1}
        className={classes.alert}
      >
        <Logo size={56} />
        <div>{says}</div>
        {children}
        {/* A plain link reloads the application, which discards the failed state (ROUTE-14). */}
        <Button component="a" href="/welcome/">
          {t('app.toFrontPage')}
        </Button>
      </div>
    </main>
  )
}
