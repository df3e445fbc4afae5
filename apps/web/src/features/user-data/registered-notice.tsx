import { Button, Group, Paper, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { CopyButton } from '../../components/copy-button.tsx'
import { useT } from '../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../lib/live/live-context.tsx'
import { usePlannerTab } from '../../lib/tab.ts'

/** For the organiser of an event that nobody has joined: it is registered, and here is its link; EVENT-69. */
export function RegisteredNotice() {
  const t = useT()
  const { state, shareLink } = useLiveSnapshot()
  const { openTab } = usePlannerTab()
  const line = useRef<HTMLParagraphElement>(null)
  // The form that registered the event is gone; the focus is nowhere, or on the heading that took it meanwhile.
  useEffect(() => {
    if (document.activeElement?.matches('body, #content h2')) line.current?.focus()
  }, [])
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="registered">
      <Group justify="space-between" gap="sm">
        <Text id="registered" tabIndex={-1} ref={line}>
          {t('userData.eventRegistered', { event: state.event.name })}
        </Text>
        <Group gap="xs">
          <CopyButton text={shareLink}>{t('eventData.copyShareLink')}</CopyButton>
          <Button variant="subtle" onClick={() => openTab('eventData')}>
            {t('userData.toEvent')}
          </Button>
        </Group>
      </Group>
    </Paper>
  )
}
