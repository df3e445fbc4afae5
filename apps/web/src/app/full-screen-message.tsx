import { Button, Loader, Text, Title } from '@mantine/core'
import { type ReactNode, useLayoutEffect } from 'react'
import { Logo } from '../components/logo.tsx'
import { leaveEarlyForm } from '../lib/early-form.ts'
import { useT } from '../lib/i18n/i18n.ts'
import classes from './full-screen-message.module.css'

/** Covers the page while it loads, or permanently with the reason why nothing can be shown. */
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
  return (
    <main id="content" className={classes.message}>
      {isBusy ? <Loader /> : <Logo size={56} />}
      <div role={isBusy ? 'status' : 'alert'}>
        {title !== undefined && (
          <Title order={1} mb="sm">
            {title}
          </Title>
        )}
        <Text className={classes.text ?? ''} component={isBusy || title !== undefined ? 'p' : 'h1'}>
          {text}
        </Text>
      </div>
      {children}
      {/* A plain link reloads the application, which discards the failed state (ROUTE-14). */}
      {!isBusy && (
        <Button component="a" href="/welcome/">
          {t('app.toFrontPage')}
        </Button>
      )}
    </main>
  )
}
