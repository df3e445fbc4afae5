import { Alert, Stack, Text } from '@mantine/core'
import { isWaitingViewer } from '@planner/domain'
import { ContactLine } from '../../components/contact-line.tsx'
import { useT } from '../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../lib/live/live-context.tsx'

/** Says to somebody who waits for approval what that means, on every tab; REG-8. */
export function WaitingNotice() {
  const t = useT()
  const { state, viewer } = useLiveSnapshot()
  if (!isWaitingViewer(state, viewer)) return null
  return (
    <Alert
      color="orange"
      role="status"
      title={t('registration.waiting.title')}
      mx="var(--page-inset)"
      my="md"
    >
      <Stack gap="xs">
        <Text size="sm">{t('registration.waiting.text')}</Text>
        <ContactLine />
      </Stack>
    </Alert>
  )
}
