import { Button, Stack, Text, Title } from '@mantine/core'
import { Component, type ReactNode } from 'react'
import { useT } from '../lib/i18n/i18n.ts'

type Props = { children: ReactNode }

/** Confines a crash to the part of the page it happened in, and offers to reload. */
export class CrashBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render(): ReactNode {
    return this.state.isBroken ? <Crash /> : this.props.children
  }
}

function Crash() {
  const t = useT()
  return (
    <Stack role="alert" align="flex-start" p="md">
      <Title order={2}>{t('app.crash.title')}</Title>
      <Text>{t('app.crash.text')}</Text>
      <Button onClick={() => window.location.reload()}>{t('app.reload')}</Button>
    </Stack>
  )
}
