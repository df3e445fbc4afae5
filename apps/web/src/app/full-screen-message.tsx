import { Anchor, Center, Loader, Stack, Text } from '@mantine/core'
import { type ReactNode, useLayoutEffect } from 'react'
import { leaveEarlyForm } from '../lib/early-form.ts'
import { useT } from '../lib/i18n/i18n.ts'

/** Covers the page while it loads, or permanently with the reason why nothing can be shown. */
export function FullScreenMessage({
  text,
  isBusy = false,
  children,
}: {
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
    <Center component="main" id="content" mih="100dvh" p="md">
      <Stack align="center">
        <Stack align="center" role={isBusy ? 'status' : 'alert'}>
          {isBusy && <Loader />}
          <Text size="lg" ta="center" component={isBusy ? 'p' : 'h1'} fw={400}>
            {text}
          </Text>
        </Stack>
        {children}
        {/* A plain link reloads the application, which discards the failed state (ROUTE-14). */}
        {!isBusy && (
          <Anchor href="/welcome/" py={10}>
            {t('app.toFrontPage')}
          </Anchor>
        )}
      </Stack>
    </Center>
  )
}
