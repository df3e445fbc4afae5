import { Button, Stack, Text, Title } from '@mantine/core'
import { Component, type ReactNode } from 'react'
import { useT } from '../lib/i18n/i18n.ts'
import { reportFault } from '../lib/log.ts'

type Props = { children: ReactNode }

/** Confines a crash to the part of the page it happened in, reports it and says what to do; ERROR-17. */
export class CrashBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown): void {
    reportFault('PageBroken', error)
  }

  override render(): ReactNode {
    return this.state.isBroken ? <Crash /> : this.props.children
  }
}

function Crash() {
  const t = useT()
  return (
    <Stack role="alert" align="flex-start" p="md" maw="var(--measure-reading)">
      <Title order={2}>{t('app.crash.title')}</Title>
      <Text>{t('app.crash.text')}</Text>
      <Text>{t('app.crash.help')}</Text>
      <Button variant="filled" onClick={() => window.location.reload()}>
        {t('app.reload')}
      </Button>
    </Stack>
  )
}
